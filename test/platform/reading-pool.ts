import { Pool } from 'pg';
import { roleOption } from '../../platform/database/pools.ts';
import { scopeOption } from '../../platform/database/scoped-query.ts';
import type { RunningApp } from '../support/app.ts';

/** One connection as batches of reads have them, and how many statements it was given. */
export const readingPool = ({ config }: RunningApp) => {
  const pool = new Pool({
    connectionString: config.DATABASE_URL,
    max: 1,
    options: roleOption('clinic_reader'),
    ...scopeOption('app.organizations'),
  });
  let statements = 0;
  const query = pool.query.bind(pool);
  pool.query = ((...args: Parameters<typeof query>) => {
    statements += 1;
    return query(...args);
  }) as typeof pool.query;
  return { pool, statements: () => statements };
};
