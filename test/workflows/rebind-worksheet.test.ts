import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { Stage } from '../../temporal/search-attributes.ts';
import { type MockedActivities, openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

const run = (
  activities: MockedActivities,
  command = workflows.rebindWorksheet.command(randomUUID(), randomUUID()),
) =>
  lab.run(activities, async () => {
    const handle = await lab.deliver(command);
    const outcome = await handle.result();
    return { outcome, stage: (await handle.describe()).typedSearchAttributes.get(Stage) };
  }, ['media']);

test('binds again if there were edits meanwhile, however many', async () => {
  const command = workflows.rebindWorksheet.command(randomUUID(), randomUUID());
  let bound = 0;
  const ended = await run(
    {
      bindWorksheet: async () => {
        bound += 1;
        if (bound === 1) for (let edit = 0; edit < 3; edit += 1) await lab.deliver(command);
        return bound === 2 ? 'behind' : 'bound';
      },
    },
    command,
  );
  expect([ended, bound]).toEqual([{ outcome: 'bound', stage: 'done' }, 3]);
});

test('removes the upload of an older version an hour after it was bound, and not before', async () => {
  const times: number[] = [];
  const ended = await run({
    bindWorksheet: async () => {
      times.push(await lab.environment.currentTimeMs());
      return 'from_upload';
    },
    removeUpload: async () => {
      times.push(await lab.environment.currentTimeMs());
      return 'removed';
    },
  });
  expect(ended).toEqual({ outcome: 'bound', stage: 'done' });
  const [bound = 0, removed = 0] = times;
  expect(removed - bound).toBeGreaterThanOrEqual(3_600_000);
});

test('ends when the worksheet was deleted', async () => {
  expect(await run({ bindWorksheet: async () => 'gone' })).toEqual({ outcome: 'gone', stage: 'done' });
});
