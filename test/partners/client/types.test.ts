import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { COMPILERS, compile, versionOf } from '../compilers.ts';

/** The types of the package, as partners compile them (beyond the specification, 4.3 #3). */

const CONSUMER = fileURLToPath(new URL('consumer/server.ts', import.meta.url));
const CLIENT = new URL('../../../partners/client/', import.meta.url);

test.each(COMPILERS)(
  "a partner's server compiles strictly, with the package's own types: %s",
  async (compiler) => {
    expect([await versionOf(compiler), await compile(compiler, CONSUMER)]).toEqual([expect.any(String), '']);
  },
);

test('the oldest and the newest compiler are of different major versions', async () => {
  const [oldest = '', newest = ''] = await Promise.all(COMPILERS.map(versionOf));
  expect(Number.parseInt(oldest, 10)).toBeLessThan(Number.parseInt(newest, 10));
});

test('no declaration has an any', async () => {
  const declarations = ['index.d.ts', 'problems.d.ts', 'openapi.d.ts'];
  for (const file of declarations) {
    const text = (await readFile(new URL(file, CLIENT), 'utf8')).replace(/\/\*.*?\*\/|\/\/.*$/gms, '');
    expect([file, /\bany\b/.exec(text)]).toEqual([file, null]);
  }
});
