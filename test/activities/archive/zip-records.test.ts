import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import yauzl from 'yauzl';
import { descriptor, directory, fileHeader, type ZipEntry } from '../../../activities/archive/zip-records.ts';

const openZip = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

/** What another library finds in the list at the end, and the bytes of the last file. */
const readBack = async (
  file: string,
): Promise<{ readonly found: readonly yauzl.Entry[]; readonly last: string }> => {
  const archive = await openZip(file, { lazyEntries: true });
  const found: yauzl.Entry[] = [];
  return new Promise((resolve, reject) => {
    archive.on('error', reject);
    archive.on('entry', (entry: yauzl.Entry) => {
      found.push(entry);
      if (found.length < archive.entryCount) return archive.readEntry();
      archive.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        resolve({ found, last: Buffer.concat(await stream.toArray()).toString() });
      });
    });
    archive.readEntry();
  });
};

/** The parts at their places, in a file that is empty between them. */
const withFile = async (
  parts: readonly (readonly [offset: number, bytes: Buffer])[],
  read: (file: string) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'zip-'));
  try {
    const file = path.join(folder, 'archive.zip');
    const handle = await open(file, 'w');
    for (const [offset, bytes] of parts) await handle.write(bytes, 0, bytes.length, offset);
    await handle.close();
    await read(file);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const tea = Buffer.from('Tea');
const small = (name: string, offset: number): ZipEntry => ({
  path: name,
  stored: true,
  crc32: crc32(tea),
  size: tea.length,
  packedSize: tea.length,
  offset,
});
const partsOf = (entry: ZipEntry): Buffer => Buffer.concat([fileHeader(entry), tea, descriptor(entry)]);

describe('The records of a ZIP', () => {
  test('reach beyond four gigabytes, in a file and behind it', async () => {
    const size = 5 * 2 ** 30;
    const large = { ...small('large.bin', 0), size, packedSize: size };
    const header = fileHeader(large);
    const sums = descriptor(large);
    const behind = small('behind.txt', header.length + size + sums.length);
    const list = behind.offset + partsOf(behind).length;
    await withFile(
      [
        [0, header],
        [header.length + size, sums],
        [behind.offset, partsOf(behind)],
        [list, directory([large, behind], list)],
      ],
      async (file) => {
        const { found, last } = await readBack(file);
        expect(found.map(({ fileName, uncompressedSize }) => [fileName, uncompressedSize])).toEqual([
          ['large.bin', size],
          ['behind.txt', 3],
        ]);
        expect(last).toBe('Tea');
      },
    );
  });

  test('count beyond 65,535 files', async () => {
    const bytes = partsOf(small('same.txt', 0));
    const entries = Array.from({ length: 70_000 }, () => small('same.txt', 0));
    await withFile(
      [
        [0, bytes],
        [bytes.length, directory(entries, bytes.length)],
      ],
      async (file) => {
        const { found, last } = await readBack(file);
        expect(found).toHaveLength(70_000);
        expect(last).toBe('Tea');
      },
    );
  });
});
