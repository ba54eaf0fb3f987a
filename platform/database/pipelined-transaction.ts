import type { Pool } from 'pg';
import { asTransaction } from './outside-transactions.ts';
import { type Prepared, type Rows, rowsOfClient } from './rows.ts';
import { beginWithin, type Scope, sendTogether } from './scoped-query.ts';

/**
 * Runs a transaction whose statements are sent without waiting for earlier answers, except where the work itself
 * waits.
 * @param options more `set local` statements.
 * @param work returns its last statements. They are sent together with the commit, so a process that stalls cannot
 *   hold their locks. It returns undefined when nothing is to be committed.
 */
export const inPipelinedTransaction = async (
  pool: Pool,
  scope: Scope,
  options: readonly string[],
  work: (rows: Rows) => Promise<readonly Prepared[] | undefined>,
): Promise<void> => {
  const client = await pool.connect();
  let lost = false;
  try {
    const rows = rowsOfClient(client);
    sendTogether(client);
    const begun = client.query(beginWithin(scope, options));
    const [last] = await Promise.all([asTransaction(() => work(rows)), begun]);
    sendTogether(client);
    const finished = (last ?? []).map((statement) => rows.all(statement));
    const ended = client.query(last ? 'commit' : 'rollback');
    await Promise.all([...finished, ended]);
    // PostgreSQL answers the commit of a failed transaction with ROLLBACK.
    if (last && (await ended).command !== 'COMMIT') throw new Error('Nothing was committed');
  } catch (error) {
    await client.query('rollback').catch(() => {
      lost = true;
    });
    throw error;
  } finally {
    client.release(lost);
  }
};
