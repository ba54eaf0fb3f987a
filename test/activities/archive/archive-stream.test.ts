import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { type ArchiveFile, archiveOf } from '../../../activities/archive/archive-stream.ts';
import { entriesOf, jsonOf, readZip } from '../../support/read-zip.ts';

async function* filesOf(files: readonly ArchiveFile[]): AsyncIterable<ArchiveFile> {
  yield* files;
}
const zipped = async (files: readonly ArchiveFile[]) =>
  Buffer.concat(await archiveOf(filesOf(files), () => ({ format_version: 1 })).toArray());

describe('An archive', () => {
  test('holds each file, and a manifest with the size and hash of each', async () => {
    const noise = randomBytes(300_000);
    const files = await readZip(
      await zipped([
        { path: 'README.md', bytes: '# Grüße\n' },
        { path: 'books/a.pdf', bytes: noise, stored: true },
        { path: 'notes/notes.json', bytes: Readable.from(['[', '1', ']']) },
      ]),
    );
    expect(files.map(({ path }) => path)).toEqual([
      'README.md',
      'books/a.pdf',
      'notes/notes.json',
      'manifest.json',
    ]);
    expect(files[1]?.bytes.equals(noise)).toBe(true);
    expect(jsonOf(files, 'manifest.json')).toEqual({
      format_version: 1,
      entries: files.slice(0, 3).map(({ path, bytes, sha256 }) => ({ path, bytes: bytes.length, sha256 })),
    });
  });

  test('has a manifest also when it holds nothing else', async () => {
    expect((await readZip(await zipped([]))).map(({ path }) => path)).toEqual(['manifest.json']);
  });

  test('holds an empty file', async () => {
    const files = await readZip(await zipped([{ path: 'empty.json', bytes: '' }]));
    expect(files[0]).toMatchObject({ path: 'empty.json', bytes: Buffer.alloc(0) });
  });

  test('can be read by streaming readers: the size of every stored file precedes its bytes', async () => {
    const entries = await entriesOf(
      await zipped([
        { path: 'empty.md', bytes: '' },
        { path: 'empty.json', bytes: Readable.from([]) },
        { path: 'empty.png', bytes: Buffer.alloc(0), stored: true },
        { path: 'picture.png', bytes: randomBytes(300_000), stored: true },
        { path: 'large.pdf', bytes: Readable.from([randomBytes(300_000)]) },
        { path: 'text.md', bytes: 'text' },
      ]),
    );
    const [stored, descriptor] = [0, 8];
    expect(entries).toHaveLength(7);
    expect(
      entries.filter(
        (entry) => entry.compressionMethod === stored && (entry.generalPurposeBitFlag & descriptor) !== 0,
      ),
    ).toEqual([]);
    expect(
      entries.filter((entry) => entry.compressionMethod === stored).map(({ fileName }) => fileName),
    ).toEqual(['empty.md', 'empty.png', 'picture.png']);
  });

  test('is the same for the same files', async () => {
    const files: readonly ArchiveFile[] = [
      { path: 'a.md', bytes: 'a' },
      { path: 'b.png', bytes: Buffer.from('b'), stored: true },
    ];
    const first = await zipped(files);
    await pause(2_100);
    expect(first.equals(await zipped(files))).toBe(true);
  });

  test('ends with the error of a file that cannot be read', async () => {
    const broken = new Readable({
      read() {
        this.destroy(new Error('gone'));
      },
    });
    await expect(
      zipped([
        { path: 'a', bytes: 'a' },
        { path: 'b', bytes: broken },
      ]),
    ).rejects.toThrow('gone');
  });

  test.each([
    ['has no end', () => Buffer.alloc(65_536)],
    ['says nothing', () => undefined],
  ])('closes the file that is open, and asks for no other, where nobody reads on: it %s', async (_, next) => {
    const endless = new Readable({
      read() {
        const bytes = next();
        if (bytes) this.push(bytes);
      },
    });
    const closed = new Promise((resolve) => endless.once('close', resolve));
    let ended = false;
    async function* files(): AsyncIterable<ArchiveFile> {
      try {
        yield { path: 'endless', bytes: endless };
      } finally {
        ended = true;
      }
    }
    const archive = archiveOf(files(), () => ({}));
    await once(archive, 'readable');
    archive.destroy();
    await closed;
    while (!ended) await new Promise(setImmediate);
  });

  test('ends with the error of what lists the files', async () => {
    async function* failing(): AsyncIterable<ArchiveFile> {
      yield { path: 'a', bytes: 'a' };
      throw new Error('no more');
    }
    await expect(archiveOf(failing(), () => ({})).toArray()).rejects.toThrow('no more');
  });

  test.each([
    ['stored', true],
    ['compressed', false],
  ])('waits for its reader: what is not read is not made, %s', async (_, stored) => {
    let made = 0;
    const noise = randomBytes(2_000_000);
    async function* endless(): AsyncIterable<ArchiveFile> {
      for (;;) {
        made += 1;
        const path = `${made}.bin`;
        yield stored ? { path, bytes: noise, stored } : { path, bytes: Readable.from([noise]) };
      }
    }
    const archive = archiveOf(endless(), () => ({}));
    const iterator = archive[Symbol.asyncIterator]();
    await iterator.next();
    await pause(500);
    const atTheStop = made;
    expect(atTheStop).toBeLessThan(6);
    await pause(500);
    expect(made).toBe(atTheStop);
    archive.destroy();
  });
});
