import { type Rows, sql } from '../../platform/database/rows.ts';

/** What stays of an organization that has ended, and why. Every other table with its rows is emptied. */
export const KEPT_TABLES: Readonly<Record<string, string>> = {
  audit_entries: 'the audit',
  audit_heads: 'the audit',
  audit_checkpoint_proofs: 'the audit',
  usage_records: 'usage that was billed',
  daily_usage: 'usage, in numbers',
  organization_closings: 'the end itself, and its certificate',
  organization_closing_steps: 'the end itself',
  access_versions: 'a number, by which processes of the API notice that no token is valid any more',
};

interface Table {
  readonly name: string;
  /** Tables that its foreign keys lead to. */
  readonly parents: readonly string[];
}

/** First, so that nobody is told of what follows. */
const FIRST = ['webhook_deliveries', 'webhook_endpoints', 'workflow_outbox'];
/** Deleting rows of the others writes into these. */
const LAST = ['events', 'event_heads', 'organization_storage'];
const rankOf = (name: string): number => {
  if (FIRST.includes(name)) return 0;
  return LAST.includes(name) ? 2 : 1;
};

/** Whoever refers to another comes before it. */
const childrenFirst = (tables: readonly Table[]): readonly string[] => {
  const order: string[] = [];
  let left = tables;
  while (left.length > 0) {
    const referred = new Set(left.flatMap(({ name, parents }) => parents.filter((one) => one !== name)));
    const free = left.filter(({ name }) => !referred.has(name));
    if (free.length === 0) throw new Error(`Keys in a circle: ${left.map(({ name }) => name).join()}`);
    order.push(...free.map(({ name }) => name));
    left = left.filter((one) => !free.includes(one));
  }
  return order;
};

/**
 * The tables that are emptied when an organization ends, in an order in which foreign keys allow it. Read from the
 * schema: a new table is emptied unless it is named above.
 */
export const tablesToErase = async (rows: Rows): Promise<readonly string[]> => {
  const tables = await rows.all(sql<Table>`
    select c.relname::text as name,
      coalesce(array_agg(distinct p.relname::text) filter (where p.oid is not null), '{}') as parents
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
    left join pg_class p on p.oid = k.confrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    group by c.relname order by c.relname`);
  const erased = tables.filter(({ name }) => !Object.hasOwn(KEPT_TABLES, name));
  return childrenFirst(erased).toSorted((one, other) => rankOf(one) - rankOf(other));
};
