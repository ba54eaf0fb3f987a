import { type TaskQueue, taskQueues } from '../workflows/contracts.ts';

const isTaskQueue = (name: string): name is TaskQueue => (taskQueues as readonly string[]).includes(name);

/** The queues that the setting names, or undefined when one does not exist or none is named. */
export const queuesOf = (setting: string): readonly TaskQueue[] | undefined => {
  const names = [...new Set(setting.split(',').map((name) => name.trim()))].filter((name) => name !== '');
  return names.length > 0 && names.every(isTaskQueue) ? names : undefined;
};
