import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ConfigurationError, readConfig } from '../api/config.ts';
import { testEnvironment } from './support/environment.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clinic-service-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const faultsOf = (environment: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig({ ...testEnvironment(), ...environment });
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
};

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
