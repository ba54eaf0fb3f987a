import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { WorkflowFailedError } from '@temporalio/client';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { Stage } from '../../temporal/search-attributes.ts';
import { openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

describe('clinicUpgrade', () => {
  test('requests all invitations and ends when all are sent', async () => {
    const command = workflows.clinicUpgrade.command(randomUUID(), randomUUID());
    const requests: unknown[] = [];
    let told = 0;
    await lab.run(
      {
        requestInvitations: async (input) => {
          requests.push(input);
          return 3;
        },
        countInvitations: async () => {
          told += 1;
          return { told: Math.min(told, 2), refused: 1, waiting: told < 3 ? 1 : 0 };
        },
      },
      async () => {
        const handle = await lab.deliver(command);
        // The relay may deliver it twice.
        await lab.deliver(command);
        expect(await handle.result()).toEqual({ told: 2, refused: 1, waiting: 0 });
        expect((await handle.describe()).typedSearchAttributes.get(Stage)).toBe('done');
        await lab.deliver(command);
      },
    );
    expect(requests).toEqual([command.input]);
  });

  test('fails visibly when invitations could not be sent for seven hours', async () => {
    const command = workflows.clinicUpgrade.command(randomUUID(), randomUUID());
    await lab.run(
      {
        requestInvitations: async () => 2,
        countInvitations: async () => ({ told: 1, refused: 0, waiting: 1 }),
      },
      async () => {
        const failure = await (await lab.deliver(command)).result().catch((error: unknown) => error);
        expect((failure as WorkflowFailedError).cause).toMatchObject({ type: 'InvitationsUndelivered' });
      },
    );
  });
});
