import {
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

/** Runs SQL with bound values: on the pool, or inside the transaction that it was made for. */
export interface Rows {
  all<Row>(query: RawBuilder<Row>): Promise<Row[]>;
  first<Row>(query: RawBuilder<Row>): Promise<Row | undefined>;
}

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const rowsBy = (run: <Row>(query: RawBuilder<Row>) => Promise<Row[]>): Rows => ({
  all: run,
  first: async (query) => (await run(query))[0],
});

/** Each distinct text becomes a prepared statement of its connection, named by its hash. */
const preparedOf = (query: RawBuilder<unknown>) => {
  const { sql: text, parameters } = query.compile(compiler);
  return { name: statementName(text), text, values: [...parameters] };
};

/**
 * A statement that is written down once and run with other values each time.
 * @param write is given what stands for each value.
 */
export const templateOf = <Name extends string>(
  write: (placeholders: Readonly<Record<Name, RawBuilder<unknown>>>) => RawBuilder<unknown>,
) => {
  const standIns = new Map<unknown, string>();
  const placeholders = new Proxy({} as Record<Name, RawBuilder<unknown>>, {
    get: (_, name: string) => {
      const standIn = {};
      standIns.set(standIn, name);
      return sql.val(standIn);
    },
  });
  const { name, text, values } = preparedOf(write(placeholders));
  return (given: Readonly<Record<Name, unknown>>) => ({
    name,
    text,
    values: values.map((value) => (standIns.has(value) ? given[standIns.get(value) as Name] : value)),
  });
};

export const rowsOfPool = (pool: Pool): Rows =>
  rowsBy(async (query) => (await pool.query(preparedOf(query))).rows);

/** Each statement on its own sees and writes one organization's rows only. */
export const rowsWithin = (pool: Pool, organizationId: string): Rows =>
  rowsBy(async (query) => (await queryWithin(pool, organizationId, preparedOf(query))).rows);

export const rowsOfClient = (client: ClientBase): Rows =>
  rowsBy(async (query) => (await client.query(preparedOf(query))).rows);

export const rowsOfTransaction = (transaction: Kysely<never>): Rows =>
  rowsBy(async (query) => (await query.execute(transaction)).rows as never[]);
