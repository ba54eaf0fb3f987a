/**
 * What the API, the relay and the workers agree on: names, ids-only inputs and the ids of workflows. No
 * value here may be personal: ids, types and queue names are stored in the clear by Temporal.
 */

export const taskQueues = [
  'workflows',
  'mail',
  'calendar',
  'video',
  'exports',
  'media',
  'stories',
  'story-rushes',
  'maintenance',
] as const;
export type TaskQueue = (typeof taskQueues)[number];
