import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Koa from 'koa';
import { createConsoles } from '../../../api/surfaces/consoles/consoles.ts';
import { guides } from '../../../api/surfaces/guides/guides.ts';
import { createSurfaces, type SurfaceDependencies } from '../../../api/surfaces/index.ts';
import { page } from '../../../api/surfaces/page.ts';
import { EMBED_TOKENS } from '../../../domain/access/actor.ts';
import { endpoints } from '../../../domain/index.ts';
import { problemTypes } from '../../../domain/problems.ts';
import type { Config } from '../../../platform/configuration/config.ts';
import { Html, html } from '../../../platform/html.ts';
import type { Logger } from '../../../platform/telemetry/log.ts';

const BASE_URL = 'https://api.partner.example';
const PROBLEM_BASE = 'https://problems.partner.example/types';
const failures: unknown[] = [];
let server: Server;
let address: string;

beforeAll(async () => {
  const app = new Koa();
  const surfaces = createSurfaces({
    config: { BASE_URL, PROBLEM_BASE, TRUSTED_PROXIES: '', WEBHOOK_SOURCE_ADDRESSES: '' } as Config,
    database: {},
    endpoints,
    log: { error: (...told: unknown[]) => failures.push(told) } as unknown as Logger,
  } as unknown as SurfaceDependencies);
  app.use(surfaces[0] as Koa.Middleware);
  app.use((ctx, next) => {
    if (ctx.path === '/broken') throw new Error('a secret detail');
    return next();
  });
  for (const surface of surfaces.slice(1)) app.use(surface);
  server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, init?: RequestInit) => fetch(`${address}${path}`, init);

const STRICT =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

test.each([
  '/docs',
  '/docs/practitioner',
  '/docs/embed',
  '/problems',
  '/problems/not-found',
  '/nowhere',
  '/openapi.json',
  '/broken',
])('%s has a request id, is not cached, and browsers do not guess its type', async (path) => {
  const { headers } = await ask(path);
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test.each([
  ['/docs', 'Organization tier', ['organization']],
  ['/docs/practitioner', 'Practitioner tier', ['delegated']],
  ['/docs/embed', 'Embed tier', EMBED_TOKENS],
] as const)(
  '%s says which tier it is, has a Bearer Token field and runs nothing inline',
  async (path, heading, kinds) => {
    const answer = await ask(path);
    const markup = await answer.text();
    expect(answer.headers.get('content-security-policy')).toBe(STRICT);
    expect(markup).toContain(`<h1>${heading}</h1>`);
    expect(markup).toContain('<label for="token">Bearer Token</label>');
    expect(markup).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=|https?:\/\//);
    const document = (await (await ask(`${path}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const shown = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    expect(shown.sort()).toEqual(
      endpoints
        .filter(({ access }) => kinds.some((kind) => access.tokens.includes(kind)))
        .map(({ id }) => id)
        .sort(),
    );
  },
);

test('Every file that a console names is served by us, with its type, and may be cached', async () => {
  const markup = await (await ask('/docs')).text();
  const named = [...markup.matchAll(/(?:src|href)="(\/[^"]+\?v=[^"]+)"/g)].map(([, path]) => path as string);
  expect(named.length).toBe(7);
  for (const path of named) {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('/llms.txt names documents that are there, at the address of this service', async () => {
  const answer = await ask('/llms.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const named = [...(await answer.text()).matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link as string);
  expect(named).toHaveLength(6 + guides.length);
  for (const link of named) {
    expect(link.startsWith(`${BASE_URL}/`)).toBe(true);
    expect((await ask(link.slice(BASE_URL.length))).status).toBe(200);
  }
});

test('An asset under another version is requested again, and not sent twice', async () => {
  const first = await ask('/assets/service.css?v=other');
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  // fetch() adds a Cache-Control of its own to conditional requests.
  const headers = { 'If-None-Match': first.headers.get('etag') as string };
  const [again] = await once(request(`${address}/assets/service.css`, { headers }).end(), 'response');
  again.resume();
  expect(again.statusCode).toBe(304);
  const plain = await ask('/assets/service.css', { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(await first.text());
});

test('/openapi.json names this service, is one document for all hosts otherwise, and is read by any page', async () => {
  const answer = await ask('/openapi.json');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const { servers, ...document } = (await answer.json()) as { servers: unknown; components: object };
  expect(servers).toEqual([{ url: BASE_URL }]);
  const committed = JSON.parse(readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8'));
  const { servers: _, ...same } = committed;
  expect(document).toEqual(same);
  expect(JSON.stringify(document)).not.toContain(PROBLEM_BASE);
});

test.each(Object.entries(problemTypes))(
  '/problems/%s explains itself without a script',
  async (slug, { title, status }) => {
    const answer = await ask(`/problems/${slug}`);
    const markup = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).not.toContain('script-src');
    for (const said of [title, slug, String(status), 'When', 'What to do']) expect(markup).toContain(said);
    expect(await (await ask('/problems')).text()).toContain(`href="/problems/${slug}"`);
  },
);

test.each([
  '/nowhere',
  '/problems/no-such-slug',
  '/problems/constructor',
  '/docs/',
  '/docs/assets/package.json',
  '/%3Cscript%3E',
])('%s answers with a plain page of status 404', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const markup = await answer.text();
  expect(markup).toContain('Page not found');
  expect(markup).not.toContain('script');
});

test('A page that fails does not reveal why, and the log contains neither path nor query', async () => {
  const answer = await ask('/broken?code=credential');
  const markup = await answer.text();
  expect(answer.status).toBe(500);
  expect(markup).not.toMatch(/secret detail|\bat .*\.ts/);
  expect(markup).toContain(answer.headers.get('x-request-id') as string);
  expect(JSON.stringify(failures)).not.toContain('credential');
});

test('Pages accept only GET and HEAD', async () => {
  const answer = await ask('/docs', { method: 'POST' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
  expect((await ask('/docs', { method: 'HEAD' })).status).toBe(200);
});

test('Markup escapes its values, and accepts only markup as markup', () => {
  const name = `<b>"Ada" & 'Bea'</b>`;
  expect(String(html`<p title="${name}">${[html`<i>${name}</i>`, null, false, 3]}</p>`)).toBe(
    '<p title="&lt;b&gt;&quot;Ada&quot; &amp; &#39;Bea&#39;&lt;/b&gt;"><i>&lt;b&gt;&quot;Ada&quot; &amp; &#39;Bea&#39;&lt;/b&gt;</i>3</p>',
  );
  expect(page({ title: name, body: new Html('') }).markup).not.toContain('<b>');
});

test('Creating the consoles reads no file', () => {
  expect(createConsoles({ config: { BASE_URL, PROBLEM_BASE }, endpoints }).length).toBeGreaterThan(0);
});

test('the embed console sorts operations under the headings of their areas', async () => {
  const page = await (await ask('/docs/embed')).text();
  const headings = [...page.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, heading]) => heading);
  for (const area of ['Appointments', 'Calendar', 'Clinic community', 'Exports', 'Playrooms', 'Toolkits'])
    expect(headings).toContain(area);
  const workspace = page.split('<h2>Workspace</h2>')[1]?.split('</section>')[0] ?? '';
  expect(workspace.match(/<li/g)).toHaveLength(3);
});
