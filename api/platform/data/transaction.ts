import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { type Rows, rowsOfTransaction } from './rows.ts';

/**
 * A transaction without entities, for what is plain SQL: rolled back when `work` throws.
 * @param snapshot true: everything is read as of one moment, and nothing can be written.
 */
export const inTransaction = <Result>(
  pool: Pool,
  work: (rows: Rows) => Promise<Result>,
  { snapshot = false } = {},
): Promise<Result> => {
  // Never destroyed: that would end the pool, which is its owner's.
  const kysely = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  const transaction = snapshot
    ? kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    : kysely.transaction();
  return transaction.execute((inside) => work(rowsOfTransaction(inside)));
};
