import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from '../telemetry/log.ts';
import { connectionOf } from './pools.ts';

const RECONNECT_MS = 1_000;

export interface Listening {
  close(): Promise<void>;
}

/**
 * Listens to a channel of PostgreSQL on a connection of its own, which is opened again after it is lost.
 * Notifications can be missed in between: `onConnected` reports when that may have happened, and the listener should
 * also poll now and then.
 */
export const listen = (
  { databaseUrl, application, channel }: { databaseUrl: string; application: string; channel: string },
  { onNotified, onConnected }: { onNotified: (payload: string) => void; onConnected: () => void },
  log: Pick<Logger, 'warn'>,
): Listening => {
  const closing = new AbortController();

  const listenOnce = async (): Promise<void> => {
    const client = new Client({
      // Nothing is sent on this connection, and it may be silent for long. So only keep-alive shows that the server
      // is gone.
      ...connectionOf({ url: databaseUrl, application, silenceMs: 0 }),
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    const over = Promise.withResolvers<void>();
    client.on('error', () => over.resolve());
    client.on('end', () => over.resolve());
    client.on('notification', ({ payload }) => onNotified(payload ?? ''));
    const close = () => over.resolve();
    closing.signal.addEventListener('abort', close, { once: true });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onConnected();
      if (!closing.signal.aborted) await over.promise;
    } finally {
      closing.signal.removeEventListener('abort', close);
      await client.end().catch(() => undefined);
    }
  };

  const keepListening = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await listenOnce().catch((error: unknown) =>
        log.warn({ err: error, channel }, 'Not listening to the database; asking now and then goes on'),
      );
      await pause(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  const listening = keepListening();
  return {
    async close() {
      closing.abort();
      await listening;
    },
  };
};
