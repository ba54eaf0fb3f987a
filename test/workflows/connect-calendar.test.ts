import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/client';
import type { CheckOutcome } from '../../activities/calendar/check-calendar.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

const unreachable = () => ApplicationFailure.create({ type: 'CalendarUnavailable', message: 'later' });

describe('connectCalendar', () => {
  const run = (checkCalendar: (again: () => Promise<unknown>) => Promise<CheckOutcome>) => {
    const command = workflows.connectCalendar.command(randomUUID(), randomUUID());
    return lab.run(
      { checkCalendar: () => checkCalendar(() => lab.deliver(command)) },
      async () => (await lab.deliver(command)).result(),
      ['calendar'],
    );
  };

  test('opens the calendar, and reports the result', async () => {
    expect(await run(async () => 'connected')).toBe('connected');
    expect(await run(async () => 'needs_attention')).toBe('needs_attention');
  });

  test('retries while its server is unreachable, and fails visibly after a day', async () => {
    let attempts = 0;
    const reached = run(async () => {
      attempts += 1;
      if (attempts < 4) throw unreachable();
      return 'connected';
    });
    expect([await reached, attempts]).toEqual(['connected', 4]);
    await expect(
      run(async () => {
        throw ApplicationFailure.create({
          type: 'CalendarUnavailable',
          message: 'later',
          nextRetryDelay: '9 hours',
        });
      }),
    ).rejects.toMatchObject({ cause: { type: 'CalendarUnreached' } });
  });

  test('opens it at once with credentials that arrive meanwhile', async () => {
    let attempts = 0;
    const outcome = await run(async (again) => {
      attempts += 1;
      if (attempts > 1) return 'connected';
      await again();
      throw ApplicationFailure.create({
        type: 'CalendarUnavailable',
        message: 'later',
        nextRetryDelay: '20 hours',
      });
    });
    expect([outcome, attempts]).toEqual(['connected', 2]);
  });
});
