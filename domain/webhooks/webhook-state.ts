import { type Rows, sql } from '../../platform/database/rows.ts';

/** How the webhooks of all organizations are, for metrics. @param rows as `clinic_ledger`. */
export const webhookState = async (
  rows: Rows,
): Promise<{ readonly ok: number; readonly failing: number; readonly lag_seconds: number }> =>
  (await rows.first(sql<{ ok: number; failing: number; lag_seconds: number }>`
    select count(*) filter (where e.failing_since is null)::int as ok,
      count(*) filter (where e.failing_since is not null)::int as failing,
      coalesce(max(extract(epoch from clock_timestamp() - least(
        (select min(d.created_at) from webhook_deliveries d
          where d.endpoint_id = e.id and d.state = 'waiting' and d.attempts = 0),
        (select v.timestamp from events v
          where v.organization_id = e.organization_id and v.sequence = e.next_sequence)
      ))) filter (where e.failing_since is null), 0)::float8 as lag_seconds
    from webhook_endpoints e join organizations o on o.id = e.organization_id and o.status = 'active'
    where e.status = 'active' and e.deleted_at is null`)) ?? { ok: 0, failing: 0, lag_seconds: 0 };
