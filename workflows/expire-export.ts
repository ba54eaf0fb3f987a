import { proxyActivities, sleep } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import type { ExportBuild } from './contracts.ts';
import { reached } from './stage.ts';

const { removeArchive } = proxyActivities<Activities['exports']>({
  taskQueue: 'exports',
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 minutes' },
});

/**
 * Deletes an archive when its seven days are over; it begins only then (`startDelay`). That the download
 * is refused does not depend on it: the API compares the time itself.
 */
export const expireExport = async (input: ExportBuild): Promise<'removed'> => {
  reached('deleting', 'The time of the archive is over');
  // Temporal's clock may be a little ahead of the database's.
  while (
    (await removeArchive.executeWithOptions({ summary: 'Delete the archive' }, [input])) === 'not_expired'
  )
    await sleep('10 seconds');
  reached('done', 'The archive is deleted');
  return 'removed';
};
