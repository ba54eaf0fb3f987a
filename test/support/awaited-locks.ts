import type { PoolClient } from 'pg';
import type { RunningApp } from './app.ts';
import { eventually } from './eventually.ts';

/** Holds rows in a transaction of the test's own, which changes nothing unless the work commits it. */
export const whileHolding = async <Result>(
  { owner }: Pick<RunningApp, 'owner'>,
  work: (held: {
    readonly query: PoolClient['query'];
    /** Resolves when another transaction waits for these rows. */
    awaited(): Promise<void>;
  }) => Promise<Result>,
): Promise<Result> => {
  const holder = await owner.pool.connect();
  try {
    await holder.query('begin');
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
    const awaited = async (): Promise<void> => {
      await eventually(async () => {
        const waiting = await owner.pool.query(
          'select 1 from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))',
          [rows[0]?.pid],
        );
        return waiting.rowCount !== 0;
      });
    };
    return await work({ query: holder.query.bind(holder) as PoolClient['query'], awaited });
  } finally {
    holder.release(true);
  }
};
