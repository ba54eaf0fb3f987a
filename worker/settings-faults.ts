import { readFileSync } from 'node:fs';
import type { Config } from '../api/config.ts';
import { queuesOf } from './queues.ts';

const canBeRead = (file: string): boolean => {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
};

export const SIGNS_NOTHING =
  'AUDIT_SIGNING_KEY and AUDIT_CHECKPOINT_DIR must be set where the queue maintenance is served';

export const signsNothing = (config: Config): boolean =>
  queuesOf(config.WORKER_QUEUES).includes('maintenance') &&
  !(config.AUDIT_SIGNING_KEY && config.AUDIT_CHECKPOINT_DIR);

/** What a worker does with settings that no other process does. */
export const workerFaults = (config: Config): string[] => [
  ...(['TEMPORAL_TLS_CERTIFICATE_FILE', 'TEMPORAL_TLS_KEY_FILE'] as const)
    .filter((name) => config[name] !== undefined && !canBeRead(config[name]))
    .map((name) => `${name} names a file that cannot be read`),
  ...(config.ENVIRONMENT === 'production' && signsNothing(config) ? [SIGNS_NOTHING] : []),
];
