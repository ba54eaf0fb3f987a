import { type EntityClass, EntitySchema } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';
import type { JsonText } from '../../platform/json-text.ts';
import type { Actor } from '../access/actor.ts';
import { Problem } from '../problems.ts';
import type { Position } from './cursor.ts';
import type { Surroundings } from './handler-context.ts';
import type { TObject } from './schemas.ts';

/**
 * How a kind of record is read: exactly the view's columns, in one statement, within the organization and
 * the caller's reach. Wire names are column names, so a view needs no mapping. Timestamps and dates leave
 * the database as the text that goes on the wire.
 */
export interface ResourceDefinition<Entity extends object = object> {
  readonly entity: EntityClass<Entity>;
  readonly table: string;
  readonly view: TObject;
  /** What the document calls it, where one entity has several views. */
  readonly viewName?: string;
  /** What lists are sorted by, ascending: a moment and then the id, or a number that is there once. */
  readonly order: 'created_at' | 'start_at' | { readonly number: string };
  /** What `updated_since` looks at, where that is not `updated_at`. */
  readonly changed?: string;
  /** When another record changed of which something is shown: this one was changed then, too. */
  readonly changedWith?: RawBuilder<unknown>;
  /** The table knows no deletion: it has no `deleted_at`. */
  readonly permanent?: boolean;
  /** Columns that are not simply the table's own (alias `t`), and extra ones that `show` needs. */
  readonly columns?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** What narrows a delegated token's reach, with the id in the statement and nothing else done with it; without it a clinician sees the whole organization's. */
  readonly delegatedReach?: (practitionerId: string) => RawBuilder<unknown>;
  /** Deleted records are gone for every single read (specification 1.5), unless this says otherwise. */
  readonly deletedStayReadable?: boolean;
  /** Who locks it changes nothing of it: any number may at once. */
  readonly lockedTogether?: boolean;
  /** Members of what is sent that are signed anew for each read: they are no change of the record. */
  readonly links?: readonly string[];
  /** From the row to what is sent, where they differ. */
  readonly show?: (row: Row, surroundings: Surroundings) => Record<string, unknown>;
}

export type Row = Record<string, unknown> & { readonly id: string };

/** A record's columns as they are kept. */
export type Locked = Readonly<Record<string, unknown>>;

export interface ListQuery {
  readonly limit: number;
  readonly after: Position | undefined;
  readonly updated_since?: string | undefined;
  /** Which changes may be shown already, of when they were made. */
  readonly settled?: ((changedAt: RawBuilder<unknown>) => RawBuilder<unknown>) | undefined;
  readonly include_deleted?: boolean | undefined;
  /** Ascending unless it says otherwise. */
  readonly order?: 'oldest_first' | 'newest_first' | undefined;
}

/** One page of rows, or their JSON, and where the next one starts. */
export interface Page<Items extends readonly Row[] | JsonText = readonly Row[]> {
  readonly items: Items;
  readonly limit: number;
  readonly next: Position | undefined;
}

export interface Resource<Entity extends object = object> extends ResourceDefinition<Entity> {
  /** @throws Problem not-found, the same for everything out of reach. */
  find(
    rows: Rows,
    actor: Actor,
    id: string,
    filters?: readonly (RawBuilder<unknown> | undefined)[],
  ): Promise<Row>;
  list(
    rows: Rows,
    actor: Actor,
    query: ListQuery,
    filters: readonly (RawBuilder<unknown> | undefined)[],
  ): Promise<Page>;
  /**
   * The statement that lists many pages of what is not deleted and only shown as it is read: of each, its `#i`,
   * counted from 1, and the records as lines of JSON, one more than the limit where there are more, with the first
   * and the last `organization_id` among them.
   */
  listEach(
    keys: Readonly<Record<'organizations' | 'practitioners' | 'limits', RawBuilder<unknown>>>,
    after: Readonly<Record<'values' | 'ids', RawBuilder<unknown>>> | undefined,
  ): RawBuilder<unknown>;
  /** Where the page after this record starts. */
  positionOf(last: Row): Position;
  /** How many of them the caller reaches. */
  count(rows: Rows, actor: Actor, query: Pick<ListQuery, 'include_deleted'>): Promise<number>;
  /**
   * The statement that finds many records, each within the reach of the one who asks for it: beside the
   * record its `#i`, counted from 1, and its `#organization`.
   */
  findEach(
    keys: Readonly<Record<'ids' | 'organizations' | 'practitioners', RawBuilder<unknown>>>,
  ): RawBuilder<unknown>;
  /**
   * The statement that makes many records at once, each with these columns, from a JSON array of objects; beside
   * each record as a GET shows it, its `#organization`.
   */
  createEach(columns: readonly string[], records: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Whether the caller reaches a record of this id: what a GET would find. */
  isReached(actor: Actor, id: string): RawBuilder<unknown>;
  /** Locks the record for a change, or for what is made of it. @returns its columns. @throws Problem not-found. */
  lock(rows: Rows, actor: Actor, id: string): Promise<Locked>;
  /** The record as an entity, once it is locked. */
  load(em: EntityManager, locked: Locked): Entity;
}

const asText = (
  name: string,
  format: string | undefined,
  column: RawBuilder<unknown> = sql.ref(`t.${name}`),
): RawBuilder<unknown> => {
  if (format === 'date-time')
    // A third of what `to_char` takes. Columns hold milliseconds and connections speak UTC: with the microsecond that is
    // cut off again no digit of them is left out.
    return sql`substr(to_json(${column} + interval '1 microsecond')::text, 2, 23) || 'Z' as ${sql.ref(name)}`;
  if (format === 'date') return sql`to_char(${column}, 'YYYY-MM-DD') as ${sql.ref(name)}`;
  return column;
};

/**
 * The first millisecond from the moment on. Columns hold milliseconds; callers may send more digits, and
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

/** By their names and not by `*`: a prepared statement fails for ever once a migration adds a column to its rows. */
const columnsOf = (entity: EntityClass<object>): RawBuilder<unknown> => {
  const properties = EntitySchema.REGISTRY.get(entity)?.meta.properties;
  if (!properties) throw new TypeError(`${entity.name} is no entity`);
  return sql.join(Object.keys(properties).map((name) => sql.ref(`t.${name}`)));
};

export const resource = <Entity extends object>(definition: ResourceDefinition<Entity>): Resource<Entity> => {
  const {
    entity,
    table,
    view,
    order,
    columns = {},
    delegatedReach,
    deletedStayReadable = false,
    changed = 'updated_at',
    changedWith,
    permanent = false,
    lockedTogether = false,
  } = definition;
  const properties = view.properties as Record<string, { format?: string }>;
  const own = Object.entries(properties).filter(([name]) => !Object.hasOwn(columns, name));
  const itself = sql.ref(`t.${changed}`);
  const changedAt = changedWith ? sql`greatest(${itself}, ${changedWith})` : itself;
  const select = (left?: string) =>
    sql.join([
      ...own
        .filter(([name]) => name !== left)
        .map(([name, { format }]) =>
          asText(name, format, changedWith && name === 'updated_at' ? changedAt : undefined),
        ),
      ...Object.entries(columns).map(([name, expression]) => sql`${expression} as ${sql.ref(name)}`),
    ]);
  const selected = select();
  const selectedAlive = select('deleted_at');
  const from = sql`${sql.table(table)} as t`;
  // Some are only read, and are no entities.
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
      [sql`t.id = ${id}`, ...reachOf(actor), ...(deletedStayReadable || permanent ? [] : [alive])],
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
  // The column stands where an id stands else: a statement takes either.
  const reachOfKey = delegatedReach
    ? sql` and (k.practitioner_id is null or ${delegatedReach(sql.ref('k.practitioner_id') as unknown as string)})`
    : sql``;
  return {
    ...definition,
    async find(rows, actor, id, filters = []) {
      const conditions = [one(actor, id), ...filters.filter((filter) => filter !== undefined)];
      const row = await rows.first(
        sql<Row>`select ${selected} from ${from} where ${sql.join(conditions, sql` and `)}`,
      );
      if (!row) throw new Problem('not-found');
      const { deleted_at: _, ...shown } = row;
      return shown as Row;
    },
    isReached: (actor, id) => sql`exists (select 1 from ${from} where ${one(actor, id)})`,
    findEach({ ids, organizations, practitioners }) {
      return sql`
        select ${selected}, k.i as "#i", t.organization_id as "#organization"
        from unnest(${ids}::uuid[], ${organizations}::uuid[], ${practitioners}::uuid[])
          with ordinality as k(id, organization_id, practitioner_id, i)
        join ${from} on t.id = k.id and t.organization_id = k.organization_id
        where ${deletedStayReadable || permanent ? sql`true` : alive}${reachOfKey}`;
    },
    createEach(columns, records) {
      const names = sql.join(columns.map((name) => sql.ref(name)));
      return sql`
        insert into ${from} (${names})
        select ${names} from json_populate_recordset(null::${sql.table(table)}, ${records})
        returning ${selected}, t.organization_id as "#organization"`;
    },
    async list(rows, actor, query, filters) {
      const found = await rows.all(sql<Row>`select ${selected} ${pageOf(actor, query, filters)}`);
      const items = found
        .slice(0, query.limit)
        .map(({ deleted_at, ...row }) => (deleted_at === null ? row : { ...row, deleted_at }) as Row);
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
        sql<Locked>`select ${kept} from ${from} where ${one(actor, id)} ${lockedTogether ? sql`for share of t` : sql`for no key update of t`}`,
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
 * `t.<column> = id` where the caller reaches that record, or nothing where the caller did not filter: what is deleted,
 * or out of reach, names nothing, except for whoever asks for deleted records too.
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

/** A record as it is sent. */
export const shown = (resource: Resource, row: Row, surroundings: Surroundings): Record<string, unknown> =>
  resource.show ? resource.show(row, surroundings) : row;
