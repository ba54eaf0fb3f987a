import {
  ApplicationFailure,
  CancellationScope,
  isCancellation,
  proxyActivities,
  sleep,
} from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import type { ImportEnd } from '../activities/imports/settle-import.ts';
import { type ImportRun, workflows } from '../domain/workflow-definitions/workflows.ts';
import { stagesOf } from './stages-and-signals.ts';
import { database } from './steps.ts';

type ImportFailure = NonNullable<ImportEnd['failure']>;

const setStage = stagesOf(workflows.importRecords);

// A heartbeat shows within seconds that a worker died. A step may wait for its turn, and a check is one step.
const { performImportStep } = proxyActivities<Activities['workflows']>({
  taskQueue: 'workflows',
  startToCloseTimeout: '30 minutes',
  scheduleToCloseTimeout: '24 hours',
  heartbeatTimeout: '15 seconds',
  retry: {
    initialInterval: '200 milliseconds',
    backoffCoefficient: 2,
    maximumInterval: '30 seconds',
    maximumAttempts: 60,
  },
});

const MINUTE_MS = 60_000;
/** What waits holds personal data, so it does not wait for ever. */
const LONGEST_SUSPENSION_MS = 7 * 24 * 60 * MINUTE_MS;
/** The longer it has waited, the more seldom it looks. */
const pauseAfter = (waitedMs: number): number => Math.min(30 * MINUTE_MS, Math.max(MINUTE_MS, waitedMs / 4));

/** Performs step after step. @returns why it cannot go on, or null once every record has its result. */
const perform = async (input: ImportRun): Promise<ImportFailure | 'over' | null> => {
  setStage('checking', 'Checking the first records');
  let waited = 0;
  for (let step = 1; ; step += 1) {
    const summary = step === 1 ? 'The first records' : `Step ${step}`;
    const progress = await performImportStep.executeWithOptions({ summary }, [input]);
    const { outcome } = progress;
    if (outcome === 'over') return 'over';
    if (outcome === 'more' || outcome === 'all') {
      waited = 0;
      setStage('writing', `${progress.done} of ${progress.total} records have their result`);
      if (outcome === 'all') return null;
      continue;
    }
    if (outcome === 'revoked' || waited >= LONGEST_SUSPENSION_MS) return 'organization_suspended';
    setStage('suspended', 'The organization is suspended: it goes on once that is over');
    const pause = pauseAfter(waited);
    await sleep(pause);
    waited += pause;
  }
};

/** Checks or writes the records that were sent. However it ends, those that still wait are destroyed. */
export const importRecords = async (input: ImportRun): Promise<'completed' | 'over'> => {
  const settle = (failure: ImportFailure | null) =>
    database.settleImport.executeWithOptions({ summary: 'Write down how it ended, and destroy what waits' }, [
      { ...input, failure },
    ]);
  let failure: ImportFailure | 'over' | null;
  try {
    failure = await perform(input);
  } catch (error) {
    const reason = isCancellation(error) ? 'cancelled' : 'import_failed';
    await CancellationScope.nonCancellable(() => settle(reason));
    setStage('failed', reason === 'cancelled' ? 'Cancelled' : 'A step could not be performed');
    if (reason === 'cancelled') throw error;
    throw ApplicationFailure.nonRetryable('A step could not be performed', 'ImportFailed');
  }
  if (failure === 'over') {
    setStage('done', 'The import had ended before');
    return 'over';
  }
  await settle(failure);
  if (failure === null) {
    setStage('done', 'Every record has its result');
    return 'completed';
  }
  setStage('failed', 'The organization was suspended for too long, or is revoked');
  throw ApplicationFailure.nonRetryable('The organization may not import', 'ImportFailed');
};
