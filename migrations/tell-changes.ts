import type { Migration } from '@mikro-orm/migrations';

/** What an event says of one row; SQL over `new` (the row as it is) and `old` (the row before). */
export interface Told {
  /** First half of the type of its events. */
  readonly noun: string;
  /**
   * Columns that a GET shows. A column that holds several fields, or one of another name, has their names. Compared
   * one by one: to compare rows as JSON costs a third more.
   */
  readonly columns: readonly (string | readonly [column: string, fields: readonly string[]])[];
  /** The scope that reads such records; null where every token does. */
  readonly scope: string | null;
  /** Members of `data` beside `id`: JSON names and their SQL. */
  readonly data?: Readonly<Record<string, string>>;
  /** The record that the event is about, where it is not the row's own id. */
  readonly id?: string;
  /** A second event of the same record in one transaction: what tells them apart. */
  readonly subject?: string;
  /** The practitioners whose delegated tokens see it; null: all of the organization's. */
  readonly reach: string | null;
  readonly clinicianOwned?: boolean;
  /** Verb of an insert; null: nothing is told. May be an expression in `sql`. */
  readonly inserted: string | { readonly sql: string } | null;
  /** Verb of a change of `columns`, unless one of `verbs` holds; null: such a change is told by these alone. */
  readonly changed: string | null;
  /** Verbs of certain changes, the first that holds: condition on `old` and `new`. */
  readonly verbs?: readonly Verb[];
  /** The row is marked as deleted in `deleted_at`. */
  readonly deleted?: boolean;
}

interface Verb {
  readonly when: string;
  readonly verb: string;
  /** It names the changed fields, as `updated` does. */
  readonly withFields?: boolean;
  /** It gives way to the verb of a change where more than these fields have changed. */
  readonly onlyFields?: readonly string[];
}

/** The part that concerns a row which is inserted. */
export type ToldOfInsert = Omit<Told, 'columns' | 'changed' | 'verbs' | 'deleted'>;

/** Of several reasons for an event of one record, the lowest is told. */
const RANK = { created: 1, deleted: 2, verb: 3, changed: 4 } as const;

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const listOf = (values: readonly string[]): string => `array[${values.map(text).join()}]::text[]`;

interface Column {
  readonly column: string;
  readonly fields: readonly string[];
}
const columnsOf = ({ columns }: Told): readonly Column[] =>
  columns.map((one) =>
    typeof one === 'string' ? { column: one, fields: [one] } : { column: one[0], fields: one[1] },
  );

const rowOf = (record: 'old' | 'new', columns: readonly string[]): string =>
  `(${columns.map((column) => `${record}.${column}`).join()})`;

const dataOf = ({ data = {} }: ToldOfInsert, id: string): string =>
  `jsonb_build_object(${[`'id', ${id}`, ...Object.entries(data).map(([name, value]) => `${text(name)}, ${value}`)].join()})`;

/** PL/pgSQL that tells one event. */
const tell = (told: ToldOfInsert, rank: number, verb: string, fields: string): string => {
  const { noun, id = 'new.id', subject, scope, reach, clinicianOwned = false } = told;
  const key = `${text(`${noun}/`)} || ${subject ?? id}`;
  return `perform tell_event(new.organization_id, ${id}, ${key}, ${rank}, ${text(`${noun}.`)} || ${verb}, ${fields},
    ${dataOf(told, id)}, ${reach ?? 'null'}, ${scope === null ? 'null' : text(scope)}, ${clinicianOwned})`;
};

/** PL/pgSQL that tells of one inserted row. */
export const onInsert = (told: ToldOfInsert): string => {
  const { inserted } = told;
  if (inserted === null) return '';
  const verb = typeof inserted === 'string' ? text(inserted) : inserted.sql;
  return `${tell(told, RANK.created, verb, 'null')};`;
};

const onUpdate = (told: Told): string => {
  const columns = columnsOf(told);
  const branches: string[] = [];
  if (told.deleted)
    branches.push(
      `old.deleted_at is null and new.deleted_at is not null then ${tell(told, RANK.deleted, "'deleted'", 'null')};`,
      // Whoever is deleted is not shown any more.
      'new.deleted_at is not null then return null;',
    );
  for (const { when, verb, withFields, onlyFields } of told.verbs ?? []) {
    const alone = onlyFields ? ` and changed <@ ${listOf(onlyFields)}` : '';
    branches.push(
      `${when}${alone} then ${tell(told, RANK.verb, text(verb), withFields ? 'changed' : 'null')};`,
    );
  }
  if (told.changed)
    branches.push(
      `cardinality(changed) > 0 then ${tell(told, RANK.changed, text(told.changed), 'changed')};`,
    );
  const changes = columns
    .map(
      ({ column, fields }) =>
        `case when old.${column} is distinct from new.${column} then ${listOf(fields)} else '{}' end`,
    )
    .join(' || ');
  return `changed := ${changes || "'{}'::text[]"};
    if ${branches.join(' elsif ')} end if;`;
};

/**
 * Every committed change of what a GET of the table's records shows becomes an event of the organization's change feed,
 * whoever makes it. The trigger is deferred to the commit, after all that the transaction locks: it holds nobody up.
 * Call it after `tenantTable`, and after the migration that makes `tell_event`.
 */
export const tellChanges = (migration: Migration, table: string, told: Told): void => {
  const watched = [...columnsOf(told).map(({ column }) => column), ...(told.deleted ? ['deleted_at'] : [])];
  migration.addSql(`create function tell_${table}() returns trigger language plpgsql as $$
    declare changed text[];
    begin
      if tg_op = 'INSERT' then ${onInsert(told)} return null; end if;
      ${watched.length > 0 ? onUpdate(told) : ''}
      return null;
    end $$`);
  const trigger = (name: string, event: string, when = ''): void =>
    migration.addSql(`create constraint trigger ${table}_told_${name} after ${event} on ${table}
      deferrable initially deferred for each row ${when} execute function tell_${table}()`);
  if (told.inserted !== null) trigger('added', 'insert');
  if (watched.length > 0)
    trigger('changed', 'update', `when (${rowOf('old', watched)} is distinct from ${rowOf('new', watched)})`);
};

/** What the event of a change of one column says. @param changed its verb, as the table's other changes have it. */
export type ToldOfColumn = Omit<ToldOfInsert, 'inserted'> & {
  readonly changed: string;
  readonly deleted?: boolean;
  /** The fields that change with it, if not one of its name: SQL of a text[] over `new`. */
  readonly fields?: string;
  /** The column is told already, and something else is said of it from now on. */
  readonly again?: boolean;
};

/**
 * Tells of a column that a table with `tellChanges` got later, and that a GET shows. Changed together with others in one
 * transaction, it is in the same event.
 */
export const tellColumn = (
  migration: Migration,
  table: string,
  column: string,
  { changed, deleted, again, fields = listOf([column]), ...told }: ToldOfColumn,
): void => {
  const hidden = deleted ? 'if new.deleted_at is not null then return null; end if;' : '';
  migration.addSql(`create or replace function tell_${table}_${column}() returns trigger language plpgsql as $$
    begin
      ${hidden}
      ${tell({ ...told, inserted: null }, RANK.changed, text(changed), fields)};
      return null;
    end $$`);
  if (again) return;
  migration.addSql(`create constraint trigger ${table}_told_${column} after update on ${table}
    deferrable initially deferred for each row when (old.${column} is distinct from new.${column})
    execute function tell_${table}_${column}()`);
};
