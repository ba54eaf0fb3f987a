import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

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
