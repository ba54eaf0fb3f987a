import { ApplicationFailure, CancellationScope, isCancellation, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import { type WorksheetConversion, workflows } from '../domain/workflow-definitions/workflows.ts';
import { stagesOf } from './stages-and-signals.ts';
import { database, isStorageLimit, retryWhileNoWorker } from './steps.ts';

// Generation has the same stages, preceded by its own.
const setStage = stagesOf(workflows.generateWorksheet);

// Sixty pages take some seconds. A missing heartbeat shows that a worker died; the next one continues with the page
// at which it stopped.
const media = proxyActivities<Activities['media']>({
  taskQueue: 'media',
  startToCloseTimeout: '10 minutes',
  scheduleToCloseTimeout: '24 hours',
  heartbeatTimeout: '45 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
});

// The author may be a model. It gets as much time as a person is willing to wait.
const writing = proxyActivities<Activities['stories']>({
  taskQueue: 'stories',
  startToCloseTimeout: '10 minutes',
  scheduleToCloseTimeout: '15 minutes',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});
const builtIn = proxyActivities<Activities['stories']>({
  taskQueue: 'stories',
  startToCloseTimeout: '2 minutes',
  scheduleToCloseTimeout: '24 hours',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
});

type Outcome = 'ready' | 'failed' | 'withdrawn';

const drawPages = async (input: WorksheetConversion): Promise<Outcome> => {
  setStage('drawing', 'Opening the document and drawing its pages');
  const drawn = await media.drawWorksheetPages.executeWithOptions(
    { summary: 'Draw a picture of each page' },
    [input],
  );
  if (drawn.outcome === 'drawn') {
    setStage('covering', `${drawn.pages} pages are drawn; making cover and download`);
    await media.coverWorksheet.executeWithOptions({ summary: 'Make the cover and the download' }, [input]);
  }
  const outcome = await database.settleWorksheet.executeWithOptions({ summary: 'Say how it went' }, [
    { ...input, drawn },
  ]);
  const words = { ready: 'The worksheet is ready', failed: 'The document was refused', withdrawn: 'Deleted' };
  setStage(outcome, words[outcome]);
  return outcome;
};

/**
 * Used after a day without success, or when an operator cancels: nobody must wait for a worksheet that will not come.
 */
const finalizeAlways = async (
  input: WorksheetConversion,
  work: (input: WorksheetConversion) => Promise<Outcome>,
): Promise<Outcome> => {
  try {
    return await work(input);
  } catch (error) {
    const full = isStorageLimit(error);
    const code = full ? 'storage_limit_reached' : 'unreadable_document';
    await CancellationScope.nonCancellable(() =>
      database.settleWorksheet.executeWithOptions({ summary: 'Say that it failed' }, [
        { ...input, drawn: { outcome: 'refused', code } },
      ]),
    );
    if (full) {
      setStage('failed', "The organization's storage is used up");
      return 'failed';
    }
    setStage('failed', isCancellation(error) ? 'Cancelled' : 'The worksheet could not be made');
    if (isCancellation(error)) throw error;
    throw ApplicationFailure.nonRetryable('The worksheet could not be made', 'WorksheetFailed');
  }
};

/** Renders each page of an uploaded document as a picture. A refused document also ends the workflow. */
export const convertWorksheet = (input: WorksheetConversion): Promise<Outcome> =>
  finalizeAlways(input, drawPages);

const composeAndDraw = async (input: WorksheetConversion): Promise<Outcome> => {
  setStage('composing', 'Composing the exercises');
  try {
    await retryWhileNoWorker(() =>
      writing.composeWorksheet.executeWithOptions({ summary: 'Compose the document' }, [input]),
    );
  } catch (error) {
    if (isCancellation(error) || isStorageLimit(error)) throw error;
    setStage('composing', 'The writer gave none; composing of what is built in');
    await builtIn.composeWorksheet.executeWithOptions({ summary: 'Compose of what is built in' }, [
      { ...input, builtIn: true },
    ]);
  }
  return drawPages(input);
};

/**
 * Composes a document from a clinician's request, and continues as if it had been uploaded. It is billed when it is
 * ready. If a model cannot write the texts, built-in texts are used.
 */
export const generateWorksheet = (input: WorksheetConversion): Promise<Outcome> =>
  finalizeAlways(input, composeAndDraw);
