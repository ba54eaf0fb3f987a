import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
// @ts-expect-error It is plain JavaScript: it runs before anything is installed.
import { faultOfNode } from '../../local/install.js';

/** Node's program comes from a package outside the lock: its hash is looked at before it is run. */

const { dependencies } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { dependencies: { node: string } };
const program = path.join(import.meta.dirname, '../../node_modules/node/bin/node');

test('the hash is that of the version in package.json, and of the installed program', async () => {
  for (const platform of ['linux-x64', 'linux-arm64', 'win32-x64'])
    expect(await faultOfNode('package.json', dependencies.node, platform)).toMatch(/is not the Node/);
  if (`${process.platform}-${process.arch}` === 'linux-x64')
    expect(await faultOfNode(program, dependencies.node)).toBeUndefined();
});

test('another program, or one with an unknown hash, is a clear error', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-service-node-'));
  const file = path.join(folder, 'node');
  writeFileSync(file, 'something else');
  expect(await faultOfNode(file, dependencies.node, 'linux-x64')).toMatch(
    /node is not the Node \d+\.\d+\.\d+ that this project was tried with: its SHA-256 is [0-9a-f]{64}\.$/,
  );
  expect(await faultOfNode(program, '99.0.0', 'linux-x64')).toBe(
    'No hash of Node 99.0.0 is known (local/install.js).',
  );
  rmSync(folder, { recursive: true });
});
