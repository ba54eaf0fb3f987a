// `npm run package-versions`: gives each package of partners whose content has changed its next version.
import { readFileSync, writeFileSync } from 'node:fs';
import { type PartnerPackage, packageTarball } from './package-tarball.ts';
import { partnerPackages } from './partner-packages.ts';
import { readVersions, VERSIONS, type Versions, versionAfter } from './versions.ts';

const replaceIn = (file: URL, pattern: RegExp, text: string): void =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text));

const raise = ({ folder }: PartnerPackage, version: string): void => {
  const manifest = new URL('package.json', folder);
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));
  replaceIn(manifest, /"version": "[^"]+"/, `"version": "${version}"`);
  // The module says it too.
  replaceIn(
    new URL(exports['.'].default, folder),
    /export const (version) = '[^']+'/i,
    `export const $1 = '${version}'`,
  );
};

/** `/client/<version>/…` is kept by caches for a year, so a version never changes once it is recorded. */
const recorded = async (versions: Versions, one: PartnerPackage): Promise<Versions> => {
  const { name, version, digest } = await packageTarball(one);
  const known = versions[name] ?? {};
  if (known[version] === digest) return versions;
  if (known[version] === undefined) return { ...versions, [name]: { ...known, [version]: digest } };
  raise(one, versionAfter(version));
  return recorded(versions, one);
};

let versions = readVersions();
for (const one of partnerPackages) versions = await recorded(versions, one);
writeFileSync(VERSIONS, `${JSON.stringify(versions, undefined, 2)}\n`);
