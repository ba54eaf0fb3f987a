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

/** Processes of versions that read the upload itself are gone by then. */
const UPLOAD_KEPT = '1 hour';

/**
 * Brings the PDF of an edited worksheet in line with its pages. Level-triggered: each look reads the pages as they are,
 * so edits that come quickly are bound together. A sheet that was converted by a version that kept the upload loses it.
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
