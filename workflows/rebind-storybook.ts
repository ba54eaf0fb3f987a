import { isCancellation, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import { type StorybookGeneration, workflows } from '../domain/workflow-definitions/workflows.ts';
import { onSignal, stagesOf } from './stages-and-signals.ts';
import { retryWhileNoWorker } from './steps.ts';

const definition = workflows.rebindStorybook;
const setStage = stagesOf(definition);

const limits = {
  taskQueue: 'stories',
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
} as const;
const document = proxyActivities<Activities['stories']>({ ...limits, scheduleToCloseTimeout: '6 hours' });
// An illustrator that is unavailable does not delay the document: the cover then keeps its former title.
const cover = proxyActivities<Activities['stories']>({ ...limits, scheduleToCloseTimeout: '2 minutes' });
/** Attempts within six hours, the same time that the document has. */
const LONGEST_ABSENCE = 180;

/**
 * Brings cover and document of an edited book in line with its pages. Each look reads the newest revision, so edits
 * that follow each other quickly are bound together.
 */
export const rebindStorybook = async (input: StorybookGeneration): Promise<'bound' | 'gone'> => {
  let edited = true;
  onSignal(definition, 'storybookEdited', () => {
    edited = true;
  });
  for (;;) {
    edited = false;
    setStage('binding', 'Binding the document anew');
    try {
      await retryWhileNoWorker(
        () => cover.redrawCover.executeWithOptions({ summary: 'Letter the title on the cover' }, [input]),
        LONGEST_ABSENCE,
      );
    } catch (error) {
      if (isCancellation(error)) throw error;
    }
    const outcome = await document.rebindStory.executeWithOptions({ summary: 'The document of all pages' }, [
      input,
    ]);
    if (outcome === 'gone') {
      setStage('done', 'The book was deleted');
      return 'gone';
    }
    if (outcome === 'bound' && !edited) {
      setStage('done', 'The document is as the book is');
      return 'bound';
    }
  }
};
