import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Config, readConfig } from '../platform/configuration/config.ts';
import { resolveTemporalCli } from '../temporal/resolve-binary.ts';
import { type Addresses, announcement, guideVariables, runningDocument } from './announcement.ts';
import { type Child, type ChildProcesses, describeEnding } from './child-processes.ts';
import { type Demo, type DemoPlan, fillDemo, seedDemo } from './demo.ts';
import { type KeptSecrets, keepSecrets, writePrivateFile } from './kept-secrets.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { LOOPBACK } from './ports.ts';
import { startPostgres } from './postgres.ts';
import { childEnvironment, type LocalSettings, projectDirectory } from './settings.ts';
import { startTemporal } from './temporal-server.ts';
import { type Lines, shortLine } from './terminal.ts';

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
  readonly lines: Lines;
  readonly signal: AbortSignal;
}

const runningFile = ({ dataDirectory }: LocalSettings): string => path.join(dataDirectory, 'running.json');
/** The settings of the running processes, for the operator's command line beside them. */
const environmentFile = ({ dataDirectory }: LocalSettings): string =>
  path.join(dataDirectory, 'environment.json');

const variablesFile = ({ dataDirectory }: LocalSettings): string => path.join(dataDirectory, 'variables.sh');

/** Removes the files that say that a system is running. */
export const removeSignsOfLife = (settings: LocalSettings): void => {
  for (const file of [runningFile(settings), environmentFile(settings), variablesFile(settings)])
    rmSync(file, { force: true });
};

const READY_LIMIT = 90_000;

/** Lines of requests and workflows begin below the announcement, once the demo organization is filled. */
interface Console {
  isOpen: boolean;
}

const shownBy = (lines: Lines, console: Console): ((line: string) => string | undefined) => {
  if (lines === 'json') return (line) => line;
  return (line) => (lines === 'short' && console.isOpen ? shortLine(line) : undefined);
};

const service = (
  { children, running }: StartUp,
  name: string,
  script: string,
  environment: NodeJS.ProcessEnv,
  show: (line: string) => string | undefined,
) => {
  const child = children.start({
    name,
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', script],
    directory: projectDirectory,
    environment,
    show,
    grace: 20_000,
  });
  running.services.push(child);
  return child;
};

/** The example portal, as a partner would run it: it is told the credential and the addresses, and nothing else. */
const startPortal = (step: StartUp, addresses: Addresses, demo: Demo): void => {
  const environment = {
    PATH: process.env.PATH,
    PORT: String(step.settings.ports.DEMO_PORT),
    CLINIC_BASE_URL: addresses.base_url,
    CLINIC_TOKEN_URL: `${addresses.auth_url}/oauth/token`,
    CLINIC_AUDIENCE: demo.audience,
    CLINIC_CLIENT_ID: demo.client_id,
    CLINIC_CLIENT_SECRET: demo.client_secret,
  };
  service(step, 'portal', 'partners/examples/portal/server.mjs', environment, () => undefined);
};

const migrate = async ({ children }: StartUp, environment: NodeJS.ProcessEnv): Promise<void> => {
  const child = children.start({
    name: 'migrations',
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', 'migrations/main.ts'],
    directory: projectDirectory,
    environment,
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
  print(`  ${what.padEnd(30)}${((Date.now() - started) / 1000).toFixed(1)} s`);
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
  const report = (line: string) => {
    // Only what is fetched, or what does not run here, is worth a line.
    if (!/: not there$|: (cache|PATH|TEMPORAL_CLI_PATH): \//.test(line)) print(`  ${line}`);
  };
  const program = await resolveTemporalCli({ dataDirectory, report, signal });
  running.temporal = await startTemporal({
    children,
    program,
    port: ports.TEMPORAL_PORT,
    uiPort: ports.TEMPORAL_UI_PORT,
    codecEndpoint: `http://${LOOPBACK}:${ports.WORKER_ADMIN_PORT}/codec`,
    databaseFile: path.join(dataDirectory, 'temporal', 'temporal.db'),
  });
};

/** PostgreSQL with its schema, Temporal and the mailbox, all at once. */
const startServers = async (
  step: StartUp,
  secrets: KeptSecrets,
  environment: NodeJS.ProcessEnv,
): Promise<void> => {
  const { children, running, settings } = step;
  const { dataDirectory, ports } = settings;
  const database = async () => {
    const directory = path.join(dataDirectory, 'postgres');
    const port = ports.POSTGRES_PORT;
    running.postgres = await startPostgres({ children, dataDirectory: directory, port, secrets });
  };
  const mail = async () => {
    running.mailbox = await startMailbox({
      smtpPort: ports.MAILBOX_SMTP_PORT,
      webPort: ports.MAILBOX_WEB_PORT,
      directory: path.join(dataDirectory, 'mailbox'),
    });
  };
  await Promise.all([
    timed(step, 'Mailbox', mail()),
    timed(step, 'PostgreSQL', database()).then(() =>
      timed(step, 'Database schema', migrate(step, environment)),
    ),
    timed(step, 'Temporal', startTemporalServer(step)),
  ]);
};

const startServices = async (
  step: StartUp,
  secrets: KeptSecrets,
  environment: NodeJS.ProcessEnv,
  show: (line: string) => string | undefined,
): Promise<void> => {
  const { ports } = step.settings;
  service(step, 'api', 'api/main.ts', environment, show);
  const signing = { ...environment, AUDIT_SIGNING_KEY: secrets.AUDIT_SIGNING_KEY };
  service(step, 'worker', 'worker/main.ts', signing, show);
  await Promise.all([
    timed(step, 'API and authorization server', untilReady(step, 'api', ports.ADMIN_PORT)),
    timed(step, 'Worker', untilReady(step, 'worker', ports.WORKER_ADMIN_PORT)),
  ]);
};

/** Goes on while the service is used already. A failure is told, and stops nothing. */
const fillInBackground = async (step: StartUp, plan: DemoPlan, console: Console): Promise<void> => {
  const { print, signal } = step;
  const started = Date.now();
  try {
    const isNew = await fillDemo(plan, (line) => print(`  ${line}`));
    if (isNew) print(`Demo organization: filled (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  } catch (error) {
    if (!signal.aborted)
      print(`The demo organization could not be filled: ${(error as Error).message}. The service is fine.\n`);
  } finally {
    console.isOpen = true;
  }
};

const addressesOf = (config: Config, { ports }: LocalSettings, databaseUrl: string): Addresses => ({
  base_url: config.BASE_URL,
  auth_url: config.AUTH_URL,
  admin_url: `http://${LOOPBACK}:${ports.ADMIN_PORT}`,
  database_url: databaseUrl,
  temporal_address: config.TEMPORAL_ADDRESS,
  temporal_namespace: config.TEMPORAL_NAMESPACE,
  temporal_ui_url: config.TEMPORAL_UI_URL,
  mailbox_url: `http://${LOOPBACK}:${ports.MAILBOX_WEB_PORT}`,
  demo_url: `http://${LOOPBACK}:${ports.DEMO_PORT}/demo`,
});

export const startUp = async (step: StartUp): Promise<void> => {
  const { settings, print, signal, lines } = step;
  const { dataDirectory, ports } = settings;
  const secrets = keepSecrets(dataDirectory);
  const environment = childEnvironment(settings, secrets);
  const config = readConfig(environment);
  const console: Console = { isOpen: false };

  print('Starting …');
  await startServers(step, secrets, environment);
  await startServices(step, secrets, environment, shownBy(lines, console));

  const plan: DemoPlan = {
    dataDirectory,
    apiUrl: `http://${LOOPBACK}:${ports.API_PORT}`,
    tokenUrl: `http://${LOOPBACK}:${ports.AUTH_PORT}/oauth/token`,
    audience: config.AUDIENCE,
    environment,
    signal,
  };
  const demo = await timed(step, 'Demo organization', seedDemo(plan));
  const addresses = addressesOf(config, settings, environment.DATABASE_OWNER_URL);
  startPortal(step, addresses, demo);
  signal.throwIfAborted();
  const shared = Object.keys(config).filter((name) => environment[name] !== undefined);
  const handedOver = Object.fromEntries(shared.map((name) => [name, environment[name]]));
  writePrivateFile(environmentFile(settings), handedOver);
  writePrivateFile(runningFile(settings), runningDocument(addresses, demo));
  writePrivateFile(variablesFile(settings), guideVariables(addresses, demo));
  print(announcement(addresses, demo, dataDirectory));
  void fillInBackground(step, plan, console);
};
