import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { PerformTask } from './task.ts';

const BATCH = 1_000;
/** Days in which an operator can find the workflow of a request in the outbox, and start it again. */
export const KEPT_DAYS = 30;

/**
 * Removes commands that were delivered long ago. It goes by ids, which are in order of age: this needs no further
 * index, and stops at the first row that is too young.
 */
export const purgeDeliveredCommands =
  ({ database }: { readonly database: Scoped }): PerformTask =>
  async (heartbeat) => {
    let total = 0;
    let after = '0';
    for (;;) {
      heartbeat();
      const batch = await database.unscoped.first(sql<{
        last: string | null;
        seen: number;
        removed: number;
      }>`
        with oldest as materialized (
          select id, created_at, delivered_at from workflow_outbox
          where id > ${after}::bigint order by id limit ${sql.lit(BATCH)}
        ), old as materialized (
          select id, delivered_at from oldest
          where created_at < clock_timestamp() - make_interval(days => ${sql.lit(KEPT_DAYS)})
        ), removed as (
          delete from workflow_outbox where id in (
            select id from old
            where delivered_at < clock_timestamp() - make_interval(days => ${sql.lit(KEPT_DAYS)}))
          returning 1
        )
        select (select max(id) from old) as last, (select count(*)::int from old) as seen,
          (select count(*)::int from removed) as removed`);
      total += batch?.removed ?? 0;
      if (!batch?.last || batch.seen < BATCH) return total;
      after = batch.last;
    }
  };
