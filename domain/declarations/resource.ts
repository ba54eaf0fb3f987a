import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { EXECUTION, ORGANIZATION } from '../../platform/batching/shared-statements.ts';
import {
  memoized,
  type Query,
  type RawBuilder,
  type Rows,
  sql,
  templateOf,
} from '../../platform/database/rows.ts';
import { JsonText } from '../../platform/json-text.ts';
import type { Actor } from '../access/actor.ts';
import { Problem } from '../problems.ts';
import type { Position } from './cursor.ts';
import type { HandlerContext } from './handler-context.ts';
import type {
  InternalColumns,
  ListQuery,
  ResourceDefinition,
  Row,
  StoredRow,
} from './resource-definition.ts';
import {
  insertRecords,
  oneRecord,
  type Reach,
  selectCount,
  selectLines,
  selectOne,
  selectPage,
  selectToLock,
  statementPartsOf,
  tableColumnsOf,
} from './resource-statements.ts';

/** A locked record: the columns of its table, with the types of the entity. */
export type LockedRow = Readonly<Record<string, unknown>>;

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
  /** The same as JSON. Only for kinds of records without `show` and internal columns, and not for deleted ones. */
  listLines(
    rows: Rows,
    actor: Actor,
    query: ListQuery,
    filters: readonly (RawBuilder<unknown> | undefined)[],
  ): Promise<Page<JsonText>>;
  /** The number of records that the caller reaches. */
  count(rows: Rows, actor: Actor, query: Pick<ListQuery, 'include_deleted'>): Promise<number>;
  /**
   * The statement that inserts many records at once, each with these columns, from a JSON array of objects. Its rows
   * are the records as a GET reads them, each with its `#organization`.
   */
  insertEach(
    columns: readonly string[],
    records: RawBuilder<unknown>,
  ): RawBuilder<Row & { readonly [ORGANIZATION]: string }>;
  /** The condition that the caller reaches a record of this id, so that a GET would find it. */
  isReached(actor: Actor, id: string): RawBuilder<unknown>;
  /** Locks the record until the commit. @returns its columns. @throws Problem not-found. */
  lock(rows: Rows, actor: Actor, id: string): Promise<LockedRow>;
  /** Creates the entity of a locked record. */
  load(em: EntityManager, locked: LockedRow): Entity;
}

/** The position after this record, where the next page starts. */
type PositionOf = (last: Row) => Position;

/** A row as it is read: the record, what lists show of its deletion, and without what was read about the row itself. */
const recordOf = <Read extends Row>(row: Read) => {
  const { deleted_at, [ORGANIZATION]: _, [EXECUTION]: __, ...record } = row;
  return { record: record as Row as Read, deleted_at };
};

/** A page of rows: the one more than the limit tells whether there are more. */
const pageOf = (
  found: readonly Row[],
  limit: number,
  positionOf: PositionOf,
  instead: ReadonlyMap<string, object> | undefined,
): Page => {
  const items = found.slice(0, limit).map((row) => {
    const { record, deleted_at } = recordOf(row);
    return deleted_at == null ? record : { ...record, ...instead?.get(record.id), deleted_at };
  });
  const last = items.at(-1);
  return { items, limit, next: last && found.length > limit ? positionOf(last) : undefined };
};

/** The JSON of records, separated by line ends. */
interface Lines {
  readonly lines: string;
}

/** A view begins with the record's id. */
const OWN_ID = /"id":"([0-9a-f-]{36})"/;

const pageOfLines = (found: readonly string[], limit: number, positionOf: PositionOf): Page<JsonText> => {
  const lines = found.slice(0, limit);
  const ids = lines.flatMap((line) => OWN_ID.exec(line)?.[1] ?? []);
  const next = found.length > limit ? positionOf(JSON.parse(lines.at(-1) as string) as Row) : undefined;
  return { items: new JsonText(`[${lines.join()}]`), limit, next, ids };
};

export const resource = <
  Entity extends object,
  const Internal extends InternalColumns = Record<never, never>,
>(
  definition: ResourceDefinition<Entity, Internal>,
): Resource<Entity, Internal> => {
  const parts = statementPartsOf(definition);
  const positionOf = (last: Row): Position => ({
    value: String(last[parts.order.column]),
    id: last.id ?? '',
  });
  const finding = memoized((reach: 'whole' | 'delegated') =>
    templateOf<'id' | keyof Reach>(({ id, organization_id, practitioner_id }) =>
      selectOne(parts, { organization_id, practitioner_id: reach === 'whole' ? null : practitioner_id }, id),
    ),
  );
  // Some resources are only read and have no entity.
  let tableColumns: RawBuilder<unknown> | undefined;
  return {
    ...definition,
    async find(rows, actor, id, filters = []) {
      const statement = filters.some((filter) => filter !== undefined)
        ? selectOne(parts, actor, id, filters)
        : finding(actor.practitioner_id ? 'delegated' : 'whole')({ id, ...actor });
      const row = await rows.first(statement as Query<StoredRow<Internal>>);
      if (!row) throw new Problem('not-found');
      // A single read never shows `deleted_at`.
      return recordOf(row).record;
    },
    isReached: (actor, id) => sql`exists (select 1 from ${parts.from} where ${oneRecord(parts, actor, id)})`,
    insertEach: (columns, records) =>
      insertRecords(parts, columns, records) as RawBuilder<Row & { readonly [ORGANIZATION]: string }>,
    async list(rows, actor, query, filters) {
      const found = await rows.all(selectPage(parts, actor, query, filters) as RawBuilder<Row>);
      const deleted = found.filter(({ deleted_at }) => deleted_at != null).map(({ id }) => id);
      const instead =
        deleted.length > 0 ? await definition.whenDeleted?.(rows, actor.organization_id, deleted) : undefined;
      return pageOf(found, query.limit, positionOf, instead);
    },
    async listLines(rows, actor, query, filters) {
      const [found] = await rows.all(selectLines(parts, actor, query, filters) as RawBuilder<Lines>);
      return pageOfLines(found?.lines.split('\n') ?? [], query.limit, positionOf);
    },
    async count(rows, actor, query) {
      return (await rows.first(selectCount(parts, actor, query)))?.count ?? 0;
    },
    async lock(rows, actor, id) {
      tableColumns ??= tableColumnsOf(parts);
      const locked = await rows.first(selectToLock(parts, actor, id, tableColumns) as RawBuilder<LockedRow>);
      if (!locked) throw new Problem('not-found');
      return locked;
    },
    load: (em, locked) => em.map(definition.entity as EntityClass<object>, locked) as Entity,
  };
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
