import type { Pool } from 'pg';
import { asTransaction } from './outside-transactions.ts';
import { type Rows, rowsOfClient } from './rows.ts';
import { beginWithin } from './scoped-query.ts';

/**
 * A transaction without entities, for what is plain SQL: rolled back when `work` throws.
 * @param snapshot true: everything is read as of one moment, and nothing can be written.
 * @param organizationId whose rows it sees; without it, what the role of the connections may see.
 */
export const inTransaction = async <Result>(
  pool: Pool,
  work: (rows: Rows) => Promise<Result>,
  { snapshot = false, organizationId = '' }: { snapshot?: boolean; organizationId?: string } = {},
): Promise<Result> => {
  const client = await pool.connect();
  let lost = false;
  try {
    const options = snapshot ? ['set transaction isolation level repeatable read, read only'] : [];
    await client.query(beginWithin({ organization: organizationId }, options));
    const result = await asTransaction(() => work(rowsOfClient(client)));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      lost = true;
    });
    throw error;
  } finally {
    client.release(lost);
  }
};

/**
 * Work that one process does at a time, and that waits for more than the database: under an advisory lock of the
 * connection, which ends with it, and not within a transaction.
 * @param lock the number of the lock. Who takes it for a transaction waits as well.
 */
export const underLock = async <Result>(
  pool: Pool,
  lock: number,
  work: (rows: Rows, transact: <Part>(part: () => Promise<Part>) => Promise<Part>) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const result = await work(rowsOfClient(client), async (part) => {
      await client.query('begin');
      const done = await asTransaction(part);
      await client.query('commit');
      return done;
    });
    await client.query('select pg_advisory_unlock($1)', [lock]);
    broken = false;
    return result;
  } finally {
    // Where something failed, the connection is closed: an open transaction and the lock end with it.
    client.release(broken);
  }
};
