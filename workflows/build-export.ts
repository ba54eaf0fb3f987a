import { ApplicationFailure, CancellationScope, isCancellation, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import { type ExportBuild, workflows } from '../domain/workflow-definitions/workflows.ts';
import { stagesOf } from './stages-and-signals.ts';
import { isStorageLimit } from './steps.ts';

const definition = workflows.buildExport;
const setStage = stagesOf(definition);

// A heartbeat each half second, so that another worker takes over soon after one died.
const { buildArchive } = proxyActivities<Activities['exports']>({
  taskQueue: 'exports',
  startToCloseTimeout: '2 hours',
  scheduleToCloseTimeout: '6 hours',
  heartbeatTimeout: '15 seconds',
  retry: {
    initialInterval: '1 second',
    backoffCoefficient: 2,
    maximumInterval: '30 seconds',
    maximumAttempts: 20,
  },
});

const { settleExport } = proxyActivities<Activities['exports']>({
  taskQueue: 'exports',
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

const reasonOf = (error: unknown) => {
  if (isCancellation(error)) return 'cancelled';
  return isStorageLimit(error) ? 'storage_limit_reached' : 'build_failed';
};

/** Builds the archive of one clinician's records. Whatever else ends it releases the clinician's slot. */
export const buildExport = async (input: ExportBuild): Promise<'ready' | 'settled_before'> => {
  setStage('building', 'Writing the archive');
  try {
    const outcome = await buildArchive.executeWithOptions({ summary: 'Write the archive' }, [input]);
    setStage('done', outcome === 'ready' ? 'The archive can be downloaded' : 'The export had ended before');
    return outcome;
  } catch (error) {
    const reason = reasonOf(error);
    await CancellationScope.nonCancellable(() =>
      settleExport.executeWithOptions({ summary: 'Free the slot and delete what was written' }, [
        { ...input, reason },
      ]),
    );
    setStage('failed', reason === 'cancelled' ? 'Cancelled' : 'The archive could not be built');
    if (reason === 'cancelled') throw error;
    throw ApplicationFailure.nonRetryable('The archive could not be built', 'ExportFailed');
  }
};
