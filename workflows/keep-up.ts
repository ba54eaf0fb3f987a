import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import { type Upkeep, upkeepTasks, upkeepWorkflows } from '../domain/workflow-definitions/upkeep.ts';
import { stagesOf } from './stages-and-signals.ts';

const definition = upkeepWorkflows.keepUp;
const setStage = stagesOf(definition);

// Each batch commits separately, so an interrupted task continues where it stopped. A worker that died stops its
// heartbeat.
const maintenance = proxyActivities<Activities['maintenance']>({
  taskQueue: 'maintenance',
  startToCloseTimeout: '4 hours',
  scheduleToCloseTimeout: '12 hours',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/** Runs one upkeep task from beginning to end. Its schedule, or an operator, starts it. */
export const keepUp = async ({ task }: Upkeep): Promise<number> => {
  const { note } = upkeepTasks[task];
  setStage('working', note);
  const count = await maintenance.keepUp.executeWithOptions({ summary: note }, [{ task }]);
  setStage('done', `${note}: ${count}`);
  return count;
};
