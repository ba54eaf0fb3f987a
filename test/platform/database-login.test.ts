import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { freePorts } from '../../local/ports.ts';
import { loginIssues, restrictedLoginOrExit } from '../../platform/database/database-login.ts';
import { spawnProcess } from '../journeys/processes.ts';
import { testEnvironment } from '../support/environment.ts';
import { eventually } from '../support/eventually.ts';
import { type MigratedDatabase, migratedDatabase } from '../support/migrated-database.ts';

/** The API and each worker serve nobody as a login that row-level security does not hold, in development as well. */

let database: MigratedDatabase;
let owner: Client;
const made: string[] = [];
beforeAll(async () => {
  database = await migratedDatabase();
  owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.query(`alter database ${nameOf(database)} owner to postgres`);
  for (const role of made.reverse()) await owner.query(`drop owned by ${role}; drop role ${role}`);
  await owner.end();
  await database.drop();
});

const nameOf = ({ ownerUrl }: MigratedDatabase): string => new URL(ownerUrl).pathname.slice(1);

/** @returns the address of a login that has these rights. */
const login = async (rights: string, ...granted: readonly string[]): Promise<string> => {
  const role = `login_${made.length}_${nameOf(database)}`;
  made.push(role);
  await owner.query(`create role ${role} login password 'word' ${rights}`);
  for (const other of granted) await owner.query(`grant ${other} to ${role} with inherit false, set true`);
  return Object.assign(new URL(database.ownerUrl), { username: role, password: 'word' }).href;
};

const lastMade = () => made.at(-1) as string;
const faultsOf = (url: string) => loginIssues({ url, application: 'test' });
const SUPERUSER = 'DATABASE_URL logs in as a superuser, or as one who may become it';
const OWNER =
  'DATABASE_URL logs in as an owner of the database or of its tables, or as one who may become it';
const BYPASS =
  'DATABASE_URL logs in as a role that row-level security does not hold (BYPASSRLS), or as one who may become it';

test('the login of the API has none of these rights, and others are named by what they may do', async () => {
  expect(await faultsOf(database.databaseUrl)).toEqual([]);
  expect(await faultsOf(database.ownerUrl)).toEqual([SUPERUSER]);
  expect(await faultsOf(await login('bypassrls', 'clinic_ledger'))).toEqual([BYPASS]);
  const bypassing = lastMade();
  expect(await faultsOf(await login('', bypassing))).toEqual([BYPASS]);
  expect(await faultsOf(await login('', 'postgres'))).toEqual([SUPERUSER]);
  const ofTable = await login('');
  expect(await faultsOf(ofTable)).toEqual([]);
  await owner.query(`alter table attempts owner to ${lastMade()}`);
  expect(await faultsOf(ofTable)).toEqual([OWNER]);
  const ofDatabase = await login('bypassrls');
  await owner.query(`alter database ${nameOf(database)} owner to ${lastMade()}`);
  expect(await faultsOf(ofDatabase)).toEqual([OWNER, BYPASS]);
});

test("a process waits for the database's answer, and serves nobody meanwhile", async () => {
  const [port] = await freePorts(1);
  const waiting = new AbortController();
  const right = restrictedLoginOrExit(
    { url: `postgres://clinic_app@127.0.0.1:${port}/clinic`, application: 'test' },
    waiting.signal,
  );
  const first = await Promise.race([
    right,
    new Promise((resolve) => setTimeout(() => resolve('waits'), 700)),
  ]);
  waiting.abort();
  expect([first, await right]).toEqual(['waits', false]);
});

test('a process waits for a database that takes connections and says nothing', async () => {
  const asked: Socket[] = [];
  const silent = createServer((socket) => void asked.push(socket));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const waiting = new AbortController();
  const right = restrictedLoginOrExit(
    {
      url: `postgres://clinic_app@127.0.0.1:${(silent.address() as AddressInfo).port}/clinic`,
      application: 'test',
    },
    waiting.signal,
  );
  // The second time, the first attempt has come to nothing.
  await eventually(async () => asked.length > 1);
  waiting.abort();
  for (const socket of asked) socket.destroy();
  silent.close();
  expect(await right).toBe(false);
});

const settingsOf = async (url: string): Promise<NodeJS.ProcessEnv> => {
  const [api, auth, admin, worker] = await freePorts(4);
  return {
    ...testEnvironment(),
    DATABASE_URL: url,
    API_PORT: String(api),
    AUTH_PORT: String(auth),
    ADMIN_PORT: String(admin),
    WORKER_ADMIN_PORT: String(worker),
  };
};

test.each([
  ['api/main.ts', 'superuser'],
  ['api/main.ts', 'owner'],
  ['api/main.ts', 'bypassrls'],
  ['worker/main.ts', 'superuser'],
  ['worker/main.ts', 'owner'],
  ['worker/main.ts', 'bypassrls'],
])('%s as %s ends with status 78 and says so', async (script, kind) => {
  const url = await login(kind === 'owner' ? '' : kind, 'clinic_ledger');
  if (kind === 'owner') await owner.query(`alter table attempts owner to ${lastMade()}`);
  const output: string[] = [];
  const settings = await settingsOf(url);
  const { child } = spawnProcess(script, { ...settings, WORKER_QUEUES: 'mail' }, output);
  const [status] = await once(child, 'close');
  const fault = { superuser: SUPERUSER, owner: OWNER, bypassrls: BYPASS }[kind];
  expect([status, output.join('')]).toEqual([
    78,
    expect.stringContaining(`Settings are wrong:\n  - ${fault}\n`),
  ]);
  expect(output.join('')).not.toContain('listening');
});

test('/readyz fails while the database accepts no writes, and names the reason', async () => {
  const settings = await settingsOf(database.databaseUrl);
  const api = spawnProcess('api/main.ts', settings);
  const admin = Number(settings.ADMIN_PORT);
  await api.untilReady(admin);
  const stateOf = async () => {
    const response = await fetch(`http://127.0.0.1:${admin}/readyz`);
    return [
      response.status,
      ((await response.json()) as { components: { database: string } }).components.database,
    ];
  };
  expect(await stateOf()).toEqual([200, 'ok']);
  const readOnly = async (value: string) => {
    await owner.query(`alter database ${nameOf(database)} set default_transaction_read_only = ${value}`);
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'clinic_app'`,
    );
  };
  await owner.query('set default_transaction_read_only = off');
  await readOnly('on');
  // The API may ask on a connection that was just ended. It says "unreachable" until it has opened a new one.
  await eventually(async () => (await stateOf())[1] !== 'unreachable');
  expect(await stateOf()).toEqual([503, 'read-only']);
  expect((await fetch(`http://127.0.0.1:${admin}/livez`)).status).toBe(200);
  await readOnly('off');
  await api.untilReady(admin);
  expect(await api.stop()).toBe(0);
});
