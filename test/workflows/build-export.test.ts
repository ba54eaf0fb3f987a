import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { WorkflowFailedError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { delayed } from '../../domain/workflow-definitions/define-workflow.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

const WEEK = 7 * 24 * 3_600;

describe('buildExport', () => {
  test('writes the archive', async () => {
    const outcome = await lab.run(
      { buildArchive: async () => 'ready' },
      async () => (await lab.deliver(workflows.buildExport.command(randomUUID(), randomUUID()))).result(),
      ['exports'],
    );
    expect(outcome).toBe('ready');
  });

  test('retries, and frees the slot when it gives up', async () => {
    let attempts = 0;
    const reasons: string[] = [];
    await lab.run({
      buildArchive: async () => {
        attempts += 1;
        throw ApplicationFailure.create({ type: 'StorageAway', message: 'later' });
      },
      settleExport: async ({ reason }) => {
        reasons.push(reason);
      },
    }, async () => {
      const handle = await lab.deliver(workflows.buildExport.command(randomUUID(), randomUUID()));
      await expect(handle.result()).rejects.toThrow(WorkflowFailedError);
    }, ['exports']);
    expect([attempts, reasons]).toEqual([20, ['build_failed']]);
  });

  test('frees the slot at once if the archive does not fit into the storage', async () => {
    const reasons: string[] = [];
    await lab.run({
      buildArchive: async () => {
        throw ApplicationFailure.nonRetryable('full', 'StorageLimitReached');
      },
      settleExport: async ({ reason }) => {
        reasons.push(reason);
      },
    }, async () => {
      const handle = await lab.deliver(workflows.buildExport.command(randomUUID(), randomUUID()));
      await expect(handle.result()).rejects.toThrow(WorkflowFailedError);
    }, ['exports']);
    expect(reasons).toEqual(['storage_limit_reached']);
  });

  test('frees the slot also when an operator cancels it', async () => {
    const reasons: string[] = [];
    const started = Promise.withResolvers<void>();
    await lab.run({
      buildArchive: async () => {
        started.resolve();
        throw ApplicationFailure.create({ type: 'StorageAway', message: 'later', nextRetryDelay: '1 hour' });
      },
      settleExport: async ({ reason }) => {
        reasons.push(reason);
      },
    }, async () => {
      const handle = await lab.deliver(workflows.buildExport.command(randomUUID(), randomUUID()));
      await started.promise;
      await handle.cancel();
      await expect(handle.result()).rejects.toThrow(WorkflowFailedError);
    }, ['exports']);
    expect(reasons).toEqual(['cancelled']);
  });
});

describe('expireExport', () => {
  test('starts when the week is over, and deletes the archive', async () => {
    const begun = Date.now();
    const startedAt = await lab.environment.currentTimeMs();
    let removedAt = 0;
    await lab.run(
      {
        removeArchive: async () => {
          removedAt = await lab.environment.currentTimeMs();
          return 'removed';
        },
      },
      async () =>
        (
          await lab.deliver(delayed(workflows.expireExport.command(randomUUID(), randomUUID()), WEEK))
        ).result(),
      ['exports'],
    );
    expect((removedAt - startedAt) / 1_000).toBeGreaterThanOrEqual(WEEK - 1);
    expect(Date.now() - begun).toBeLessThan(30_000);
  });

  test('waits a little longer if the database has not reached that time', async () => {
    let looks = 0;
    await lab.run(
      {
        removeArchive: async () => {
          looks += 1;
          return looks < 3 ? 'not_expired' : 'removed';
        },
      },
      async () =>
        (
          await lab.deliver(delayed(workflows.expireExport.command(randomUUID(), randomUUID()), WEEK))
        ).result(),
      ['exports'],
    );
    expect(looks).toBe(3);
  });
});
