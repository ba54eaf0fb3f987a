import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Secrets } from '../../platform/secrets.ts';

export interface FailureThrottle {
  /**
   * Counts one failed authentication.
   * @returns seconds to wait if the address has used up its failures for that client in this minute.
   */
  failed(address: string, clientId: string): Promise<number | undefined>;
}

const FAILURES_A_MINUTE = 10;
const SWEEP_EVERY_MS = 60_000;

/**
 * Counts failures in fixed minutes of the database's clock, for all processes together. It is called only after an
 * authentication has failed, so failures of others never delay a right secret.
 */
export const createFailureThrottle = (rows: Rows, secrets: Secrets): FailureThrottle => {
  let sweptAt = Number.NEGATIVE_INFINITY;

  const sweep = async (): Promise<void> => {
    if (performance.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = performance.now();
    await rows.all(sql`
      delete from token_failures where ctid in (
        select ctid from token_failures where minute < date_trunc('minute', clock_timestamp())
        for update skip locked)`);
  };

  return {
    async failed(address, clientId) {
      // Neither addresses nor client ids are stored. An unknown client is counted like a known one.
      const source = secrets.keyedHash('token-failure', `${address}\0${clientId}`);
      const counted = await rows.first(sql<{ failures: number; wait: number }>`
        with clock as materialized (select clock_timestamp() as now)
        insert into token_failures as f (source_hash, minute, failures)
        select ${source}::bytea, date_trunc('minute', now), 1 from clock
        on conflict (source_hash, minute) do update set failures = least(f.failures + 1, 1000000)
        returning failures,
          greatest(1, ceil(extract(epoch from minute + interval '1 minute' - clock_timestamp())))::int as wait`);
      await sweep();
      return counted && counted.failures > FAILURES_A_MINUTE ? counted.wait : undefined;
    },
  };
};
