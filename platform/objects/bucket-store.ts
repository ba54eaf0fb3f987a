import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { answered, endlessList, hasEnded, knowsNoVersions, orAbsent, unanswered } from './bucket-answers.ts';
import { type Bucket, type BucketSettings, openBucket, type Patience } from './bucket-client.ts';
import {
  type ByteSpan,
  checkedKey,
  checkedPrefix,
  type ListedObject,
  type ObjectVersion,
  type RawStore,
  type StoredObject,
} from './objects.ts';

export interface BucketStore extends RawStore {
  close(): void;
}

const REMOVED_AT_ONCE = 1_000;

/** Yields the bytes, and fails when the next one takes too long. A slow reader does not count. */
async function* unlessSilent(
  first: IteratorResult<Buffer>,
  parts: AsyncIterator<Buffer>,
  from: Readable,
  ms: number,
) {
  for (let part = first; !part.done; ) {
    yield part.value;
    const waiting = setTimeout(() => from.destroy(unanswered()), ms);
    try {
      part = await parts.next();
    } finally {
      clearTimeout(waiting);
    }
  }
}

/** `bytes 0-9/300`: the total size. */
const sizeOf = ({ ContentRange, ContentLength = 0 }: GetObjectCommandOutput): number =>
  ContentRange === undefined ? ContentLength : Number(ContentRange.split('/')[1]);

/** Waits for the first bytes: a store that sends headers and nothing else is silent too. */
const begin = async (
  { client, patience }: Bucket,
  wanted: GetObjectCommand,
  within: { abortSignal: AbortSignal },
): Promise<StoredObject> => {
  const found = await client.send(wanted, within);
  const from = found.Body as Readable;
  const parts: AsyncIterator<Buffer> = from[Symbol.asyncIterator]();
  const stop = () => from.destroy(unanswered());
  within.abortSignal.addEventListener('abort', stop, { once: true });
  const first = await parts.next().finally(() => within.abortSignal.removeEventListener('abort', stop));
  const bytes = Readable.from(unlessSilent(first, parts, from, patience.silence), { objectMode: false });
  return { bytes: bytes.once('close', () => from.destroy()), size: sizeOf(found) };
};

const get = (bucket: Bucket, key: string, span?: ByteSpan): Promise<StoredObject> => {
  const Range = span && `bytes=${span.start}-${span.end}`;
  const wanted = new GetObjectCommand({
    Bucket: bucket.name,
    Key: checkedKey(key),
    ...(Range && { Range }),
  });
  return answered((within) => begin(bucket, wanted, within), bucket.patience.answer);
};

/** In parts, because nobody knows how many bytes come. */
const putStream = async (
  { client }: Bucket,
  input: Omit<PutObjectCommandInput, 'Body'>,
  content: Readable,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const upload = new Upload({ client, params: { ...input, Body: content }, queueSize: 2 });
  const abort = () => void upload.abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    signal?.throwIfAborted();
    await upload.done();
  } finally {
    signal?.removeEventListener('abort', abort);
    content.destroy();
  }
};

const removeAll = async (
  { name, hasty, patience }: Bucket,
  all: readonly { readonly Key: string; readonly VersionId?: string }[],
): Promise<void> => {
  for (let at = 0; at < all.length; at += REMOVED_AT_ONCE) {
    const Objects = all.slice(at, at + REMOVED_AT_ONCE);
    const removal = new DeleteObjectsCommand({ Bucket: name, Delete: { Objects, Quiet: true } });
    const { Errors = [] } = await answered((within) => hasty.send(removal, within), patience.whole);
    const failed = Errors.find(({ Code }) => Code !== 'NoSuchKey' && Code !== 'NoSuchVersion');
    if (failed) throw Object.assign(new Error('Objects were not removed'), { code: failed.Code });
  }
};

async function* listObjects(
  { name, client, patience }: Bucket,
  Prefix: string,
): AsyncGenerator<ListedObject> {
  let ContinuationToken: string | undefined;
  do {
    const wanted = new ListObjectsV2Command({
      Bucket: name,
      Prefix,
      ...(ContinuationToken && { ContinuationToken }),
    });
    const page = await answered((within) => client.send(wanted, within), patience.whole);
    for (const { Key, Size, LastModified } of page.Contents ?? [])
      yield { key: Key ?? '', size: Size ?? 0, modified_at: LastModified ?? new Date(0) };
    if (page.NextContinuationToken && page.NextContinuationToken === ContinuationToken) throw endlessList();
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

/** Undefined where the store does not know what versions are. */
const versionsPage = (
  { name, client, patience }: Bucket,
  Prefix: string,
  from: { KeyMarker?: string; VersionIdMarker?: string },
) =>
  answered(
    (within) => client.send(new ListObjectVersionsCommand({ Bucket: name, Prefix, ...from }), within),
    patience.whole,
  ).catch((error: unknown) => {
    if (knowsNoVersions(error)) return undefined;
    throw error;
  });

async function* listVersions(bucket: Bucket, Prefix: string): AsyncGenerator<ObjectVersion> {
  let from: { KeyMarker?: string; VersionIdMarker?: string } = {};
  for (;;) {
    const page = await versionsPage(bucket, Prefix, from);
    if (!page) {
      for await (const { key } of listObjects(bucket, Prefix)) yield { key, version: null };
      return;
    }
    for (const { Key, VersionId } of [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])])
      yield { key: Key ?? '', version: VersionId ?? null };
    if (!page.IsTruncated || !page.NextKeyMarker) return;
    if (page.NextKeyMarker === from.KeyMarker && page.NextVersionIdMarker === from.VersionIdMarker)
      throw endlessList();
    from = {
      KeyMarker: page.NextKeyMarker,
      ...(page.NextVersionIdMarker ? { VersionIdMarker: page.NextVersionIdMarker } : {}),
    };
  }
}

/** Where no upload exists, or it has ended meanwhile, there is nothing to abandon. */
const unlessEnded = (error: unknown): undefined => {
  if (!hasEnded(error)) throw error;
};

const abandonUploads = async (
  { name: Bucket, client, patience }: Bucket,
  Prefix: string,
  before: Date | undefined,
): Promise<number> => {
  let abandoned = 0;
  let from: { KeyMarker?: string; UploadIdMarker?: string } = {};
  for (;;) {
    const wanted = new ListMultipartUploadsCommand({ Bucket, Prefix, ...from });
    const page = await answered((within) => client.send(wanted, within), patience.whole).catch(unlessEnded);
    for (const { Key, UploadId, Initiated } of page?.Uploads ?? []) {
      if (before && (Initiated ?? before) >= before) continue;
      const end = new AbortMultipartUploadCommand({ Bucket, Key, UploadId });
      await answered((within) => client.send(end, within), patience.whole).catch(unlessEnded);
      abandoned += 1;
    }
    if (!page?.IsTruncated || !page.NextKeyMarker) return abandoned;
    if (page.NextKeyMarker === from.KeyMarker && page.NextUploadIdMarker === from.UploadIdMarker)
      throw endlessList();
    from = {
      KeyMarker: page.NextKeyMarker,
      ...(page.NextUploadIdMarker ? { UploadIdMarker: page.NextUploadIdMarker } : {}),
    };
  }
};

/** A bucket of any store that speaks Amazon's S3 protocol. */
export const bucketStore = (settings: BucketSettings, patience?: Patience): BucketStore => {
  const bucket = openBucket(settings, patience);
  const encrypted =
    settings.encryption === 'none' ? {} : { ServerSideEncryption: settings.encryption as 'AES256' };
  return {
    async put(key, content, { media_type, signal }) {
      const input = { Bucket: bucket.name, Key: checkedKey(key), ContentType: media_type, ...encrypted };
      if (!Buffer.isBuffer(content)) return putStream(bucket, input, content, signal);
      const whole = new PutObjectCommand({ ...input, Body: content });
      await answered((within) => bucket.hasty.send(whole, within), bucket.patience.whole, signal);
    },
    async read(key, span) {
      try {
        return await get(bucket, key, span);
      } catch (error) {
        // An empty object has no range.
        if (span && (error as Error).name === 'InvalidRange') return get(bucket, key).catch(orAbsent);
        return orAbsent(error);
      }
    },
    remove: async (keys) =>
      removeAll(
        bucket,
        keys.map((key) => ({ Key: checkedKey(key) })),
      ),
    list: (prefix) => listObjects(bucket, checkedPrefix(prefix)),
    listVersions: (prefix) => listVersions(bucket, checkedPrefix(prefix)),
    removeVersions: async (versions) =>
      removeAll(
        bucket,
        versions.map(({ key, version }) => ({
          Key: checkedKey(key),
          ...(version === null ? {} : { VersionId: version }),
        })),
      ),
    abandon: async (prefix, before) => abandonUploads(bucket, checkedPrefix(prefix), before),
    close() {
      bucket.client.destroy();
      bucket.hasty.destroy();
    },
  };
};
