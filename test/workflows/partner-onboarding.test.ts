import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/client';
import type { SettledApplication } from '../../activities/settle-application.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { OrganizationId, Stage } from '../../temporal/search-attributes.ts';
import { openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

const HOURS_72 = 259_200;

/** An application as the database would keep it, and what was written to whom. */
const file = (refuse: readonly string[] = []) => {
  let now: SettledApplication = { status: 'received', organizationId: null, secondsLeft: null };
  const letters: string[] = [];
  return {
    letters,
    becomes: (next: Partial<SettledApplication>) => {
      now = { ...now, ...next };
    },
    activities: {
      settleApplication: async () => now,
      sendApplicationLetter: async ({ letter }: { letter: string }) => {
        letters.push(letter);
        return refuse.includes(letter) ? ('refused' as const) : ('sent' as const);
      },
    },
  };
};

const approval = () => ({
  status: 'approved' as const,
  organizationId: randomUUID(),
  secondsLeft: HOURS_72,
});

describe('partnerOnboarding', () => {
  test('goes from the application through the approval to the opened link, with an e-mail at each step', async () => {
    const one = file();
    const command = workflows.partnerOnboarding.command(randomUUID());
    await lab.run(one.activities, async () => {
      const handle = await lab.deliver(command);
      const approved = approval();
      one.becomes(approved);
      await lab.deliver(command);
      await lab.environment.sleep('1 hour');
      const waiting = (await handle.describe()).typedSearchAttributes;
      expect([waiting.get(Stage), waiting.get(OrganizationId)]).toEqual([
        'approved',
        approved.organizationId,
      ]);
      one.becomes({ status: 'opened', secondsLeft: null });
      await lab.deliver(command);
      expect(await handle.result()).toEqual({ outcome: 'opened', undelivered: [] });
    });
    expect(one.letters.filter((letter) => letter !== 'operator_notice')).toEqual([
      'received',
      'approved',
      'opened',
    ]);
    expect(one.letters).toContain('operator_notice');
  });

  test('the link has expired after 72 hours', async () => {
    const one = file();
    const command = workflows.partnerOnboarding.command(randomUUID());
    const approved = approval();
    const began = await lab.environment.currentTimeMs();
    one.activities.settleApplication = async () => {
      const passed = (await lab.environment.currentTimeMs()) - began;
      return passed > HOURS_72 * 1_000
        ? { ...approved, status: 'expired' as const, secondsLeft: null }
        : { ...approved, secondsLeft: Math.ceil(HOURS_72 - passed / 1_000) };
    };
    await lab.run(one.activities, async () => {
      const handle = await lab.deliver(command);
      const started = performance.now();
      expect(await handle.result()).toEqual({ outcome: 'expired', undelivered: [] });
      // Half a second on a quiet machine.
      expect(performance.now() - started).toBeLessThan(30_000);
    });
    expect(one.letters.filter((letter) => letter !== 'operator_notice')).toEqual([
      'received',
      'approved',
      'expired',
    ]);
  });

  test('waits for a decision without limit', async () => {
    const one = file();
    const command = workflows.partnerOnboarding.command(randomUUID());
    await lab.run(one.activities, async () => {
      const handle = await lab.deliver(command);
      await lab.environment.sleep('90 days');
      expect((await handle.describe()).typedSearchAttributes.get(Stage)).toBe('received');
      one.becomes({ status: 'declined' });
      await lab.deliver(command);
      expect(await handle.result()).toEqual({ outcome: 'declined', undelivered: [] });
    });
    expect(one.letters.filter((letter) => letter !== 'operator_notice')).toEqual(['received', 'declined']);
  });

  test('reports which e-mails could not be delivered, and continues without them', async () => {
    const one = file(['approved']);
    const { sendApplicationLetter } = one.activities;
    one.activities.sendApplicationLetter = async (order) => {
      if (order.letter === 'operator_notice') throw ApplicationFailure.nonRetryable('never', 'MailDeferred');
      return sendApplicationLetter(order);
    };
    const command = workflows.partnerOnboarding.command(randomUUID());
    await lab.run(one.activities, async () => {
      const handle = await lab.deliver(command);
      one.becomes(approval());
      await lab.deliver(command);
      await lab.environment.sleep('1 hour');
      one.becomes({ status: 'opened', secondsLeft: null });
      await lab.deliver(command);
      const { outcome, undelivered } = await handle.result();
      expect([outcome, undelivered.toSorted()]).toEqual(['opened', ['approved', 'operator_notice']]);
    });
  });

  test('a signal after the end sends nothing twice', async () => {
    const one = file();
    one.becomes({ status: 'declined' });
    const command = workflows.partnerOnboarding.command(randomUUID());
    const settled = new Set<string>();
    one.activities.sendApplicationLetter = async ({ letter }) => {
      if (settled.has(letter)) return 'settled_before' as never;
      settled.add(letter);
      one.letters.push(letter);
      return 'sent';
    };
    await lab.run(one.activities, async () => {
      await (await lab.deliver(command)).result();
      await (await lab.deliver(command)).result();
    });
    expect(one.letters.toSorted()).toEqual(['declined', 'operator_notice', 'received']);
  });
});
