import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/client';
import type { SentEvents } from '../../activities/webhooks/send-due-events.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { Stage } from '../../temporal/search-attributes.ts';
import { type MockedActivities, openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

const NOTHING_LEFT: SentEvents = { next_due_seconds: null, health: 'ok', letters: [] };

const run = (
  activities: MockedActivities,
  command = workflows.deliverWebhooks.command(randomUUID(), randomUUID()),
) =>
  lab.run(activities, async () => {
    const handle = await lab.deliver(command);
    const outcome = await handle.result();
    return { outcome, stage: (await handle.describe()).typedSearchAttributes.get(Stage) };
  }, ['webhooks', 'mail']);

test('sends until nothing waits, and waits for what is due later', async () => {
  const times: number[] = [];
  const ended = await run({
    sendDueEvents: async () => {
      times.push(await lab.environment.currentTimeMs());
      return times.length === 1 ? { next_due_seconds: 3_600, health: 'failing', letters: [] } : NOTHING_LEFT;
    },
  });
  expect(ended).toEqual({ outcome: 'ok', stage: 'done' });
  const [first = 0, second = 0] = times;
  expect(second - first).toBeGreaterThanOrEqual(3_600_000);
});

test('looks again when it is woken, whatever it waits for', async () => {
  const command = workflows.deliverWebhooks.command(randomUUID(), randomUUID());
  let looked = 0;
  const ended = await run(
    {
      sendDueEvents: async () => {
        looked += 1;
        if (looked === 1) await lab.deliver(command);
        return looked === 1 ? { next_due_seconds: 86_400, health: 'ok', letters: [] } : NOTHING_LEFT;
      },
    },
    command,
  );
  expect([ended.outcome, looked]).toEqual(['ok', 2]);
});

test('tells the contact, and ends as disabled; a letter that fails does not hold it up', async () => {
  const letters: string[] = [];
  const ended = await run({
    sendDueEvents: async () => ({
      next_due_seconds: null,
      health: 'disabled',
      letters: ['added', 'disabled'],
    }),
    sendWebhookLetter: async ({ letter }) => {
      letters.push(letter);
      if (letter === 'added') throw ApplicationFailure.nonRetryable('no', 'MailDeferred');
      return 'sent';
    },
  });
  expect(ended).toEqual({ outcome: 'disabled', stage: 'disabled' });
  // They are sent at the same time.
  expect(letters.toSorted()).toEqual(['added', 'disabled']);
});

test('a mail server that is away does not hold events up', async () => {
  let looked = 0;
  let hasRecovered = false;
  const ended = await run({
    sendDueEvents: async () => {
      looked += 1;
      hasRecovered = looked === 3;
      return hasRecovered ? NOTHING_LEFT : { next_due_seconds: 60, health: 'failing', letters: ['added'] };
    },
    sendWebhookLetter: async () => {
      if (!hasRecovered) throw ApplicationFailure.create({ type: 'MailDeferred', message: 'later' });
      return 'sent';
    },
  });
  expect([ended.outcome, looked]).toEqual(['ok', 3]);
});
