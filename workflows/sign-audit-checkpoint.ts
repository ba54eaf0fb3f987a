import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import type { CheckpointOrder } from './contracts.ts';
import { reached } from './stage.ts';

// Without an end: what keeps it from signing is visible in the UI, and the schedule skips meanwhile.
const maintenance = proxyActivities<Activities['maintenance']>({
  taskQueue: 'maintenance',
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '5 seconds' },
});

/** Signs where all audit chains stand, outside the database; started by a schedule, or by an operator. */
export const signAuditCheckpoint = async (order: CheckpointOrder) => {
  reached('signing', 'Signing where the audit chains of all organizations stand');
  const signed = await maintenance.signAuditCheckpoint.executeWithOptions(
    { summary: 'Sign the heads of all chains' },
    [order],
  );
  reached('signed', `Checkpoint ${signed.number} over ${signed.organizations} organizations`);
  return signed;
};
