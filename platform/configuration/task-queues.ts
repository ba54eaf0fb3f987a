/**
 * Task queues, which the API, the relay and the workers agree on. Nothing here may be personal: Temporal stores queue
 * names in plaintext.
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
  'webhooks',
  'maintenance',
] as const;
export type TaskQueue = (typeof taskQueues)[number];
