import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePorts } from '../../local/ports.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld, type WireRecord } from '../support/world.ts';

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

test('the guide on webhooks names the source addresses of this installation', async () => {
  const own = await startApp({ WEBHOOK_SOURCE_ADDRESSES: '203.0.113.0/24, 2001:db8::/48' });
  const shown = await (await fetch(`${own.baseUrl}/guides/webhooks`)).text().finally(() => own.stop());
  expect(shown).toContain('<code>203.0.113.0/24</code>, <code>2001:db8::/48</code>');
  const unset = await pageAt('/guides/webhooks');
  expect(unset.text).toContain('addresses that the operator of this service tells you');
  expect(unset.text).not.toContain('WEBHOOK_SOURCE_ADDRESSES');
});

test('a guide that does not exist is the usual 404 page', async () => {
  const [unknown, other] = await Promise.all([pageAt('/guides/nothing'), pageAt('/nothing-here')]);
  expect(unknown.status).toBe(404);
  expect(unknown.text).toBe(other.text);
});

/** The first program in JavaScript of a guide. */
const programOf = async (name: string): Promise<string> =>
  (await readFile(`${FOLDER}/${name}.md`, 'utf8')).split('```js\n')[1]?.split('\n```')[0] ?? '';

/** Each goes on with what those before it made. */
const IN_ONE_RUN = [
  'first-booking',
  'delegated-tokens',
  'idempotency-and-retries',
  'lists',
  'framing',
  'sessions',
  'live-scenes',
  'forms',
  'webhooks',
  'changes',
  'imports',
  'erasure',
  'security',
];

test('every guide with commands has them run by a test', async () => {
  const withCommands: string[] = [];
  for (const name of await names()) if ((await commandsOf(name)).length > 0) withCommands.push(name);
  // Those of the tools run in test/partners/tools/guide.test.ts.
  expect(withCommands.sort()).toEqual([...IN_ONE_RUN, 'tools'].sort());
});

test('the commands of the guides run in bash, one after the other', async () => {
  const world = await createWorld(app);
  const folder = await mkdtemp(path.join(tmpdir(), 'first-booking-'));
  const commands = (await Promise.all(IN_ONE_RUN.map(commandsOf))).flat();
  await writeFile(path.join(folder, 'join-scene.mjs'), await programOf('live-scenes'));
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands.join('\n')], {
    cwd: folder,
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
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
  const [ofSeries, single] = [true, false].map((isOne) =>
    appointments.body.data.filter(({ series_id }: WireRecord) => (series_id !== null) === isOne),
  );
  expect(single).toEqual([
    expect.objectContaining({ status: 'cancelled', session_type: 'virtual' }),
    expect.objectContaining({ status: 'scheduled', session_type: 'virtual' }),
  ]);
  expect(ofSeries.map(({ status }: WireRecord) => status)).toEqual(
    Array.from({ length: 10 }, (_, at) => (at < 4 ? 'scheduled' : 'cancelled')),
  );
  expect(ofSeries.slice(1, 4).map(({ start_at }: WireRecord) => start_at)).toEqual([
    '2035-03-19T09:00:00.000Z',
    '2035-03-29T08:30:00.000Z',
    '2035-04-05T08:30:00.000Z',
  ]);
  // Every command that prints something printed what it asked for: a missing member ends the program.
  expect(stdout).toMatch(/\nJitsi\nTrue\nFalse\n/);
  expect(stdout).toMatch(/\nclinic-scene\.v1 true\n/);
  expect(stdout).toMatch(
    /\npublished\n.*\npending\nwhpk_.*\nwebhook\.test (waiting|delivered|failed) \d+ \w+\n/s,
  );
  expect(stdout).toMatch(/\nimport [0-9a-f-]{36}\n42\nerasure/);
  expect(stdout).toMatch(/\nerasure [0-9a-f-]{36}\n204\ngetErasure\ndisabled\n$/);
});

test('the guide on webhooks reads the key that signs, also after a rotation', async () => {
  const world = await createWorld(app);
  const { body } = await world.partner.post('/v1/partner/webhook-keys', { kind: 'ed25519' });
  await world.partner.post('/v1/partner/webhook-keys', { kind: 'hmac' });
  const [readKey = ''] = await commandsOf('webhooks');
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', readKey], {
    env: { PATH: process.env.PATH, BASE_URL: app.baseUrl, ACCESS_TOKEN: world.partner.token },
  });
  expect(stdout).toBe(`${body.data.public_key}\n`);
});

test('the portal of the guide on framing shows its page, and answers tokens to it alone', async () => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
  await writeFile(path.join(folder, 'portal.mjs'), await programOf('framing'));
  const [port = 0] = await freePorts(1);
  const child = spawn(process.execPath, ['portal.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      BASE_URL: app.baseUrl,
      AUTH_URL: app.authUrl,
      CLIENT_ID: world.credential.client_id,
      CLIENT_SECRET: world.credential.client_secret,
      AUDIENCE: app.config.AUDIENCE,
      PRACTITIONER_ID: practitioner.id,
      PORT: String(port),
    },
  });
  try {
    await once(child.stdout, 'data');
    const origin = `http://127.0.0.1:${port}`;
    const page = await (await fetch(origin)).text();
    const sdk = /from '([^']+clinic-embed\.js)'/.exec(page)?.[1] as string;
    expect((await fetch(sdk)).status).toBe(200);
    const token = (site: string) =>
      fetch(`${origin}/clinic-token`, { method: 'POST', headers: { 'Sec-Fetch-Site': site } });
    expect((await token('cross-site')).status).toBe(404);
    const answer = await token('same-origin');
    const session = await fetch(`${app.baseUrl}/api/embed/session`, {
      headers: { Authorization: `Bearer ${await answer.text()}`, Origin: origin },
    });
    expect([answer.status, session.status]).toEqual([200, 200]);
  } finally {
    child.kill();
    await once(child, 'exit');
    await rm(folder, { recursive: true });
  }
});

test('the portal of the guide on framing does not start without its variables, and names them', async () => {
  const program = await programOf('framing');
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: process.env.PATH, BASE_URL: app.baseUrl, AUTH_URL: app.authUrl, CLIENT_ID: 'one' },
  });
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stderr: 'Set and export CLIENT_SECRET, AUDIENCE, PRACTITIONER_ID\n',
  });
});
