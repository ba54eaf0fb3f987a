import { type Rows, sql } from '../../platform/database/rows.ts';

export interface NewEvents {
  readonly type: string;
  readonly count: number;
}

/**
 * Counts the events that were told since the last call, by type, over all organizations. The first call only notes
 * where the feeds are. @param rows as `clinic_ledger`.
 */
export const createEventCount = (rows: Rows): (() => Promise<readonly NewEvents[]>) => {
  let counted: Map<string, number> | undefined;
  return async () => {
    const heads = await rows.all(
      sql<{ organization_id: string; sequence: number }>`
        select organization_id, sequence::float8 as sequence from event_heads`,
    );
    const before = counted;
    counted = new Map(heads.map(({ organization_id, sequence }) => [organization_id, sequence]));
    if (!before) return [];
    const grown = heads.filter(
      ({ organization_id, sequence }) => sequence > (before.get(organization_id) ?? 0),
    );
    if (grown.length === 0) return [];
    return rows.all(sql<NewEvents>`
      select e.type, count(*)::int as count
      from json_to_recordset(${JSON.stringify(
        grown.map(({ organization_id, sequence }) => ({
          organization_id,
          first: (before.get(organization_id) ?? 0) + 1,
          last: sequence,
        })),
      )}::json) as g(organization_id uuid, first bigint, last bigint)
      join events e on e.organization_id = g.organization_id and e.sequence between g.first and g.last
      group by e.type`);
  };
};
