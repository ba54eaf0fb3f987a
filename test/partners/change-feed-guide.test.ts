import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { createWorld } from '../support/world.ts';
import { type FaultyProxy, startFaultyProxy } from './client/faulty-proxy.ts';

/** The programs of the guide, as a partner would copy them. */

let app: RunningApp;
let folder: string;
const running: ChildProcess[] = [];
const proxies: FaultyProxy[] = [];
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'change-feed-guide-'));
});
afterEach(async () => {
  for (const program of running.splice(0)) await end(program);
  for (const proxy of proxies.splice(0)) await proxy.close();
  await rm(folder, { recursive: true });
});
afterAll(() => app.stop());

const PROGRAMS = [
  ['Python', 'python', 'follow.py', 'python3', 'follow.py', 'next-sequence'],
  ['TypeScript', 'ts', 'follow.ts', process.execPath, 'call.ts', 'place'],
] as const;
const end = async (program: ChildProcess): Promise<void> => {
  program.kill();
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
};
const programIn = async (language: string): Promise<string> =>
  (await readFile('docs/guides/change-feed.md', 'utf8')).split(`\`\`\`${language}\n`)[1]?.split('\n```')[0] ??
  '';

/** The guide's function, with what a partner's own code does with it: it prints, and remembers its place in a file. */
const CALL = `
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { follow } from './follow.ts';
await follow(
  existsSync('place') ? Number(readFileSync('place', 'utf8')) : 1,
  async (event) => console.log(event.sequence, event.type, event.data.id),
  async (next) => writeFileSync('place', String(next)),
);
`;

test.each(PROGRAMS)(
  'the program in %s ends where its credential is refused',
  async (...[, language, file, program, first]) => {
    await writeFile(path.join(folder, file), await programIn(language));
    await writeFile(path.join(folder, 'call.ts'), CALL);
    const child = spawn(program, [first], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        BASE_URL: app.baseUrl,
        AUTH_URL: app.authUrl,
        CLIENT_ID: (await createWorld(app)).credential.client_id,
        CLIENT_SECRET: 'wrong',
        AUDIENCE: app.config.AUDIENCE,
      },
      stdio: 'ignore',
    });
    expect(await once(child, 'exit')).toEqual([1, null]);
  },
);

test.each(PROGRAMS)(
  'the program in %s prints each event once, over a bad line, with tokens that end, and after a restart',
  async (...[, language, file, program, first, place]) => {
    await writeFile(path.join(folder, file), await programIn(language));
    await writeFile(path.join(folder, 'call.ts'), CALL);
    const world = await createWorld(app);
    const [api, tokens] = await Promise.all([startFaultyProxy(app.baseUrl), startFaultyProxy(app.authUrl)]);
    proxies.push(api, tokens);
    let printed = '';
    const start = (): ChildProcess => {
      const child = spawn(program, [first], {
        cwd: folder,
        env: {
          PATH: process.env.PATH,
          BASE_URL: api.url,
          AUTH_URL: tokens.url,
          CLIENT_ID: world.credential.client_id,
          CLIENT_SECRET: world.credential.client_secret,
          AUDIENCE: app.config.AUDIENCE,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk;
      });
      running.push(child);
      return child;
    };
    const told = () =>
      printed
        .trim()
        .split('\n')
        .map((line) => line.split(' ').slice(1));

    const one = await world.practice();
    api.next('lost-before', 'lost-after');
    tokens.next('lost-before');
    const child = start();
    const expected = [
      ['clinic.created', one.clinic.id],
      ['practitioner.created', one.practitioner.id],
      ['patient.created', one.patient.id],
    ];
    await eventually(async () => told().length === expected.length);
    // It waits at the end of the feed now, and is told of what comes.
    const two = await world.partner.post('/v1/partner/clinics', { name: 'Harbour Practice' });
    expected.push(['clinic.created', two.body.data.id]);
    await eventually(async () => told().length === expected.length);
    // A program that is ended between an event and its place tells the event again.
    const last = Number(printed.trim().split('\n').at(-1)?.split(' ')[0]);
    await eventually(async () => Number(await readFile(path.join(folder, place), 'utf8')) > last);
    await end(child);
    const three = await world.partner.post('/v1/partner/clinics', { name: 'Garden Practice' });
    expected.push(['clinic.created', three.body.data.id]);
    // The second token is fetched since the first is refused, after an answer of a proxy that is no JSON.
    api.next((response) => response.writeHead(502).end('<html>'), 'without-token');
    const exchanges = tokens.passed.length;
    start();
    await eventually(async () => told().length >= expected.length);
    expect(tokens.passed.length - exchanges).toBe(2);
    expect(told()).toEqual(expected);
  },
);
