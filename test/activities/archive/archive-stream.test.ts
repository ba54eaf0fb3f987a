import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { type ArchiveFile, archiveOf } from '../../../activities/archive/archive-stream.ts';
import { jsonOf, readZip } from '../../support/read-zip.ts';

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

  test('waits for its reader: what is not read is not made', async () => {
    let made = 0;
    async function* endless(): AsyncIterable<ArchiveFile> {
      for (;;) {
        made += 1;
        yield { path: `${made}.bin`, bytes: randomBytes(100_000), stored: true };
      }
    }
    const archive = archiveOf(endless(), () => ({}));
    for await (const _ of archive) if (made > 3) break;
    const atTheStop = made;
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    expect(made - atTheStop).toBeLessThan(3);
  });
});
