import type { Config } from '../../platform/configuration/config.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { PerformTask } from './task.ts';

const BATCH = 5_000;

/** Removes events whose time is over. First the feed's beginning moves: nobody is shown half of what goes. */
export const purgeEvents =
  ({
    database: { unscoped },
    config,
  }: {
    readonly database: Scoped;
    readonly config: Pick<Config, 'EVENT_RETENTION_SECONDS'>;
  }): PerformTask =>
  async (heartbeat) => {
    const cutoff = sql`clock_timestamp() - make_interval(secs => ${config.EVENT_RETENTION_SECONDS})`;
    const begun = await unscoped.all(sql<{ organization_id: string }>`
      select h.organization_id from event_heads h cross join lateral (
        select e.sequence, e.timestamp from events e
        where e.organization_id = h.organization_id order by e.sequence limit 1) first
      where first.timestamp < ${cutoff} or first.sequence < h.oldest_sequence`);
    let total = 0;
    for (const { organization_id } of begun) {
      await unscoped.all(sql`
        update event_heads set oldest_sequence = greatest(oldest_sequence, first_event_since(organization_id, ${cutoff}))
        where organization_id = ${organization_id}`);
      await unscoped.all(sql`
        delete from webhook_deliveries d using event_heads h
        where h.organization_id = ${organization_id} and d.organization_id = h.organization_id
          and d.sequence < h.oldest_sequence`);
      for (let removed = BATCH; removed === BATCH; total += removed) {
        heartbeat();
        removed = (
          await unscoped.all(sql`
            delete from events where organization_id = ${organization_id} and sequence in (
              select e.sequence from events e where e.organization_id = ${organization_id}
                and e.sequence < (select h.oldest_sequence from event_heads h where h.organization_id = ${organization_id})
              order by e.sequence limit ${sql.lit(BATCH)})
            returning 1`)
        ).length;
      }
    }
    return total;
  };
