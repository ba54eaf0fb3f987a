import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { limitCommands } from '../../api/operator/organization-settings.ts';
import { type Child, createChildProcesses, describeEnding } from '../../local/child-processes.ts';
import { type KeptSecrets, makeSecrets } from '../../local/kept-secrets.ts';
import { freePorts, LOOPBACK } from '../../local/ports.ts';
import { startPostgres } from '../../local/postgres.ts';
import { childEnvironment, projectDirectory, readLocalSettings } from '../../local/settings.ts';
import { migrate } from '../../migrations/migrate.ts';
import { readConfig } from '../../platform/configuration/config.ts';
import { type AppAddress, asOperator, createWorld, type World } from '../support/world.ts';

/**
 * The embedded PostgreSQL with real API processes in front of it, in a temporary folder of their own. There
 * is no worker and no Temporal: the API never talks to them, so they would only take processor time.
 */
export interface LongService extends AppAddress {
  /** One for each API process. */
  readonly baseUrls: readonly string[];
  readonly authUrls: readonly string[];
  /** One API process more, which may be stopped, continued and killed. */
  startVictim(): Promise<Victim>;
  /** Removed at the stop. */
  readonly directory: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly keptSecrets: KeptSecrets;
  readonly postgresDirectory: string;
  readonly postgresLog: string;
  /** Stopped at once, as by a power cut, and started again. */
  readonly postgres: {
    fail(): Promise<void>;
    start(): Promise<void>;
    /** Starts it again where it ended by itself. */
    revive(): Promise<void>;
  };
  /** Log files of the API processes. */
  readonly apiLogs: readonly string[];
  readonly apiPids: readonly number[];
  /** Rejects when one of the processes ends by itself. */
  readonly crashed: Promise<never>;
  stop(): Promise<void>;
}

export interface Victim {
  readonly baseUrl: string;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** By SIGKILL: nothing of it runs any more when this resolves. */
  kill(): Promise<void>;
  /** By SIGTERM, as a deployment ends it. @returns its exit status. */
  drain(): Promise<number | null>;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const untilReady = async (child: Child, adminPort: number): Promise<void> => {
  let ended = '';
  void child.ended.then((ending) => {
    ended = describeEnding(ending);
  });
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(100)) {
    if (ended) throw new Error(`${child.name} ${ended} at its start:\n${child.tail().join('\n')}`);
    const answer = await fetch(`http://${LOOPBACK}:${adminPort}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
  }
  throw new Error(`${child.name} was not ready in time`);
};

export interface LongServicePlan {
  /** How many API processes share the database. */
  readonly processes: number;
  /** False: PostgreSQL does not wait for the disk, which is quicker and says nothing of real speed. */
  readonly durable: boolean;
  /** Called with the empty folder; what it resolves with, after everything has stopped. */
  readonly prepare?: (directory: string) => Promise<() => void>;
  /** PostgreSQL may end by itself, as where its disk is full, without ending the run. */
  readonly postgresMayEnd?: boolean;
  /** Settings of the API processes beyond the usual ones. */
  readonly settings?: NodeJS.ProcessEnv;
  /** Settings of PostgreSQL beyond those. */
  readonly postgres?: Readonly<Record<string, string>>;
}

type Ports = Readonly<Record<'API_PORT' | 'AUTH_PORT' | 'ADMIN_PORT', number>>;
const portsFrom = ([API_PORT = 0, AUTH_PORT = 0, ADMIN_PORT = 0]: readonly number[]): Ports => ({
  API_PORT,
  AUTH_PORT,
  ADMIN_PORT,
});

export const startService = async ({
  processes,
  durable,
  postgres = {},
  settings: planned = {},
  prepare,
  postgresMayEnd = false,
}: LongServicePlan): Promise<LongService> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'clinic-service-long-'));
  const undo = await prepare?.(directory);
  const logs = path.join(directory, 'logs');
  const postgresDirectory = path.join(directory, 'database', 'postgres');
  const children = createChildProcesses({
    recordFile: path.join(directory, 'processes.json'),
    logDirectory: logs,
    print,
  });
  const stop = async (): Promise<void> => {
    children.refuse();
    const [servers, apis] = [true, false].map((wanted) =>
      children.running().filter(({ name }) => (name === 'postgres') === wanted),
    ) as [Child[], Child[]];
    for (const group of [apis, servers]) await Promise.all(group.map((child) => child.stop()));
    undo?.();
    await rm(directory, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const [postgresPort = 0, ...ports] = await freePorts(1 + 3 * processes);
    const portsOf = (index: number) => portsFrom(ports.slice(3 * index));
    const urlOf = (port: number) => `http://${LOOPBACK}:${port}`;
    const baseUrls = Array.from({ length: processes }, (_, index) => urlOf(portsOf(index).API_PORT));
    const authUrls = baseUrls.map((_, index) => urlOf(portsOf(index).AUTH_PORT));
    const authUrl = authUrls[0] as string;
    const secrets = makeSecrets();
    const environmentOf = (own: Ports) => {
      const settings = {
        ...process.env,
        LOG_LEVEL: 'warn',
        // One browser's token stands for many.
        SEAT_MINUTE_LIMIT: '1000000',
        WORKSPACE_MINUTE_LIMIT: '1000000',
        ...planned,
        BASE_URL: baseUrls[0] as string,
        AUTH_URL: authUrl,
        POSTGRES_PORT: String(postgresPort),
        DATA_DIR: path.join(directory, 'data'),
        ...Object.fromEntries(Object.entries(own).map(([name, port]) => [name, String(port)])),
      };
      return childEnvironment(readLocalSettings(settings), secrets, settings);
    };
    const environment = environmentOf(portsOf(0));
    const startServer = () =>
      startPostgres({
        children,
        dataDirectory: postgresDirectory,
        port: postgresPort,
        secrets,
        mayEnd: postgresMayEnd,
        settings: { ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }), ...postgres },
      });
    let server = await startServer();
    await migrate(environment.DATABASE_OWNER_URL);
    const startApi = (name: string, own: Ports, ends = false) =>
      children.start({
        name,
        command: process.execPath,
        args: ['--disable-warning=ExperimentalWarning', 'api/main.ts'],
        directory: projectDirectory,
        environment: environmentOf(own),
        grace: 30_000,
        ends,
      });
    const apis = baseUrls.map((_, index) => startApi(`api-${index + 1}`, portsOf(index)));
    let victims = 0;
    const startVictim = async (): Promise<Victim> => {
      victims += 1;
      const own = portsFrom(await freePorts(3));
      const child = startApi(`victim-${victims}`, own, true);
      await untilReady(child, own.ADMIN_PORT);
      return {
        baseUrl: urlOf(own.API_PORT),
        signal: (signal) => void process.kill(child.pid, signal),
        async kill() {
          process.kill(child.pid, 'SIGKILL');
          await child.ended;
        },
        async drain() {
          process.kill(child.pid, 'SIGTERM');
          return (await child.ended).code;
        },
      };
    };
    await Promise.all(apis.map((child, index) => untilReady(child, portsOf(index).ADMIN_PORT)));
    const crashed = children.crash.then(({ child, ending }) => {
      throw new Error(`${child.name} ${describeEnding(ending)}:\n${child.tail().join('\n')}`);
    });
    crashed.catch(() => undefined);
    return {
      baseUrl: baseUrls[0] as string,
      baseUrls,
      authUrl,
      authUrls,
      startVictim,
      config: readConfig(environment),
      directory,
      environment,
      keptSecrets: secrets,
      postgresDirectory,
      postgresLog: path.join(logs, 'postgres.log'),
      postgres: {
        fail: () => server.stop('SIGQUIT'),
        async start() {
          server = await startServer();
        },
        async revive() {
          if (!children.running().includes(server)) server = await startServer();
        },
      },
      apiPids: apis.map(({ pid }) => pid),
      apiLogs: apis.map(({ name }) => path.join(logs, `${name}.log`)),
      crashed,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

const PLENTY = 1_000_000_000;

/** An organization with limits that no run reaches, as an operator sets them. */
export const unlimitedWorld = async (service: LongService): Promise<World> => {
  const world = await createWorld(service);
  const setLimits = limitCommands.find(({ name }) => name === 'set');
  if (!setLimits) throw new Error('The operator has no command "limits set"');
  await asOperator(service, (session) =>
    setLimits.run({
      session,
      args: [],
      options: {
        organization: world.organizationId,
        minute: PLENTY,
        hour: PLENTY,
        mailsPerRecipient: PLENTY,
      },
    }),
  );
  return world;
};
