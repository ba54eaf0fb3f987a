import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from '../api/platform/log.ts';

const RECONNECT_MS = 1_000;

/**
 * Calls `wake` at every commit that put commands into the outbox, on a connection of its own, which is
 * made again when it is lost. A notification may be missed meanwhile: so it wakes after connecting too,
 * and the relay polls besides.
 */
export const listenForOutbox = (
  databaseUrl: string,
  wake: () => void,
  log: Logger,
): { close(): Promise<void> } => {
  const closing = new AbortController();

  const listenOnce = async (): Promise<void> => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'clinic-relay',
      connectionTimeoutMillis: 4_000,
      keepAlive: true,
    });
    const over = Promise.withResolvers<void>();
    client.on('error', () => over.resolve());
    client.on('end', () => over.resolve());
    client.on('notification', wake);
    const close = () => over.resolve();
    closing.signal.addEventListener('abort', close, { once: true });
    try {
      await client.connect();
      await client.query('listen workflow_outbox');
      wake();
      if (!closing.signal.aborted) await over.promise;
    } finally {
      closing.signal.removeEventListener('abort', close);
      await client.end().catch(() => undefined);
    }
  };

  const listen = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await listenOnce().catch((error: unknown) =>
        log.warn({ err: error }, 'Not listening to the outbox; polling goes on'),
      );
      await pause(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  const listening = listen();
  return {
    async close() {
      closing.abort();
      await listening;
    },
  };
};
