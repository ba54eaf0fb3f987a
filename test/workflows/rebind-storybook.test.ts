import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/client';
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
  command = workflows.rebindStorybook.command(randomUUID(), randomUUID()),
) =>
  lab.run(activities, async () => {
    const handle = await lab.deliver(command);
    const outcome = await handle.result();
    return { outcome, stage: (await handle.describe()).typedSearchAttributes.get(Stage) };
  }, ['stories']);

test("draws the cover's title, then binds; edits that arrive meanwhile are bound again", async () => {
  const command = workflows.rebindStorybook.command(randomUUID(), randomUUID());
  const done: string[] = [];
  const ended = await run(
    {
      redrawCover: async () => {
        done.push('cover');
        return 'as_it_was';
      },
      rebindStory: async () => {
        done.push('bind');
        if (done.length === 2) for (let edit = 0; edit < 3; edit += 1) await lab.deliver(command);
        return 'bound';
      },
    },
    command,
  );
  expect(ended).toEqual({ outcome: 'bound', stage: 'done' });
  expect(done).toEqual(['cover', 'bind', 'cover', 'bind']);
});

test('binds again if there were edits meanwhile, whether or not their signal has arrived', async () => {
  const outcomes = ['behind', 'bound'] as const;
  let at = 0;
  const ended = await run({
    redrawCover: async () => 'as_it_was',
    rebindStory: async () => outcomes[at++] ?? 'gone',
  });
  expect([ended.outcome, at]).toEqual(['bound', 2]);
});

test('binds also if nobody can draw the cover', async () => {
  const ended = await run({
    redrawCover: async () => {
      throw ApplicationFailure.create({ type: 'AuthorUnavailable', message: 'away' });
    },
    rebindStory: async () => 'bound',
  });
  expect(ended.outcome).toBe('bound');
});

test('ends when the book was deleted', async () => {
  const ended = await run({ redrawCover: async () => 'as_it_was', rebindStory: async () => 'gone' });
  expect(ended).toEqual({ outcome: 'gone', stage: 'done' });
});
