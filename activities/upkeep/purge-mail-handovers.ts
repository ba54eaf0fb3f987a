import type { Scoped } from '../../api/platform/data/database.ts';
import { sql } from '../../api/platform/data/rows.ts';
import type { PerformTask } from './task.ts';

const BATCH = 1_000;

/** Long after the last attempt: a mail is tried for six hours, and by an operator soon after. */
export const purgeMailHandovers =
  ({ database }: { readonly database: Scoped }): PerformTask =>
  async (beat) => {
    let total = 0;
    for (;;) {
      beat();
      const removed = await database.unscoped.all(sql`
        delete from mail_handovers where (organization_id, message_id) in (
          select organization_id, message_id from mail_handovers
          where began_at < clock_timestamp() - interval '30 days' limit ${sql.lit(BATCH)})
        returning 1`);
      total += removed.length;
      if (removed.length < BATCH) return total;
    }
  };
