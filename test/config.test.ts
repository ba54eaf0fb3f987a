import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ConfigurationError, readConfig } from '../api/config.ts';
import { testEnvironment } from './support/environment.ts';

/** Settings are checked at the start, all of them, and told by name and never by value (decisions part 7). */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clinic-service-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const sound = {
  DATABASE_URL: 'postgres://app:canary@127.0.0.1:5433/clinic',
  SECRET_KEYRING: `k1:${Buffer.alloc(32, 1).toString('base64url')}`,
  SECRET_PEPPER: Buffer.alloc(32, 2).toString('base64url'),
};
const faultsAlone = (environment: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
};
const faultsOf = (environment: NodeJS.ProcessEnv) => faultsAlone({ ...testEnvironment(), ...environment });

test('a setting may come from a file, without the line end that editors leave', () => {
  const file = path.join(folder, 'smtp');
  writeFileSync(file, 'smtp://mail.example:2525\n');
  const { SMTP_URL: _, ...environment } = testEnvironment();
  expect(readConfig({ ...environment, SMTP_URL_FILE: file }).SMTP_URL).toBe('smtp://mail.example:2525');
});

test('a setting and its file, or a file that is not there, is a fault beside the others', () => {
  const missing = path.join(folder, 'missing');
  expect(
    faultsOf({ SECRET_PEPPER_FILE: missing, MAIL_FROM_FILE: missing, API_PORT: '0' }).toSorted(),
  ).toEqual([
    'API_PORT is too small',
    'MAIL_FROM_FILE names a file that cannot be read',
    'SECRET_PEPPER and SECRET_PEPPER_FILE are both set',
  ]);
});

test('what is not set has its default; addresses follow from the ports', () => {
  const config = readConfig({ ...sound, API_PORT: '9000', LOG_LEVEL: '' });
  expect(config).toMatchObject({
    ENVIRONMENT: 'production',
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
  });
});

test('every wrong or missing setting is named at once, and no value is', () => {
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
});

describe.each([
  'IDEMPOTENCY_RETENTION_SECONDS',
  'IDEMPOTENCY_TAKEOVER_SECONDS',
  'EXPORT_RETENTION_SECONDS',
  'CREDENTIAL_LINK_SECONDS',
  'IMAGE_LINK_SECONDS',
])('%s', (name) => {
  test('may differ from what is specified in development only', () => {
    expect(readConfig({ ...sound, ENVIRONMENT: 'development', [name]: '2' })).toMatchObject({ [name]: 2 });
    expect(faultsAlone({ ...sound, [name]: '2' })).toEqual([
      expect.stringMatching(
        new RegExp(`^${name} may differ from \\d+ only where ENVIRONMENT is development$`),
      ),
    ]);
    expect(faultsAlone({ ...sound, ENVIRONMENT: 'development', [name]: '0' })).toEqual([
      expect.stringContaining(`${name} is too small`),
    ]);
  });
});

test.each(['api/main.ts', 'worker/main.ts'])(
  '%s ends with status 78 and names what is wrong',
  async (script) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, '..', script)],
      { env: { PATH: process.env.PATH, SECRET_PEPPER: 'canary' }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const [status] = await once(child, 'close');
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
