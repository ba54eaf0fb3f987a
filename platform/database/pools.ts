import { Socket } from 'node:net';
import { type ClientConfig, Pool, type PoolConfig } from 'pg';
import { type Rows, sql } from './rows.ts';
import { PIPELINED } from './scoped-query.ts';

/** Which server, and as whom a process shows there. */
export interface ServerSettings {
  readonly url: string;
  readonly application: string;
  /** How long it may say nothing; 0: as long as it likes. */
  readonly silenceMs?: number;
}

/** No statement may hold a request, or a lock that others wait for, for longer than this. */
export const LIMITS = [
  '-c timezone=UTC',
  '-c statement_timeout=10s',
  '-c lock_timeout=5s',
  '-c idle_in_transaction_session_timeout=15s',
].join(' ');

/** Longer than each of the limits above, by which a server that is there says something. */
const SILENCE_MS = 20_000;

/**
 * A server that went without a word, as at a failover or behind a network that was cut, ends no connection: whatever
 * was asked of it would be waited for until the machine gives the connection up, a quarter of an hour later.
 */
const heardWithin = (silenceMs: number) => (): Socket => {
  const socket = new Socket();
  const silence = Object.assign(new Error('PostgreSQL says nothing'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(silenceMs, () => socket.destroy(silence));
};

/** How every connection reaches the server, whoever opens it. */
export const connectionOf = ({ url, application, silenceMs = SILENCE_MS }: ServerSettings) =>
  ({
    connectionString: url,
    application_name: application,
    connectionTimeoutMillis: 4_000,
    stream: heardWithin(silenceMs),
  }) satisfies ClientConfig;

/**
 * Who works on several organizations at once: `clinic_ledger` is what `unscoped`, admission, audit and the
 * relay use, `clinic_operator` the operator's command line.
 */
export type CrossingRole = 'clinic_ledger' | 'clinic_operator';

/** Reads for several requests at once, of the organizations that each statement names. */
type ReadingRole = 'clinic_reader';

/** Makes records for several requests at once, likewise. */
type CreatingRole = 'clinic_creator';

/** Taken up when a connection is opened; the login itself has none of its rights. */
export const roleOption = (role: CrossingRole | ReadingRole | CreatingRole): string => `-c role=${role}`;

export const poolOf = (settings: ServerSettings, overrides: PoolConfig): Pool => {
  const pool = new Pool({
    ...connectionOf(settings),
    options: LIMITS,
    ...overrides,
  });
  // An idle connection that the server ended is replaced by the pool; unheard, the event would end us.
  pool.on('error', () => undefined);
  // So does one that a transaction has, between its statements: its next statement fails, which is heard.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Connections that see the rows of the organization that each statement or transaction names, else none. */
export const scopedPool = (settings: ServerSettings, max: number): Pool =>
  poolOf(settings, { max, ...PIPELINED });

/** Connections that cross organizations, to what is granted to the ledger's role. */
export const ledgerPool = (settings: ServerSettings, max: number, options = ''): Pool =>
  poolOf(settings, { max, options: `${LIMITS} ${roleOption('clinic_ledger')} ${options}` });

/** Of all processes and databases of the server, and how many it takes. */
export const openConnections = async (
  rows: Rows,
): Promise<{ readonly open: number; readonly allowed: number }> => {
  const found = await rows.first(sql<{ open: number; allowed: number }>`
    select sum(numbackends)::int as open, current_setting('max_connections')::int as allowed
    from pg_stat_database where datname is not null`);
  return found ?? { open: 0, allowed: 0 };
};
