import { S3Client } from '@aws-sdk/client-s3';
import { SilentStore } from './bucket-answers.ts';

export interface BucketSettings {
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  readonly access_key_id: string;
  readonly secret_access_key: string;
  /** Encryption at rest by the store, in addition: it gets sealed objects (sealed-objects.ts). */
  readonly encryption: 'none' | 'AES256' | 'aws:kms';
}

/**
 * Time limits, in milliseconds: a store that accepts connections and never answers would otherwise hold requests and
 * workers for ever.
 */
export interface Patience {
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

/** A bucket with the two clients that reach it. */
export interface Bucket {
  readonly name: string;
  readonly patience: Patience;
  /** Serves slow readers too. */
  readonly client: S3Client;
  /** Gives up early: requests wait for it. */
  readonly hasty: S3Client;
}

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

export const openBucket = (settings: BucketSettings, patience: Patience = PATIENCE): Bucket => ({
  name: settings.bucket,
  patience,
  client: clientOf(settings, patience.connecting, patience.assembling),
  hasty: clientOf(settings, patience.connecting, patience.silence),
});
