import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Context } from '@temporalio/activity';
import { ApplicationFailure, WorkflowFailedError } from '@temporalio/client';
import type { PageToMake } from '../../activities/stories/make-story.ts';
import type { StoryToWithdraw } from '../../activities/stories/settle-story.ts';
import { withHeartbeat } from '../../activities/with-heartbeat.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { Stage } from '../../temporal/search-attributes.ts';
import { type MockedActivities, openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

/** Notes what is done, in its order, and how many pages are made at once. */
const desk = (pages = 4) => {
  const done: string[] = [];
  const withdrawn: StoryToWithdraw[] = [];
  let busy = 0;
  let busiest = 0;
  const note =
    <Result extends string>(word: string, result: Result) =>
    async () => {
      done.push(word);
      return result;
    };
  const activities: MockedActivities = {
    openStory: async () => ({ pages, rushed: false }),
    planStory: note('plan', 'planned'),
    makePage: async ({ position }: PageToMake) => {
      busy += 1;
      busiest = Math.max(busiest, busy);
      await new Promise((resolve) => setTimeout(resolve, 30));
      busy -= 1;
      done.push(`page ${position}`);
      return 'made';
    },
    makeCover: note('cover', 'made'),
    bindStory: note('bind', 'bound'),
    publishStory: note('publish', 'ready'),
    withdrawStory: async (input: StoryToWithdraw) => {
      withdrawn.push(input);
      return 'withdrawn';
    },
  };
  return { done, withdrawn, activities, busiest: () => busiest };
};

const run = async (
  activities: MockedActivities,
  meanwhile?: (input: string[]) => Promise<unknown>,
  queues: readonly ('stories' | 'story-rushes')[] = ['stories'],
) => {
  const ids = [randomUUID(), randomUUID()] as [string, string];
  return lab.run(
    activities,
    async () => {
      const handle = await lab.deliver(workflows.generateStorybook.command(...ids));
      await meanwhile?.(ids);
      const outcome = await handle.result().catch((error: unknown) => error);
      const { typedSearchAttributes } = await handle.describe();
      return { outcome, stage: typedSearchAttributes.get(Stage) };
    },
    queues,
  );
};

describe('generateStorybook', () => {
  test('plans, makes the pages a few at a time, then cover and document, and publishes last', async () => {
    const { done, withdrawn, activities, busiest } = desk(8);
    expect(await run(activities)).toEqual({ outcome: 'ready', stage: 'done' });
    expect(done[0]).toBe('plan');
    expect(done.slice(1, 9).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((position) => `page ${position}`));
    expect(done.slice(9)).toEqual(['cover', 'bind', 'publish']);
    expect(busiest()).toBeGreaterThan(1);
    expect(busiest()).toBeLessThanOrEqual(3);
    expect(withdrawn).toEqual([]);
  });

  test('runs steps in the overflow queue from the step on that exceeds the limit', async () => {
    const { activities } = desk();
    const queues: string[] = [];
    const noting =
      <Result>(result: (step: number) => Result) =>
      async (): Promise<Result> =>
        result(queues.push(Context.current().info.taskQueue));
    const outcome = await run(
      {
        ...activities,
        openStory: async () => ({ pages: 1, rushed: true }),
        planStory: noting(() => 'planned' as const),
        makePage: noting(() => 'made_in_rush' as const),
        makeCover: noting(() => 'made' as const),
        bindStory: noting(() => 'bound' as const),
      },
      undefined,
      ['stories', 'story-rushes'],
    );
    expect(outcome.outcome).toBe('ready');
    expect(queues).toEqual(['story-rushes', 'stories', 'story-rushes', 'story-rushes']);
  });

  test('retries a page until the author can be reached', async () => {
    const { activities, done } = desk();
    let refusals = 3;
    const { makePage } = activities;
    const outcome = await run({
      ...activities,
      makePage: async (input) => {
        if (input.position === 2 && refusals-- > 0)
          throw ApplicationFailure.create({ type: 'AuthorUnavailable', message: 'later' });
        return (makePage as NonNullable<typeof makePage>)(input);
      },
    });
    expect(outcome.outcome).toBe('ready');
    expect(done.filter((word) => word === 'page 2')).toHaveLength(1);
  });

  test('withdraws a story whose content is refused, and runs no further step of it', async () => {
    const { activities, done, withdrawn } = desk();
    const outcome = await run({
      ...activities,
      planStory: async () => {
        throw ApplicationFailure.nonRetryable('refused', 'ContentRefused');
      },
    });
    expect(outcome).toEqual({ outcome: 'refused', stage: 'failed' });
    expect(withdrawn.map(({ failure }) => failure)).toEqual(['content_refused']);
    expect(done).toEqual([]);
  });

  test('reports it if a picture does not fit into the storage', async () => {
    const { activities, withdrawn } = desk(1);
    const { outcome } = await run({
      ...activities,
      makePage: async () => {
        throw ApplicationFailure.nonRetryable('full', 'StorageLimitReached');
      },
    });
    expect((outcome as WorkflowFailedError).cause).toMatchObject({ type: 'storage_limit_reached' });
    expect(withdrawn.map(({ failure }) => failure)).toEqual(['storage_limit_reached']);
  });

  test('gives up after half an hour, visibly, and leaves nothing behind', async () => {
    // One page, as the test server skips no time after it cancelled steps that wait for their next attempt.
    const { activities, withdrawn } = desk(1);
    const { outcome } = await run({
      ...activities,
      makePage: async () => {
        throw ApplicationFailure.create({
          type: 'AuthorUnavailable',
          message: 'away',
          nextRetryDelay: '10 minutes',
        });
      },
    });
    expect(outcome).toBeInstanceOf(WorkflowFailedError);
    expect((outcome as WorkflowFailedError).cause).toMatchObject({ type: 'author_unavailable' });
    expect(withdrawn.map(({ failure }) => failure)).toEqual(['author_unavailable']);
  });

  test('ends when the story is deleted, and cleans up after every step has ended', async () => {
    const { activities, done, withdrawn } = desk();
    const started = Promise.withResolvers<void>();
    let working = 0;
    let workingAtTheEnd: number | undefined;
    const outcome = await run(
      {
        ...activities,
        makePage: withHeartbeat(() => async (_: PageToMake, signal: AbortSignal): Promise<'made'> => {
          working += 1;
          started.resolve();
          await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
          working -= 1;
          throw new Error('stopped');
        })({}),
        withdrawStory: async (input) => {
          workingAtTheEnd = working;
          withdrawn.push(input);
          return 'withdrawn';
        },
      },
      async (ids) => {
        await started.promise;
        await lab.deliver(workflows.generateStorybook.signalCommand(...(ids as [string, string])));
      },
    );
    expect(outcome).toEqual({ outcome: 'withdrawn', stage: 'done' });
    expect(workingAtTheEnd).toBe(0);
    expect(withdrawn.map(({ failure }) => failure)).toEqual(['cancelled']);
    expect(done).toEqual(['plan']);
  });

  test('does nothing for a story that was deleted before it begins', async () => {
    const { activities, done } = desk();
    expect((await run({ ...activities, openStory: async () => 'gone' })).outcome).toBe('withdrawn');
    expect(done).toEqual([]);
  });
});
