import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endOf, startTool } from './tool.ts';

/** The tools do their work wherever they lie, however they are started, and on the oldest Node that is promised. */

const FOLDER = 'partners/tools';
const TOOLS = (await readdir(FOLDER)).filter((file) => file.endsWith('.mjs'));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'started-tools-'));
  await mkdir(path.join(folder, 'my tools'));
});
afterAll(() => rm(folder, { recursive: true }));

const run = async (args: readonly string[]) => {
  const done = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH },
  }).catch((error: { code: number; stdout: string; stderr: string }) => error);
  return { status: 'code' in done ? done.code : 0, stdout: done.stdout, stderr: done.stderr };
};

/** A copy that runs as on Node 20.9, whose `import.meta` has no `filename`. */
const copyOf = async (tool: string): Promise<string> => {
  const source = await readFile(path.join(FOLDER, tool), 'utf8');
  const copy = path.join(folder, 'my tools', tool);
  const asOfOld = 'delete import.meta.filename;\ndelete import.meta.dirname;\nimport ';
  await writeFile(copy, source.replace(/^import /m, asOfOld));
  return copy;
};

test.each(TOOLS)('%s says what it lacks, in a folder with a space, on Node 20.9', async (tool) => {
  expect(await run([await copyOf(tool)])).toMatchObject({ status: 2, stderr: expect.stringMatching(/\S/) });
});

test.each(TOOLS)('%s runs through a symbolic link, and not when it is imported', async (tool) => {
  const link = path.join(folder, `link-to-${tool}`);
  await symlink(await copyOf(tool), link);
  expect((await run([link])).status).toBe(2);
  expect((await run(['--preserve-symlinks-main', link])).status).toBe(2);
  const nothing = { status: 0, stdout: '', stderr: '' };
  expect(await run(['--eval', `import(${JSON.stringify(link)})`, 'a word'])).toEqual(nothing);
});

test.each(TOOLS)('%s says its usage with --help', async (tool) => {
  const { status, stdout, stderr } = await run([await copyOf(tool), '--help']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const source = await readFile(path.join(FOLDER, tool), 'utf8');
  const options = [...source.matchAll(/^ +'([a-z-]+)': (?:text|\{ type)/gm)].map(([, name]) => `--${name}`);
  expect(stdout).toMatch(new RegExp(`^ +(?:[A-Z_]+=\\S+ )?node ${tool} `, 'm'));
  expect(stdout.trimEnd().split('\n').length).toBeGreaterThan(8);
  expect(stdout).not.toMatch(/^\/\/|^import /m);
  for (const option of options) expect(stdout).toContain(option);
});

/** As the table of docs/guides/tools.md says: a check that did not finish is no success. */
test.each([
  ['follow-events', 0],
  ['check-service', 2],
  ['check-receiver', 2],
  ['check-client', 2],
  ['verify-audit', 2],
])('%s that is stopped while it waits ends with %d', async (tool, status) => {
  const asked = Promise.withResolvers<void>();
  // Never answers.
  const silent = createServer(() => asked.resolve()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const args: Record<string, readonly string[]> = {
    'check-receiver': [address],
    'check-client': ['--target', `exec '${process.execPath}' -e 'fetch(process.env.SILENT)'`],
    'verify-audit': ['--api', address],
  };
  const child = startTool(tool, args[tool] ?? [], {
    ...{ BASE_URL: address, TOKEN_URL: address, CLIENT_ID: 'c', CLIENT_SECRET: 's', AUDIENCE: 'a' },
    ...{ AUDIT_TOKEN: 't', SILENT: address },
  });
  const ended = endOf(child);
  await asked.promise;
  child.kill('SIGINT');
  expect((await ended).status).toBe(status);
  silent.closeAllConnections();
  silent.close();
});
