import type { EntityClass } from '@mikro-orm/core';
import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';
import { since } from './conditions.ts';
import { columnsOf, columnsOfEntity, type ResourceColumns } from './resource-columns.ts';
import type { InternalColumns, ListQuery, ResourceDefinition } from './resource-definition.ts';

/** The statements of a resource: all are built from the same columns, reach and order. Its table has the alias `t`. */

type Sql = RawBuilder<unknown>;
type Keys<Name extends string> = Readonly<Record<Name, Sql>>;
type Filters = readonly (Sql | undefined)[];

const ALIVE = sql`t.deleted_at is null`;

/** What the statements of a resource have in common. */
export interface StatementParts {
  readonly definition: ResourceDefinition;
  readonly columns: ResourceColumns;
  readonly from: Sql;
  /** The column of the order, and what lists are sorted by. */
  readonly order: { readonly column: string; readonly sorted: Sql; readonly reversed: Sql };
  /** The reach of the caller that a row `k` of several callers names. */
  readonly reachOfKey: Sql;
}

export const statementPartsOf = <Entity extends object, Internal extends InternalColumns>(
  definition: ResourceDefinition<Entity, Internal>,
): StatementParts => {
  const { table, order, delegatedReach } = definition;
  const column = typeof order === 'string' ? order : order.number;
  const ref = sql.ref(`t.${column}`);
  return {
    definition: definition as ResourceDefinition,
    columns: columnsOf(definition),
    from: sql`${sql.table(table)} as t`,
    order:
      typeof order === 'string'
        ? { column, sorted: sql`${ref}, t.id`, reversed: sql`${ref} desc, t.id desc` }
        : { column, sorted: ref, reversed: sql`${ref} desc` },
    reachOfKey: delegatedReach
      ? sql` and (k.practitioner_id is null or ${delegatedReach(sql.ref('k.practitioner_id'))})`
      : sql``,
  };
};

const isKept = ({ permanent = false, readableWhenDeleted = false }: ResourceDefinition): boolean =>
  permanent || readableWhenDeleted;

const allOf = (conditions: readonly Sql[]): Sql => sql.join(conditions, sql` and `);

const given = (filters: Filters): Sql[] => filters.filter((filter) => filter !== undefined);

const reachOf = ({ delegatedReach }: ResourceDefinition, actor: Actor): Sql[] => [
  sql`t.organization_id = ${actor.organization_id}`,
  ...(actor.practitioner_id && delegatedReach ? [delegatedReach(actor.practitioner_id)] : []),
];

/** The record of this id, if the caller reaches it. */
export const oneRecord = ({ definition }: StatementParts, actor: Actor, id: string): Sql =>
  allOf([sql`t.id = ${id}`, ...reachOf(definition, actor), ...(isKept(definition) ? [] : [ALIVE])]);

const behind = ({ definition, order }: StatementParts, value: unknown, id: unknown, than: Sql): Sql =>
  typeof definition.order === 'string'
    ? sql`(${order.sorted}) ${than} (${value}::timestamptz, ${id}::uuid)`
    : sql`${order.sorted} ${than} ${value}::bigint`;

export const selectOne = (parts: StatementParts, actor: Actor, id: string, filters: Filters): Sql =>
  sql`select ${parts.columns.all} from ${parts.from} where ${allOf([oneRecord(parts, actor, id), ...given(filters)])}`;

/** One record more than the limit, if there are more. */
export const selectPage = (parts: StatementParts, actor: Actor, query: ListQuery, filters: Filters): Sql => {
  const { definition, columns, from, order } = parts;
  const isReversed = query.order === 'newest_first';
  const conditions = [
    ...reachOf(definition, actor),
    ...given([...filters, since(columns.changedAt, query.updated_since), query.settled?.(columns.changedAt)]),
    ...(definition.permanent || query.include_deleted ? [] : [ALIVE]),
    ...(query.after
      ? [behind(parts, query.after.value, query.after.id, sql.raw(isReversed ? '<' : '>'))]
      : []),
  ];
  return sql`select ${columns.ofPage(actor.organization_id)} from ${from} where ${allOf(conditions)}
    order by ${isReversed ? order.reversed : order.sorted} limit ${query.limit + 1}`;
};

export const selectCount = (
  { definition, from }: StatementParts,
  actor: Actor,
  { include_deleted }: Pick<ListQuery, 'include_deleted'>,
): RawBuilder<{ readonly count: number }> => {
  const conditions = [
    ...reachOf(definition, actor),
    ...(definition.permanent || include_deleted ? [] : [ALIVE]),
  ];
  return sql<{ count: number }>`select count(*)::int from ${from} where ${allOf(conditions)}`;
};

/** @param columns of the table, named once by `columnsOfEntity`. */
export const selectToLock = (parts: StatementParts, actor: Actor, id: string, columns: Sql): Sql =>
  sql`select ${columns} from ${parts.from} where ${oneRecord(parts, actor, id)}
    ${parts.definition.sharedLock ? sql`for share of t` : sql`for no key update of t`}`;

export const tableColumnsOf = ({ definition }: StatementParts): Sql =>
  columnsOfEntity(definition.entity as EntityClass<object>);

export const selectEach = (
  { definition, columns, from, reachOfKey }: StatementParts,
  { ids, organizations, practitioners }: Keys<'ids' | 'organizations' | 'practitioners'>,
): Sql => sql`
  select ${columns.all}, k.i as "#i", t.organization_id as "#organization"
  from unnest(${ids}::uuid[], ${organizations}::uuid[], ${practitioners}::uuid[])
    with ordinality as k(id, organization_id, practitioner_id, i)
  join ${from} on t.id = k.id and t.organization_id = k.organization_id
  where ${isKept(definition) ? sql`true` : ALIVE}${reachOfKey}`;

export const selectPages = (
  parts: StatementParts,
  { organizations, practitioners, limits }: Keys<'organizations' | 'practitioners' | 'limits'>,
  after: Keys<'values' | 'ids'> | undefined,
): Sql => {
  const { definition, columns, from, order, reachOfKey } = parts;
  const behindIt = after
    ? sql` and ${behind(parts, sql.ref('k.value'), sql.ref('k.id'), sql.raw('>'))}`
    : sql``;
  const starts = after ? sql`, ${after.values}::text[], ${after.ids}::uuid[]` : sql``;
  return sql`
    select k.i as "#i", page.*
    from unnest(${organizations}::uuid[], ${practitioners}::uuid[], ${limits}::int[]${starts})
      with ordinality as k(organization_id, practitioner_id, "limit"${after ? sql`, value, id` : sql``}, i)
    cross join lateral (
      select string_agg(r.line, chr(10)) as lines, min(r.organization) as "#first", max(r.organization) as "#last"
      from (
        select row_to_json(shown)::text as line, t.organization_id::text as organization
        from ${from} cross join lateral (select ${columns.ofAlive}) shown
        where t.organization_id = k.organization_id${definition.permanent ? sql`` : sql` and ${ALIVE}`}${reachOfKey}${behindIt}
        order by ${order.sorted} limit k."limit" + 1) r
    ) page`;
};

export const insertRecords = (
  { definition, columns, from }: StatementParts,
  names: readonly string[],
  records: Sql,
): Sql => {
  const targets = sql.join(names.map((name) => sql.ref(name)));
  return sql`
    insert into ${from} (${targets})
    select ${targets} from json_populate_recordset(null::${sql.table(definition.table)}, ${records})
    returning ${columns.all}, t.organization_id as "#organization"`;
};
