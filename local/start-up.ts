import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../platform/configuration/config.ts';
import { resolveTemporalCli } from '../temporal/resolve-binary.ts';
import { type Addresses, announcement, runningDocument } from './announcement.ts';
import { type Child, type ChildProcesses, describeEnding } from './child-processes.ts';
import { seedDemo } from './demo.ts';
import { keepSecrets, writePrivateFile } from './kept-secrets.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { LOOPBACK } from './ports.ts';
import { startPostgres } from './postgres.ts';
import { childEnvironment, type LocalSettings, projectDirectory } from './settings.ts';
import { startTemporal } from './temporal-server.ts';

/**
 * Starts the embedded default, from an empty folder to a ready system. Each started process is added to `running` at
 * once.
 */

export interface Running {
  mailbox?: Mailbox;
  temporal?: Child;
  postgres?: Child;
  readonly services: Child[];
}

export interface StartUp {
  readonly settings: LocalSettings;
  readonly children: ChildProcesses;
  readonly running: Running;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
}

const runningFile = ({ dataDirectory }: LocalSettings): string => path.join(dataDirectory, 'running.json');
/** The settings of the running processes, for the operator's command line beside them. */
const environmentFile = ({ dataDirectory }: LocalSettings): string =>
  path.join(dataDirectory, 'environment.json');

/** Removes the files that say that a system is running. */
export const removeSignsOfLife = (settings: LocalSettings): void => {
  for (const file of [runningFile(settings), environmentFile(settings)]) rmSync(file, { force: true });
};

const READY_LIMIT = 90_000;

const service = (
  { children, running }: StartUp,
  name: string,
  script: string,
  environment: NodeJS.ProcessEnv,
) => {
  const child = children.start({
    name,
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', script],
    directory: projectDirectory,
    environment,
    echo: () => true,
    grace: 20_000,
  });
  running.services.push(child);
  return child;
};

const migrate = async ({ children }: StartUp, environment: NodeJS.ProcessEnv): Promise<void> => {
  const child = children.start({
    name: 'migrations',
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', 'migrations/main.ts'],
    directory: projectDirectory,
    environment,
    echo: () => true,
    ends: true,
  });
  const ending = await child.ended;
  if (ending.code !== 0)
    throw new Error(`The migrations ${describeEnding(ending)}:\n${child.tail().join('\n')}`);
};

const untilReady = async ({ signal }: StartUp, name: string, port: number): Promise<void> => {
  const url = `http://${LOOPBACK}:${port}/readyz`;
  let last = 'no answer';
  for (
    const deadline = Date.now() + READY_LIMIT;
    Date.now() < deadline;
    await pause(100, undefined, { signal })
  ) {
    try {
      const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]) });
      await response.arrayBuffer();
      if (response.ok) return;
      last = `status ${response.status}`;
    } catch (error) {
      signal.throwIfAborted();
      last = error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no answer';
    }
  }
  throw new Error(`${name} was not ready after ${READY_LIMIT / 1000} s: ${last} from ${url}`);
};

const timed = async <Result>({ print }: StartUp, what: string, work: Promise<Result>): Promise<Result> => {
  const started = Date.now();
  const result = await work;
  print(`${what} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return result;
};

const startTemporalServer = async ({
  settings,
  children,
  running,
  print,
  signal,
}: StartUp): Promise<void> => {
  const { dataDirectory, ports } = settings;
  const program = await resolveTemporalCli({ dataDirectory, report: print, signal });
  running.temporal = await startTemporal({
    children,
    program,
    port: ports.TEMPORAL_PORT,
    uiPort: ports.TEMPORAL_UI_PORT,
    codecEndpoint: `http://${LOOPBACK}:${ports.WORKER_ADMIN_PORT}/codec`,
    databaseFile: path.join(dataDirectory, 'temporal', 'temporal.db'),
  });
};

export const startUp = async (step: StartUp): Promise<void> => {
  const { settings, children, running, print, signal } = step;
  const { dataDirectory, ports } = settings;
  const secrets = keepSecrets(dataDirectory);
  const environment = childEnvironment(settings, secrets);
  const config = readConfig(environment);

  const database = async () => {
    const directory = path.join(dataDirectory, 'postgres');
    const port = ports.POSTGRES_PORT;
    running.postgres = await startPostgres({ children, dataDirectory: directory, port, secrets });
  };
  const mail = async () => {
    const directory = path.join(dataDirectory, 'mailbox');
    running.mailbox = await startMailbox({
      smtpPort: ports.MAILBOX_SMTP_PORT,
      webPort: ports.MAILBOX_WEB_PORT,
      directory,
    });
  };
  await Promise.all([
    timed(step, 'Mailbox: ready', mail()),
    timed(step, 'PostgreSQL: ready', database()).then(() =>
      timed(step, 'Migrations: done', migrate(step, environment)),
    ),
    timed(step, 'Temporal: ready', startTemporalServer(step)),
  ]);

  service(step, 'api', 'api/main.ts', environment);
  service(step, 'worker', 'worker/main.ts', {
    ...environment,
    AUDIT_SIGNING_KEY: secrets.AUDIT_SIGNING_KEY,
  });
  await Promise.all([
    timed(step, 'API and authorization server: ready', untilReady(step, 'api', ports.ADMIN_PORT)),
    timed(step, 'Worker: ready', untilReady(step, 'worker', ports.WORKER_ADMIN_PORT)),
  ]);

  const seeding = seedDemo({
    dataDirectory,
    apiUrl: `http://${LOOPBACK}:${ports.API_PORT}`,
    tokenUrl: `http://${LOOPBACK}:${ports.AUTH_PORT}/oauth/token`,
    audience: config.AUDIENCE,
    environment,
    signal,
  });
  const demo = await timed(step, 'Demo organization: ready', seeding);

  const addresses: Addresses = {
    base_url: config.BASE_URL,
    auth_url: config.AUTH_URL,
    admin_url: `http://${LOOPBACK}:${ports.ADMIN_PORT}`,
    database_url: environment.DATABASE_OWNER_URL,
    temporal_address: config.TEMPORAL_ADDRESS,
    temporal_namespace: config.TEMPORAL_NAMESPACE,
    temporal_ui_url: config.TEMPORAL_UI_URL,
    mailbox_url: `http://${LOOPBACK}:${ports.MAILBOX_WEB_PORT}`,
  };
  signal.throwIfAborted();
  const shared = Object.keys(config).filter((name) => environment[name] !== undefined);
  const handedOver = Object.fromEntries(shared.map((name) => [name, environment[name]]));
  writePrivateFile(environmentFile(settings), handedOver);
  writePrivateFile(runningFile(settings), runningDocument(addresses, demo));
  print(announcement(addresses, demo, dataDirectory));
};
