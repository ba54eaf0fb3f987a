import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Koa from 'koa';
import { readVersions } from '../../../api/surfaces/client-packages/versions.ts';
import { createSurfaces, type SurfaceDependencies } from '../../../api/surfaces/index.ts';
import { endpoints } from '../../../domain/index.ts';
import type { Config } from '../../../platform/configuration/config.ts';

/** The advertised address: it says what this is, and leads on. */

const DEMO_URL = 'http://127.0.0.1:8090/demo';
const servers: Server[] = [];
let state: { readonly read_only: boolean } | undefined;

const serve = async (config: Partial<Config>): Promise<string> => {
  const app = new Koa();
  const first = () => (state ? Promise.resolve(state) : Promise.reject(new Error('gone')));
  const surfaces = createSurfaces({
    config: {
      BASE_URL: 'https://api.partner.example',
      TRUSTED_PROXIES: '',
      WEBHOOK_SOURCE_ADDRESSES: '',
      ...config,
    } as Config,
    database: { unscoped: { first } },
    endpoints,
    log: { error() {} },
  } as unknown as SurfaceDependencies);
  for (const surface of surfaces) app.use(surface);
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let development: string;
let production: string;
beforeAll(async () => {
  development = await serve({ ENVIRONMENT: 'development', DEMO_URL });
  production = await serve({ ENVIRONMENT: 'production', DEMO_URL });
});
afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

const hrefs = (text: string): string[] =>
  [...text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href as string);

/** Every way on that `partner-kit.md` names. */
const WAYS = [
  '/guides',
  '/docs',
  '/docs/practitioner',
  '/docs/embed',
  '/openapi.json',
  '/openapi-embed.json',
  '/problems',
  '/embed/sdk/v1',
  '/client/clinic-partner.tgz',
  '/client/clinic-embed.tgz',
  '/status',
];

test('/ leads to guides, consoles, contracts, problem types, SDK, client and status', async () => {
  const answer = await fetch(`${production}/`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const text = await answer.text();
  expect(hrefs(text)).toEqual(expect.arrayContaining(WAYS));
  expect(text).toContain('npm install https://api.partner.example/client/clinic-partner.tgz');
});

test.each(['clinic-partner', 'clinic-embed'])('%s is served, also by its version', async (name) => {
  const [version] = Object.keys(readVersions()[name] ?? {}).slice(-1);
  const newest = await fetch(`${production}/client/${name}.tgz`);
  const versioned = await fetch(`${production}/client/${version}/${name}.tgz`);
  expect([newest.status, versioned.status]).toEqual([200, 200]);
  expect(versioned.headers.get('cache-control')).toContain('immutable');
  expect(versioned.headers.get('etag')).toBe(newest.headers.get('etag'));
  expect((await fetch(`${production}/client/0.0.1/${name}.tgz`)).status).toBe(404);
});

test('/ says what this is in three sentences', async () => {
  const text = await (await fetch(`${production}/`)).text();
  const lead = /<p class="lead">([^<]+)<\/p>/.exec(text)?.[1] as string;
  expect(lead.split('. ')).toHaveLength(3);
});

test('its stylesheet and its picture are served', async () => {
  const text = await (await fetch(`${production}/`)).text();
  const files = [...text.matchAll(/(?:src|<link rel="stylesheet" href)="([^"]+)"/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThanOrEqual(3);
  for (const file of files) expect((await fetch(`${production}${file}`)).status).toBe(200);
});

test('/demo leads to the demo portal in development alone', async () => {
  expect(hrefs(await (await fetch(`${development}/`)).text())).toContain(DEMO_URL);
  expect((await fetch(`${development}/demo`, { redirect: 'manual' })).headers.get('location')).toBe(DEMO_URL);
  expect(hrefs(await (await fetch(`${production}/`)).text())).not.toContain(DEMO_URL);
  expect((await fetch(`${production}/demo`)).status).toBe(404);
});

test.each([
  [{ read_only: false }, 200, 'Everything works'],
  [{ read_only: true }, 503, 'cannot be written'],
  [undefined, 503, 'cannot be reached'],
] as const)('/status says whether the service can serve (%p: %i)', async (now, status, words) => {
  state = now;
  // A server of its own, because an answer is kept for two seconds.
  const answer = await fetch(`${await serve({ ENVIRONMENT: 'production' })}/status`);
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
});
