import { type EntityClass, EntitySchema } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, type Rows, type SqlValue, sql } from '../../platform/database/rows.ts';
import type { JsonText } from '../../platform/json-text.ts';
import type { Actor } from '../access/actor.ts';
import { Problem } from '../problems.ts';
import type { Position } from './cursor.ts';
import type { HandlerContext } from './handler-context.ts';
import type { TObject } from './schemas.ts';

/**
 * How a kind of record is read: only the view's columns, in one statement, within the organization and the caller's
 * reach. Wire names are column names, so a view needs no mapping. The database returns times and dates as the text
 * that is sent.
 *
 * Longer than 300 lines: all statements of a resource are built from the same columns, reach and order.
 */
export interface ResourceDefinition<
  Entity extends object = object,
  Internal extends InternalColumns = InternalColumns,
> {
  readonly entity: EntityClass<Entity>;
  readonly table: string;
  readonly view: TObject;
  /** The view's name in the OpenAPI document, where one entity has several views. */
  readonly viewName?: string;
  /** The view of each kind of record, by the field that tells them apart, for the documentation. */
  readonly variants?: { readonly by: string; readonly views: Readonly<Record<string, TObject>> };
  /** The order of lists, ascending: a time and then the id, or a unique number. */
  readonly order: 'created_at' | 'start_at' | { readonly number: string };
  /** The column that `updated_since` is compared with, where it is not `updated_at`. */
  readonly changed?: string;
  /**
   * The time at which a related record changed, if this one shows a part of it. This record then counts as changed,
   * too.
   */
  readonly changedWith?: RawBuilder<unknown>;
  /** Records get their times when they are committed, in the order of commits, so none appears behind a later one. */
  readonly inCommitOrder?: boolean;
  /** The table has no column `deleted_at`. */
  readonly permanent?: boolean;
  /** SQL of the view's fields that are not a column of the table (alias `t`) with the same name. */
  readonly columns?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Fields of the view that `show` adds. No column is read for them. */
  readonly computed?: readonly string[];
  /** Columns that are read for `show`, `headers` and handlers, and are never sent. */
  readonly internal?: Internal;
  /** Narrows the reach of a clinician. Without it, a clinician sees all records of the organization. */
  readonly delegatedReach?: (practitionerId: SqlValue) => RawBuilder<unknown>;
  /** Deleted records are not found by single reads (specification 1.5), unless this is true. */
  readonly readableWhenDeleted?: boolean;
  /** Operations that lock the record do not change it, so any number of them may hold the lock at the same time. */
  readonly sharedLock?: boolean;
  /** A record may have megabytes. Showing one is done in steps, so that other requests can run in between. */
  readonly isLong?: boolean;
  /** What a list shows of a deleted record in place of some fields. */
  readonly whenDeleted?: (row: Row) => Readonly<Record<string, unknown>>;
  /** Fields whose links are signed again for each read. They do not change the ETag. */
  readonly links?: readonly string[];
  /** Turns the row into what is sent, where they differ. Internal columns are removed from the result afterwards. */
  show?(row: StoredRow<Internal>, handlerContext: HandlerContext): Record<string, unknown>;
}

/** The view's columns of one record. Times and dates are already texts. */
export type Row = Record<string, unknown> & { readonly id: string };

/** The SQL of an internal column. It is a function where the value depends only on the organization. */
type InternalColumn<Value = unknown> =
  | RawBuilder<Value>
  | ((organizationId: RawBuilder<unknown>) => RawBuilder<Value>);
export type InternalColumns = Readonly<Record<string, InternalColumn>>;

/** A row as it is read: the view's columns, and the internal columns with the types of their SQL. */
export type StoredRow<Internal extends InternalColumns = InternalColumns> = Row & {
  readonly [Name in keyof Internal]: Internal[Name] extends InternalColumn<infer Value> ? Value : never;
};

/** A locked record: the columns of its table, with the types of the entity. */
export type LockedRow = Readonly<Record<string, unknown>>;

export interface ListQuery {
  readonly limit: number;
  readonly after: Position | undefined;
  readonly updated_since?: string | undefined;
  /** A condition on the time of a change: no earlier change is still uncommitted. */
  readonly settled?: ((changedAt: RawBuilder<unknown>) => RawBuilder<unknown>) | undefined;
  readonly include_deleted?: boolean | undefined;
  /** The default is ascending. */
  readonly order?: 'oldest_first' | 'newest_first' | undefined;
}

/** One page, as rows or as their JSON, and the position where the next page starts. */
export interface Page<Items extends readonly Row[] | JsonText = readonly Row[]> {
  readonly items: Items;
  readonly limit: number;
  readonly next: Position | undefined;
  /** Of items that are JSON already. */
  readonly ids?: readonly string[];
}

export interface Resource<Entity extends object = object, Internal extends InternalColumns = InternalColumns>
  extends ResourceDefinition<Entity, Internal> {
  /** @throws Problem not-found, which is the same for every record out of reach. */
  find(
    rows: Rows,
    actor: Actor,
    id: string,
    filters?: readonly (RawBuilder<unknown> | undefined)[],
  ): Promise<StoredRow<Internal>>;
  list(
    rows: Rows,
    actor: Actor,
    query: ListQuery,
    filters: readonly (RawBuilder<unknown> | undefined)[],
  ): Promise<Page>;
  /**
   * The statement that lists many pages at once. The records are not deleted and need no `show`. Each row has the
   * page's number `#i` (from 1), the records as lines of JSON (one more than the limit if there are more), and the
   * first and last `organization_id` among them.
   */
  listEach(
    keys: Readonly<Record<'organizations' | 'practitioners' | 'limits', RawBuilder<unknown>>>,
    after: Readonly<Record<'values' | 'ids', RawBuilder<unknown>>> | undefined,
  ): RawBuilder<unknown>;
  /** The position after this record, where the next page starts. */
  positionOf(last: Row): Position;
  /** The number of records that the caller reaches. */
  count(rows: Rows, actor: Actor, query: Pick<ListQuery, 'include_deleted'>): Promise<number>;
  /**
   * The statement that finds many records, each within the reach of its caller. Each row has the record, its `#i`,
   * counted from 1, and its `#organization`.
   */
  findEach(
    keys: Readonly<Record<'ids' | 'organizations' | 'practitioners', RawBuilder<unknown>>>,
  ): RawBuilder<unknown>;
  /**
   * The statement that inserts many records at once, each with these columns, from a JSON array of objects. Its rows
   * are the records as a GET reads them, each with its `#organization`.
   */
  insertEach(
    columns: readonly string[],
    records: RawBuilder<unknown>,
  ): RawBuilder<Row & { readonly '#organization': string }>;
  /** The condition that the caller reaches a record of this id, so that a GET would find it. */
  isReached(actor: Actor, id: string): RawBuilder<unknown>;
  /** Locks the record until the commit. @returns its columns. @throws Problem not-found. */
  lock(rows: Rows, actor: Actor, id: string): Promise<LockedRow>;
  /** Creates the entity of a locked record. */
  load(em: EntityManager, locked: LockedRow): Entity;
}

const asText = (
  name: string,
  format: string | undefined,
  column: RawBuilder<unknown> = sql.ref(`t.${name}`),
): RawBuilder<unknown> => {
  if (format === 'date-time')
    // Takes a third of the time of `to_char`. Columns hold milliseconds and connections use UTC. Adding a microsecond
    // makes PostgreSQL print all digits; `substr` removes the added one.
    return sql`substr(to_json(${column} + interval '1 microsecond')::text, 2, 23) || 'Z' as ${sql.ref(name)}`;
  if (format === 'date') return sql`to_char(${column}, 'YYYY-MM-DD') as ${sql.ref(name)}`;
  return column;
};

/**
 * The first millisecond that is not before the moment. Columns hold milliseconds. Callers may send more digits, and
 * offsets that PostgreSQL would not read.
 */
const firstMillisecond = (moment: string): Date =>
  new Date(Date.parse(moment) + (/\.\d{3}\d*[1-9]/.test(moment) ? 1 : 0));

const since = (time: RawBuilder<unknown>, moment: string | undefined): RawBuilder<unknown> | undefined =>
  moment === undefined ? undefined : sql`${time} >= ${firstMillisecond(moment)}`;

/** `t.<column> >= moment`, or nothing where the caller did not filter. */
export const notBefore = (column: string, moment: string | undefined): RawBuilder<unknown> | undefined =>
  since(sql.ref(`t.${column}`), moment);

/** `t.<column> < moment`, or nothing where the caller did not filter. */
export const before = (column: string, moment: string | undefined): RawBuilder<unknown> | undefined =>
  moment === undefined ? undefined : sql`${sql.ref(`t.${column}`)} < ${firstMillisecond(moment)}`;

/** Columns are named instead of `*`: a prepared statement with `*` fails for ever once a migration adds a column. */
const columnsOf = (entity: EntityClass<object>): RawBuilder<unknown> => {
  const properties = EntitySchema.REGISTRY.get(entity)?.meta.properties;
  if (!properties) throw new TypeError(`${entity.name} is no entity`);
  return sql.join(Object.keys(properties).map((name) => sql.ref(`t.${name}`)));
};

export const resource = <
  Entity extends object,
  const Internal extends InternalColumns = Record<never, never>,
>(
  definition: ResourceDefinition<Entity, Internal>,
): Resource<Entity, Internal> => {
  const {
    entity,
    table,
    view,
    order,
    columns = {},
    computed = [],
    internal = {},
    delegatedReach,
    readableWhenDeleted = false,
    changed = 'updated_at',
    changedWith,
    permanent = false,
    sharedLock = false,
  } = definition;
  const properties = view.properties as Record<string, { format?: string }>;
  const own = Object.entries(properties).filter(
    ([name]) => !Object.hasOwn(columns, name) && !computed.includes(name),
  );
  const itself = sql.ref(`t.${changed}`);
  const changedAt = changedWith ? sql`greatest(${itself}, ${changedWith})` : itself;
  const internalFor = (organizationId: RawBuilder<unknown>) =>
    Object.entries<InternalColumn>(internal).map(
      ([name, value]) => [name, typeof value === 'function' ? value(organizationId) : value] as const,
    );
  const shownColumns = own.map(
    ([name, { format }]) =>
      [name, asText(name, format, changedWith && name === 'updated_at' ? changedAt : undefined)] as const,
  );
  const named = ([name, expression]: readonly [string, RawBuilder<unknown>]) =>
    sql`${expression} as ${sql.ref(name)}`;
  const ownExpressions = Object.entries(columns).map(named);
  /**
   * @param organizationId one value for the whole page. What depends on it alone is then read once for a page, not
   *   once for each record.
   */
  const select = (organizationId: RawBuilder<unknown>, left?: string) =>
    sql.join([
      ...shownColumns.flatMap(([name, column]) => (name === left ? [] : [column])),
      ...ownExpressions,
      ...internalFor(organizationId).map(named),
    ]);
  const isOfOrganization = Object.values<InternalColumn>(internal).some((one) => typeof one === 'function');
  const ownOrganization = sql.ref('t.organization_id');
  const selected = select(ownOrganization);
  const selectedAlive = select(ownOrganization, 'deleted_at');
  const from = sql`${sql.table(table)} as t`;
  // Some resources are only read and have no entity.
  let kept: RawBuilder<unknown> | undefined;

  const reachOf = (actor: Actor): RawBuilder<unknown>[] => {
    const reach = [sql`t.organization_id = ${actor.organization_id}`];
    if (actor.practitioner_id && delegatedReach) reach.push(delegatedReach(actor.practitioner_id));
    return reach;
  };
  const alive = sql`t.deleted_at is null`;
  const column = typeof order === 'string' ? order : order.number;
  const sorted = typeof order === 'string' ? sql`${sql.ref(`t.${column}`)}, t.id` : sql.ref(`t.${column}`);
  const reversed =
    typeof order === 'string'
      ? sql`${sql.ref(`t.${column}`)} desc, t.id desc`
      : sql`${sql.ref(`t.${column}`)} desc`;
  const behindOf = (value: unknown, id: unknown, than = sql.raw('>')) =>
    typeof order === 'string'
      ? sql`(${sorted}) ${than} (${value}::timestamptz, ${id}::uuid)`
      : sql`${sorted} ${than} ${value}::bigint`;
  const one = (actor: Actor, id: string) =>
    sql.join(
      [sql`t.id = ${id}`, ...reachOf(actor), ...(readableWhenDeleted || permanent ? [] : [alive])],
      sql` and `,
    );

  const pageOf = (
    actor: Actor,
    query: ListQuery,
    filters: readonly (RawBuilder<unknown> | undefined)[],
  ): RawBuilder<unknown> => {
    const isReversed = query.order === 'newest_first';
    const than = isReversed ? sql.raw('<') : undefined;
    const conditions = [
      ...reachOf(actor),
      ...[...filters, since(changedAt, query.updated_since), query.settled?.(changedAt)].filter(
        (filter) => filter !== undefined,
      ),
      ...(permanent || query.include_deleted ? [] : [alive]),
      ...(query.after ? [behindOf(query.after.value, query.after.id, than)] : []),
    ];
    return sql`from ${from} where ${sql.join(conditions, sql` and `)} order by ${isReversed ? reversed : sorted} limit ${query.limit + 1}`;
  };
  const positionOf = (last: Row): Position => ({ value: String(last[column]), id: last.id ?? '' });
  const reachOfKey = delegatedReach
    ? sql` and (k.practitioner_id is null or ${delegatedReach(sql.ref('k.practitioner_id'))})`
    : sql``;
  return {
    ...definition,
    async find(rows, actor, id, filters = []) {
      const conditions = [one(actor, id), ...filters.filter((filter) => filter !== undefined)];
      const row = await rows.first(
        sql<StoredRow<Internal>>`select ${selected} from ${from} where ${sql.join(conditions, sql` and `)}`,
      );
      if (!row) throw new Problem('not-found');
      return withoutDeletion(row);
    },
    isReached: (actor, id) => sql`exists (select 1 from ${from} where ${one(actor, id)})`,
    findEach({ ids, organizations, practitioners }) {
      return sql`
        select ${selected}, k.i as "#i", t.organization_id as "#organization"
        from unnest(${ids}::uuid[], ${organizations}::uuid[], ${practitioners}::uuid[])
          with ordinality as k(id, organization_id, practitioner_id, i)
        join ${from} on t.id = k.id and t.organization_id = k.organization_id
        where ${readableWhenDeleted || permanent ? sql`true` : alive}${reachOfKey}`;
    },
    insertEach(columns, records) {
      const names = sql.join(columns.map((name) => sql.ref(name)));
      return sql<Row & { readonly '#organization': string }>`
        insert into ${from} (${names})
        select ${names} from json_populate_recordset(null::${sql.table(table)}, ${records})
        returning ${selected}, t.organization_id as "#organization"`;
    },
    async list(rows, actor, query, filters) {
      const columns = isOfOrganization ? select(sql`${actor.organization_id}::uuid`) : selected;
      const found = await rows.all(sql<Row>`select ${columns} ${pageOf(actor, query, filters)}`);
      const items = found
        .slice(0, query.limit)
        .map(
          ({ deleted_at, ...row }) =>
            (deleted_at == null
              ? row
              : { ...row, ...definition.whenDeleted?.(row as Row), deleted_at }) as Row,
        );
      const last = items.at(-1);
      return {
        items,
        limit: query.limit,
        next: last && found.length > query.limit ? positionOf(last) : undefined,
      };
    },
    listEach({ organizations, practitioners, limits }, after) {
      const behindIt = after ? sql` and ${behindOf(sql.ref('k.value'), sql.ref('k.id'))}` : sql``;
      const starts = after ? sql`, ${after.values}::text[], ${after.ids}::uuid[]` : sql``;
      return sql`
        select k.i as "#i", page.*
        from unnest(${organizations}::uuid[], ${practitioners}::uuid[], ${limits}::int[]${starts})
          with ordinality as k(organization_id, practitioner_id, "limit"${after ? sql`, value, id` : sql``}, i)
        cross join lateral (
          select string_agg(r.line, chr(10)) as lines, min(r.organization) as "#first", max(r.organization) as "#last"
          from (
            select row_to_json(shown)::text as line, t.organization_id::text as organization
            from ${from} cross join lateral (select ${selectedAlive}) shown
            where t.organization_id = k.organization_id${permanent ? sql`` : sql` and ${alive}`}${reachOfKey}${behindIt}
            order by ${sorted} limit k."limit" + 1) r
        ) page`;
    },
    positionOf,
    async count(rows, actor, { include_deleted }) {
      const conditions = [...reachOf(actor), ...(permanent || include_deleted ? [] : [alive])];
      const counted = await rows.first(
        sql<{ count: number }>`select count(*)::int from ${from} where ${sql.join(conditions, sql` and `)}`,
      );
      return counted?.count ?? 0;
    },
    async lock(rows, actor, id) {
      kept ??= columnsOf(entity as EntityClass<object>);
      const locked = await rows.first(
        sql<LockedRow>`select ${kept} from ${from} where ${one(actor, id)} ${sharedLock ? sql`for share of t` : sql`for no key update of t`}`,
      );
      if (!locked) throw new Problem('not-found');
      return locked;
    },
    load: (em, locked) => em.map(entity as EntityClass<object>, locked) as Entity,
  };
};

/** `t.<column> = value`, or nothing where the caller did not filter. */
export const equals = (column: string, value: unknown): RawBuilder<unknown> | undefined =>
  value === undefined ? undefined : sql`${sql.ref(`t.${column}`)} = ${value}`;

/**
 * `t.<column> = id` where the caller reaches that record, or nothing where the caller did not filter. A record that
 * is deleted or out of reach matches nothing, unless deleted records are asked for.
 */
export const refersTo = (
  column: string,
  record: Pick<Resource, 'isReached'>,
  id: unknown,
  actor: Actor,
  { include_deleted = false }: Partial<Pick<ListQuery, 'include_deleted'>> = {},
): RawBuilder<unknown> | undefined => {
  const same = equals(column, id);
  return same && !include_deleted ? sql`${same} and ${record.isReached(actor, id as string)}` : same;
};

/** A single read never shows `deleted_at`. */
const withoutDeletion = <Read extends Row>(row: Read): Read => {
  const { deleted_at: _, ...rest } = row;
  return rest as Read;
};

/** A record as it is sent. */
export const shown = (
  resource: Resource,
  row: Row,
  handlerContext: HandlerContext,
): Record<string, unknown> => {
  const data = resource.show ? resource.show(row, handlerContext) : row;
  if (!resource.internal) return data;
  const sent: Record<string, unknown> = {};
  for (const name in data) if (!Object.hasOwn(resource.internal, name)) sent[name] = data[name];
  return sent;
};
