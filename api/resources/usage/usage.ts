import type { Feature } from '../../platform/access/features.ts';
import { type Rows, sql } from '../../platform/data/rows.ts';

/** The ledger of what is billed: one row for each thing, written with the change that made it ready. */
export interface UsageRecord {
  readonly organization_id: string;
  readonly resource_id: string;
  readonly partner_practitioner_id: string;
  readonly feature: Feature;
}

/** Again and again it is still one row. */
export const recordUsage = async (transaction: Rows, record: UsageRecord): Promise<void> => {
  await transaction.all(sql`
    insert into usage_records (organization_id, resource_id, partner_practitioner_id, feature)
    values (${record.organization_id}, ${record.resource_id}, ${record.partner_practitioner_id}, ${record.feature})
    on conflict (organization_id, resource_id) do nothing`);
};

export interface UsageLine {
  readonly month: string;
  readonly feature: Feature;
  readonly partner_practitioner_id: string;
  readonly count: number;
}

/**
 * What an organization used, by month (UTC), feature and practitioner.
 * @param from first moment, inclusive; @param to end, exclusive.
 */
export const reportUsage = (
  rows: Rows,
  organizationId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<UsageLine[]> =>
  rows.all(sql<UsageLine>`
    select to_char(recorded_at at time zone 'UTC', 'YYYY-MM') as month, feature, partner_practitioner_id,
           count(*)::int as count
    from usage_records
    where organization_id = ${organizationId} and recorded_at >= ${from} and recorded_at < ${to}
    group by 1, 2, 3 order by 1, 2, 3`);
