import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/client';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

describe('disconnectCalendar', () => {
  const end = async (clearCalendar: () => Promise<'cleared' | 'given_up'>, cancel = false) => {
    let forgotten = 0;
    const command = workflows.disconnectCalendar.command(randomUUID(), randomUUID());
    const outcome = await lab.run({
      clearCalendar,
      forgetCalendar: async () => {
        forgotten += 1;
        return 'forgotten';
      },
    }, async () => {
      const handle = await lab.deliver(command);
      if (cancel) await handle.cancel();
      return handle.result();
    }, ['calendar']);
    return { outcome, forgotten };
  };

  test('clears the calendar, then deletes the credentials', async () => {
    expect(await end(async () => 'cleared')).toEqual({ outcome: 'cleared', forgotten: 1 });
  });

  test('deletes them too if the calendar refuses, is unreachable for a day, or an operator cancels', async () => {
    const left = { outcome: 'entries_left_behind', forgotten: 1 };
    const unreachable = async () => {
      throw ApplicationFailure.create({
        type: 'CalendarUnavailable',
        message: 'later',
        nextRetryDelay: '3 hours',
      });
    };
    expect(await end(async () => 'given_up')).toEqual(left);
    expect(await end(unreachable)).toEqual(left);
    expect(await end(unreachable, true)).toEqual(left);
  });
});
