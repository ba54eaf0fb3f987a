import { proxyActivities, sleep } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import { type ExportBuild, workflows } from '../domain/workflow-definitions/workflows.ts';
import { stagesOf } from './stages-and-signals.ts';

const definition = workflows.expireExport;
const setStage = stagesOf(definition);

const { removeArchive } = proxyActivities<Activities['exports']>({
  taskQueue: 'exports',
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 minutes' },
});

/**
 * Deletes an archive when its seven days are over; it starts only then (`startDelay`). Refusing the download does not
 * depend on it, because the API compares the time itself.
 */
export const expireExport = async (input: ExportBuild): Promise<'removed'> => {
  setStage('deleting', 'The time of the archive is over');
  // Temporal's clock may be slightly ahead of the database's.
  while (
    (await removeArchive.executeWithOptions({ summary: 'Delete the archive' }, [input])) === 'not_expired'
  )
    await sleep('10 seconds');
  setStage('done', 'The archive is deleted');
  return 'removed';
};
