import { RESULT_DAYS } from '../../domain/imports/import.schemas.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { PerformTask } from './task.ts';

/** Each takes up to a thousand results along. */
const BATCH = 20;

/** Removes imports whose time is over, with their results. */
export const purgeImports =
  ({ database }: { readonly database: Scoped }): PerformTask =>
  async (heartbeat) => {
    let total = 0;
    for (let removed = BATCH; removed === BATCH; total += removed) {
      heartbeat();
      removed = (
        await database.unscoped.all(sql`
          delete from imports where id in (
            select id from imports
            where ended_at < clock_timestamp() - make_interval(days => ${sql.lit(RESULT_DAYS)})
            order by ended_at limit ${sql.lit(BATCH)})
          returning 1`)
      ).length;
    }
    return total;
  };
