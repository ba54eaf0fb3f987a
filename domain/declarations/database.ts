import { type EntityClass, type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { sharedStatements } from '../../platform/batching/shared-statements.ts';
import { asTransaction } from '../../platform/database/outside-transactions.ts';
import {
  connectionOf,
  LIMITS,
  ledgerPool,
  poolOf,
  roleOption,
  type ServerSettings,
  scopedPool,
} from '../../platform/database/pools.ts';
import { PreparingClient } from '../../platform/database/preparing-client.ts';
import { type Rows, rowsOfTransaction } from '../../platform/database/rows.ts';
import { type Scoped, scopedBy } from '../../platform/database/scoped.ts';

/**
 * Settings of connections whose statements look up by key. Planning such a statement takes as long as running it, so
 * plans are kept. A kept plan must not scan a whole table because the table was small when the plan was made.
 */
const PLANNED_ONCE = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';

export interface UnitsOfWork {
  /**
   * Runs a write in one transaction on one organization's records. It is rolled back when `work` throws.
   * @param work gets the unit of work, and SQL in the same transaction.
   */
  unitOfWork<Result>(
    organizationId: string,
    work: (em: EntityManager, rows: Rows) => Promise<Result>,
  ): Promise<Result>;
}

export interface Database extends Scoped, UnitsOfWork {
  /** Creates the unit of work of one write, on one organization's records. */
  readonly entityManager: (organizationId: string) => EntityManager;
  /** Reads of one organization's records, which share statements with concurrent ones (`shared-statements.ts`). */
  readonly reading: (organizationId: string) => Rows;
  /**
   * Connections for work across organizations: admission, token exchange, audit, relay, checkpoints. Handlers, surfaces
   * and activities use `Scoped` instead.
   */
  readonly ledger: Pool;
  /** Connections for group commits, one for each kind of batch, so that a batch never waits behind a request. */
  readonly admissions: Pool;
  readonly auditing: Pool;
  readonly claims: Pool;
  /** Pipelined connections for batch inserts. */
  readonly creating: Pool;
  close(): Promise<void>;
}

export interface DatabaseSettings extends ServerSettings {
  readonly poolSize: number;
  /** The entities that units of work can hold. */
  readonly entities: readonly EntityClass<object>[];
  /** The most units of work at once; as many as `poolSize` unless given. */
  readonly unitsAtOnce?: number;
}

/** Units of work of a worker at once: steps of imports. Each takes a processor. */
export const WORKER_UNITS = 2;

/** The most connections that a process opens for each purpose, beside the pools with a configured size. */
const CONNECTIONS = {
  /** For relay, checkpoints, token exchanges and lookups. None of them holds a connection for long. */
  ledger: 4,
  /** One for each statement of records that is read at the same time, and for each of pages: these may take long. */
  finding: 3,
  listing: 4,
  /** One for each kind of record that is created at the same time. A single creation may wait for a lock. */
  creating: 4,
  /** For admissions, audit and claims, each. A request that waited behind another batch would be aborted after 4 s. */
  batching: 1,
  /** For live scenes and for waiting rooms, each. */
  listening: 1,
} as const;

/**
 * The connections that `max_connections` must allow for each process (deploy/SCALING.md).
 * @param imports false for a worker without the queue `workflows`, which performs no steps of imports.
 */
export const mostConnections = (
  process: 'api' | 'worker',
  poolSize: number,
  { imports = true } = {},
): number => {
  const { ledger, finding, listing, creating, batching, listening } = CONNECTIONS;
  // Plain statements and units of work have a pool each. A worker has no batches of requests. It needs a connection for
  // the audit of operators who read payloads.
  return process === 'api'
    ? 2 * poolSize + ledger + finding + listing + creating + 3 * batching + 2 * listening
    : poolSize + (imports ? WORKER_UNITS : 0) + ledger + batching;
};
/** Makes statements of batches use the index for any number of keys. */
const BY_KEY = `${PLANNED_ONCE} -c enable_hashjoin=off -c enable_mergejoin=off`;
/** If one request of a batch needs a lock, all of them wait for it. So the wait is short. */
const CREATING_LIMITS = '-c lock_timeout=200ms';

/** Creates the pools. They connect when first used. */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const pool = scopedPool(settings, settings.poolSize);
  const ledger = ledgerPool(settings, CONNECTIONS.ledger);
  // A crash may lose the counts of the last second. No later answer depends on them.
  const admissions = ledgerPool(settings, CONNECTIONS.batching, `${PLANNED_ONCE} -c synchronous_commit=off`);
  const auditing = ledgerPool(settings, CONNECTIONS.batching, PLANNED_ONCE);
  // The claim commits before the change. A claim that a crash loses has protected nothing yet.
  const claims = ledgerPool(settings, CONNECTIONS.batching, `${PLANNED_ONCE} -c synchronous_commit=off`);
  const creating = poolOf(settings, {
    max: CONNECTIONS.creating,
    options: `${LIMITS} ${CREATING_LIMITS} ${roleOption('clinic_creator')} ${BY_KEY}`,
  });
  const reading = (max: number): Pool =>
    poolOf(settings, { max, options: `${LIMITS} ${roleOption('clinic_reader')} ${BY_KEY}` });
  const finding = reading(CONNECTIONS.finding);
  const listing = reading(CONNECTIONS.listing);
  const orm = await MikroORM.init({
    entities: [...settings.entities],
    clientUrl: settings.url,
    pool: { min: 0, max: settings.unitsAtOnce ?? settings.poolSize },
    driverOptions: {
      // The ORM would take only host and port from an address, and ignore TLS and all other settings.
      ...connectionOf(settings),
      options: `${LIMITS} ${PLANNED_ONCE}`,
      Client: PreparingClient,
    },
    ensureDatabase: false,
    discovery: { warnWhenNoEntities: false, checkDuplicateTableNames: false },
    allowGlobalContext: false,
    forceUtcTimezone: true,
    debug: false,
    connect: false,
  } as never);
  const entityManager = (organizationId: string): EntityManager =>
    orm.em.fork({
      session: { variables: { 'app.organization': organizationId } },
    });
  return {
    ...scopedBy(pool, ledger),
    entityManager,
    unitOfWork: (organizationId, work) =>
      entityManager(organizationId).transactional((em) =>
        asTransaction(() => work(em, rowsOfTransaction(em.getKysely<never>()))),
      ),
    reading: sharedStatements({ records: finding, pages: listing }),
    ledger,
    admissions,
    auditing,
    claims,
    creating,
    async close() {
      await Promise.all([
        orm.close(true),
        ...[pool, finding, listing, creating, ledger, admissions, auditing, claims].map((one) => one.end()),
      ]);
    },
  };
};
