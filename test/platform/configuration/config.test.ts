import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePorts } from '../../../local/ports.ts';
import { ConfigurationError, readConfig } from '../../../platform/configuration/config.ts';
import { lacksEntropy } from '../../../platform/configuration/production-errors.ts';
import { workerFaults } from '../../../worker/settings-faults.ts';
import { testEnvironment } from '../../support/environment.ts';

/** Settings are checked at the start, all of them, and told by name and never by value (decisions part 7). */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clinic-service-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const randomKey = (): string => randomBytes(32).toString('base64url');

/** Of production, which is the default. */
const sound = {
  BASE_URL: 'https://api.example',
  AUTH_URL: 'https://auth.example',
  DATABASE_URL: 'postgres://app:canary@127.0.0.1:5433/clinic',
  SECRET_KEYRING: `k1:${randomKey()}`,
  SECRET_PEPPER: randomKey(),
};
const faultsAlone = (
  environment: NodeJS.ProcessEnv,
  more?: Parameters<typeof readConfig>[1],
): readonly string[] => {
  try {
    readConfig(environment, more);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
};
const faultsOf = (environment: NodeJS.ProcessEnv) => faultsAlone({ ...testEnvironment(), ...environment });

test('a setting may come from a file, without the newline that editors add', () => {
  const file = path.join(folder, 'smtp');
  writeFileSync(file, 'smtp://mail.example:2525\n');
  const { SMTP_URL: _, ...environment } = testEnvironment();
  expect(readConfig({ ...environment, SMTP_URL_FILE: file }).SMTP_URL).toBe('smtp://mail.example:2525');
});

test('a setting together with its file, or a missing file, is reported with the other errors', () => {
  const missing = path.join(folder, 'missing');
  expect(
    faultsOf({ SECRET_PEPPER_FILE: missing, MAIL_FROM_FILE: missing, API_PORT: '0' }).toSorted(),
  ).toEqual([
    'API_PORT is less than 1 (partner interface and hosted pages)',
    'MAIL_FROM_FILE names a file that cannot be read',
    'SECRET_PEPPER and SECRET_PEPPER_FILE are both set',
  ]);
});

test('unset settings have their defaults; addresses derive from the ports', () => {
  expect(readConfig(sound).ENVIRONMENT).toBe('production');
  const { BASE_URL: _, AUTH_URL: __, ...rest } = sound;
  const local = { ...rest, ENVIRONMENT: 'development' };
  const config = readConfig({ ...local, API_PORT: '9000', LOG_LEVEL: '' });
  expect(config).toMatchObject({
    HOST: '127.0.0.1',
    AUTH_PORT: 8081,
    ADMIN_PORT: 8082,
    BASE_URL: 'http://127.0.0.1:9000',
    AUDIENCE: 'http://127.0.0.1:9000/v1/partner',
    PROBLEM_BASE: 'http://127.0.0.1:9000/problems',
    TOKEN_ISSUER: 'http://127.0.0.1:8081',
    LOG_LEVEL: 'info',
    IDEMPOTENCY_RETENTION_SECONDS: 86_400,
    IDEMPOTENCY_TAKEOVER_SECONDS: 60,
    EXPORT_RETENTION_SECONDS: 604_800,
    CREDENTIAL_LINK_SECONDS: 259_200,
    IMAGE_LINK_SECONDS: 3_600,
    SEAT_MINUTE_LIMIT: 120,
    WORKSPACE_MINUTE_LIMIT: 300,
  });
  expect(readConfig({ ...local, HOST: '::1' })).toMatchObject({
    BASE_URL: 'http://[::1]:8080',
    AUTH_URL: 'http://[::1]:8081',
  });
});

test('every wrong or missing setting is named with its meaning, and no value is shown', () => {
  const faults = faultsAlone({
    ENVIRONMENT: 'canary',
    API_PORT: '99999',
    AUTH_PORT: 'canary',
    BASE_URL: 'canary',
    DATABASE_URL: 'mysql://canary',
    DATABASE_POOL_SIZE: '1',
    SECRET_PEPPER: 'canary',
    CODEC_ACCESS_SECRET: 'canary',
    LOG_LEVEL: 'canary',
  });
  const named = faults.map((fault) => fault.split(' ')[0]);
  expect(named.toSorted()).toEqual(
    [
      'API_PORT',
      'AUTH_PORT',
      'BASE_URL',
      'CODEC_ACCESS_SECRET',
      'DATABASE_POOL_SIZE',
      'DATABASE_URL',
      'ENVIRONMENT',
      'LOG_LEVEL',
      'SECRET_KEYRING',
      'SECRET_PEPPER',
    ].toSorted(),
  );
  expect(faults.join(' ')).not.toContain('canary');
  expect(faults).toContainEqual(expect.stringMatching(/^ENVIRONMENT is none of development, production \(/));
  expect(faults.filter((fault) => !/ \([^()]+\)$/.test(fault))).toEqual([]);
});

const KEY = sound.SECRET_PEPPER;
test.each([
  ['SECRET_KEYRING has the wrong form', { SECRET_KEYRING: `k1:${KEY}AAAA` }],
  ['SECRET_KEYRING has two keys of one id', { SECRET_KEYRING: `k1:${KEY},k1:${KEY}` }],
  ['TRUSTED_PROXIES holds a range that is no CIDR range', { TRUSTED_PROXIES: '10.0.0.0/8, canary' }],
  ['WORKER_QUEUES names a task queue that does not exist', { WORKER_QUEUES: 'mail, canary' }],
  ['WORKER_QUEUES names no task queue', { WORKER_QUEUES: ' ,' }],
  ['TEMPORAL_TLS_KEY_FILE is missing', { TEMPORAL_TLS_CERTIFICATE_FILE: '/canary' }],
  ['TEMPORAL_TLS_CERTIFICATE_FILE is missing', { TEMPORAL_TLS_KEY_FILE: '/canary' }],
  ['TEMPORAL_METRICS_ADDRESS is not an IP address and a port', { TEMPORAL_METRICS_ADDRESS: 'canary:8084' }],
  ['TEMPORAL_METRICS_ADDRESS is the same port', { TEMPORAL_METRICS_ADDRESS: '0.0.0.0:8083' }],
  ['AUTH_PORT is the same port as API_PORT', { API_PORT: '8081' }],
  ['API_PORT is not a number', { API_PORT: '8e3' }],
  ['API_PORT is not a number', { API_PORT: '0x1f90' }],
  ['API_PORT is not a number', { API_PORT: '08080' }],
  ['IMAGE_LINK_SECONDS is not a number', { IMAGE_LINK_SECONDS: '3600.0' }],
  ['IMAGE_LINK_SECONDS is more than', { IMAGE_LINK_SECONDS: '99999999999999' }],
  ['DATABASE_URL is no address', { DATABASE_URL: 'postgres://app:canary#@db:5432/clinic' }],
  [
    'DATABASE_URL names a certificate',
    { DATABASE_URL: 'postgres://app:canary@db/clinic?sslrootcert=/canary' },
  ],
  ['DATABASE_URL names no database', { DATABASE_URL: 'postgres://app:canary@db:5432' }],
  ['DATABASE_URL names no database', { DATABASE_URL: 'postgres://app:canary@db:5432/' }],
  ['DATABASE_URL names no database', { DATABASE_URL: 'postgres://app:canary@db:5432/%zz' }],
  ['DATABASE_OWNER_URL names no database', { DATABASE_OWNER_URL: 'postgres://' }],
  ['TEMPORAL_ADDRESS names no port', { TEMPORAL_ADDRESS: 'canary:65536' }],
  ['TEMPORAL_ADDRESS names no port', { TEMPORAL_ADDRESS: 'canary:0' }],
  ['TOKEN_ISSUER is no address', { TOKEN_ISSUER: 'https://canary:99999' }],
  ['BASE_URL is no address', { BASE_URL: 'https://canary:99999' }],
  ['HOST is neither an IP address nor a host name', { HOST: 'canary:80' }],
  ['HOST is neither an IP address nor a host name', { HOST: 'a canary' }],
  ['HOST is neither an IP address nor a host name', { HOST: '10.0.0.256' }],
  ['SMTP_URL is no address of a mail server', { SMTP_URL: 'smtp://' }],
  ['SMTP_URL is no address of a mail server', { SMTP_URL: 'smtp://app:canary%zz@mail' }],
  ['MAIL_FROM has the wrong form', { MAIL_FROM: 'canary' }],
])('%s', (fault, settings) => {
  const faults = faultsAlone({ ...sound, LOG_LEVEL: 'canary', ...settings });
  // The error is reported beside the other one, once, and by its name.
  expect(faults).toHaveLength(2);
  expect(faults).toContainEqual(expect.stringContaining(fault));
  expect(faults.join(' ')).not.toContain('canary');
});

test('a file without a value is the only error of its setting', () => {
  const empty = path.join(folder, 'empty');
  writeFileSync(empty, '\n');
  const { SECRET_PEPPER: _, SECRET_KEYRING: __, ...rest } = sound;
  expect(
    faultsAlone({
      ...rest,
      SECRET_PEPPER_FILE: path.join(folder, 'missing'),
      SECRET_KEYRING_FILE: empty,
      JITSI_APP_SECRET_FILE: empty,
    }),
  ).toEqual([
    'SECRET_KEYRING_FILE names a file that is empty',
    'SECRET_PEPPER_FILE names a file that cannot be read',
    'JITSI_APP_SECRET_FILE names a file that is empty',
  ]);
});

test('addresses that are prefixes may end in a slash', () => {
  expect(
    readConfig({ ...sound, BASE_URL: 'https://api.example/', AUTH_URL: 'https://auth.example//' }),
  ).toMatchObject({
    BASE_URL: 'https://api.example',
    AUDIENCE: 'https://api.example/v1/partner',
    PROBLEM_BASE: 'https://api.example/problems',
    TOKEN_ISSUER: 'https://auth.example',
  });
});

test('errors that only matter to a worker are reported together with the others', () => {
  const faults = (settings: object) =>
    faultsAlone(
      { ...sound, AUDIT_SIGNING_KEY: randomKey(), AUDIT_CHECKPOINT_DIR: folder, ...settings },
      workerFaults,
    );
  expect(faults({})).toEqual([]);
  expect(faults({ AUDIT_CHECKPOINT_DIR: '' })).toEqual([
    expect.stringContaining('AUDIT_CHECKPOINT_DIR must be set'),
  ]);
  expect(faults({ AUDIT_CHECKPOINT_DIR: '', WORKER_QUEUES: 'mail' })).toEqual([]);
  const missing = path.join(folder, 'missing');
  expect(
    faults({
      LOG_LEVEL: '-',
      TEMPORAL_TLS_CERTIFICATE_FILE: missing,
      TEMPORAL_TLS_KEY_FILE: missing,
      WORKFLOW_BUNDLE_PATH: missing,
    }),
  ).toEqual([
    'LOG_LEVEL is none of trace, debug, info, warn, error, silent (the least important lines that are logged)',
    'TEMPORAL_TLS_CERTIFICATE_FILE names a file that cannot be read',
    'TEMPORAL_TLS_KEY_FILE names a file that cannot be read',
    'WORKFLOW_BUNDLE_PATH names a file that cannot be read',
  ]);
  const words = path.join(folder, 'words');
  writeFileSync(words, 'canary');
  expect(faults({ TEMPORAL_TLS_CERTIFICATE_FILE: words, TEMPORAL_TLS_KEY_FILE: words })).toEqual([
    'TEMPORAL_TLS_CERTIFICATE_FILE and TEMPORAL_TLS_KEY_FILE hold no certificate and its key',
  ]);
});

describe.each([
  'IDEMPOTENCY_RETENTION_SECONDS',
  'IDEMPOTENCY_TAKEOVER_SECONDS',
  'EXPORT_RETENTION_SECONDS',
  'CREDENTIAL_LINK_SECONDS',
  'IMAGE_LINK_SECONDS',
  'SEAT_MINUTE_LIMIT',
  'WORKSPACE_MINUTE_LIMIT',
])('%s', (name) => {
  test('may differ from the specification in development only', () => {
    expect(readConfig({ ...sound, ENVIRONMENT: 'development', [name]: '2' })).toMatchObject({ [name]: 2 });
    expect(faultsAlone({ ...sound, [name]: '2' })).toEqual([
      expect.stringMatching(
        new RegExp(`^${name} may differ from \\d+ only where ENVIRONMENT is development$`),
      ),
    ]);
    expect(faultsAlone({ ...sound, ENVIRONMENT: 'development', [name]: '0' })).toEqual([
      expect.stringContaining(`${name} is less than 1`),
    ]);
  });
});

/** One of each kind that production refuses and development takes. */
const PLANTED = {
  BASE_URL: 'http://api.canary.example',
  AUTH_URL: 'http://auth.canary.example',
  TOKEN_JWKS_URL: 'http://issuer.canary.example/jwks.json',
  SMTP_URL: 'smtp://mail.canary.example:25',
  SECRET_KEYRING: `k1:${randomKey()},k0:${'0'.repeat(43)}`,
  SECRET_PEPPER: `${randomKey()},${Buffer.alloc(32, 2).toString('base64url')}`,
  CODEC_ACCESS_SECRET: 'correct-horse-battery-staple-correct-horse-battery',
  AUDIT_SIGNING_KEY: Buffer.from([...Array(32).keys()]).toString('base64url'),
  JITSI_APP_SECRET: 'abcd'.repeat(8),
  OBJECTS_ENCRYPTION: 'none',
  OUTGOING_ALLOWED_HOSTS: 'calendar.canary.example:80',
  IMAGE_LINK_SECONDS: '7200',
};
/** What they need beside them. */
const BESIDE = {
  JITSI_APP_ID: 'clinic',
  OBJECTS_URL: 'https://objects.example',
  OBJECTS_BUCKET: 'clinic',
  OBJECTS_ACCESS_KEY_ID: 'clinic',
  OBJECTS_SECRET_ACCESS_KEY: randomKey(),
};

test('production refuses twelve planted errors together, each by name; development accepts them', () => {
  const planted = { ...sound, ...BESIDE, ...PLANTED };
  const faults = faultsAlone(planted);
  expect(faults.map((fault) => fault.split(' ')[0]).toSorted()).toEqual(Object.keys(PLANTED).toSorted());
  expect(faults.join(' ')).not.toMatch(/canary|staple|abcd|0000/);
  expect(faultsAlone({ ...planted, ENVIRONMENT: 'development' })).toEqual([]);
  for (const [name, value] of Object.entries(PLANTED))
    expect(faultsAlone({ ...sound, ...BESIDE, OBJECTS_ENCRYPTION: 'AES256', [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} `)),
    ]);
  expect(faultsAlone({ ...sound, ...BESIDE, OBJECTS_ENCRYPTION: 'AES256' })).toEqual([]);
});

test.each([
  ['http://operators.example', false],
  ['https://operators.example', true],
  ['http://localhost:8234', true],
  ['http://127.0.0.1:8082', true],
])("production and the operators' page at %s: %s", (OPERATORS_URL, taken) => {
  expect(faultsAlone({ ...sound, SMTP_URL: 'smtps://mail.example', OPERATORS_URL })).toEqual(
    taken ? [] : ['OPERATORS_URL must be an https or a loopback address where ENVIRONMENT is production'],
  );
});

test('production has no default address: the error names the setting that must be set', () => {
  const { BASE_URL: _, AUTH_URL: __, ...rest } = sound;
  expect(faultsAlone(rest)).toEqual(
    ['BASE_URL', 'AUTH_URL'].map(
      (name) => `${name} must be an https address where ENVIRONMENT is production`,
    ),
  );
});

test.each([
  ['smtps://mail.example', true],
  ['smtp://mail.example:587?requireTLS=true', true],
  ['smtp://127.0.0.1:1025', true],
  ['smtp://[::1]:1025', true],
  ['smtp://localhost:1025', true],
  ['smtp://mail.example:587', false],
  ['smtp://mail.example:587?requireTLS=false', false],
  ['smtp://localhost.mail.example', false],
  ['smtp://127.0.0.1.mail.example', false],
  ['smtps://mail.example?tls.rejectUnauthorized=false', false],
  ['smtps://mail.example?tls.rejectUnauthorized=0', false],
])('production and the mail server %s: %s', (SMTP_URL, taken) => {
  expect(faultsAlone({ ...sound, SMTP_URL }).map((fault) => fault.split(' ')[0])).toEqual(
    taken ? [] : ['SMTP_URL'],
  );
});

test('randomly generated keys are accepted in every form, and invented keys are refused', () => {
  const pkcs8 = () =>
    generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
  for (let round = 0; round < 200; round += 1) {
    const bytes = randomBytes(32);
    for (const form of ['base64', 'base64url', 'hex'] as const)
      expect(lacksEntropy(bytes.toString(form))).toBe(false);
  }
  expect(faultsAlone({ ...sound, AUDIT_SIGNING_KEY: pkcs8() })).toEqual([]);
  for (const made of [
    ...[0, 1, 2, 7, 9, 255].map((fill) => Buffer.alloc(32, fill).toString('base64url')),
    ...['A', '0', '-', 'ab', 'Key1', 'Zm9vYmFy'].map((part) => part.repeat(43).slice(0, 44)),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopq',
    'correct-horse-battery-staple-and-a-few-more',
    'CorrectHorseBatteryStapleCorrectHorseBattery',
    'ChangeMe8hKq2LzPw5Xn7Vd3Rt9Yb4Mc6Jf1Gs0HaQeU',
    'deadbeef'.repeat(8),
  ])
    expect([made, lacksEntropy(made)]).toEqual([made, true]);
});

/** How a process ends, and what it says until then. */
const run = async (script: string, settings: NodeJS.ProcessEnv): Promise<[number | null, string]> => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, '../../..', script)],
    { env: { PATH: process.env.PATH, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [status] = await once(child, 'close');
  return [status as number | null, output];
};

test.each(['api/main.ts', 'worker/main.ts'])(
  '%s ends with status 78 and names what is wrong',
  async (script) => {
    const [status, output] = await run(script, { SECRET_PEPPER: 'canary' });
    expect(status).toBe(78);
    for (const name of [
      'DATABASE_URL is missing',
      'SECRET_KEYRING is missing',
      'SECRET_PEPPER has the wrong form',
    ])
      expect(output).toContain(name);
    expect(output).not.toContain('canary');
  },
);

test('the setting of a port that is in use is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const ended = await run('api/main.ts', { ...testEnvironment(), ADMIN_PORT: String(port) });
  other.close();
  expect(ended).toEqual([1, `ADMIN_PORT ${port} cannot be listened on: another program has taken it\n`]);
});

test('migrations/main.ts reports in words that there is no database', async () => {
  const [port] = await freePorts(1);
  expect(
    await run('migrations/main.ts', {
      ...sound,
      DATABASE_URL: `postgres://app:canary@127.0.0.1:${port}/clinic`,
    }),
  ).toEqual([1, 'The database of DATABASE_URL cannot be worked with: ECONNREFUSED. Nothing was migrated.\n']);
});
