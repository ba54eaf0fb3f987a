import { condition, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import { type WorksheetConversion, workflows } from '../domain/workflow-definitions/workflows.ts';
import { onSignal, stagesOf } from './stages-and-signals.ts';

const definition = workflows.rebindWorksheet;
const setStage = stagesOf(definition);

const media = proxyActivities<Activities['media']>({
  taskQueue: 'media',
  startToCloseTimeout: '10 minutes',
  scheduleToCloseTimeout: '24 hours',
  heartbeatTimeout: '45 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
});

/** After this time no process of a version that reads the upload itself is running. */
const UPLOAD_KEPT = '1 hour';

/**
 * Brings the PDF of an edited worksheet in line with its pages. Each look reads the present pages, so edits that
 * follow each other quickly are bound together. If an older version kept the upload, it is deleted.
 */
export const rebindWorksheet = async (input: WorksheetConversion): Promise<'bound' | 'gone'> => {
  let edited = true;
  let hasUpload = false;
  onSignal(definition, 'worksheetEdited', () => {
    edited = true;
  });
  for (;;) {
    edited = false;
    setStage('binding', 'Binding the document anew');
    const outcome = await media.bindWorksheet.executeWithOptions({ summary: 'The document of all pages' }, [
      input,
    ]);
    if (outcome === 'gone') {
      setStage('done', 'The worksheet was deleted');
      return 'gone';
    }
    if (outcome === 'from_upload') hasUpload = true;
    if (outcome === 'behind' || edited) continue;
    if (hasUpload) {
      setStage('bound', 'The document is as the worksheet is; the upload is removed in an hour');
      if (await condition(() => edited, UPLOAD_KEPT)) continue;
      await media.removeUpload.executeWithOptions({ summary: 'Remove the upload' }, [input]);
      hasUpload = false;
      if (edited) continue;
    }
    setStage('done', 'The document is as the worksheet is');
    return 'bound';
  }
};
