import { ScheduleAlreadyRunning, type ScheduleOptions } from '@temporalio/client';
import {
  type ScheduledTask,
  type Upkeep,
  type UpkeepTask,
  upkeepId,
  upkeepTasks,
  upkeepWorkflows,
} from '../domain/workflow-definitions/upkeep.ts';
import type { Temporal } from '../temporal/connection.ts';
import { Flow, Stage } from '../temporal/search-attributes.ts';

const optionsOf = (task: ScheduledTask): ScheduleOptions => {
  const { type, flow, queue } = upkeepWorkflows.keepUp;
  const { every, note } = upkeepTasks[task];
  return {
    scheduleId: upkeepId(task),
    spec: { intervals: [{ every }] },
    action: {
      type: 'startWorkflow',
      workflowId: upkeepId(task),
      workflowType: type,
      taskQueue: queue,
      args: [{ task } satisfies Upkeep],
      typedSearchAttributes: [
        { key: Flow, value: flow },
        { key: Stage, value: 'queued' },
      ],
      staticSummary: note,
    },
    // Runs that were missed while Temporal was unavailable are not made up for, because the next run covers them.
    policies: { overlap: 'SKIP', catchupWindow: '10 seconds' },
    state: { note },
  };
};

/** Creates or updates the schedule of a task. A schedule that an operator paused stays paused. */
export const upsertSchedule = async (temporal: Temporal, task: ScheduledTask): Promise<void> => {
  const options = optionsOf(task);
  try {
    await temporal.call(({ schedule }) => schedule.create(options));
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    const { scheduleId: _, memo: __, ...wanted } = options;
    await temporal.call(({ schedule }) =>
      schedule.getHandle(upkeepId(task)).update(({ state }) => ({ ...wanted, state }) as never),
    );
  }
};

/** Deletes the schedule that an earlier version created for a task that a long run repeats now. */
export const deleteSchedule = async (temporal: Temporal, task: UpkeepTask): Promise<void> => {
  try {
    await temporal.call(({ schedule }) => schedule.getHandle(upkeepId(task)).delete());
  } catch (error) {
    if ((error as { name?: unknown }).name !== 'ScheduleNotFoundError') throw error;
  }
};
