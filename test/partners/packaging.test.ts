import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bundle } from '../../api/surfaces/frames/bundle.ts';
import { packPackages, run } from './install-packages.ts';

/** The packages as bundlers, Node and TypeScript resolve them (beyond the specification, 4.1). */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packages-'));
  await packPackages(folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** @returns what a program says, and its exit status. */
const said = (program: 'attw' | 'publint', ...args: readonly string[]) =>
  run(process.execPath, [path.resolve('node_modules/.bin', program), ...args]).then(
    ({ stdout }) => ({ status: 0, text: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      status: code,
      text: stdout + stderr,
    }),
  );

const PACKAGES = ['clinic-partner', 'clinic-embed'];

test.each(PACKAGES)(
  'attw finds nothing wrong with the types of %s, which has ES modules alone',
  async (name) => {
    const { status, text } = await said(
      'attw',
      path.join(folder, `${name}.tgz`),
      '--profile',
      'esm-only',
      '--format',
      'json',
    );
    expect({ status, text }).toEqual({ status: 0, text: expect.stringContaining(name) });
    const { analysis } = JSON.parse(text);
    expect(analysis.types).toEqual({ kind: 'included' });
  },
);

test.each(PACKAGES)('publint finds nothing wrong with %s', async (name) => {
  const { status, text } = await said('publint', path.join(folder, `${name}.tgz`), '--strict');
  expect([status, text]).toEqual([0, expect.stringContaining('All good')]);
});

test('clinic-partner is at most 40 KB when it is minified, and needs no other package', async () => {
  const client = new URL('../../partners/client/', import.meta.url);
  expect(bundle(new URL('index.js', client), { format: 'esm' }).length).toBeLessThanOrEqual(40 * 1024);
  const manifest = JSON.parse(await readFile(new URL('package.json', client), 'utf8'));
  expect([manifest.dependencies, manifest.peerDependencies]).toEqual([undefined, undefined]);
});
