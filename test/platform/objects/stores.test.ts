import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isUnreachable } from '../../../platform/database/unreachable.ts';
import { bucketStore } from '../../../platform/objects/bucket-store.ts';
import { folderStore } from '../../../platform/objects/folder-store.ts';
import { ObjectAbsent, type ObjectStore, readWhole, removeAll } from '../../../platform/objects/objects.ts';
import { type S3Server, startS3Server } from '../../support/s3-server.ts';

let scratch: string;
let server: S3Server;
let bucket: ReturnType<typeof bucketStore>;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'objects-'));
  server = await startS3Server(path.join(scratch, 's3'));
  bucket = bucketStore(server.settings);
});
afterAll(async () => {
  bucket.close();
  await server.stop();
  await rm(scratch, { recursive: true });
});

const stores: [string, () => ObjectStore][] = [
  ['a folder', () => folderStore(path.join(scratch, 'folder'))],
  ['a bucket', () => bucket],
];
const png = { media_type: 'image/png' };

const listed = async (store: ObjectStore, prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
};

describe.each(stores)('objects in %s', (name, open) => {
  const kind = name.slice(2);

  test('are read as they were stored, from bytes and from a stream', async () => {
    const store = open();
    await store.put(`${kind}/bytes.png`, Buffer.from('picture'), png);
    const parts = Array.from({ length: 300 }, (_, at) => Buffer.alloc(32_768, at % 256));
    await store.put(`${kind}/stream.png`, Readable.from(parts), png);
    expect((await readWhole(store, `${kind}/bytes.png`)).toString()).toBe('picture');
    expect((await readWhole(store, `${kind}/stream.png`)).equals(Buffer.concat(parts))).toBe(true);
    const { size, bytes } = await store.read(`${kind}/stream.png`);
    bytes.destroy();
    expect(size).toBe(300 * 32_768);
  });

  test('replace the object that had their key', async () => {
    const store = open();
    for (const content of ['first', 'second'])
      await store.put(`${kind}/again.png`, Buffer.from(content), png);
    expect((await readWhole(store, `${kind}/again.png`)).toString()).toBe('second');
  });

  test('are reported as absent if they were never stored', async () => {
    const store = open();
    await expect(store.read(`${kind}/nothing.png`)).rejects.toBeInstanceOf(ObjectAbsent);
    await store.put(`${kind}/deep/inside.png`, Buffer.from('x'), png);
    await expect(store.read(`${kind}/deep`)).rejects.toBeInstanceOf(ObjectAbsent);
  });

  test('are listed only below their prefix, and removed together', async () => {
    const store = open();
    const keys = ['one.png', 'pages/1.png', 'pages/2.png'].map((one) => `${kind}-list/a/${one}`);
    for (const key of [...keys, `${kind}-list/ab/other.png`]) await store.put(key, Buffer.from('x'), png);
    expect(await listed(store, `${kind}-list/a/`)).toEqual(keys);
    for await (const { size, modified_at } of store.list(`${kind}-list/a/`)) {
      expect(size).toBe(1);
      expect(Math.abs(Date.now() - modified_at.getTime())).toBeLessThan(60_000);
    }
    await removeAll(store, `${kind}-list/a/`);
    expect(await listed(store, `${kind}-list/`)).toEqual([`${kind}-list/ab/other.png`]);
    await store.remove([`${kind}-list/a/one.png`, `${kind}-list/ab/other.png`]);
    expect(await listed(store, `${kind}-list/`)).toEqual([]);
  });

  test('are removed with every version that the store has', async () => {
    const store = open();
    const key = `${kind}-versions/a/one.png`;
    for (const content of ['first', 'second']) await store.put(key, Buffer.from(content), png);
    await store.put(`${kind}-versions/ab/other.png`, Buffer.from('x'), png);
    const versions = await Array.fromAsync(store.listVersions(`${kind}-versions/a/`));
    expect(new Set(versions.map((one) => one.key))).toEqual(new Set([key]));
    await store.removeVersions(versions);
    expect(await Array.fromAsync(store.listVersions(`${kind}-versions/a/`))).toEqual([]);
    await store.removeVersions(versions);
    expect(await listed(store, `${kind}-versions/`)).toEqual([`${kind}-versions/ab/other.png`]);
  });

  test('leave nothing behind when their stream breaks', async () => {
    const store = open();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000);
        throw new Error('the source broke');
      })(),
    );
    await expect(store.put(`${kind}-broken/one.zip`, broken, png)).rejects.toThrow('the source broke');
    expect(await listed(store, `${kind}-broken/`)).toEqual([]);
  });

  test('leave nothing behind when their writer is aborted', async () => {
    const store = open();
    const stopping = new AbortController();
    const endless = Readable.from(
      (async function* () {
        for (;;) {
          yield Buffer.alloc(100_000);
          stopping.abort();
        }
      })(),
    );
    await expect(
      store.put(`${kind}-stopped/one.zip`, endless, { ...png, signal: stopping.signal }),
    ).rejects.toThrow();
    expect(await listed(store, `${kind}-stopped/`)).toEqual([]);
  });

  test.each([
    '../outside.png',
    '/etc/passwd',
    'a//b.png',
    'a/../../b.png',
    'a/./b',
    '.hidden',
    'a\0b',
    'A',
    '',
  ])('refuse the key %j before anything is touched', async (key) => {
    const store = open();
    for (const use of [
      () => store.put(key, Buffer.from('x'), png),
      () => store.read(key),
      () => store.remove([key]),
    ])
      await expect(use()).rejects.toThrow(TypeError);
  });
});

test('only the owner can read the files of a folder, and empty folders are removed', async () => {
  const root = path.join(scratch, 'private');
  const store = folderStore(root);
  await store.put('organizations/one/page.png', Buffer.from('x'), png);
  const modeOf = async (file: string) => ((await stat(path.join(root, file))).mode & 0o777).toString(8);
  expect(await modeOf('organizations/one/page.png')).toBe('600');
  expect(await modeOf('organizations/one')).toBe('700');
  await store.remove(['organizations/one/page.png']);
  expect(await readdir(root)).toEqual([]);
});

test('a half-written file of a crash is listed for the sweep, and can be removed', async () => {
  const root = path.join(scratch, 'crashed');
  const store = folderStore(root);
  await mkdir(path.join(root, 'organizations'), { recursive: true });
  await writeFile(path.join(root, 'organizations', '8a1b.new'), 'half');
  expect(await listed(store, '')).toEqual(['organizations/8a1b.new']);
  await removeAll(store, '');
  expect(await listed(store, '')).toEqual([]);
});

test('unfinished files in a folder are abandoned, except those that were begun later', async () => {
  const root = path.join(scratch, 'unfinished');
  const store = folderStore(root);
  const begun = async (name: string, at: Date) => {
    const file = path.join(root, ...name.split('/'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'half');
    await utimes(file, at, at);
  };
  const [long, now] = [new Date(0), new Date()];
  await begun('organizations/a/one.new', long);
  await begun('organizations/a/two.new', now);
  await begun('organizations/b/three.new', long);
  await store.put('organizations/a/whole.png', Buffer.from('x'), png);
  expect(await store.abandon('organizations/a/', new Date(now.getTime() - 60_000))).toBe(1);
  expect(await listed(store, '')).toEqual([
    'organizations/a/two.new',
    'organizations/a/whole.png',
    'organizations/b/three.new',
  ]);
  expect(await store.abandon('organizations/a/')).toBe(1);
  expect(await store.abandon('organizations/')).toBe(1);
  expect(await listed(store, '')).toEqual(['organizations/a/whole.png']);
});

test('a writer whose half-written object is abandoned fails and leaves nothing behind', async () => {
  const store = folderStore(path.join(scratch, 'taken-over'));
  const slow = Readable.from(
    (async function* () {
      yield Buffer.alloc(100_000);
      expect(await store.abandon('taken-over/')).toBe(1);
      yield Buffer.alloc(100_000);
    })(),
  );
  await expect(store.put('taken-over/one.zip', slow, png)).rejects.toThrow('ENOENT');
  expect(await listed(store, 'taken-over/')).toEqual([]);
});

test('the producer of an object that cannot be stored gets an error', async () => {
  const file = path.join(scratch, 'no-folder');
  await writeFile(file, '');
  const filling = new PassThrough();
  const closed = once(filling, 'close');
  await expect(folderStore(file).put('one.png', filling, png)).rejects.toThrow();
  await closed;
});

test('unfinished multipart uploads are abandoned, except those that were begun later', async () => {
  const { url, region, access_key_id, secret_access_key, bucket: Bucket } = server.settings;
  const client = new S3Client({
    endpoint: url,
    region,
    credentials: { accessKeyId: access_key_id, secretAccessKey: secret_access_key },
    forcePathStyle: true,
  });
  const begin = async (Key: string) => {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: 'half' }));
  };
  const open = async () =>
    ((await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? [])
      .map(({ Key }) => Key)
      .sort();
  try {
    await begin('unfinished/a/archive.zip');
    await begin('unfinished/b/archive.zip');
    const keys = ['unfinished/a/archive.zip', 'unfinished/b/archive.zip'];
    expect(await bucket.abandon('unfinished/', new Date(Date.now() - 60_000))).toBe(0);
    expect(await open()).toEqual(keys);
    expect(await bucket.abandon('unfinished/a/')).toBe(1);
    expect(await open()).toEqual(keys.slice(1));
    expect(await bucket.abandon('unfinished/')).toBe(1);
    expect(await open()).toEqual([]);
  } finally {
    client.destroy();
  }
});

test.each<[string, number, string]>([
  ['cannot serve', 503, 'SlowDown'],
  ['lets us in no more', 403, 'AccessDenied'],
  ['has no such bucket', 404, 'NoSuchBucket'],
])('a bucket whose store says that it %s fails as what is unreachable', async (_, status, code) => {
  const busy = createServer((request, response) => {
    const nobodyBegan = request.url?.includes('uploads');
    response
      .writeHead(nobodyBegan ? 404 : status)
      .end(`<Error><Code>${nobodyBegan ? 'NoSuchUpload' : code}</Code></Error>`);
  }).listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  const store = bucketStore({ ...server.settings, url: `http://127.0.0.1:${port}` });
  const error = await store.read('busy/a.png').catch((thrown: unknown) => thrown);
  expect(isUnreachable(error)).toBe(true);
  // Some stores say so where none was ever begun.
  expect(await store.abandon('busy/')).toBe(0);
  store.close();
  busy.closeAllConnections();
  busy.close();
});

test('a bucket that repeats the same continuation is not listed for ever', async () => {
  const looping = createServer((request, response) =>
    response.end(
      request.url?.includes('uploads')
        ? '<ListMultipartUploadsResult><IsTruncated>true</IsTruncated><NextKeyMarker>a</NextKeyMarker></ListMultipartUploadsResult>'
        : '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>a</NextContinuationToken></ListBucketResult>',
    ),
  ).listen(0, '127.0.0.1');
  await once(looping, 'listening');
  const { port } = looping.address() as AddressInfo;
  const store = bucketStore({ ...server.settings, url: `http://127.0.0.1:${port}` });
  await expect(listed(store, 'looping/')).rejects.toMatchObject({ code: 'ELOOP' });
  await expect(store.abandon('looping/')).rejects.toMatchObject({ code: 'ELOOP' });
  store.close();
  looping.closeAllConnections();
  looping.close();
});

test.each([
  [501, 'NotImplemented'],
  [503, 'SlowDown'],
  [401, 'Unauthorized'],
  [403, 'InvalidAccessKeyId'],
  [404, 'NoSuchBucket'],
])('a store that answers %i %s is named as that, and counts as unreachable', async (status, code) => {
  const refusing = createServer((_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/xml' });
    response.end(`<Error><Code>${code}</Code><Message>About a key</Message></Error>`);
  }).listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  const { port } = refusing.address() as AddressInfo;
  const store = bucketStore({ ...server.settings, url: `http://127.0.0.1:${port}` });
  for (const ask of [
    () => store.put('refused/a.png', Buffer.from('picture'), png),
    () => listed(store, 'refused/'),
  ]) {
    const error = await ask().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: `STORE_${status}_${code}` });
    expect(isUnreachable(error)).toBe(true);
  }
  store.close();
  refusing.closeAllConnections();
  refusing.close();
});

describe('a bucket that accepts connections and never answers, or stops in the middle', () => {
  let silent: HttpServer;
  let store: ReturnType<typeof bucketStore>;
  beforeAll(async () => {
    silent = createServer((request, response) => {
      // Of this one object the beginning comes.
      if (!request.url?.includes('begun')) return;
      response.writeHead(200, { 'Content-Length': '10' });
      response.write('begun');
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const patience = { connecting: 10_000, answer: 100, silence: 100, whole: 100, assembling: 100 };
    store = bucketStore({ ...server.settings, url: `http://127.0.0.1:${port}` }, patience);
  });
  afterAll(() => {
    store.close();
    silent.closeAllConnections();
    silent.close();
  });

  test.each<[string, () => Promise<unknown>]>([
    ['put', () => store.put('silent/a.png', Buffer.from('picture'), png)],
    ['read', () => store.read('silent/a.png')],
    ['remove', () => store.remove(['silent/a.png'])],
    ['list', () => listed(store, 'silent/')],
    ['abandon', () => store.abandon('silent/')],
  ])('%s: fails as what is unreachable', async (_, ask) => {
    const error = await ask().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(isUnreachable(error)).toBe(true);
  });

  test('makes a stream into it, or out of it, fail too', async () => {
    const large = Readable.from([Buffer.alloc(100)]);
    await expect(store.put('silent/stream.png', large, png)).rejects.toThrow();
    await expect(readWhole(store, 'silent/begun.png')).rejects.toThrow();
  });
});
