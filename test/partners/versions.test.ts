import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { type PartnerPackage, packageTarball } from '../../api/surfaces/client-packages/package-tarball.ts';
import { partnerPackages } from '../../api/surfaces/client-packages/partner-packages.ts';
import { readVersions, versionAfter } from '../../api/surfaces/client-packages/versions.ts';

/** Caches keep `/client/<version>/…` for a year, so other content has another version (ADR 0095). */

test('the content of each package is that of its version; otherwise run npm run package-versions', async () => {
  const versions = readVersions();
  for (const one of partnerPackages) {
    const { name, version, digest } = await packageTarball(one);
    expect([name, version, versions[name]?.[version]]).toEqual([name, version, digest]);
  }
});

test('each package says its version itself', async () => {
  for (const { folder } of partnerPackages) {
    const { version, exports } = JSON.parse(await readFile(new URL('package.json', folder), 'utf8'));
    const text = await readFile(new URL(exports['.'].default, folder), 'utf8');
    expect(/^export const version = '([^']+)';$/im.exec(text)?.[1]).toBe(version);
  }
});

test('a changed contract is other content, because the types name the contract that they were made of', async () => {
  const [client] = partnerPackages as [PartnerPackage];
  const types = await readFile(new URL('openapi.d.ts', client.folder), 'utf8');
  const later = types.replace(/^\/\/ document .*$/m, `// document ${'0'.repeat(64)}`);
  expect(later).not.toBe(types);
  const [before, after] = await Promise.all([
    packageTarball(client),
    packageTarball({ ...client, built: { 'openapi.d.ts': () => Buffer.from(later) } }),
  ]);
  expect([after.version, after.digest === before.digest]).toEqual([before.version, false]);
  expect(versionAfter('1.9.2')).toBe('1.10.0');
});
