import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../../support/app.ts';
import { createWorld } from '../../support/world.ts';

/** The package as a partner installs it. */

const run = promisify(execFile);
let app: RunningApp;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(path.join(tmpdir(), 'clinic-partner-'));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const SCRIPT = `
import { createClinic } from 'clinic-partner';
const { dropped, ...options } = JSON.parse(process.env.OPTIONS);
let exchanges = 0;
let drops = 0;
const clinic = createClinic({ ...options, fetch: async (url, request) => {
  if (String(url) === options.tokenUrl) exchanges++;
  const answer = await fetch(url, request);
  if (request.method === 'POST' && String(url) !== options.tokenUrl && drops++ < 2) throw new TypeError('dropped');
  return answer;
} });
await Promise.all([clinic.getHealth(), clinic.getHealth(), clinic.getHealth()]);
const made = await clinic.createClinic({ body: { name: dropped, timezone: 'Europe/Berlin' } });
const names = [];
for await (const { name } of clinic.each('listClinics')) names.push(name);
console.log(JSON.stringify({ exchanges, replayed: made.replayed, names, methods: Object.keys(clinic) }));
`;

test('the served package installs, has every operation, and creates exactly once though answers are lost', async () => {
  const world = await createWorld(app);
  await writeFile(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
  await writeFile(path.join(folder, 'run.mjs'), SCRIPT);
  const install = ['install', '--no-audit', '--no-fund', `${app.baseUrl}/client/clinic-partner.tgz`];
  await run('npm', install, { cwd: folder });
  const options = {
    baseUrl: app.baseUrl,
    tokenUrl: `${app.authUrl}/oauth/token`,
    clientId: world.credential.client_id,
    clientSecret: world.credential.client_secret,
    audience: app.config.AUDIENCE,
    dropped: 'Made once',
  };
  const { stdout } = await run(process.execPath, ['run.mjs'], {
    cwd: folder,
    env: { ...process.env, OPTIONS: JSON.stringify(options) },
  });
  const { methods, ...seen } = JSON.parse(stdout);
  expect(seen).toEqual({ exchanges: 1, replayed: true, names: ['Made once'] });
  const { paths } = JSON.parse(await readFile('api/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  const ids = Object.values(paths).flatMap((one) => Object.values(one).flatMap((x) => x.operationId ?? []));
  expect(new Set(methods)).toEqual(new Set([...ids, 'as', 'each', 'follow', 'resync']));
}, 120_000);
