import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type { Pool } from 'pg';

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
export const rowsOfPool = (pool: Pool): Rows =>
  rowsBy(async (query) => {
    const { sql: text, parameters } = query.compile(compiler);
    const name = createHash('sha1').update(text).digest('base64url');
    return (await pool.query({ name, text, values: [...parameters] })).rows;
  });

export const rowsOfTransaction = (transaction: Kysely<never>): Rows =>
  rowsBy(async (query) => (await query.execute(transaction)).rows as never[]);
