import type { Pool } from 'pg';
import { asTransaction } from './outside-transactions.ts';
import { type Rows, rowsOfClient } from './rows.ts';
import { beginWithin, sendTogether } from './scoped-query.ts';

/**
 * Runs a transaction of plain SQL, without entities. It is rolled back when `work` throws.
 * @param snapshot true: all reads see one moment, and nothing can be written.
 * @param organizationId the organization whose rows it sees; without it, all rows that the connections' role may see.
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
    // Not waited for: the first statement of the work is sent with it. Where it failed, that one fails too.
    sendTogether(client);
    const begun = client.query(beginWithin({ organization: organizationId }, options));
    begun.catch(() => undefined);
    const result = await asTransaction(() => work(rowsOfClient(client)));
    await begun;
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
 * Runs work that only one process may do at a time, and that waits for more than the database. It holds an advisory
 * lock of a connection, outside a transaction, and the lock ends with the connection.
 * @param lock the number of the lock. A transaction that takes the same lock waits too.
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
    // After an error the connection is closed: that ends an open transaction and releases the lock.
    client.release(broken);
  }
};
