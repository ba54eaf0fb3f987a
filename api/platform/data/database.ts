import { type EntityClass, type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Pool, type PoolConfig } from 'pg';
import { type Rows, rowsOfPool } from './rows.ts';
import { inTransaction } from './transaction.ts';

/** No statement may hold a request, or a lock that others wait for, for longer than this. */
const LIMITS = [
  '-c timezone=UTC',
  '-c statement_timeout=10s',
  '-c lock_timeout=5s',
  '-c idle_in_transaction_session_timeout=15s',
].join(' ');

/** Access to records by whose they are. */
export interface Scoped {
  /** Statements on one organization's records, each its own. */
  within(organizationId: string): Rows;
  /** A transaction on one organization's records: rolled back when `work` throws. */
  transact<Result>(organizationId: string, work: (rows: Rows) => Promise<Result>): Promise<Result>;
  /** For what belongs to no organization yet: a code to look up, upkeep over all of them. */
  readonly unscoped: Rows;
}

export const scopedBy = (pool: Pool): Scoped => {
  const rows = rowsOfPool(pool);
  return {
    within: () => rows,
    transact: (_organizationId, work) => inTransaction(pool, work),
    unscoped: rows,
  };
};

export interface Database extends Scoped {
  /** A unit of work of its own for each write. */
  readonly entityManager: () => EntityManager;
  /** Reads and short statements of their own. */
  readonly rows: Rows;
  readonly pool: Pool;
  /** One connection each for the group-committed batches; they never wait behind a request. */
  readonly admissions: Pool;
  readonly auditing: Pool;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly application: string;
  /** What units of work can hold; none where only plain SQL is run. */
  readonly entities: readonly EntityClass<object>[];
}

const poolOf = (settings: DatabaseSettings, overrides: PoolConfig): Pool => {
  const pool = new Pool({
    connectionString: settings.url,
    application_name: settings.application,
    connectionTimeoutMillis: 4_000,
    options: LIMITS,
    ...overrides,
  });
  // An idle connection that the server ended is replaced by the pool; unheard, the event would end us.
  pool.on('error', () => undefined);
  return pool;
};

/** Opens the pools; connects only when first used. */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const pool = poolOf(settings, { max: settings.poolSize });
  const batch = `${LIMITS} -c plan_cache_mode=force_generic_plan`;
  // A crash may forget the counts of the last second, never a decision that was answered otherwise.
  const admissions = poolOf(settings, { max: 1, options: `${batch} -c synchronous_commit=off` });
  const auditing = poolOf(settings, { max: 1, options: batch });
  const orm = await MikroORM.init({
    entities: [...settings.entities],
    clientUrl: settings.url,
    pool: { min: 0, max: settings.poolSize },
    driverOptions: {
      application_name: settings.application,
      connectionTimeoutMillis: 4_000,
      options: LIMITS,
    },
    ensureDatabase: false,
    discovery: { warnWhenNoEntities: false, checkDuplicateTableNames: false },
    allowGlobalContext: false,
    forceUtcTimezone: true,
    debug: false,
    connect: false,
  } as never);
  return {
    ...scopedBy(pool),
    entityManager: () => orm.em.fork() as unknown as EntityManager,
    rows: rowsOfPool(pool),
    pool,
    admissions,
    auditing,
    async close() {
      await Promise.all([orm.close(true), pool.end(), admissions.end(), auditing.end()]);
    },
  };
};
