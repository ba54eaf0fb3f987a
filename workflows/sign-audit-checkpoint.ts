import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import { type CheckpointOrder, upkeepWorkflows } from '../domain/workflow-definitions/upkeep.ts';
import { stagesOf } from './stages-and-signals.ts';

const definition = upkeepWorkflows.signAuditCheckpoint;
const setStage = stagesOf(definition);

// Retries without end: Temporal's UI shows the reason why signing fails.
const maintenance = proxyActivities<Activities['maintenance']>({
  taskQueue: 'maintenance',
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '5 seconds' },
});

/** Signs one checkpoint of all audit chains, stored outside the database, for an operator. */
export const signAuditCheckpoint = async (order: CheckpointOrder) => {
  setStage('signing', 'Signing where the audit chains of all organizations stand');
  const signed = await maintenance.signAuditCheckpoint.executeWithOptions(
    { summary: 'Sign the heads of all chains' },
    [order],
  );
  setStage('signed', `Checkpoint ${signed.number} over ${signed.organizations} organizations`);
  return signed;
};
