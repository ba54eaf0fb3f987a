import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { COMPILERS, compile, versionOf } from '../compilers.ts';

/** The types of the package, as partners compile them (beyond the specification, 4.3 #3). */

const CONSUMER = fileURLToPath(new URL('consumer/server.ts', import.meta.url));
const CLIENT = new URL('../../../partners/client/', import.meta.url);

test.each(COMPILERS)(
  "a partner's server compiles strictly, with the package's own types, by the %s compiler",
  async (_, compiler) => {
    expect(await compile(compiler, CONSUMER)).toBe('');
  },
);

test('the old and the new compiler are of different major versions', async () => {
  const [old = '', newest = ''] = await Promise.all(COMPILERS.map(([, compiler]) => versionOf(compiler)));
  expect(Number.parseInt(old, 10)).toBeLessThan(Number.parseInt(newest, 10));
});

test('what does not compile is told', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wrong-'));
  const file = path.join(folder, 'wrong.ts');
  await writeFile(file, "import { createClinic } from 'clinic-partner';\ncreateClinic({ baseUrl: 1 });\n");
  for (const [, compiler] of COMPILERS) expect(await compile(compiler, file)).toContain('wrong.ts');
  await rm(folder, { recursive: true });
});

test('no declaration has an any', async () => {
  const declarations = ['index.d.ts', 'problems.d.ts', 'openapi.d.ts'];
  for (const file of declarations) {
    const text = (await readFile(new URL(file, CLIENT), 'utf8')).replace(/\/\*.*?\*\/|\/\/.*$/gms, '');
    expect([file, /\bany\b/.exec(text)]).toEqual([file, null]);
  }
});
