import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/client';
import { type WorkflowCommand, workflows } from '../../domain/workflow-definitions/workflows.ts';
import { Stage } from '../../temporal/search-attributes.ts';
import { openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

const newShare = () => workflows.shareContent.command(randomUUID(), randomUUID());

test.each(['sent', 'skipped', 'refused'] as const)(
  'a mail of content, of a form, of an upgrade or of an end says that it was %s',
  async (outcome) => {
    const activities = {
      sendSharedContent: async () => outcome,
      sendFormRequest: async () => outcome,
      sendUpgradeLink: async () => outcome,
      sendClosingNotice: async () => outcome,
    };
    await lab.run(activities, async () => {
      const others = [workflows.sendForm, workflows.sendUpgradeLink, workflows.sendClosingNotice].map(
        ({ command }) => command(randomUUID(), randomUUID()),
      );
      for (const command of [newShare(), ...others] as WorkflowCommand[]) {
        const handle = await lab.deliver(command);
        expect(await handle.result()).toBe(outcome);
        expect((await handle.describe()).typedSearchAttributes.get(Stage)).toBe(outcome);
      }
    });
  },
);

describe('shareContent', () => {
  test('retries while the e-mail cannot be sent, and runs once although it is started twice', async () => {
    let attempts = 0;
    const share = newShare();
    const activities = {
      sendSharedContent: async () => {
        attempts += 1;
        if (attempts < 4) throw ApplicationFailure.create({ type: 'MailDeferred', message: 'later' });
        return 'sent' as const;
      },
    };
    await lab.run(activities, async () => {
      await (await lab.deliver(share)).result();
      expect(await (await lab.deliver(share)).result()).toBe('sent');
    });
    expect(attempts).toBe(4);
  });

  test('gives up after six hours, and reports it without the content', async () => {
    const settled: unknown[] = [];
    const activities = {
      settleShare: async (input: unknown) => {
        settled.push(input);
        return 'undelivered' as const;
      },
      sendSharedContent: async () => {
        // By its own intervals it would be tried two thousand times.
        throw ApplicationFailure.create({ type: 'MailDeferred', message: '451', nextRetryDelay: '1 hour' });
      },
    };
    await lab.run(activities, async () => {
      const share = newShare();
      const handle = await lab.deliver(share);
      const failure = await handle.result().catch((error: unknown) => error);
      expect((failure as { cause: unknown }).cause).toMatchObject({ type: 'ShareUndelivered' });
      expect((await handle.describe()).typedSearchAttributes.get(Stage)).toBe('undelivered');
      // Else whoever polls the share would be told that it is sent in a moment, for ever.
      expect(settled).toEqual([share.input]);
    });
  });
});
