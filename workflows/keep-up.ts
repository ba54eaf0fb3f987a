import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import { type Upkeep, upkeepTasks } from './contracts.ts';
import { reached } from './stage.ts';

// It goes on where it was interrupted, since each batch commits by itself; the heartbeat tells a worker that is gone.
const maintenance = proxyActivities<Activities['maintenance']>({
  taskQueue: 'maintenance',
  startToCloseTimeout: '4 hours',
  scheduleToCloseTimeout: '12 hours',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/** One task of the upkeep, from beginning to end; started by its schedule, or by an operator. */
export const keepUp = async ({ task }: Upkeep): Promise<number> => {
  const { note } = upkeepTasks[task];
  reached('working', note);
  const count = await maintenance.keepUp.executeWithOptions({ summary: note }, [{ task }]);
  reached('done', `${note}: ${count}`);
  return count;
};
