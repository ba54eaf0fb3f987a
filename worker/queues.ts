import type { TaskQueue } from '../platform/configuration/task-queues.ts';

/** The queues that the setting names. The setting was validated before. */
export const queuesOf = (setting: string): readonly TaskQueue[] =>
  [...new Set(setting.split(',').map((name) => name.trim()))].filter(
    (name): name is TaskQueue => name !== '',
  );
