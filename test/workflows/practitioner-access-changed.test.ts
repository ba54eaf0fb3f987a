import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApplicationFailure, type WorkflowFailedError } from '@temporalio/client';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

describe('practitionerAccessChanged', () => {
  test('aligns the login again when the practitioner changed meanwhile', async () => {
    const command = workflows.practitionerAccessChanged.command(randomUUID(), randomUUID());
    const seen: unknown[] = [];
    await lab.run(
      {
        alignServiceLogin: async (asked) => {
          seen.push(asked);
          if (seen.length === 1) await lab.deliver(command);
          return { login: 'active', endedSessions: 0, invitationId: null };
        },
      },
      async () => expect(await (await lab.deliver(command)).result()).toBe('aligned'),
    );
    expect(seen).toEqual([command.input, command.input]);
  });

  const invitation = (invitationId: string | null) => ({
    login: 'invited' as const,
    endedSessions: 0,
    invitationId,
  });

  test('e-mails the set-password link, once for each link', async () => {
    const command = workflows.practitionerAccessChanged.command(randomUUID(), randomUUID());
    const id = randomUUID();
    const mailed: string[] = [];
    await lab.run(
      {
        alignServiceLogin: async () => invitation(id),
        sendLoginInvitation: async ({ invitationId }) => {
          mailed.push(invitationId);
          if (mailed.length === 1) await lab.deliver(command);
          return 'sent';
        },
      },
      async () => expect(await (await lab.deliver(command)).result()).toBe('aligned'),
    );
    expect(mailed).toEqual([id]);
  });

  test('a mailbox that does not answer delays neither a suspension nor a newer link', async () => {
    const command = workflows.practitionerAccessChanged.command(randomUUID(), randomUUID());
    const [first, second] = [randomUUID(), randomUUID()];
    const order: string[] = [];
    const answers = [
      invitation(first),
      { login: 'suspended' as const, endedSessions: 1, invitationId: null },
      invitation(second),
    ];
    await lab.run(
      {
        alignServiceLogin: async () => {
          const answer = answers.shift() ?? invitation(null);
          order.push(answer.login);
          return answer;
        },
        sendLoginInvitation: async ({ invitationId }) => {
          order.push(invitationId === first ? 'first' : 'second');
          if (invitationId === first && answers.length > 0) {
            await lab.deliver(command);
            throw ApplicationFailure.create({ type: 'MailDeferred', message: 'later' });
          }
          return invitationId === first ? 'settled_before' : 'sent';
        },
      },
      async () => expect(await (await lab.deliver(command)).result()).toBe('aligned'),
    );
    expect(order.slice(0, 4)).toEqual(['invited', 'first', 'suspended', 'first']);
    expect(order).toContain('second');
  });

  test('a link that was held back by a suspension is sent once the suspension ends', async () => {
    const command = workflows.practitionerAccessChanged.command(randomUUID(), randomUUID());
    const id = randomUUID();
    const outcomes: string[] = [];
    await lab.run(
      {
        alignServiceLogin: async () => invitation(id),
        sendLoginInvitation: async () => {
          outcomes.push(outcomes.length === 0 ? 'skipped' : 'sent');
          return outcomes.at(-1) as 'skipped' | 'sent';
        },
      },
      async () => expect(await (await lab.deliver(command)).result()).toBe('aligned'),
    );
    expect(outcomes).toEqual(['skipped', 'sent']);
  });

  test('reports that the mailbox refused, and fails if the link could not be sent at all', async () => {
    const refused = workflows.practitionerAccessChanged.command(randomUUID(), randomUUID());
    const lost = workflows.practitionerAccessChanged.command(randomUUID(), randomUUID());
    await lab.run(
      {
        alignServiceLogin: async () => invitation(randomUUID()),
        sendLoginInvitation: async ({ practitionerId }) => {
          if (refused.workflowId.includes(practitionerId)) return 'refused';
          throw ApplicationFailure.nonRetryable('never', 'MailDeferred');
        },
      },
      async () => {
        expect(await (await lab.deliver(refused)).result()).toBe('mailbox_refused');
        const failure = await (await lab.deliver(lost)).result().catch((error: unknown) => error);
        expect((failure as WorkflowFailedError).cause).toMatchObject({ type: 'InvitationUndelivered' });
      },
    );
  });
});
