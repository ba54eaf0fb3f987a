import { readFileSync } from 'node:fs';

/** The content of each version of each package of partners, as SHA-256 of its tarball before it is compressed. */
export type Versions = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const VERSIONS = new URL('../../../partners/versions.json', import.meta.url);

export const readVersions = (): Versions => JSON.parse(readFileSync(VERSIONS, 'utf8'));

/** The next minor version. Clients of both packages keep what they do not know, so a change breaks nobody. */
export const versionAfter = (version: string): string => {
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${(minor ?? 0) + 1}.0`;
};
