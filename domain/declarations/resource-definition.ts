import type { EntityClass } from '@mikro-orm/core';
import type { RawBuilder, Rows, SqlValue } from '../../platform/database/rows.ts';
import type { Position } from './cursor.ts';
import type { HandlerContext } from './handler-context.ts';
import type { TObject } from './schemas.ts';

/**
 * How a kind of record is read: only the view's columns, in one statement, within the organization and the caller's
 * reach. Wire names are column names, so a view needs no mapping. The database returns times and dates as the text
 * that is sent.
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
  /** The role of statements for several organizations may not read its table or view (migrations/tenant-table.ts). */
  readonly readAlone?: boolean;
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
  /** A record may have megabytes. It is read alone, and shown in steps, so that other requests can run in between. */
  readonly isLong?: boolean;
  /** What a list shows of deleted records in place of some fields, by the id of the record. */
  readonly whenDeleted?: (
    rows: Rows,
    organizationId: string,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, object>>;
  /** Fields whose links are signed again for each read. They do not change the ETag. */
  readonly links?: readonly string[];
  /** The field that names the record which an item of a list is about, where it is not its `id`. */
  readonly named?: string;
  /** Turns the row into what is sent, where they differ. Internal columns are removed from the result afterwards. */
  show?(row: StoredRow<Internal>, handlerContext: HandlerContext): Record<string, unknown>;
}

/** The view's columns of one record. Times and dates are already texts. */
export type Row = Record<string, unknown> & { readonly id: string };

/** The SQL of an internal column. It is a function where the value depends only on the organization. */
export type InternalColumn<Value = unknown> =
  | RawBuilder<Value>
  | ((organizationId: RawBuilder<unknown>) => RawBuilder<Value>);
export type InternalColumns = Readonly<Record<string, InternalColumn>>;

/** A row as it is read: the view's columns, and the internal columns with the types of their SQL. */
export type StoredRow<Internal extends InternalColumns = InternalColumns> = Row & {
  readonly [Name in keyof Internal]: Internal[Name] extends InternalColumn<infer Value> ? Value : never;
};

export interface ListQuery {
  readonly limit: number;
  readonly after: Position | undefined;
  readonly updated_since?: string | undefined;
  /** A condition on the time of a change: no earlier change is still uncommitted. */
  readonly committed?: ((changedAt: RawBuilder<unknown>) => RawBuilder<unknown>) | undefined;
  readonly include_deleted?: boolean | undefined;
  /** The default is ascending. */
  readonly order?: 'oldest_first' | 'newest_first' | undefined;
}
