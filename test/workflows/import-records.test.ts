import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { WorkflowFailedError, type WorkflowHandle } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { ImportProgress } from '../../activities/imports/import-step.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { Stage } from '../../temporal/search-attributes.ts';
import { openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

const stageOf = async (handle: WorkflowHandle) => (await handle.describe()).typedSearchAttributes.get(Stage);

/** Runs an import whose steps answer in turn. @returns how it was settled, and its stage at the end. */
const run = async (answers: readonly (ImportProgress | Error)[]) => {
  const settled: unknown[] = [];
  let steps = 0;
  return lab.run({
    performImportStep: async () => {
      const answer = answers[Math.min(steps, answers.length - 1)] as ImportProgress | Error;
      steps += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    settleImport: async ({ failure }) => void settled.push(failure),
  }, async () => {
    const handle = await lab.deliver(workflows.importRecords.command(randomUUID(), randomUUID()));
    const outcome = await handle.result().catch((error: unknown) => error);
    return { outcome, settled, steps, stage: await stageOf(handle) };
  }, []);
};
const more = (done: number): ImportProgress => ({ outcome: 'more', done, total: 150 });
const ALL: ImportProgress = { outcome: 'all', done: 150, total: 150 };

test('takes step after step, and says at the end that it is completed', async () => {
  expect(await run([more(50), more(100), ALL])).toEqual({
    outcome: 'completed',
    settled: [null],
    steps: 3,
    stage: 'done',
  });
});

test('looks again for seven days while the organization is suspended, and goes on', async () => {
  const { outcome, settled } = await run([more(50), { outcome: 'suspended' }, { outcome: 'suspended' }, ALL]);
  expect([outcome, settled]).toEqual(['completed', [null]]);
  const given = await run([{ outcome: 'suspended' }]);
  expect(given).toMatchObject({
    outcome: expect.any(WorkflowFailedError),
    settled: ['organization_suspended'],
    stage: 'failed',
  });
  // Half an hour apart at most, so that it goes on soon; and it holds what was sent no longer than that.
  expect(given.steps).toBeGreaterThan(336);
  expect(given.steps).toBeLessThan(400);
});

test('ends at once for an organization that is revoked, and for an import that has ended', async () => {
  expect(await run([{ outcome: 'revoked' }])).toMatchObject({
    settled: ['organization_suspended'],
    steps: 1,
  });
  expect(await run([{ outcome: 'over' }])).toEqual({ outcome: 'over', settled: [], steps: 1, stage: 'done' });
});

test('destroys what waits when a step can not be performed', async () => {
  const broken = await run([ApplicationFailure.nonRetryable('broken', 'Broken')]);
  expect(broken).toMatchObject({
    outcome: expect.any(WorkflowFailedError),
    settled: ['import_failed'],
    stage: 'failed',
  });
});

test('destroys what waits when an operator cancels it', async () => {
  const settled: unknown[] = [];
  const begun = Promise.withResolvers<void>();
  await lab.run({
    performImportStep: async () => {
      begun.resolve();
      throw ApplicationFailure.create({ type: 'Later', message: 'later', nextRetryDelay: '1 hour' });
    },
    settleImport: async ({ failure }) => void settled.push(failure),
  }, async () => {
    const handle = await lab.deliver(workflows.importRecords.command(randomUUID(), randomUUID()));
    await begun.promise;
    await handle.cancel();
    await expect(handle.result()).rejects.toThrow(WorkflowFailedError);
  }, []);
  expect(settled).toEqual(['cancelled']);
});
