import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import type { ClientBase, Pool } from 'pg';
import { queryWithin } from './scoped-query.ts';
import { statementName } from './statement-name.ts';

export type { RawBuilder } from 'kysely';
export { sql } from 'kysely';

/** A value that a statement binds, or an SQL expression instead. */
export type SqlValue = string | RawBuilder<unknown>;

/**
 * `updated_at` of the row that a statement changes. A statement that waited for the row's lock must not get an
 * earlier time than one that was read meanwhile, nor an earlier time than a machine with a fast clock wrote. Changes
 * of the unit of work use `whenUpdated`.
 */
export const whenChanged = sql`greatest(clock_timestamp(), updated_at)`;

/** A statement with its values, and the name under which a connection keeps it prepared. */
export interface Prepared<Row = unknown> {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  /** The type of the rows; it has no value at run time. */
  readonly row?: Row;
}
export type Query<Row> = RawBuilder<Row> | Prepared<Row>;

/** Runs SQL with bound values, on the pool or inside the transaction that it was created for. */
export interface Rows {
  all<Row>(query: Query<Row>): Promise<Row[]>;
  first<Row>(query: Query<Row>): Promise<Row | undefined>;
}

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const rowsBy = (run: <Row>(query: Query<Row>) => Promise<Row[]>): Rows => ({
  all: run,
  first: async (query) => (await run(query))[0],
});

/** Each distinct text becomes a prepared statement of its connection, named by its hash. */
export const preparedOf = <Row>(query: Query<Row>): Prepared<Row> => {
  if ('text' in query) return query;
  const { sql: text, parameters } = query.compile(compiler);
  return { name: statementName(text), text, values: [...parameters] };
};

/** A part of statements that has no values, as its text: what is compiled with each statement is then short. */
export const fixedPart = <Row>(part: RawBuilder<Row>): RawBuilder<Row> => {
  const { sql: text, parameters } = part.compile(compiler);
  return parameters.length === 0 ? sql.raw<Row>(text) : part;
};

const ofElement = (element: unknown): string => {
  if (element === null || element === undefined) return 'NULL';
  if (typeof element === 'number' || typeof element === 'boolean') return String(element);
  if (Buffer.isBuffer(element)) return `"\\\\x${element.toString('hex')}"`;
  if (element instanceof Date) return element.toISOString();
  if (Array.isArray(element)) return ofElement(arrayOf(element));
  if (typeof element !== 'string')
    throw new TypeError('An array of a statement holds an element of an unknown kind');
  return `"${/["\\]/.test(element) ? element.replace(/["\\]/g, '\\$&') : element}"`;
};

/**
 * An array in PostgreSQL's text format, of plain texts, numbers, booleans, times, bytes and texts of arrays. This is three times as fast as
 * the driver's own conversion, which reads each element twice. A batch has dozens of arrays for each request.
 */
export const arrayOf = (elements: readonly unknown[]): string => {
  let text = '{';
  for (const element of elements) text += text === '{' ? ofElement(element) : `,${ofElement(element)}`;
  return `${text}}`;
};

/** The placeholder of each value of a statement, by its name. */
export type Placeholders<Name extends string> = Readonly<Record<Name, RawBuilder<unknown>>>;

/**
 * A statement that is built once and run with other values each time: building the text of a long statement takes
 * longer than running it.
 * @param write receives the placeholder of each value.
 */
export const templateOf = <Name extends string, Row = unknown>(
  write: (placeholders: Placeholders<Name>) => RawBuilder<Row>,
): ((given: Readonly<Record<Name, unknown>>) => Prepared<Row>) => {
  const standIns = new Map<unknown, string>();
  const placeholders = new Proxy({} as Record<Name, RawBuilder<unknown>>, {
    get: (_, name: string) => {
      const standIn = {};
      standIns.set(standIn, name);
      return sql.val(standIn);
    },
  });
  const { name, text, values } = preparedOf(write(placeholders));
  const fills = values.map((value) => standIns.get(value) as Name | undefined);
  return (given) => ({
    name,
    text,
    values: fills.map((fill, index) => {
      const value = fill === undefined ? values[index] : given[fill];
      return Array.isArray(value) ? arrayOf(value) : value;
    }),
  });
};

/** Statements are built once: building the text of a long one takes longer than running it. */
export const memoized = <Key extends string, Result>(build: (key: Key) => Result): ((key: Key) => Result) => {
  const built = new Map<Key, Result>();
  return (key) => {
    const before = built.get(key);
    if (before) return before;
    const result = build(key);
    built.set(key, result);
    return result;
  };
};

/** Turns items into the arrays that `unnest` takes: the values of each column. */
export const byColumn = <Name extends string>(
  names: readonly Name[],
  items: readonly Readonly<Record<Name, unknown>>[],
): Record<Name, unknown[]> => {
  const columns = {} as Record<Name, unknown[]>;
  for (const name of names) columns[name] = items.map((item) => item[name]);
  return columns;
};

export const rowsOfPool = (pool: Pool): Rows =>
  rowsBy(async (query) => (await pool.query(preparedOf(query))).rows);

/** Statements of which each sees and writes only one organization's rows. */
export const rowsWithin = (pool: Pool, organizationId: string): Rows =>
  rowsBy(
    async (query) => (await queryWithin(pool, { organization: organizationId }, preparedOf(query))).rows,
  );

export const rowsOfClient = (client: ClientBase): Rows =>
  rowsBy(async (query) => (await client.query(preparedOf(query))).rows);

export const rowsOfTransaction = (transaction: Kysely<never>): Rows =>
  rowsBy(async (query) => {
    const ran =
      'text' in query
        ? transaction.executeQuery(CompiledQuery.raw(query.text, query.values))
        : query.execute(transaction);
    return (await ran).rows as never[];
  });
