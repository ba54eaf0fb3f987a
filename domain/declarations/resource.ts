import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';
import type { JsonText } from '../../platform/json-text.ts';
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
  selectCount,
  selectEach,
  selectOne,
  selectPage,
  selectPages,
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

/** A page of rows: the one more than the limit tells whether there are more. */
const pageOf = (
  { whenDeleted }: Pick<ResourceDefinition, 'whenDeleted'>,
  found: readonly Row[],
  limit: number,
  positionOf: Resource['positionOf'],
): Page => {
  const items = found
    .slice(0, limit)
    .map(
      ({ deleted_at, ...row }) =>
        (deleted_at == null ? row : { ...row, ...whenDeleted?.(row as Row), deleted_at }) as Row,
    );
  const last = items.at(-1);
  return { items, limit, next: last && found.length > limit ? positionOf(last) : undefined };
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
  // Some resources are only read and have no entity.
  let tableColumns: RawBuilder<unknown> | undefined;
  return {
    ...definition,
    async find(rows, actor, id, filters = []) {
      const row = await rows.first(selectOne(parts, actor, id, filters) as RawBuilder<StoredRow<Internal>>);
      if (!row) throw new Problem('not-found');
      return withoutDeletion(row);
    },
    isReached: (actor, id) => sql`exists (select 1 from ${parts.from} where ${oneRecord(parts, actor, id)})`,
    findEach: (keys) => selectEach(parts, keys),
    insertEach: (columns, records) =>
      insertRecords(parts, columns, records) as RawBuilder<Row & { readonly '#organization': string }>,
    async list(rows, actor, query, filters) {
      const found = await rows.all(selectPage(parts, actor, query, filters) as RawBuilder<Row>);
      return pageOf(definition as ResourceDefinition, found, query.limit, positionOf);
    },
    listEach: (keys, after) => selectPages(parts, keys, after),
    positionOf,
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
