import { setTimeout as pause } from 'node:timers/promises';
import {
  type RepeatedTask,
  type Repetition,
  repeatedTasks,
  scheduledTasks,
  upkeepWorkflows,
} from '../domain/workflow-definitions/upkeep.ts';
import type { Logger } from '../platform/telemetry/log.ts';
import type { Temporal } from '../temporal/connection.ts';
import { Flow, Stage } from '../temporal/search-attributes.ts';
import { deleteSchedule, upsertSchedule } from './schedules.ts';

/** Starts the long run that repeats a task, unless it is already running. */
export const startRepeating = async (temporal: Temporal, task: RepeatedTask): Promise<void> => {
  const { type, queue, workflowId, flow, summary } = upkeepWorkflows.repeatUpkeep;
  await temporal.call(({ workflow }) =>
    workflow.start(type, {
      workflowId: workflowId(task),
      taskQueue: queue,
      args: [{ task } satisfies Repetition],
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
      typedSearchAttributes: [
        { key: Flow, value: flow },
        { key: Stage, value: 'queued' },
      ],
      staticSummary: summary(task),
    }),
  );
};

/** A long run that somebody terminated is started again within this time. */
const ENSURE_MS = 60_000;
const RETRY_MS = 5_000;
const UNIMPLEMENTED = 12;

/**
 * Creates all upkeep and keeps it in place until the signal: schedules once, long runs repeatedly. On a server
 * without schedules it creates none.
 * @param withCheckpoints whether this worker can sign checkpoints.
 */
export const keepUpkeepInPlace = async (
  temporal: Temporal,
  { withCheckpoints }: { readonly withCheckpoints: boolean },
  log: Logger,
  signal: AbortSignal,
): Promise<void> => {
  const repeated = repeatedTasks.filter((task) => withCheckpoints || task !== 'audit-checkpoint');
  let scheduled = false;
  while (!signal.aborted) {
    try {
      if (!scheduled) {
        for (const task of repeatedTasks) await deleteSchedule(temporal, task);
        for (const task of scheduledTasks) await upsertSchedule(temporal, task);
      }
      for (const task of repeated) await startRepeating(temporal, task);
      if (!scheduled) log.info({ repeated, scheduled: scheduledTasks }, 'Upkeep is in place');
      scheduled = true;
    } catch (error) {
      const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
      const known = (code ?? cause?.code) !== UNIMPLEMENTED;
      log.warn({ err: error }, known ? 'Upkeep is not in place yet' : 'This Temporal knows no schedules');
      if (!known) return;
      scheduled = false;
    }
    await pause(scheduled ? ENSURE_MS : RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
};
