import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { PerformTask } from './task.ts';

const BATCH = 1_000;

/**
 * Removes notes of e-mails long after the last attempt: an e-mail is tried for six hours, and by an operator soon
 * after. It also removes the numbers of e-mails on past days.
 */
export const purgeMailHandovers =
  ({ database }: { readonly database: Scoped }): PerformTask =>
  async (heartbeat) => {
    const handovers = sql`
      delete from mail_handovers where (organization_id, message_id) in (
        select organization_id, message_id from mail_handovers
        where began_at < clock_timestamp() - interval '30 days' limit ${sql.lit(BATCH)})
      returning 1`;
    const counts = sql`
      delete from recipient_mails where (organization_id, recipient_hash, day) in (
        select organization_id, recipient_hash, day from recipient_mails
        where day < (clock_timestamp() at time zone 'UTC')::date - 1 limit ${sql.lit(BATCH)})
      returning 1`;
    let total = 0;
    for (const statement of [handovers, counts])
      for (let removed = BATCH; removed === BATCH; total += removed) {
        heartbeat();
        removed = (await database.unscoped.all(statement)).length;
      }
    return total;
  };
