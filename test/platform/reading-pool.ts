import { Pool } from 'pg';
import { roleOption } from '../../platform/database/pools.ts';
import { PIPELINED } from '../../platform/database/scoped-query.ts';
import type { RunningApp } from '../support/app.ts';

/** One connection as batches of reads have them, and how many statements it was given: each takes it once. */
export const readingPool = ({ config }: RunningApp) => {
  const pool = new Pool({
    connectionString: config.DATABASE_URL,
    max: 1,
    options: roleOption('clinic_reader'),
    ...PIPELINED,
  });
  let statements = 0;
  pool.on('acquire', () => {
    statements += 1;
  });
  return { pool, statements: () => statements };
};
