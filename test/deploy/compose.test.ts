import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readConfig, settingNames } from '../../api/config.ts';
import { taskQueues } from '../../workflows/contracts.ts';

/** docker-compose.yml against what the processes really read. */

interface Service {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const project = path.resolve(import.meta.dirname, '../..');
const compose: Compose = parse(readFileSync(path.join(project, 'docker-compose.yml'), 'utf8'), {
  merge: true,
});
const ours = Object.entries(compose.services).filter(([, { image }]) => image === 'clinic-service');

let secrets: string;
beforeAll(() => {
  secrets = mkdtempSync(path.join(tmpdir(), 'clinic-service-secrets-'));
  execFileSync(process.execPath, [path.join(project, 'deploy/make-secrets.js'), secrets]);
});
afterAll(() => rmSync(secrets, { recursive: true }));

/** As the container sees it: defaults of variables filled in, secrets as files. */
const environmentOf = ({ environment = {} }: Service): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value)
        .replace(/\$\{\w+:-([^}]*)\}/g, '$1')
        .replace('/run/secrets', secrets),
    ]),
  );

test('there is an API, a migration, and a worker for every queue', () => {
  const served = ours.flatMap(([, { environment }]) =>
    environment?.WORKER_QUEUES ? String(environment.WORKER_QUEUES).split(',') : [],
  );
  expect(served.toSorted()).toEqual([...taskQueues].toSorted());
  for (const [, { command }] of ours)
    expect(existsSync(path.join(project, command?.at(-1) ?? ''))).toBe(true);
  expect(ours.map(([name]) => name).filter((name) => !name.startsWith('worker-'))).toEqual([
    'api',
    'migrate',
  ]);
});

test.each(ours)('%s: every setting is one that is read, and all of them are right', (_, service) => {
  const environment = environmentOf(service);
  const unknown = Object.keys(environment).filter(
    (name) => !settingNames.includes(name.replace(/_FILE$/, '')),
  );
  expect(unknown).toEqual([]);
  expect(readConfig(environment).ENVIRONMENT).toBe('production');
});

test.each(ours)(
  '%s: the secrets that it reads are handed to it, and no others',
  (_, { environment, secrets: given }) => {
    const read = Object.values(environment ?? {}).flatMap(
      (value) => /^\/run\/secrets\/(\w+)$/.exec(String(value))?.[1] ?? [],
    );
    expect(read.toSorted()).toEqual([...(given ?? [])].toSorted());
  },
);

test('only the signing worker holds the key of the checkpoints, and only the migration the owner', () => {
  const holding = (secret: string) =>
    ours.filter(([, service]) => service.secrets?.includes(secret)).map(([name]) => name);
  expect(holding('audit_signing_key')).toEqual(['worker-maintenance']);
  expect(holding('database_owner_url')).toEqual(['migrate']);
});

test('every secret is declared, made once, and made no second time', () => {
  const declared = Object.entries(compose.secrets);
  expect(declared.map(([name, { file }]) => [name, path.basename(file)])).toEqual(
    declared.map(([name]) => [name, name]),
  );
  expect(readdirSync(secrets).toSorted()).toEqual(declared.map(([name]) => name).toSorted());
  const before = readdirSync(secrets).map((name) => readFileSync(path.join(secrets, name), 'utf8'));
  execFileSync(process.execPath, [path.join(project, 'deploy/make-secrets.js'), secrets]);
  expect(readdirSync(secrets).map((name) => readFileSync(path.join(secrets, name), 'utf8'))).toEqual(before);
});

test('every file that is mounted is there', () => {
  const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0] ?? '').filter((source) => source.startsWith('./')),
  );
  expect(mounted.length).toBeGreaterThan(0);
  for (const source of mounted)
    expect([source, existsSync(path.join(project, source))]).toEqual([source, true]);
});
