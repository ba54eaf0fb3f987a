import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import { createClientAddress } from '../network/client-address.ts';
import type { Config } from './config.ts';
import { taskQueues } from './task-queues.ts';

/**
 * Checks that the form of one setting cannot express: whether its value names something that exists, and how settings
 * fit together.
 */

/** Pairs of settings where one is useless or harmful without the other. */
const ofPairs = (config: Config): string[] => {
  const missing = (name: keyof Config, because: string) =>
    config[name] === undefined ? [`${name} is missing (${because})`] : [];
  return [
    ...(config.STORY_API_URL === undefined ? [] : missing('STORY_TEXT_MODEL', 'STORY_API_URL is set')),
    ...(config.OBJECTS_URL === undefined
      ? []
      : (['OBJECTS_BUCKET', 'OBJECTS_ACCESS_KEY_ID', 'OBJECTS_SECRET_ACCESS_KEY'] as const).flatMap((name) =>
          missing(name, 'OBJECTS_URL is set'),
        )),
    ...(config.JITSI_APP_SECRET ? missing('JITSI_APP_ID', 'JITSI_APP_SECRET signs in its name') : []),
    // With only one of them Temporal would be reached without TLS.
    ...(config.TEMPORAL_TLS_CERTIFICATE_FILE === undefined
      ? []
      : missing('TEMPORAL_TLS_KEY_FILE', 'TEMPORAL_TLS_CERTIFICATE_FILE is set')),
    ...(config.TEMPORAL_TLS_KEY_FILE === undefined
      ? []
      : missing('TEMPORAL_TLS_CERTIFICATE_FILE', 'TEMPORAL_TLS_KEY_FILE is set')),
  ];
};

const portOf = (address: string | undefined): number => Number(address?.split(':').at(-1));

/** The listeners of one process must have different ports. */
const ofPorts = (config: Config): string[] => {
  const processes: readonly (readonly (readonly [name: string, port: number])[])[] = [
    [
      ['API_PORT', config.API_PORT],
      ['AUTH_PORT', config.AUTH_PORT],
      ['ADMIN_PORT', config.ADMIN_PORT],
    ],
    [
      ['WORKER_ADMIN_PORT', config.WORKER_ADMIN_PORT],
      ['TEMPORAL_METRICS_ADDRESS', portOf(config.TEMPORAL_METRICS_ADDRESS)],
    ],
  ];
  return processes.flatMap((listeners) =>
    listeners.flatMap(([name, port], at) => {
      const [other] = listeners.slice(0, at).find(([, taken]) => taken === port) ?? [];
      return other ? [`${name} is the same port as ${other}`] : [];
    }),
  );
};

export const isUnreadable = (work: () => unknown): boolean => {
  try {
    work();
    return false;
  } catch {
    return true;
  }
};

/** Without a valid host no address can be derived. */
const isHost = (host: string): boolean =>
  /^[\w.:-]+$/.test(host) && (isIP(host) > 0 || (!host.includes(':') && URL.canParse(`http://${host}`)));

const isMailServer = (address: string): boolean =>
  URL.canParse(address) &&
  new URL(address).hostname !== '' &&
  !isUnreadable(() => {
    const { username, password } = new URL(address);
    return [username, password].map(decodeURIComponent);
  });

/**
 * Whether the address names a database. A missing or wrongly encoded name would only be noticed when the database is
 * opened.
 */
const namesDatabase = (address: string): boolean => {
  const [, database = ''] = new URL(address).pathname.split('/');
  return database !== '' && !isUnreadable(() => decodeURIComponent(database));
};

/** Files that an address of PostgreSQL may name. */
const TLS_FILES = { sslcert: 'cert', sslkey: 'key', sslrootcert: 'ca' } as const;

/** @throws where a file is missing or has the wrong content. */
const tlsOfDatabase = (address: string) => {
  const { searchParams } = new URL(address);
  const files = Object.entries(TLS_FILES).flatMap(([parameter, content]) => {
    const file = searchParams.get(parameter);
    return file ? [[content, readFileSync(file)]] : [];
  });
  return createSecureContext(Object.fromEntries(files));
};

const ofValues = (config: Config): string[] => {
  const addresses = Object.entries(config).filter(
    ([name, value]) =>
      /_URL$|^PROBLEM_BASE$|^TOKEN_ISSUER$/.test(name) && name !== 'SMTP_URL' && !URL.canParse(String(value)),
  );
  const databases = (['DATABASE_URL', 'DATABASE_OWNER_URL'] as const).flatMap((name) => {
    const address = config[name] ?? '';
    return URL.canParse(address) ? [{ name, address }] : [];
  });
  const temporalPort = portOf(config.TEMPORAL_ADDRESS);
  const keys = config.SECRET_KEYRING?.split(',').map((pair) => pair.split(':')[0]) ?? [];
  const queues = config.WORKER_QUEUES.split(',').map((name) => name.trim());
  const known: readonly string[] = ['', ...taskQueues];
  const metrics = config.TEMPORAL_METRICS_ADDRESS;
  return [
    ...addresses.map(([name]) => `${name} is no address`),
    ...(isHost(config.HOST) ? [] : ['HOST is neither an IP address nor a host name']),
    ...databases
      .filter(({ address }) => !namesDatabase(address))
      .map(({ name }) => `${name} names no database`),
    ...databases
      .filter(({ address }) => isUnreadable(() => tlsOfDatabase(address)))
      .map(({ name }) => `${name} names a certificate or a key that cannot be read`),
    ...(temporalPort < 1 || temporalPort > 65_535 ? ['TEMPORAL_ADDRESS names no port'] : []),
    ...(isMailServer(config.SMTP_URL) ? [] : ['SMTP_URL is no address of a mail server']),
    // The later key would silently replace the earlier one, and what the earlier one sealed could not be read.
    ...(new Set(keys).size < keys.length ? ['SECRET_KEYRING has two keys of one id'] : []),
    ...(isUnreadable(() => createClientAddress(config.TRUSTED_PROXIES))
      ? ['TRUSTED_PROXIES holds a range that is no CIDR range']
      : []),
    ...(queues.every((name) => known.includes(name))
      ? []
      : ['WORKER_QUEUES names a task queue that does not exist']),
    ...(queues.every((name) => name === '') ? ['WORKER_QUEUES names no task queue'] : []),
    ...(metrics === undefined || isIP(metrics.slice(0, metrics.lastIndexOf(':'))) > 0
      ? []
      : ['TEMPORAL_METRICS_ADDRESS is not an IP address and a port']),
  ];
};

/** Errors of settings that already have the right types, although some may still have the wrong form. */
export const furtherErrors = (config: Config): string[] => [
  ...ofPairs(config),
  ...ofPorts(config),
  ...ofValues(config),
];
