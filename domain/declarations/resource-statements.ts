import type { EntityClass } from '@mikro-orm/core';
import { ORGANIZATION } from '../../platform/batching/shared-statements.ts';
import { type RawBuilder, type SqlValue, sql } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';
import { since } from './conditions.ts';
import { columnsOf, columnsOfEntity, type ResourceColumns } from './resource-columns.ts';
import type { InternalColumns, ListQuery, ResourceDefinition } from './resource-definition.ts';

/** The statements of a resource: all are built from the same columns, reach and order. Its table has the alias `t`. */

type Sql = RawBuilder<unknown>;
type Filters = readonly (Sql | undefined)[];

const ALIVE = sql`t.deleted_at is null`;

/** Each row names its organization (`platform/batching/shared-statements.ts`). */
const OWNER = sql`t.organization_id as ${sql.ref(ORGANIZATION)}`;

/** What the statements of a resource have in common. */
export interface StatementParts {
  readonly definition: ResourceDefinition;
  readonly columns: ResourceColumns;
  readonly from: Sql;
  /** The column of the order, and what lists are sorted by. */
  readonly order: { readonly column: string; readonly sorted: Sql; readonly reversed: Sql };
}

export const statementPartsOf = <Entity extends object, Internal extends InternalColumns>(
  definition: ResourceDefinition<Entity, Internal>,
): StatementParts => {
  const { table, order } = definition;
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
  };
};

const isKept = ({ permanent = false, readableWhenDeleted = false }: ResourceDefinition): boolean =>
  permanent || readableWhenDeleted;

const allOf = (conditions: readonly Sql[]): Sql => sql.join(conditions, sql` and `);

const given = (filters: Filters): Sql[] => filters.filter((filter) => filter !== undefined);

/** Whose records a statement reads: an organization's, and of these a clinician's own. */
export type Reach = { readonly [Name in 'organization_id' | 'practitioner_id']: SqlValue | Actor[Name] };

const reachOf = ({ delegatedReach }: ResourceDefinition, actor: Reach): Sql[] => [
  sql`t.organization_id = ${actor.organization_id}`,
  ...(actor.practitioner_id && delegatedReach ? [delegatedReach(actor.practitioner_id)] : []),
];

/** The record of this id, if the caller reaches it. */
export const oneRecord = ({ definition }: StatementParts, actor: Reach, id: SqlValue): Sql =>
  allOf([sql`t.id = ${id}`, ...reachOf(definition, actor), ...(isKept(definition) ? [] : [ALIVE])]);

const behind = ({ definition, order }: StatementParts, value: unknown, id: unknown, than: Sql): Sql =>
  typeof definition.order === 'string'
    ? sql`(${order.sorted}) ${than} (${value}::timestamptz, ${id}::uuid)`
    : sql`${order.sorted} ${than} ${value}::bigint`;

export const selectOne = (parts: StatementParts, actor: Reach, id: SqlValue, filters: Filters = []): Sql =>
  sql`select ${parts.columns.all}, ${OWNER} from ${parts.from} where ${allOf([oneRecord(parts, actor, id), ...given(filters)])}`;

/** One record more than the limit, if there are more. */
const pageWhere = (parts: StatementParts, actor: Actor, query: ListQuery, filters: Filters): Sql => {
  const { definition, columns, order } = parts;
  const isReversed = query.order === 'newest_first';
  const conditions = [
    ...reachOf(definition, actor),
    ...given([
      ...filters,
      since(columns.changedAt, query.updated_since),
      query.committed?.(columns.changedAt),
    ]),
    ...(definition.permanent || query.include_deleted ? [] : [ALIVE]),
    ...(query.after
      ? [behind(parts, query.after.value, query.after.id, sql.raw(isReversed ? '<' : '>'))]
      : []),
  ];
  return sql`where ${allOf(conditions)}
    order by ${isReversed ? order.reversed : order.sorted} limit ${query.limit + 1}`;
};

export const selectPage = (parts: StatementParts, actor: Actor, query: ListQuery, filters: Filters): Sql => {
  const { columns, from } = parts;
  return sql`select ${columns.ofPage(actor.organization_id)}, ${OWNER} from ${from}
    ${pageWhere(parts, actor, query, filters)}`;
};

/**
 * The same page of records that are not deleted, as `lines` of JSON in one row; no row where there are none. The row has
 * no organization if the records had several.
 */
export const selectLines = (parts: StatementParts, actor: Actor, query: ListQuery, filters: Filters): Sql => {
  const { columns, from } = parts;
  return sql`
    select string_agg(line, chr(10)) as lines, case when min(owner) = max(owner) then min(owner) end as ${sql.ref(ORGANIZATION)}
    from (
      select row_to_json(shown)::text as line, t.organization_id::text as owner
      from ${from} cross join lateral (select ${columns.ofAlive}) shown ${pageWhere(parts, actor, query, filters)}
    ) page having count(*) > 0`;
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

export const insertRecords = (
  { definition, columns, from }: StatementParts,
  names: readonly string[],
  records: Sql,
): Sql => {
  const targets = sql.join(names.map((name) => sql.ref(name)));
  return sql`
    insert into ${from} (${targets})
    select ${targets} from json_populate_recordset(null::${sql.table(definition.table)}, ${records})
    returning ${columns.all}, ${OWNER}`;
};
