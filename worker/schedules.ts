import { setTimeout as pause } from 'node:timers/promises';
import { ScheduleAlreadyRunning, type ScheduleOptions } from '@temporalio/client';
import type { TaskQueue } from '../platform/configuration/task-queues.ts';
import type { Logger } from '../platform/telemetry/log.ts';
import type { Temporal } from '../temporal/connection.ts';
import { Flow, Stage } from '../temporal/search-attributes.ts';
import {
  type CheckpointOrder,
  checkpointSchedule,
  type Upkeep,
  type UpkeepTask,
  upkeepSchedule,
  upkeepTasks,
} from '../workflows/contracts.ts';

/** What happens again and again. Deleting a line here does not delete the schedule in Temporal. */
interface Repeated {
  /** Also the beginning of the ids of its workflows. */
  readonly id: string;
  readonly workflowType: string;
  readonly taskQueue: TaskQueue;
  readonly input: unknown;
  readonly every: `${number} ${'seconds' | 'minutes' | 'hours'}`;
  /** Shown in Temporal's UI. */
  readonly note: string;
}

export const signsCheckpoints: Repeated = {
  id: checkpointSchedule,
  workflowType: 'signAuditCheckpoint',
  taskQueue: 'maintenance',
  input: { kind: 'regular' } satisfies CheckpointOrder,
  // At least every 60 s is promised: there is room for a slow one.
  every: '45 seconds',
  note: 'Signs where the audit chains of all organizations stand',
};

/** One for each task of the upkeep, so that each can be seen, paused and triggered by itself. */
export const upkeeps: readonly Repeated[] = Object.entries(upkeepTasks).map(([task, { every, note }]) => ({
  id: upkeepSchedule(task as UpkeepTask),
  workflowType: 'keepUp',
  taskQueue: 'maintenance',
  input: { task: task as UpkeepTask } satisfies Upkeep,
  every,
  note,
}));

const optionsOf = ({ id, workflowType, taskQueue, input, every, note }: Repeated): ScheduleOptions => ({
  scheduleId: id,
  spec: { intervals: [{ every }] },
  action: {
    type: 'startWorkflow',
    workflowId: id,
    workflowType,
    taskQueue,
    args: [input],
    typedSearchAttributes: [
      { key: Flow, value: 'maintenance' },
      { key: Stage, value: 'queued' },
    ],
    staticSummary: note,
  },
  // What was missed while Temporal was away is not made up for: the next one covers it.
  policies: { overlap: 'SKIP', catchupWindow: '10 seconds' },
  state: { note },
});

/** Makes the schedule, or brings it up to date; one that an operator paused stays paused. */
export const upsertSchedule = async (temporal: Temporal, repeated: Repeated): Promise<void> => {
  const options = optionsOf(repeated);
  try {
    await temporal.call(({ schedule }) => schedule.create(options));
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    const { scheduleId: _, memo: __, ...wanted } = options;
    await temporal.call(({ schedule }) =>
      schedule.getHandle(repeated.id).update(({ state }) => ({ ...wanted, state }) as never),
    );
  }
};

const RETRY_MS = 5_000;
const UNIMPLEMENTED = 12;

/** Tries until Temporal has taken all of them; a server that knows no schedules is left alone. */
export const upsertSchedules = async (
  temporal: Temporal,
  schedules: readonly Repeated[],
  log: Logger,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    try {
      for (const one of schedules) await upsertSchedule(temporal, one);
      return log.info({ schedules: schedules.map(({ id }) => id) }, 'Schedules are in place');
    } catch (error) {
      const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
      const known = (code ?? cause?.code) !== UNIMPLEMENTED;
      log.warn({ err: error }, known ? 'Schedules are not in place yet' : 'This Temporal knows no schedules');
      if (!known) return;
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
};
