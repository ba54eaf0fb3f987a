import type { Pool } from 'pg';
import { asTransaction } from './outside-transactions.ts';
import { type Rows, rowsOfClient } from './rows.ts';

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
    const begin = snapshot ? 'begin isolation level repeatable read read only' : 'begin';
    const scope = client.escapeLiteral(organizationId);
    // Both in one message. The setting ends with the transaction.
    await client.query(`${begin}; select set_config('app.organization', ${scope}, true)`);
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
