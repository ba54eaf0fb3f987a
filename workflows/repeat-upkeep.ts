import {
  condition,
  continueAsNew,
  isCancellation,
  proxyActivities,
  upsertMemo,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import {
  type RepeatedTask,
  type Repetition,
  type RepetitionMemo,
  upkeepTasks,
  upkeepWorkflows,
} from '../domain/workflow-definitions/upkeep.ts';
import { onSignal, stagesOf } from './stages-and-signals.ts';

const definition = upkeepWorkflows.repeatUpkeep;
const setStage = stagesOf(definition);

// These tasks take a second or two. A run that fails is followed by the next one, so a few attempts are enough.
const tasks = proxyActivities<Activities['maintenance']>({
  taskQueue: 'maintenance',
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '1 minute',
  retry: {
    initialInterval: '1 second',
    backoffCoefficient: 2,
    maximumInterval: '30 seconds',
    maximumAttempts: 10,
  },
});
// Retries without end: Temporal's UI shows the reason why signing fails.
const checkpoints = proxyActivities<Activities['maintenance']>({
  taskQueue: 'maintenance',
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '5 seconds' },
});

const perform = async (task: RepeatedTask): Promise<string> => {
  const { note } = upkeepTasks[task];
  if (task !== 'audit-checkpoint')
    return `${note}: ${await tasks.keepUp.executeWithOptions({ summary: note }, [{ task }])}`;
  const signed = await checkpoints.signAuditCheckpoint.executeWithOptions({ summary: note }, [
    { kind: 'regular' },
  ]);
  return `Checkpoint ${signed.number} over ${signed.organizations} organizations`;
};

const MILLISECONDS = { seconds: 1_000, minutes: 60_000 } as const;
const intervalOf = (task: RepeatedTask): number => {
  const [count, unit] = upkeepTasks[task].every.split(' ') as [string, keyof typeof MILLISECONDS];
  return Number(count) * MILLISECONDS[unit];
};

/**
 * Repeats a frequent task as long as the service exists. It is one execution, which continues as new before its
 * history grows long. By signals, an operator runs it at once, pauses it and resumes it.
 */
export const repeatUpkeep = async ({ task, paused: pausedBefore = false }: Repetition): Promise<void> => {
  const interval = intervalOf(task);
  let paused = pausedBefore;
  let wanted = false;
  onSignal(definition, 'runNow', () => {
    wanted = true;
  });
  onSignal(definition, 'pause', () => {
    paused = true;
  });
  onSignal(definition, 'resume', () => {
    paused = false;
  });

  let lastRunAt = (workflowInfo().memo as Partial<RepetitionMemo> | undefined)?.lastRunAt ?? null;
  const run = async (): Promise<void> => {
    wanted = false;
    try {
      setStage('repeating', await perform(task));
    } catch (error) {
      if (isCancellation(error)) throw error;
      setStage('failing', 'The last run failed; the next one comes in its time');
    }
    lastRunAt = new Date().toISOString();
  };

  for (;;) {
    if (!paused || wanted) await run();
    const nextRunAt = paused ? null : new Date(Date.now() + interval).toISOString();
    upsertMemo({ lastRunAt, nextRunAt } satisfies RepetitionMemo);
    if (paused) {
      setStage('paused', 'Paused by an operator');
      await condition(() => wanted || !paused);
    } else await condition(() => wanted || paused, interval);
    if (workflowInfo().continueAsNewSuggested && !wanted)
      await continueAsNew<(input: Repetition) => Promise<void>>({ task, paused });
  }
};
