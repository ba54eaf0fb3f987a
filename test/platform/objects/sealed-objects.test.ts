import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type BucketStore, bucketStore } from '../../../platform/objects/bucket-store.ts';
import { folderStore } from '../../../platform/objects/folder-store.ts';
import { ObjectAbsent, type RawStore, readWhole } from '../../../platform/objects/objects.ts';
import { ObjectDamaged } from '../../../platform/objects/sealed-format.ts';
import { ObjectInClear, sealObjects } from '../../../platform/objects/sealed-objects.ts';
import { SEALED_ALONE } from '../../../platform/objects/sealing.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import { type S3Server, startS3Server } from '../../support/s3-server.ts';

const keyOf = (fill: number) => Buffer.alloc(32, fill).toString('base64url');
const secretsWith = (keyring: string) => createSecrets({ SECRET_KEYRING: keyring, SECRET_PEPPER: keyOf(9) });
const secrets = secretsWith(`a:${keyOf(1)}`);

const CHUNK = 65_536;
const TAG = 16;
/** With a key id of one letter. */
const HEADER = 8 + 1 + 1 + 32;
const pdf = { media_type: 'application/pdf' };

let scratch: string;
let server: S3Server;
let bucket: BucketStore;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'sealed-'));
  server = await startS3Server(path.join(scratch, 's3'));
  bucket = bucketStore(server.settings);
});
afterAll(async () => {
  bucket.close();
  await server.stop();
  await rm(scratch, { recursive: true });
});

const stores: [string, () => RawStore][] = [
  ['a folder', () => folderStore(path.join(scratch, 'folder'))],
  ['a bucket', () => bucket],
];

describe.each(stores)('sealed objects in %s', (name, open) => {
  const kind = name.slice(2);
  const sealedIn = () => sealObjects(open(), secrets, SEALED_ALONE);

  test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 5 * CHUNK + 7])(
    'opens as it was, %d bytes of it, put as bytes or as a stream',
    async (size) => {
      const store = sealedIn();
      const bytes = randomBytes(size);
      const parts = [];
      for (let at = 0; at < size; at += 10_007) parts.push(bytes.subarray(at, at + 10_007));
      await store.put(`${kind}/bytes-${size}.pdf`, bytes, pdf);
      await store.put(`${kind}/stream-${size}.pdf`, Readable.from(parts), pdf);
      for (const key of [`${kind}/bytes-${size}.pdf`, `${kind}/stream-${size}.pdf`]) {
        const found = await store.read(key);
        expect(found.size).toBe(size);
        expect((await buffer(found.bytes)).equals(bytes)).toBe(true);
        const stored = await readWhole(open(), key);
        expect(stored.length).toBe(HEADER + size + TAG * Math.max(1, Math.ceil(size / CHUNK)));
        if (size >= CHUNK - 1) expect(stored.includes(bytes.subarray(1_000, 1_016))).toBe(false);
      }
    },
  );

  test('open in part: from the start, to the end, within a chunk and across several chunks', async () => {
    const store = sealedIn();
    const size = 3 * CHUNK + 100;
    const bytes = randomBytes(size);
    await store.put(`${kind}/part.pdf`, bytes, pdf);
    for (const [start, end] of [
      [0, 0],
      [0, size - 1],
      [10, 20],
      [CHUNK - 1, CHUNK],
      [CHUNK, 2 * CHUNK - 1],
      [5, 3 * CHUNK + 50],
      [2 * CHUNK + 1, 2 * CHUNK + 1],
      [size - 1, size - 1],
      [3 * CHUNK, size - 1],
    ] as const) {
      const found = await store.readPart(`${kind}/part.pdf`, (told) => {
        expect(told).toBe(size);
        return { start, end };
      });
      expect([found.size, found.span]).toEqual([size, { start, end }]);
      expect((await buffer(found.bytes)).equals(bytes.subarray(start, end + 1))).toBe(true);
    }
    const whole = await store.readPart(`${kind}/part.pdf`, () => undefined);
    expect((await buffer(whole.bytes)).equals(bytes)).toBe(true);
    const choice = new Error('no such part');
    await expect(
      store.readPart(`${kind}/part.pdf`, () => {
        throw choice;
      }),
    ).rejects.toBe(choice);
    await expect(store.readPart(`${kind}/nothing.pdf`, () => undefined)).rejects.toBeInstanceOf(ObjectAbsent);
  });

  test('report their size to a caller that chooses an empty part', async () => {
    const store = sealedIn();
    await store.put(`${kind}/empty.pdf`, Buffer.alloc(0), pdf);
    const found = await store.readPart(`${kind}/empty.pdf`, (size) => {
      expect(size).toBe(0);
      return undefined;
    });
    expect((await buffer(found.bytes)).length).toBe(0);
  });

  test('are refused if they are unsealed in the store, whole and in part', async () => {
    const store = sealedIn();
    for (const planted of [Buffer.from('planted'), Buffer.alloc(0), randomBytes(2 * CHUNK)]) {
      await open().put(`${kind}/planted.pdf`, planted, pdf);
      await expect(store.read(`${kind}/planted.pdf`)).rejects.toBeInstanceOf(ObjectInClear);
      await expect(store.readPart(`${kind}/planted.pdf`, () => undefined)).rejects.toBeInstanceOf(
        ObjectInClear,
      );
    }
  });

  test('open beside unsealed objects while those are accepted, and are written unsealed before', async () => {
    const early = sealObjects(open(), secrets, { seals: async () => false, acceptsClear: async () => true });
    const bytes = randomBytes(CHUNK + 5);
    await early.put(`${kind}/old.pdf`, bytes, pdf);
    await early.put(`${kind}/old-empty.pdf`, Readable.from([]), pdf);
    expect((await readWhole(open(), `${kind}/old.pdf`)).equals(bytes)).toBe(true);
    await sealedIn().put(`${kind}/new.pdf`, bytes, pdf);
    for (const key of [`${kind}/old.pdf`, `${kind}/new.pdf`]) {
      const found = await early.read(key);
      expect(found.size).toBe(bytes.length);
      expect((await buffer(found.bytes)).equals(bytes)).toBe(true);
      const part = await early.readPart(key, (size) => ({ start: size - 10, end: size - 1 }));
      expect((await buffer(part.bytes)).equals(bytes.subarray(-10))).toBe(true);
    }
    expect((await readWhole(early, `${kind}/old-empty.pdf`)).length).toBe(0);
    const between = sealObjects(open(), secrets, { seals: async () => true, acceptsClear: async () => true });
    expect(await between.isSealed(`${kind}/old.pdf`)).toBe(false);
    await between.seal(`${kind}/old.pdf`);
    expect(await between.isSealed(`${kind}/old.pdf`)).toBe(true);
    expect((await readWhole(sealedIn(), `${kind}/old.pdf`)).equals(bytes)).toBe(true);
  });

  test('cannot replace another object', async () => {
    const store = sealedIn();
    await store.put(`${kind}/one.pdf`, Buffer.from('of one patient'), pdf);
    await open().put(`${kind}/other.pdf`, await readWhole(open(), `${kind}/one.pdf`), pdf);
    await expect(store.read(`${kind}/other.pdf`)).rejects.toBeInstanceOf(ObjectDamaged);
  });

  test('leave nothing behind when their stream breaks, and end their producer', async () => {
    const store = sealedIn();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(CHUNK * 3);
        throw new Error('the source broke');
      })(),
    );
    await expect(store.put(`${kind}-broken/one.zip`, broken, pdf)).rejects.toThrow('the source broke');
    const stopping = new AbortController();
    const endless = Readable.from(
      (async function* () {
        for (;;) {
          yield Buffer.alloc(100_000);
          stopping.abort();
        }
      })(),
    );
    const about = { ...pdf, signal: stopping.signal };
    await expect(store.put(`${kind}-broken/two.zip`, endless, about)).rejects.toThrow();
    expect(endless.destroyed).toBe(true);
    for await (const { key } of store.list(`${kind}-broken/`)) expect(key).toBe('nothing');
  });
});

/** Of how an object that somebody changed fails, whole and read in each of its parts. */
const outcomesOf = async (stored: Buffer, key: string): Promise<Record<string, string>> => {
  const folder = path.join(scratch, 'changed');
  const file = path.join(folder, key);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, stored);
  const store = sealObjects(folderStore(folder), secrets, SEALED_ALONE);
  const nameOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'opened',
      (error: Error) => error.name,
    );
  const part = (start: number, end: number) =>
    nameOf(store.readPart(key, () => ({ start, end })).then(({ bytes }) => buffer(bytes)));
  return {
    whole: await nameOf(readWhole(store, key)),
    first: await part(0, 9),
    second: await part(CHUNK, CHUNK + 9),
    last: await part(2 * CHUNK, 2 * CHUNK + 9),
  };
};

describe('an object that was changed in the store', () => {
  const key = 'organizations/one/page.png';
  const plain = randomBytes(2 * CHUNK + 100);
  let stored: Buffer;
  beforeAll(async () => {
    const store = folderStore(path.join(scratch, 'original'));
    await sealObjects(store, secrets, SEALED_ALONE).put(key, plain, pdf);
    stored = await readWhole(store, key);
  });
  const startOf = (chunk: number) => HEADER + chunk * (CHUNK + TAG);
  const chunkAt = (chunk: number) => stored.subarray(startOf(chunk), startOf(chunk + 1));
  const header = () => stored.subarray(0, HEADER);
  const flipped = (at: number) => {
    const changed = Buffer.from(stored);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    return changed;
  };

  test('opens where it was not changed', async () => {
    expect(await outcomesOf(stored, key)).toEqual({
      whole: 'opened',
      first: 'opened',
      second: 'opened',
      last: 'opened',
    });
  });

  test.each([
    ['the mark', 0, 'ObjectInClear'],
    ['the version', 7, 'ObjectDamaged'],
    ['the length of the id', 8, 'SealingKeyUnknown'],
    ['the id', 9, 'SealingKeyUnknown'],
    ['the first byte of the salt', 10, 'ObjectDamaged'],
    ['the last byte of the salt', HEADER - 1, 'ObjectDamaged'],
  ])('is refused as a whole for %s', async (_, at, error) => {
    const refused = await outcomesOf(flipped(at), key);
    expect(refused).toEqual({ whole: error, first: error, second: error, last: error });
  });

  test.each([
    ['the first chunk', 0, 0, { first: 'ObjectDamaged' }],
    ["the first chunk's tag", 0, CHUNK + 3, { first: 'ObjectDamaged' }],
    ['the second chunk', 1, 5, { second: 'ObjectDamaged' }],
    // It proves how large the object is, so no part opens without it.
    ['the last chunk', 2, 50, { first: 'ObjectDamaged', second: 'ObjectDamaged', last: 'ObjectDamaged' }],
  ])('is refused for a byte of %s, and every part that needs it', async (_, chunk, at, parts) => {
    expect(await outcomesOf(flipped(startOf(chunk) + at), key)).toEqual({
      first: 'opened',
      second: 'opened',
      last: 'opened',
      ...parts,
      whole: 'ObjectDamaged',
    });
  });

  const nothing = {
    whole: 'ObjectDamaged',
    first: 'ObjectDamaged',
    second: 'ObjectDamaged',
    last: 'ObjectDamaged',
  };
  test.each<[string, () => Buffer]>([
    ['cut short by a byte', () => stored.subarray(0, -1)],
    ['cut off at the end of a chunk', () => stored.subarray(0, startOf(2))],
    ['cut down to its first chunk', () => stored.subarray(0, startOf(1))],
    ['cut down to its header', header],
    ['cut within its header', () => stored.subarray(0, 20)],
    ['cut down to half a tag', () => stored.subarray(0, HEADER + 8)],
    ['made longer by a byte', () => Buffer.concat([stored, Buffer.from('x')])],
    ['made longer by its own last chunk', () => Buffer.concat([stored, chunkAt(2)])],
    ['made longer by a chunk of nothing', () => Buffer.concat([stored, Buffer.alloc(TAG)])],
    ['without its last chunk but one', () => Buffer.concat([header(), chunkAt(0), chunkAt(2)])],
  ])('is refused in whole and in every part when it is %s', async (_, changed) => {
    expect(await outcomesOf(changed(), key)).toEqual(nothing);
  });

  test.each<[string, () => Buffer, object]>([
    [
      'its chunks change places',
      () => Buffer.concat([header(), chunkAt(1), chunkAt(0), chunkAt(2)]),
      { first: 'ObjectDamaged', second: 'ObjectDamaged', last: 'opened' },
    ],
    [
      'one of its chunks is there twice',
      () => Buffer.concat([header(), chunkAt(0), chunkAt(0), chunkAt(2)]),
      { first: 'opened', second: 'ObjectDamaged', last: 'opened' },
    ],
  ])('is refused, and the parts that are not true, when %s', async (_, changed, parts) => {
    expect(await outcomesOf(changed(), key)).toEqual({ ...parts, whole: 'ObjectDamaged' });
  });

  test('is refused when its chunks come from another object, or from another time', async () => {
    const again = folderStore(path.join(scratch, 'again'));
    await sealObjects(again, secrets, SEALED_ALONE).put(key, plain, pdf);
    const other = await readWhole(again, key);
    expect(other.equals(stored)).toBe(false);
    const mixed = Buffer.concat([stored.subarray(0, startOf(1)), other.subarray(startOf(1))]);
    expect(await outcomesOf(mixed, key)).toEqual(nothing);
    expect((await outcomesOf(stored, 'organizations/two/page.png')).whole).toBe('ObjectDamaged');
  });
});

test('a new key seals, and objects that an older key sealed open while that key is in the keyring', async () => {
  const folder = folderStore(path.join(scratch, 'rotated'));
  const store = (keyring: string) => sealObjects(folder, secretsWith(keyring), SEALED_ALONE);
  const [old, rotated] = [`a:${keyOf(1)}`, `newer:${keyOf(2)},a:${keyOf(1)}`];
  await store(old).put('one.pdf', Buffer.from('document'), pdf);
  expect((await readWhole(store(rotated), 'one.pdf')).toString()).toBe('document');
  await store(rotated).put('two.pdf', Buffer.from('document'), pdf);
  expect((await readWhole(folder, 'two.pdf')).subarray(8, 14).toString()).toBe('\x05newer');
  const unknown = expect.objectContaining({ name: 'SealingKeyUnknown' });
  await expect(store(old).read('two.pdf')).rejects.toThrow(unknown);
  // Another key under the same id.
  await expect(store(`a:${keyOf(3)}`).read('one.pdf')).rejects.toBeInstanceOf(ObjectDamaged);
});

test('many megabytes are streamed in and out without being collected, and no file stays open', async () => {
  const folder = path.join(scratch, 'large');
  const store = sealObjects(folderStore(folder), secrets, SEALED_ALONE);
  const [PART, PARTS] = [1_000_000, 600];
  const given = createHash('sha256');
  const source = async function* () {
    for (let part = 0; part < PARTS; part += 1) {
      const bytes = Buffer.alloc(PART, part);
      given.update(bytes);
      yield bytes;
    }
  };
  const memory = () => process.memoryUsage().arrayBuffers;
  const before = memory();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memory());
  }, 5);
  await store.put('large.zip', Readable.from(source()), pdf);
  const { bytes, size } = await store.read('large.zip');
  expect(size).toBe(PART * PARTS);
  const got = createHash('sha256');
  for await (const part of bytes) got.update(part);
  clearInterval(watch);
  expect(got.digest('hex')).toBe(given.digest('hex'));
  expect((most - before) / 1e6).toBeLessThan(200);

  const openFiles = async () => (await readdir('/proc/self/fd')).length;
  const files = await openFiles();
  for (let time = 0; time < 50; time += 1) {
    const { bytes: unread } = await store.read('large.zip');
    unread.destroy();
    await new Promise((resolve) => unread.once('close', resolve));
  }
  await new Promise((resolve) => setImmediate(resolve));
  expect(await openFiles()).toBeLessThan(files + 10);
});
