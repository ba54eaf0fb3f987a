import { Socket } from 'node:net';
import { type ClientConfig, Pool, type PoolConfig } from 'pg';
import { type Rows, sql } from './rows.ts';
import { PIPELINED } from './scoped-query.ts';

/** The server, and the name that the process shows there. */
export interface ServerSettings {
  readonly url: string;
  readonly application: string;
  /** Longest silence of the server; 0 for no limit. */
  readonly silenceMs?: number;
}

/** No statement may block a request, or hold a lock that others wait for, longer than this. */
export const LIMITS = [
  '-c timezone=UTC',
  '-c statement_timeout=10s',
  '-c lock_timeout=5s',
  '-c idle_in_transaction_session_timeout=15s',
].join(' ');

/** Longer than each of the limits above, so a server that is alive answers within this time. */
const SILENCE_MS = 20_000;

/**
 * Closes a connection that is silent for too long. A server that disappears without closing its connections (a
 * failover, a network that was cut) would otherwise be waited for until the operating system gives up, a quarter of
 * an hour later.
 */
const heardWithin = (silenceMs: number) => (): Socket => {
  const socket = new Socket();
  const silence = Object.assign(new Error('PostgreSQL says nothing'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(silenceMs, () => socket.destroy(silence));
};

/** The connection options of every connection to the server. */
export const connectionOf = ({ url, application, silenceMs = SILENCE_MS }: ServerSettings) =>
  ({
    connectionString: url,
    application_name: application,
    connectionTimeoutMillis: 4_000,
    stream: heardWithin(silenceMs),
  }) satisfies ClientConfig;

/**
 * Roles that work on several organizations at once. `unscoped`, admission, audit and the relay use `clinic_ledger`;
 * the operator's command line uses `clinic_operator`.
 */
export type CrossingRole = 'clinic_ledger' | 'clinic_operator';

/** Reads for several requests at once, limited to the organizations that each statement names. */
type ReadingRole = 'clinic_reader';

/** Inserts records for several requests at once, with the same limit. */
type CreatingRole = 'clinic_creator';

/** The option that takes the role when a connection is opened. The login itself has none of the role's rights. */
export const roleOption = (role: CrossingRole | ReadingRole | CreatingRole): string => `-c role=${role}`;

export const poolOf = (settings: ServerSettings, overrides: PoolConfig): Pool => {
  const pool = new Pool({
    ...connectionOf(settings),
    options: LIMITS,
    ...PIPELINED,
    ...overrides,
  });
  // If the server closes an idle connection, the pool replaces it. Without a listener the event would end the
  // process.
  pool.on('error', () => undefined);
  // The same for a connection within a transaction: its next statement fails, and the caller sees that error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Connections that see only the rows of the organization that each statement or transaction names. */
export const scopedPool = (settings: ServerSettings, max: number): Pool => poolOf(settings, { max });

/** Connections that work across organizations, with the rights of the ledger's role. */
export const ledgerPool = (settings: ServerSettings, max: number, options = ''): Pool =>
  poolOf(settings, { max, options: `${LIMITS} ${roleOption('clinic_ledger')} ${options}` });

/** The number of open connections of all processes and databases of the server, and the most it accepts. */
export const openConnections = async (
  rows: Rows,
): Promise<{ readonly open: number; readonly allowed: number }> => {
  const found = await rows.first(sql<{ open: number; allowed: number }>`
    select sum(numbackends)::int as open, current_setting('max_connections')::int as allowed
    from pg_stat_database where datname is not null`);
  return found ?? { open: 0, allowed: 0 };
};
