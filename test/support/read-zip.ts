import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';

export interface UnzippedFile {
  readonly path: string;
  readonly bytes: Buffer;
  readonly sha256: string;
}

const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

/** Every file of a ZIP, read by another library than the one that wrote it. */
export const readZip = async (zip: Buffer): Promise<readonly UnzippedFile[]> => {
  const archive = await open(zip, { lazyEntries: true });
  const files: UnzippedFile[] = [];
  return new Promise((resolve, reject) => {
    archive.on('error', reject);
    archive.on('end', () => resolve(files));
    archive.on('entry', (entry: yauzl.Entry) => {
      archive.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        const bytes = Buffer.concat(await stream.toArray());
        if (crc32(bytes) !== entry.crc32)
          return reject(new Error(`The checksum of ${entry.fileName} is wrong`));
        files.push({ path: entry.fileName, bytes, sha256: createHash('sha256').update(bytes).digest('hex') });
        archive.readEntry();
      });
    });
    archive.readEntry();
  });
};

/** What the list at the end of a ZIP says about each file. */
export const entriesOf = async (zip: Buffer): Promise<readonly yauzl.Entry[]> => {
  const archive = await open(zip, { lazyEntries: false });
  const entries: yauzl.Entry[] = [];
  return new Promise((resolve, reject) => {
    archive.on('error', reject);
    archive.on('end', () => resolve(entries));
    archive.on('entry', (entry: yauzl.Entry) => entries.push(entry));
  });
};

export const jsonOf = (files: readonly UnzippedFile[], path: string): unknown =>
  JSON.parse(files.find((file) => file.path === path)?.bytes.toString() ?? 'null');
