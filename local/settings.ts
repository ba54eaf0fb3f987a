import path from 'node:path';
import { readCheckpointKey } from '../platform/audit/checkpoints/keys.ts';
import { ConfigurationError, readConfig } from '../platform/configuration/config.ts';
import type { KeptSecrets } from './kept-secrets.ts';
import { freePorts, LOOPBACK, takenPorts } from './ports.ts';

/**
 * The settings of `npm start`: where it listens and where it stores data. The settings of API and worker are in
 * platform/configuration/config.ts. Those that the user sets are passed on, and those that the embedded servers
 * decide are set here.
 */

export const projectDirectory = path.resolve(import.meta.dirname, '..');

const PORTS = {
  API_PORT: 8080,
  AUTH_PORT: 8081,
  ADMIN_PORT: 8082,
  POSTGRES_PORT: 5433,
  TEMPORAL_PORT: 7233,
  TEMPORAL_UI_PORT: 8233,
  MAILBOX_SMTP_PORT: 1025,
  MAILBOX_WEB_PORT: 1080,
  DEMO_PORT: 8090,
} as const;
/**
 * The port after ADMIN_PORT, unless it is set. So moving the ports of decisions part 7 needs no knowledge of this
 * one.
 */
const WORKER_PORT = 'WORKER_ADMIN_PORT';
export type PortName = keyof typeof PORTS | typeof WORKER_PORT;

export interface LocalSettings {
  readonly dataDirectory: string;
  readonly ports: Readonly<Record<PortName, number>>;
}

const portBeside = (port: number, taken: ReadonlyMap<number, string>): number => {
  const next = port < 65_535 ? port + 1 : 1_024;
  return taken.has(next) ? portBeside(next, taken) : next;
};

const readPorts = (environment: NodeJS.ProcessEnv, issues: string[]): Record<PortName, number> => {
  const ports: Record<string, number> = {};
  const names = new Map<number, string>();
  const asked = environment[WORKER_PORT] ? { ...PORTS, [WORKER_PORT]: 0 } : PORTS;
  for (const [name, fallback] of Object.entries(asked)) {
    const text = environment[name] || String(fallback);
    const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    const isPort = port >= 1 && port <= 65_535;
    if (!isPort) issues.push(`${name} is not a port (1 to 65535)`);
    const other = names.get(port);
    if (port > 0 && other) issues.push(`${name} is the same port as ${other}`);
    names.set(port, name);
    // The fallback avoids further errors that only follow from this one.
    ports[name] = isPort ? port : fallback;
  }
  ports[WORKER_PORT] ??= portBeside(ports.ADMIN_PORT as number, names);
  return ports as Record<PortName, number>;
};

/** The settings, with another port for the worker if its default port is in use and was not set explicitly. */
export const withFreeWorkerPort = async (
  settings: LocalSettings,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<LocalSettings> => {
  const { [WORKER_PORT]: beside } = settings.ports;
  if (environment[WORKER_PORT] || (await takenPorts({ [WORKER_PORT]: beside })).length === 0) return settings;
  const [port = beside] = await freePorts(1);
  return { ...settings, ports: { ...settings.ports, [WORKER_PORT]: port } };
};

/** DATABASE_URL, TEMPORAL_ADDRESS and the other settings that the embedded servers decide. */
export const childEnvironment = (
  { dataDirectory, ports }: LocalSettings,
  secrets: KeptSecrets,
  environment: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv & Record<'DATABASE_URL' | 'DATABASE_OWNER_URL', string> => {
  const database = (role: string, password: string) =>
    `postgres://${role}:${password}@${LOOPBACK}:${ports.POSTGRES_PORT}/clinic`;
  return {
    ENVIRONMENT: 'development',
    SECRET_KEYRING: secrets.SECRET_KEYRING,
    SECRET_PEPPER: secrets.SECRET_PEPPER,
    ...Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    NO_COLOR: '1', // their output also goes to files
    // Keeps compiled code, so that a second start is faster.
    NODE_COMPILE_CACHE: environment.NODE_COMPILE_CACHE ?? path.join(dataDirectory, 'compiled'),
    // Some shells export HOST as the machine's name. Here everything listens on the loopback address.
    HOST: LOOPBACK,
    // The API must not be able to sign checkpoints of its own answers, so only the worker gets the key.
    AUDIT_SIGNING_KEY: undefined,
    AUDIT_PUBLIC_KEYS: readCheckpointKey(secrets.AUDIT_SIGNING_KEY).publicKey.toString('base64url'),
    OBJECTS_DIR: path.join(dataDirectory, 'objects'),
    AUDIT_CHECKPOINT_DIR: path.join(dataDirectory, 'checkpoints'),
    DATABASE_URL: database('clinic_app', secrets.appPassword),
    DATABASE_OWNER_URL: database('postgres', secrets.ownerPassword),
    TEMPORAL_ADDRESS: `${LOOPBACK}:${ports.TEMPORAL_PORT}`,
    TEMPORAL_NAMESPACE: 'default',
    TEMPORAL_UI_URL: `http://${LOOPBACK}:${ports.TEMPORAL_UI_PORT}`,
    DEMO_URL: `http://${LOOPBACK}:${ports.DEMO_PORT}/demo`,
    SMTP_URL: `smtp://${LOOPBACK}:${ports.MAILBOX_SMTP_PORT}`,
  };
};

const placeholders: KeptSecrets = {
  SECRET_KEYRING: `k1:${'0'.repeat(43)}`,
  SECRET_PEPPER: '0'.repeat(43),
  AUDIT_SIGNING_KEY: '0'.repeat(43),
  ownerPassword: '-',
  appPassword: '-',
};

/**
 * Reads and checks the settings of `npm start` and of everything that it starts.
 * @throws ConfigurationError that names every wrong setting.
 */
export const readLocalSettings = (environment: NodeJS.ProcessEnv = process.env): LocalSettings => {
  const issues: string[] = [];
  const settings: LocalSettings = {
    dataDirectory: path.resolve(projectDirectory, environment.DATA_DIR || '.data'),
    ports: readPorts(environment, issues),
  };
  try {
    readConfig(childEnvironment(settings, placeholders, environment));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    issues.push(
      ...error.faults.filter(
        (issue) => !Object.keys(settings.ports).some((name) => issue.startsWith(`${name} `)),
      ),
    );
  }
  if (issues.length > 0) throw new ConfigurationError(issues);
  return settings;
};
