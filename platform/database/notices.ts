import { type Rows, sql } from './rows.ts';

/** Notifications of PostgreSQL about things that change often. */
export interface Notices {
  /** Of several notices with one key within a moment, the last one is told. */
  tell(key: string, payload: string): void;
}

/**
 * Tells all that was gathered with one statement, in no transaction that writes: commits with a notification wait for
 * each other. A notice may be lost, so listeners also ask now and then.
 * @param togetherMs how long a notice waits for others.
 */
export const createNotices = (database: Rows, channel: string, togetherMs: number): Notices => {
  const waiting = new Map<string, string>();

  const tellAll = async (): Promise<void> => {
    const payloads = [...waiting.values()];
    waiting.clear();
    await database
      .all(sql`select pg_notify(${channel}, told) from unnest(${payloads}::text[]) as told`)
      .catch(() => undefined);
  };

  return {
    tell(key, payload) {
      if (waiting.size === 0) setTimeout(() => void tellAll(), togetherMs).unref();
      waiting.set(key, payload);
    },
  };
};
