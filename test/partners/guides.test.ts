import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld } from '../support/world.ts';

/** The guides as partners read them, and the commands as they would paste them. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const FOLDER = 'docs/guides';
const names = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3));

const pageAt = async (address: string) => {
  const response = await fetch(`${app.baseUrl}${address}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
/** Links to this host, without what follows `#`. */
const linksIn = (markup: string): string[] =>
  [...markup.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, link]) => link as string);
const commandsOf = async (name: string): Promise<string[]> =>
  [...(await readFile(`${FOLDER}/${name}.md`, 'utf8')).matchAll(/^```sh\n(.*?)^```$/gms)].map(
    ([, commands]) => commands as string,
  );

test('every guide is listed, has a page, and is in /llms.txt', async () => {
  const [list, reading] = await Promise.all([pageAt('/guides'), pageAt('/llms.txt')]);
  expect(list.status).toBe(200);
  for (const name of await names()) {
    expect(linksIn(list.text)).toContain(`/guides/${name}`);
    expect(reading.text).toContain(`${app.config.BASE_URL}/guides/${name}`);
    const page = await pageAt(`/guides/${name}`);
    expect({ name, status: page.status }).toEqual({ name, status: 200 });
    expect(page.text).toContain('aria-current="page"');
    expect(page.text).not.toContain('.md"');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  }
});

test('every link of a guide to this host leads to a page, and every anchor to a heading', async () => {
  const pages = await Promise.all(
    ['/guides', ...(await names()).map((name) => `/guides/${name}`)].map((address) => pageAt(address)),
  );
  const links = [...new Set(pages.flatMap(({ text }) => linksIn(text)))];
  expect(links.length).toBeGreaterThan(10);
  const statuses = await Promise.all(links.map(async (link) => [link, (await pageAt(link)).status]));
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  for (const { text } of pages)
    for (const [, link, anchor] of text.matchAll(/href="(\/guides\/[^"#]*)?#([^"]+)"/g))
      expect(link ? (await pageAt(link)).text : text).toContain(`id="${anchor}"`);
});

test('a guide that does not exist is the usual 404 page', async () => {
  const [unknown, other] = await Promise.all([pageAt('/guides/nothing'), pageAt('/nothing-here')]);
  expect(unknown.status).toBe(404);
  expect(unknown.text).toBe(other.text);
});

test('the commands of the first guides run in bash, one after the other', async () => {
  const world = await createWorld(app);
  const folder = await mkdtemp(path.join(tmpdir(), 'first-booking-'));
  const commands = (
    await Promise.all(
      [
        'first-booking',
        'delegated-tokens',
        'idempotency-and-retries',
        'lists',
        'framing',
        'sessions',
        'forms',
        'changes',
        'erasure',
      ].map(commandsOf),
    )
  ).flat();
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands.join('\n')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      BASE_URL: app.baseUrl,
      AUTH_URL: app.authUrl,
      CLIENT_ID: world.credential.client_id,
      CLIENT_SECRET: world.credential.client_secret,
      AUDIENCE: app.config.AUDIENCE,
    },
  }).finally(() => rm(folder, { recursive: true }));
  expect(stdout).toMatch(/^ok\ncancelled\n/);
  const clinics = await world.partner.get('/v1/partner/clinics');
  expect(clinics.body.data.map(({ name }: { name: string }) => name)).toEqual([
    'Harbour Practice',
    'Garden Practice',
  ]);
  const appointments = await world.partner.get('/v1/partner/appointments?include_deleted=true');
  expect(appointments.body.data).toEqual([
    expect.objectContaining({ status: 'cancelled', session_type: 'virtual' }),
    expect.objectContaining({ status: 'scheduled', session_type: 'virtual' }),
  ]);
  // Every command that prints something printed what it asked for: a missing member ends the program.
  expect(stdout).toMatch(/\nJitsi\nTrue\nFalse\n/);
  expect(stdout).toMatch(/\npublished\n.*\npending\nerasure [0-9a-f-]{36}\n204\n$/s);
});
