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
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import {
  type ByteSpan,
  checkedKey,
  checkedPrefix,
  ObjectAbsent,
  type RawStore,
  type StoredObject,
} from './objects.ts';

export interface BucketSettings {
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  readonly access_key_id: string;
  readonly secret_access_key: string;
  /** Encryption at rest by the store, in addition: it gets sealed objects (sealed-objects.ts). */
  readonly encryption: 'none' | 'AES256' | 'aws:kms';
}

export interface BucketStore extends RawStore {
  close(): void;
}

const REMOVED_AT_ONCE = 1_000;

/**
 * Time limits, in milliseconds: a store that accepts connections and never answers would otherwise hold requests and
 * workers for ever.
 */
interface Patience {
  /** Until the connection is made. */
  readonly connecting: number;
  /** Until a read begins, retries included. A request waits for it, so less than 5 s. */
  readonly answer: number;
  /** Without a byte, for reads and for uploads in one piece. A request waits for it too. */
  readonly silence: number;
  /** Until a list has arrived, or an object has been taken in one piece, as long as bytes move. */
  readonly whole: number;
  /** Without a byte, for an archive in parts: stores assemble the parts without sending anything. */
  readonly assembling: number;
}
const PATIENCE: Patience = {
  connecting: 3_500,
  answer: 4_000,
  silence: 4_000,
  whole: 30_000,
  assembling: 120_000,
};

const isAbsent = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || $metadata?.httpStatusCode === 404;
};

const orAbsent = (error: unknown): never => {
  throw isAbsent(error) ? new ObjectAbsent() : error;
};

/**
 * The upload was ended by its writer or by somebody else. For a list, some stores say this where no upload exists.
 */
const hasEnded = (error: unknown): boolean => (error as { name?: string }).name === 'NoSuchUpload';

/**
 * Whether the store cannot serve now: it said so at each attempt, or refuses us (a changed key, a wrong clock, a
 * bucket that is being restored). The caller may try again later.
 */
const cannotServe = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 500 || status === 401 || status === 403 || name === 'NoSuchBucket';
};

/** Stores that keep no versions refuse to list them, each in its own words. */
const knowsNoVersions = (error: unknown): boolean => {
  const { code, name, $metadata } = error as {
    code?: string;
    name?: string;
    $metadata?: { httpStatusCode?: number };
  };
  return name === 'NotImplemented' || $metadata?.httpStatusCode === 501 || /^STORE_501/.test(code ?? '');
};

/** A store that names the same continuation again and again would be asked for ever. */
const endlessList = () =>
  Object.assign(new Error('A list of the object store has no end'), { code: 'ELOOP' });

/**
 * The store answered, but cannot serve. The code says what it answered, for example `STORE_403_InvalidAccessKeyId` or
 * `STORE_404_NoSuchBucket`, because logs and histories show the code alone.
 */
const refusedBy = (error: unknown) => {
  const { name = '', $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  const code = `STORE_${status}_${name.replaceAll(/\W/g, '').slice(0, 28)}`;
  return Object.assign(new Error('The object store refuses the request', { cause: error }), { code });
};

/** Thrown inside the S3 client, which retries errors with the code of a time-out or with such a cause. */
class SilentStore extends Error {}
const unanswered = (cause?: unknown) =>
  Object.assign(new Error('The object store does not answer', { cause }), { code: 'ETIMEDOUT' });

const clientOf = (settings: BucketSettings, connectionTimeout: number, socketTimeout: number): S3Client => {
  const client = new S3Client({
    endpoint: settings.url,
    region: settings.region,
    credentials: {
      accessKeyId: settings.access_key_id,
      secretAccessKey: settings.secret_access_key,
    },
    // Bucket names as host names need DNS entries, which only the large stores have.
    forcePathStyle: true,
    // Other stores do not know Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout, socketTimeout },
  });
  // Inside the retry middleware, so that silence is not retried: each attempt would wait as long.
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error: unknown) => {
        throw (error as Error).name === 'TimeoutError' ? new SilentStore() : error;
      }),
    { step: 'deserialize', priority: 'low', name: 'giveUpSilence' },
  );
  return client;
};

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

/** A bucket of any store that speaks Amazon's S3 protocol. */
export const bucketStore = (settings: BucketSettings, patience = PATIENCE): BucketStore => {
  /** Requests get a client that gives up early; the other client also serves slow readers. */
  const client = clientOf(settings, patience.connecting, patience.assembling);
  const hasty = clientOf(settings, patience.connecting, patience.silence);
  const answered = async <Answer>(
    ask: (within: { abortSignal: AbortSignal }) => Promise<Answer>,
    milliseconds: number,
    signal?: AbortSignal,
  ): Promise<Answer> => {
    const late = new AbortController();
    const waiting = setTimeout(() => late.abort(), milliseconds);
    try {
      return await ask({ abortSignal: signal ? AbortSignal.any([late.signal, signal]) : late.signal });
    } catch (error) {
      if (late.signal.aborted || error instanceof SilentStore) throw unanswered(error);
      throw cannotServe(error) ? refusedBy(error) : error;
    } finally {
      // The read goes on as long as bytes come.
      clearTimeout(waiting);
    }
  };
  const Bucket = settings.bucket;
  const encrypted =
    settings.encryption === 'none' ? {} : { ServerSideEncryption: settings.encryption as 'AES256' };

  /** Waits for the first bytes: a store that sends headers and nothing else is silent too. */
  const begin = async (
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
  const get = async (key: string, span?: ByteSpan): Promise<StoredObject> => {
    const Range = span && `bytes=${span.start}-${span.end}`;
    const wanted = new GetObjectCommand({ Bucket, Key: checkedKey(key), ...(Range && { Range }) });
    return answered((within) => begin(wanted, within), patience.answer);
  };

  const removeAll = async (all: readonly { readonly Key: string; readonly VersionId?: string }[]) => {
    for (let at = 0; at < all.length; at += REMOVED_AT_ONCE) {
      const Objects = all.slice(at, at + REMOVED_AT_ONCE);
      const removal = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
      const { Errors = [] } = await answered((within) => hasty.send(removal, within), patience.whole);
      const failed = Errors.find(({ Code }) => Code !== 'NoSuchKey' && Code !== 'NoSuchVersion');
      if (failed) throw Object.assign(new Error('Objects were not removed'), { code: failed.Code });
    }
  };
  const list: BucketStore['list'] = async function* (prefix) {
    const Prefix = checkedPrefix(prefix);
    let ContinuationToken: string | undefined;
    do {
      const wanted = new ListObjectsV2Command({
        Bucket,
        Prefix,
        ...(ContinuationToken && { ContinuationToken }),
      });
      const page = await answered((within) => client.send(wanted, within), patience.whole);
      for (const { Key, Size, LastModified } of page.Contents ?? [])
        yield { key: Key ?? '', size: Size ?? 0, modified_at: LastModified ?? new Date(0) };
      if (page.NextContinuationToken && page.NextContinuationToken === ContinuationToken) throw endlessList();
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  };
  /** Undefined where the store does not know what versions are. */
  const versionsPage = (Prefix: string, from: { KeyMarker?: string; VersionIdMarker?: string }) =>
    answered(
      (within) => client.send(new ListObjectVersionsCommand({ Bucket, Prefix, ...from }), within),
      patience.whole,
    ).catch((error: unknown) => {
      if (knowsNoVersions(error)) return undefined;
      throw error;
    });

  return {
    async put(key, content, { media_type, signal }) {
      const input = { Bucket, Key: checkedKey(key), ContentType: media_type, ...encrypted };
      if (Buffer.isBuffer(content)) {
        const whole = new PutObjectCommand({ ...input, Body: content });
        await answered((within) => hasty.send(whole, within), patience.whole, signal);
        return;
      }
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
    },
    async read(key, span) {
      try {
        return await get(key, span);
      } catch (error) {
        // An empty object has no range.
        if (span && (error as Error).name === 'InvalidRange') return get(key).catch(orAbsent);
        return orAbsent(error);
      }
    },
    remove: async (keys) => removeAll(keys.map((key) => ({ Key: checkedKey(key) }))),
    list,
    async *listVersions(prefix) {
      const Prefix = checkedPrefix(prefix);
      let from: { KeyMarker?: string; VersionIdMarker?: string } = {};
      for (;;) {
        const page = await versionsPage(Prefix, from);
        if (!page) {
          for await (const { key } of list(prefix)) yield { key, version: null };
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
    },
    removeVersions: async (versions) =>
      removeAll(
        versions.map(({ key, version }) => ({
          Key: checkedKey(key),
          ...(version === null ? {} : { VersionId: version }),
        })),
      ),
    async abandon(prefix, before) {
      const Prefix = checkedPrefix(prefix);
      let abandoned = 0;
      let from: { KeyMarker?: string; UploadIdMarker?: string } = {};
      for (;;) {
        const wanted = new ListMultipartUploadsCommand({ Bucket, Prefix, ...from });
        const page = await answered((within) => client.send(wanted, within), patience.whole).catch(
          (error: unknown) => {
            if (hasEnded(error)) return undefined;
            throw error;
          },
        );
        for (const { Key, UploadId, Initiated } of page?.Uploads ?? []) {
          if (before && (Initiated ?? before) >= before) continue;
          const end = new AbortMultipartUploadCommand({ Bucket, Key, UploadId });
          await answered((within) => client.send(end, within), patience.whole).catch((error: unknown) => {
            if (!hasEnded(error)) throw error;
          });
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
    },
    close() {
      client.destroy();
      hasty.destroy();
    },
  };
};
