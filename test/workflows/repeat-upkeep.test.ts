import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApplicationFailure, type WorkflowHandleWithFirstExecutionRunId } from '@temporalio/client';
import {
  type RepeatedTask,
  type RepetitionMemo,
  upkeepWorkflows,
} from '../../domain/workflow-definitions/upkeep.ts';
import { Stage } from '../../temporal/search-attributes.ts';
import { eventually } from '../support/eventually.ts';
import { type MockedActivities, openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

const repeat = async (
  task: RepeatedTask,
  activities: MockedActivities,
  use: (handle: WorkflowHandleWithFirstExecutionRunId) => Promise<void>,
): Promise<void> => {
  const { type, workflowId } = upkeepWorkflows.repeatUpkeep;
  await lab.run(activities, async () => {
    const handle = await lab.environment.client.workflow.start(type, {
      workflowId: workflowId(task),
      taskQueue: 'workflows',
      args: [{ task }],
    });
    try {
      await use(handle);
    } finally {
      await handle.terminate();
    }
  }, ['maintenance']);
};
const stageOf = async (handle: WorkflowHandleWithFirstExecutionRunId) =>
  (await handle.describe()).typedSearchAttributes.get(Stage);
const memoOf = async (handle: WorkflowHandleWithFirstExecutionRunId) =>
  (await handle.describe()).memo as RepetitionMemo | undefined;

describe('repeatUpkeep', () => {
  test('runs its task at once and then in its interval, in one execution', async () => {
    const times: number[] = [];
    await repeat(
      'bind-worksheets',
      {
        keepUp: async () => {
          times.push(await lab.environment.currentTimeMs());
          return 1;
        },
      },
      async (handle) => {
        await eventually(async () => (await memoOf(handle))?.nextRunAt != null);
        await lab.environment.sleep('9 minutes');
        await eventually(async () => times.length === 5);
        expect((await handle.describe()).runId).toBe(handle.firstExecutionRunId);
      },
    );
    const pauses = times.slice(1).map((at, index) => Math.round((at - (times[index] as number)) / 1_000));
    for (const seconds of pauses) expect(Math.abs(seconds - 120)).toBeLessThan(20);
  });

  test('a failed run is reported, and the next one runs on time', async () => {
    let calls = 0;
    await repeat(
      'purge-idempotency-records',
      {
        keepUp: async () => {
          calls += 1;
          if (calls === 1) throw ApplicationFailure.nonRetryable('broken', 'Broken');
          return 0;
        },
      },
      async (handle) => {
        await eventually(async () => (await stageOf(handle)) === 'failing');
        await lab.environment.sleep('5 minutes');
        await eventually(async () => (await stageOf(handle)) === 'repeating');
      },
    );
    expect(calls).toBe(2);
  });

  test('while paused it runs only on request, and after resuming it runs again', async () => {
    let calls = 0;
    await repeat(
      'bind-worksheets',
      {
        keepUp: async () => {
          calls += 1;
          return 0;
        },
      },
      async (handle) => {
        await eventually(async () => (await memoOf(handle))?.nextRunAt != null);
        await handle.signal('pause');
        await eventually(async () => (await stageOf(handle)) === 'paused');
        await lab.environment.sleep('1 hour');
        expect(calls).toBe(1);
        await handle.signal('runNow');
        await eventually(async () => calls === 2 && (await memoOf(handle))?.nextRunAt == null);
        await handle.signal('resume');
        await eventually(async () => calls === 3 && (await memoOf(handle))?.nextRunAt != null);
      },
    );
  });
});
