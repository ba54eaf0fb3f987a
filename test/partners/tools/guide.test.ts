import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { freePorts } from '../../../local/ports.ts';
import { busyWorld } from '../../domain/audited-world.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { eventually } from '../../support/eventually.ts';
import { createWorld, type World } from '../../support/world.ts';
import { breakOff } from '../break-off.ts';
import { linesOf } from './tool.ts';

/** What the service serves and the guides say of the tools, as a partner would paste it. */

const FOLDER = 'partners/tools';
const MINUTE = 60_000;

let app: RunningApp;
let folder: string;
let port: number;
const children: ChildProcess[] = [];
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(path.join(tmpdir(), 'tools-guide-'));
  [port] = (await freePorts(1)) as [number];
  const webhooks = await readFile('docs/guides/webhooks.md', 'utf8');
  await writeFile(path.join(folder, 'receiver.mjs'), webhooks.split('```js\n')[1]?.split('\n```')[0] ?? '');
  const guide = await readFile('docs/guides/tools.md', 'utf8');
  await writeFile(path.join(folder, 'my-client.mjs'), guide.split('```js\n')[1]?.split('\n```')[0] ?? '');
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    const closed = child.exitCode === null && child.signalCode === null ? once(child, 'close') : undefined;
    try {
      // What the commands started in the background as well.
      process.kill(-(child.pid as number), 'SIGKILL');
    } catch {
      // It ended by itself.
    }
    await closed;
  }
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const blocksOf = async (file: string): Promise<string[]> =>
  [...(await readFile(file, 'utf8')).matchAll(/^```sh\n(.*?)^```$/gms)].map(
    ([, commands]) => commands as string,
  );

/** Runs commands in bash, in a group of their own. The port of the guide may be taken here. */
const paste = (world: World, commands: string, environment: NodeJS.ProcessEnv = {}) => {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', commands.replaceAll('3000', String(port))], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      PORT: String(port),
      BASE_URL: app.baseUrl,
      AUTH_URL: app.authUrl,
      CLIENT_ID: world.credential.client_id,
      CLIENT_SECRET: world.credential.client_secret,
      AUDIENCE: app.config.AUDIENCE,
      ACCESS_TOKEN: world.partner.token,
      ...environment,
    },
  });
  children.push(child);
  return child;
};
const outcomeOf = async (child: ReturnType<typeof paste>) => {
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status, stdout, stderr };
};

test('every tool is served, as it is, and a stranger is not', async () => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.mjs'));
  expect(files).toHaveLength(6);
  for (const file of files) {
    const answer = await fetch(`${app.baseUrl}/client/tools/${file}`);
    expect([file, answer.status, answer.headers.get('content-type')]).toEqual([
      file,
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect(await answer.text()).toBe(await readFile(path.join(FOLDER, file), 'utf8'));
    const etag = answer.headers.get('etag') as string;
    const again = await fetch(`${app.baseUrl}/client/tools/${file}`, {
      headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  }
  for (const file of ['README.md', 'nothing.mjs', '..%2Fclient%2Findex.js'])
    expect((await fetch(`${app.baseUrl}/client/tools/${file}`)).status).toBe(404);
});

test('no tool imports a package or another file', async () => {
  for (const file of (await readdir(FOLDER)).filter((name) => name.endsWith('.mjs'))) {
    const source = await readFile(path.join(FOLDER, file), 'utf8');
    const imported = [...source.matchAll(/\b(?:from |import |import\()'([^']+)'/g)].map(([, name]) => name);
    expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([]);
    expect(source.startsWith('#!/usr/bin/env node\n//')).toBe(true);
  }
});

test(
  'the commands of the guide do what it says',
  async () => {
    const world = await busyWorld(app);
    const [fetchTools, printFeed, forward, receiver, client, service, audit, ...more] = (await blocksOf(
      'docs/guides/tools.md',
    )) as [string, string, string, string, string, string, string];
    expect(more).toEqual([]);
    expect(await outcomeOf(paste(world, fetchTools))).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(await outcomeOf(paste(world, printFeed))).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^1 .* clinic\.created .*\n(\d+ .*\n)+$/),
    });
    expect(await outcomeOf(paste(world, receiver))).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/\n14 cases: 14 right, 0 wrong\n$/),
    });
    expect(await outcomeOf(paste(world, client))).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/\n\d+ cases: \d+ right, 0 wrong, 0 skipped\n$/),
    });
    expect(await outcomeOf(paste(world, service))).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/\n\d{3} checks: \d+ kept, 0 broken, 2 skipped\n$/),
    });
    expect(await outcomeOf(paste(world, audit))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('"valid": true'),
    });
    // It does not end by itself. The receiver gets the printed key, as the guide says.
    const forwarding = paste(world, forward);
    const [, publicKey] = await linesOf(forwarding.stdout).until(/WEBHOOK_PUBLIC_KEY=(\S+)\n/);
    const received = linesOf(
      paste(world, 'exec node receiver.mjs', { WEBHOOK_PUBLIC_KEY: publicKey }).stdout,
    );
    await received.until(/listening/);
    const clinic = await world.clinic();
    await received.until(new RegExp(`clinic.created ${clinic.id}`));
  },
  4 * MINUTE,
);

test(
  "the client's README leads in six lines to a verified event on the own machine, in three minutes",
  async () => {
    const world = await createWorld(app);
    const [commands] = (await blocksOf('partners/client/README.md')) as [string];
    expect(commands.trim().split('\n').length).toBeLessThanOrEqual(6);
    const began = Date.now();
    const printed = linesOf(paste(world, commands).stdout);
    await printed.until(/WEBHOOK_PUBLIC_KEY=/);
    // Whatever else comes does not end it.
    const unsigned = () =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' }).then(
        ({ status }) => status,
        () => 0,
      );
    await eventually(async () => (await unsigned()) === 401);
    await breakOff(port);
    const clinic = await world.clinic();
    await printed.until(new RegExp(`verified \\{[^}]*type: 'clinic.created'[^}]*${clinic.id}`));
    expect(Date.now() - began).toBeLessThan(3 * MINUTE);
  },
  4 * MINUTE,
);
