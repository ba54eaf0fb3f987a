import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';

const compress = promisify(gzip);

/** The files of every release have this time, so that the same content is the same tarball. npm does likewise. */
const MODIFIED = new Date('1985-10-26T08:15:00Z');

/** A package of partners. */
export interface PartnerPackage {
  /** Its `package.json` names the `files`. */
  readonly folder: URL;
  /** Files that are made from others, by name. */
  readonly built?: Readonly<Record<string, () => Buffer>>;
}

export interface PackageTarball {
  readonly name: string;
  readonly version: string;
  readonly bytes: Buffer;
  /** SHA-256 of the content, as hexadecimal digits. */
  readonly digest: string;
}

export const packageTarball = async ({ folder, built = {} }: PartnerPackage): Promise<PackageTarball> => {
  const manifest = readFileSync(new URL('package.json', folder));
  const { name, version, files } = JSON.parse(manifest.toString()) as {
    readonly name: string;
    readonly version: string;
    readonly files: readonly string[];
  };
  const tar = pack();
  const add = (file: string, content: Buffer) =>
    tar.entry({ name: `package/${file}`, mode: 0o644, mtime: MODIFIED }, content);
  add('package.json', manifest);
  for (const file of [...files].sort()) add(file, built[file]?.() ?? readFileSync(new URL(file, folder)));
  tar.finalize();
  const content = await buffer(tar);
  const digest = createHash('sha256').update(content).digest('hex');
  return { name, version, bytes: await compress(content), digest };
};
