import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { PerformTask } from './task.ts';

const BATCH = 1_000;

/**
 * Removes sessions that ended at least a day ago (none lasts longer than twelve hours), and set-password links that
 * were used, replaced or expired a month ago, and likewise links that confirm a clinic's upgrade. The login itself
 * refuses them; this only frees space.
 */
export const purgeEndedLogins =
  ({ database }: { readonly database: Scoped }): PerformTask =>
  async (heartbeat) => {
    const sessions = sql`
      delete from login_sessions where id in (
        select id from login_sessions where created_at < clock_timestamp() - interval '1 day'
        order by created_at limit ${sql.lit(BATCH)})
      returning 1`;
    const invitations = sql`
      delete from login_invitations where id in (
        select id from login_invitations
        where least(expires_at, closed_at) < clock_timestamp() - interval '30 days' limit ${sql.lit(BATCH)})
      returning 1`;
    const upgrades = sql`
      delete from clinic_upgrade_links where id in (
        select id from clinic_upgrade_links
        where expires_at < clock_timestamp() - interval '30 days' limit ${sql.lit(BATCH)})
      returning 1`;
    let total = 0;
    for (const statement of [sessions, invitations, upgrades])
      for (let removed = BATCH; removed === BATCH; total += removed) {
        heartbeat();
        removed = (await database.unscoped.all(statement)).length;
      }
    return total;
  };
