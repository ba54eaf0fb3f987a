import type { Config } from '../../platform/configuration/config.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { PerformTask } from './task.ts';

/** Rows of one statement. Statements are short, so that no request waits for long to claim one of these keys. */
const BATCH = 1_000;

/**
 * Removes records that no claim needs any more, so that stored answers are not kept beyond their retention. The claim
 * itself checks the retention (`platform/idempotency/idempotency.ts`); this only frees space. A record that was
 * claimed again in its last minutes is kept until that request has certainly ended.
 */
export const purgeIdempotencyRecords =
  ({
    database,
    config,
  }: {
    readonly database: Scoped;
    readonly config: Pick<Config, 'IDEMPOTENCY_RETENTION_SECONDS' | 'IDEMPOTENCY_TAKEOVER_SECONDS'>;
  }): PerformTask =>
  async (heartbeat) => {
    let total = 0;
    for (;;) {
      heartbeat();
      const removed = await database.unscoped.all(sql`
        delete from idempotency_records where ctid in (
          select ctid from idempotency_records
          where created_at < clock_timestamp() - make_interval(secs => ${config.IDEMPOTENCY_RETENTION_SECONDS})
            and (answer is not null
              or locked_at < clock_timestamp() - make_interval(secs => ${config.IDEMPOTENCY_TAKEOVER_SECONDS}))
          order by created_at limit ${sql.lit(BATCH)} for update skip locked)
        returning 1`);
      total += removed.length;
      if (removed.length < BATCH) return total;
    }
  };
