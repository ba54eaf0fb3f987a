import {
  ActivityCancellationType,
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  isCancellation,
  proxyActivities,
  TimeoutFailure,
} from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import { type StorybookGeneration, workflows } from '../domain/workflow-definitions/workflows.ts';
import { onSignal, stagesOf } from './stages-and-signals.ts';
import { retryWhileNoWorker } from './steps.ts';

const definition = workflows.generateStorybook;
const setStage = stagesOf(definition);

const database = proxyActivities<Activities['workflows']>({
  taskQueue: 'workflows',
  startToCloseTimeout: '30 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

/** How many pages of one book are made at the same time. */
const LANES = 3;
const stepsOf = (overflow: boolean) =>
  proxyActivities<Activities['stories']>({
    // If one organization has many stories, further ones go to an overflow queue with slots of its own, so that other
    // organizations do not wait for them.
    taskQueue: overflow ? 'story-rushes' : 'stories',
    // Long enough for several answers of a slow model. A missing heartbeat shows that a worker died.
    startToCloseTimeout: '15 minutes',
    // Stories in the overflow queue may wait for long, which is not a failure of the author.
    scheduleToCloseTimeout: overflow ? '24 hours' : '30 minutes',
    heartbeatTimeout: '10 seconds',
    // Compensation starts after every step has ended, so that no step stores something after it.
    cancellationType: ActivityCancellationType.WAIT_CANCELLATION_COMPLETED,
    retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
  });

/** Runs tasks one after another in each of a few lanes. The first failure ends all lanes. */
const inLanes = async (count: number, work: (position: number) => Promise<unknown>): Promise<void> => {
  let next = 1;
  const lane = async () => {
    while (next <= count) await work(next++);
  };
  const lanes = Array.from({ length: Math.min(LANES, count) }, lane);
  try {
    await Promise.all(lanes);
  } catch (error) {
    next = count + 1;
    CancellationScope.current().cancel();
    await CancellationScope.nonCancellable(() => Promise.allSettled(lanes));
    throw error;
  }
};

const make = async (input: StorybookGeneration): Promise<'ready' | 'gone'> => {
  const opened = await database.openStory.executeWithOptions({ summary: 'Ask what is to be made' }, [input]);
  if (opened === 'gone') return 'gone';
  const { pages } = opened;
  let overflow = opened.rushed;
  const steps = () => stepsOf(overflow);
  setStage('planning', 'Thinking the story up');
  const planned = await retryWhileNoWorker(() =>
    steps().planStory.executeWithOptions({ summary: 'Title, characters and what happens' }, [input]),
  );
  overflow = planned === 'planned_in_rush';
  let done = 0;
  setStage('pages', `Pages made: 0 of ${pages}`);
  await inLanes(pages, async (position) => {
    const made = await retryWhileNoWorker(() =>
      steps().makePage.executeWithOptions({ summary: `Page ${position}: text and picture` }, [
        { ...input, position },
      ]),
    );
    overflow = made === 'made_in_rush';
    done += 1;
    setStage('pages', `Pages made: ${done} of ${pages}`);
  });
  setStage('binding', 'Drawing the cover and binding the document');
  await retryWhileNoWorker(() => steps().makeCover.executeWithOptions({ summary: 'Cover' }, [input]));
  await retryWhileNoWorker(() =>
    steps().bindStory.executeWithOptions({ summary: 'The document of all pages' }, [input]),
  );
  return database.publishStory.executeWithOptions({ summary: 'Bill the story once and make it readable' }, [
    input,
  ]);
};

const failureOf = (error: unknown): ApplicationFailure | undefined => {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  return cause instanceof ApplicationFailure ? cause : undefined;
};

/** The error code that the partner receives. */
const codeOf = (error: unknown) => {
  if (isCancellation(error)) return 'cancelled';
  // The time ran out during an attempt.
  if (error instanceof ActivityFailure && error.cause instanceof TimeoutFailure) return 'author_unavailable';
  switch (failureOf(error)?.type) {
    case 'ContentRefused':
      return 'content_refused';
    case 'StorageLimitReached':
      return 'storage_limit_reached';
    case 'AuthorUnavailable':
      return 'author_unavailable';
    default:
      return 'author_failed';
  }
};

/**
 * Makes an illustrated book: plan, pages in a few lanes, cover, document. Then it becomes billed and readable in one
 * transaction. A story that fails leaves no stored objects and is not billed.
 */
export const generateStorybook = async (
  input: StorybookGeneration,
): Promise<'ready' | 'withdrawn' | 'refused'> => {
  const making = new CancellationScope();
  onSignal(definition, 'storybookDeleted', () => making.cancel());
  let failure: unknown;
  try {
    const outcome = await making.run(() => make(input));
    if (outcome === 'ready') {
      setStage('done', 'The book can be read');
      return 'ready';
    }
  } catch (error) {
    failure = error;
  }
  const gone = failure === undefined || failureOf(failure)?.type === 'StoryGone';
  const code = gone ? 'cancelled' : codeOf(failure);
  setStage('withdrawing', 'Removing what was made');
  await CancellationScope.nonCancellable(() =>
    database.withdrawStory.executeWithOptions({ summary: 'Remove what was made, bill nothing' }, [
      { ...input, failure: code },
    ]),
  );
  if (gone || code === 'cancelled') {
    setStage('done', 'The story was withdrawn');
    return 'withdrawn';
  }
  setStage('failed', `The story could not be made: ${code}`);
  if (code === 'content_refused') return 'refused';
  throw ApplicationFailure.nonRetryable('The story could not be made', code);
};
