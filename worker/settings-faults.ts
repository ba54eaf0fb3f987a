import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { Config } from '../platform/configuration/config.ts';
import { isUnreadable } from '../platform/configuration/config-errors.ts';
import { queuesOf } from './queues.ts';

const unreadFiles = (files: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(files)
    .filter(([, file]) => file !== undefined && isUnreadable(() => readFileSync(file)))
    .map(([name]) => `${name} names a file that cannot be read`);

const ofTemporalTls = (config: Config): string[] => {
  const { TEMPORAL_TLS_CERTIFICATE_FILE: certificate, TEMPORAL_TLS_KEY_FILE: key } = config;
  const unread = unreadFiles({ TEMPORAL_TLS_CERTIFICATE_FILE: certificate, TEMPORAL_TLS_KEY_FILE: key });
  if (unread.length > 0) return unread;
  if (!certificate || !key) return [];
  return isUnreadable(() => createSecureContext({ cert: readFileSync(certificate), key: readFileSync(key) }))
    ? ['TEMPORAL_TLS_CERTIFICATE_FILE and TEMPORAL_TLS_KEY_FILE hold no certificate and its key']
    : [];
};

export const SIGNS_NOTHING =
  'AUDIT_SIGNING_KEY and AUDIT_CHECKPOINT_DIR must be set where the queue maintenance is served';

export const signsNothing = (config: Config): boolean =>
  queuesOf(config.WORKER_QUEUES).includes('maintenance') &&
  !(config.AUDIT_SIGNING_KEY && config.AUDIT_CHECKPOINT_DIR);

/** Checks of settings that only a worker needs. */
export const workerFaults = (config: Config): string[] => [
  ...ofTemporalTls(config),
  ...unreadFiles({ WORKFLOW_BUNDLE_PATH: config.WORKFLOW_BUNDLE_PATH }),
  ...(config.ENVIRONMENT === 'production' && signsNothing(config) ? [SIGNS_NOTHING] : []),
];
