import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Feature } from '../access/features.ts';

/** What is billed: one row for each result, written in the transaction that made it ready. */
export interface UsageRecord {
  readonly organization_id: string;
  readonly resource_id: string;
  readonly partner_practitioner_id: string;
  readonly feature: Feature;
}

/** Repeated calls write one row. */
export const recordUsage = async (transaction: Rows, record: UsageRecord): Promise<void> => {
  await transaction.all(sql`
    insert into usage_records (organization_id, resource_id, partner_practitioner_id, feature)
    values (${record.organization_id}, ${record.resource_id}, ${record.partner_practitioner_id}, ${record.feature})
    on conflict (organization_id, resource_id) do nothing`);
};

export interface UsageLine {
  readonly organization_id: string;
  /** `2026-11`, in UTC. */
  readonly month: string;
  readonly feature: Feature;
  readonly partner_practitioner_id: string;
  readonly count: number;
}

/** Whole months, `2026-11`; the last one is included. */
export interface UsagePeriod {
  readonly from: string;
  readonly to: string;
}

/** Usage of one organization, or of all, by month, feature and practitioner. */
export const reportUsage = (
  rows: Rows,
  organizationId: string | undefined,
  { from, to }: UsagePeriod,
): Promise<UsageLine[]> =>
  rows.all(sql<UsageLine>`
    select organization_id, to_char(recorded_at at time zone 'UTC', 'YYYY-MM') as month, feature,
           partner_practitioner_id, count(*)::int as count
    from usage_records
    where ${organizationId ? sql`organization_id = ${organizationId} and` : sql``}
      recorded_at >= ${`${from}-01T00:00:00Z`}::timestamptz
      and recorded_at < ${`${to}-01T00:00:00Z`}::timestamptz + interval '1 month'
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
