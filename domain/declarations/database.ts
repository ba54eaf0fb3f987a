import { type EntityClass, type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
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
import { type Scoped, scopedBy } from '../../platform/database/scoped.ts';
import { PIPELINED } from '../../platform/database/scoped-query.ts';
import { createFinds, type Find } from './batched-finds.ts';
import { createLists, type List } from './batched-lists.ts';

/**
 * Of connections whose statements look up by key: planning one of them anew takes as long as running it. A plan that
 * is kept must not be one that reads all of a table, because the table was small when it was made.
 */
const PLANNED_ONCE = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';

export interface Database extends Scoped {
  /** A unit of work of its own for each write, on one organization's records. */
  readonly entityManager: (organizationId: string) => EntityManager;
  /** Finds for concurrent requests, in one statement for all of them. */
  readonly find: Find;
  readonly list: List;
  /**
   * Connections for work across organizations: admission, token exchange, audit, relay, checkpoints. Handlers, surfaces
   * and activities use `Scoped` instead.
   */
  readonly ledger: Pool;
  /** One connection for each kind of group-committed batch: batches never wait behind a request. */
  readonly admissions: Pool;
  readonly auditing: Pool;
  readonly claims: Pool;
  /** Pipelined connections for batch inserts. */
  readonly creating: Pool;
  close(): Promise<void>;
}

export interface DatabaseSettings extends ServerSettings {
  readonly poolSize: number;
  /** What units of work can hold; none where only plain SQL is run. */
  readonly entities: readonly EntityClass<object>[];
}

/** How many a process opens at most, by what for, beside its pools of a chosen size. */
const CONNECTIONS = {
  /** Relay, checkpoints, token exchanges and lookups share these: none of them holds one for long. */
  ledger: 4,
  /** One for each kind of record that is read, or created, at the same time; a creation alone may wait for a lock. */
  reading: 4,
  creating: 4,
  /** Of admissions, audit and claims, each: who waited for another batch's would be given up after 4 s. */
  batching: 1,
  /** Of live scenes and waiting rooms, each. */
  listening: 1,
} as const;

/** What `max_connections` has to allow for each process (deploy/SCALING.md). */
export const mostConnections = (process: 'api' | 'worker', poolSize: number): number => {
  const { ledger, reading, creating, batching, listening } = CONNECTIONS;
  // Plain statements and units of work have a pool each. A worker has neither units of work nor batches of
  // requests; that operators read payloads is noted by its audit.
  return process === 'api'
    ? 2 * poolSize + ledger + reading + creating + 3 * batching + 2 * listening
    : poolSize + ledger + batching;
};
/** Statements of batches look up by key, however many they are. */
const BY_KEY = `${PLANNED_ONCE} -c enable_hashjoin=off -c enable_mergejoin=off`;
/** All requests of a batch wait for the lock that one of them needs. */
const CREATING_LIMITS = '-c lock_timeout=200ms';

/** Opens the pools; connects only when first used. */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const pool = scopedPool(settings, settings.poolSize);
  const ledger = ledgerPool(settings, CONNECTIONS.ledger);
  // A crash may lose the counts of the last second. No answer depends on them afterwards.
  const admissions = ledgerPool(settings, CONNECTIONS.batching, `${PLANNED_ONCE} -c synchronous_commit=off`);
  const auditing = ledgerPool(settings, CONNECTIONS.batching, PLANNED_ONCE);
  // The change commits later, and with it the claim: a claim that a crash loses has protected nothing yet.
  const claims = ledgerPool(settings, CONNECTIONS.batching, `${PLANNED_ONCE} -c synchronous_commit=off`);
  const creating = poolOf(settings, {
    ...PIPELINED,
    max: CONNECTIONS.creating,
    options: `${LIMITS} ${CREATING_LIMITS} ${roleOption('clinic_creator')} ${BY_KEY}`,
  });
  const reading = poolOf(settings, {
    max: CONNECTIONS.reading,
    options: `${LIMITS} ${roleOption('clinic_reader')} ${BY_KEY}`,
    ...PIPELINED,
  });
  const orm = await MikroORM.init({
    entities: [...settings.entities],
    clientUrl: settings.url,
    pool: { min: 0, max: settings.poolSize },
    driverOptions: {
      // Of an address the ORM hands on where the server is, and neither TLS nor what else it says.
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
  return {
    ...scopedBy(pool, ledger),
    entityManager: (organizationId) =>
      orm.em.fork({
        session: { variables: { 'app.organization': organizationId } },
      }),
    find: createFinds(reading),
    list: createLists(reading),
    ledger,
    admissions,
    auditing,
    claims,
    creating,
    async close() {
      await Promise.all([
        orm.close(true),
        ...[pool, reading, creating, ledger, admissions, auditing, claims].map((one) => one.end()),
      ]);
    },
  };
};
