import { type Listening, listen } from '../api/platform/data/listen.ts';
import type { Logger } from '../api/platform/log.ts';

/** Calls `wake` at every commit that put commands into the outbox, and whenever one may have been missed. */
export const listenForOutbox = (databaseUrl: string, wake: () => void, log: Logger): Listening =>
  listen(
    { databaseUrl, application: 'clinic-relay', channel: 'workflow_outbox' },
    { onNotified: wake, onConnected: wake },
    log,
  );
