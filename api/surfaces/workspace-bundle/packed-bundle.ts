import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuiltBundle, Manifest } from './build-bundle.ts';

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** One file of the bundle in each encoding that it is served in. */
export interface PackedFile {
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}
export interface PackedBundle {
  readonly files: ReadonlyMap<string, PackedFile>;
  readonly manifest: Manifest;
}

/** @param quality of Brotli, 0–11. 11 takes seconds, and is used when the image is built. */
export const pack = async ({ files, manifest }: BuiltBundle, quality: number): Promise<PackedBundle> => ({
  manifest,
  files: new Map(
    await Promise.all(
      [...files].map(async ([name, content]) => {
        const identity = Buffer.from(content);
        const [br, zipped] = await Promise.all([
          compressed.br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
          compressed.gzip(identity, { level: 9 }),
        ]);
        return [name, { identity, gzip: zipped, br }] as const;
      }),
    ),
  ),
});

const MANIFEST = 'manifest.json';
const SUFFIXES = { identity: '', gzip: '.gz', br: '.br' } as const;
const ENCODINGS = ['identity', 'gzip', 'br'] as const;

/** Writes a bundle into a folder, when the image is built. */
export const writePacked = async (folder: string, { files, manifest }: PackedBundle): Promise<void> => {
  for (const [name, file] of files) {
    const place = path.join(folder, name);
    await mkdir(path.dirname(place), { recursive: true });
    for (const encoding of ENCODINGS) await writeFile(place + SUFFIXES[encoding], file[encoding]);
  }
  await writeFile(path.join(folder, MANIFEST), JSON.stringify({ manifest, files: [...files.keys()] }));
};

/** @throws if the folder has no complete bundle. */
export const readPacked = async (folder: string): Promise<PackedBundle> => {
  const { manifest, files } = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as {
    manifest: Manifest;
    files: string[];
  };
  const read = (name: string, encoding: (typeof ENCODINGS)[number]) =>
    readFile(path.join(folder, name + SUFFIXES[encoding]));
  return {
    manifest,
    files: new Map(
      await Promise.all(
        files.map(async (name) => {
          const [identity, zipped, br] = await Promise.all(ENCODINGS.map((one) => read(name, one)));
          return [name, { identity, gzip: zipped, br } as PackedFile] as const;
        }),
      ),
    ),
  };
};
