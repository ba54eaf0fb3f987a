import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { checkedKey, checkedPrefix, type LinkTerms, ObjectAbsent, type ObjectStore } from './objects.ts';

export interface BucketSettings {
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  readonly access_key_id: string;
  readonly secret_access_key: string;
  /** What the store itself does at rest. */
  readonly encryption: 'none' | 'AES256' | 'aws:kms';
}

export interface BucketStore extends ObjectStore {
  /** The store's own signed address, for callers that can reach it. */
  presigned(key: string, terms: Omit<LinkTerms, 'expires_at'>, seconds: number): Promise<string>;
  close(): void;
}

const REMOVED_AT_ONCE = 1_000;

/** A store that takes connections and says nothing would otherwise hold requests, and workers' slots, for ever. */
interface Patience {
  /** Until it connects. */
  readonly connecting: number;
  /** Until it has answered what is asked or sent as a whole, with all that is tried again. */
  readonly answer: number;
  /** Without a byte, of an archive that is being written or read: stores put its parts together in silence. */
  readonly silence: number;
}
const PATIENCE: Patience = { connecting: 4_000, answer: 30_000, silence: 120_000 };

const isAbsent = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || $metadata?.httpStatusCode === 404;
};

/** Ended meanwhile, by its writer or by somebody else; of a list, some stores say it where nobody began one. */
const hasEnded = (error: unknown): boolean => (error as { name?: string }).name === 'NoSuchUpload';

/**
 * It said so itself, each time it was asked, or lets us in no more (a key that was changed, a clock that is wrong, a
 * bucket that is being restored): whoever needs it may come back.
 */
const cannotServe = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 500 || status === 401 || status === 403 || name === 'NoSuchBucket';
};

/** A store that says the same place again and again, where its list goes on, would be asked for ever. */
const endlessList = () =>
  Object.assign(new Error('A list of the object store has no end'), { code: 'ELOOP' });

const DOES_NOT_ANSWER = { code: 'ETIMEDOUT' };

/** A bucket of any store that speaks Amazon's S3 protocol. */
export const bucketStore = (settings: BucketSettings, patience = PATIENCE): BucketStore => {
  const client = new S3Client({
    endpoint: settings.url,
    region: settings.region,
    credentials: {
      accessKeyId: settings.access_key_id,
      secretAccessKey: settings.secret_access_key,
    },
    // Names of buckets as hosts need a DNS of their own, which only the large stores have.
    forcePathStyle: true,
    // Other stores do not know Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: patience.connecting, socketTimeout: patience.silence },
  });
  const answered = async <Answer>(
    ask: (within: { abortSignal: AbortSignal }) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> => {
    const late = new AbortController();
    const waiting = setTimeout(() => late.abort(), patience.answer);
    try {
      return await ask({ abortSignal: signal ? AbortSignal.any([late.signal, signal]) : late.signal });
    } catch (error) {
      if (late.signal.aborted || cannotServe(error))
        throw Object.assign(new Error('The object store does not answer', { cause: error }), DOES_NOT_ANSWER);
      throw error;
    } finally {
      // What is read goes on for as long as bytes come.
      clearTimeout(waiting);
    }
  };
  const Bucket = settings.bucket;
  const sealed =
    settings.encryption === 'none' ? {} : { ServerSideEncryption: settings.encryption as 'AES256' };

  return {
    async put(key, content, { media_type, signal }) {
      const input = { Bucket, Key: checkedKey(key), ContentType: media_type, ...sealed };
      if (Buffer.isBuffer(content)) {
        const whole = new PutObjectCommand({ ...input, Body: content });
        await answered((within) => client.send(whole, within), signal);
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
    async read(key) {
      try {
        const wanted = new GetObjectCommand({ Bucket, Key: checkedKey(key) });
        const found = await answered((within) => client.send(wanted, within));
        return { bytes: found.Body as Readable, size: found.ContentLength ?? 0 };
      } catch (error) {
        throw isAbsent(error) ? new ObjectAbsent() : error;
      }
    },
    async remove(keys) {
      for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE) {
        const Objects = keys.slice(at, at + REMOVED_AT_ONCE).map((key) => ({ Key: checkedKey(key) }));
        const removal = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
        const { Errors = [] } = await answered((within) => client.send(removal, within));
        const failed = Errors.find(({ Code }) => Code !== 'NoSuchKey');
        if (failed) throw Object.assign(new Error('Objects were not removed'), { code: failed.Code });
      }
    },
    async *list(prefix) {
      const Prefix = checkedPrefix(prefix);
      let ContinuationToken: string | undefined;
      do {
        const wanted = new ListObjectsV2Command({
          Bucket,
          Prefix,
          ...(ContinuationToken && { ContinuationToken }),
        });
        const page = await answered((within) => client.send(wanted, within));
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          yield { key: Key ?? '', size: Size ?? 0, modified_at: LastModified ?? new Date(0) };
        if (page.NextContinuationToken && page.NextContinuationToken === ContinuationToken)
          throw endlessList();
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    async abandon(prefix, before) {
      const Prefix = checkedPrefix(prefix);
      let abandoned = 0;
      let from: { KeyMarker?: string; UploadIdMarker?: string } = {};
      for (;;) {
        const wanted = new ListMultipartUploadsCommand({ Bucket, Prefix, ...from });
        const page = await answered((within) => client.send(wanted, within)).catch((error: unknown) => {
          if (hasEnded(error)) return undefined;
          throw error;
        });
        for (const { Key, UploadId, Initiated } of page?.Uploads ?? []) {
          if (before && (Initiated ?? before) >= before) continue;
          const end = new AbortMultipartUploadCommand({ Bucket, Key, UploadId });
          await answered((within) => client.send(end, within)).catch((error: unknown) => {
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
    presigned: (key, { media_type, file_name }, seconds) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket,
          Key: checkedKey(key),
          ResponseContentType: media_type,
          ResponseCacheControl: 'no-store',
          ...(file_name && { ResponseContentDisposition: `attachment; filename="${file_name}"` }),
        }),
        { expiresIn: seconds },
      ),
    close: () => client.destroy(),
  };
};
