import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Config } from './configuration/config.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** One for each key, the newest first. */
export type KeyedHashes = readonly [newest: Buffer, ...older: Buffer[]];

/**
 * All keyed operations: encryption at rest (AES-256-GCM, preceded by the id of the key, so that keys can rotate) and
 * keyed hashes (HMAC-SHA-256; their keys rotate too: the first one makes hashes, all are recognized). Each use has a
 * purpose of its own, which is part of the result.
 */
export interface Secrets {
  /** @param context names the place that the bytes belong to. Opening them with another context fails. */
  seal(plain: Buffer, context: string): Buffer;
  /** @throws SealingKeyUnknown; Error when the bytes or their context were changed. */
  open(sealed: Buffer, context: string): Buffer;
  /**
   * Derives a key for one stream of bytes with HKDF-SHA-256 from a key of the ring: from the first key if no id is
   * given, as for a new stream.
   * @param context names the place that the bytes belong to. Another context gives another key.
   * @throws SealingKeyUnknown
   */
  deriveKey(salt: Buffer, context: Buffer, id?: string): KeyObject;
  /**
   * Seeds of key pairs, derived with HKDF-SHA-256 from each pepper, the newest first.
   * @param salt the organization. @param purpose names the key. @param length in bytes.
   */
  deriveSeeds(salt: string, purpose: string, length: number): readonly Buffer[];
  /** The id of the key that seals. */
  readonly primaryKeyId: string;
  /** 32 bytes, under the newest key. */
  keyedHash(purpose: string, value: string): Buffer;
  /** The hash under each key, the newest first: a stored hash may be older than a rotation. */
  keyedHashes(purpose: string, value: string): KeyedHashes;
  /** Whether this is a keyed hash of the value, under whichever key; in constant time. */
  isKeyedHash(purpose: string, value: string, hash: Uint8Array): boolean;
  sameHash(a: Buffer, b: Buffer): boolean;
}

/**
 * The keyring lacks the key. The class name says so, because logs and the command line show nothing else of an error.
 */
class SealingKeyUnknown extends Error {
  constructor() {
    super('Sealed with a key that is not in the keyring');
    this.name = 'SealingKeyUnknown';
  }
}

export const createSecrets = (config: Pick<Config, 'SECRET_KEYRING' | 'SECRET_PEPPER'>): Secrets => {
  const keys = new Map(
    config.SECRET_KEYRING.split(',').map((pair) => {
      const [id = '', key = ''] = pair.split(':');
      const bytes = Buffer.from(key, 'base64url');
      if (bytes.length !== KEY_BYTES) throw new Error(`SECRET_KEYRING: key ${id} is not 256 bits long`);
      return [id, createSecretKey(bytes)] as const;
    }),
  );
  // Keys are kept as key objects. From bytes, Node would create a key object for each use, which takes five times as
  // long as the use itself.
  const [[primary, primaryKey] = []] = keys;
  if (primary === undefined || !primaryKey) throw new Error('SECRET_KEYRING: there is no key');
  const [pepper, ...olderPeppers] = config.SECRET_PEPPER.split(',').map((key) =>
    createSecretKey(key, 'base64url'),
  );
  if (!pepper) throw new Error('SECRET_PEPPER: there is no key');
  const hashUnder = (key: KeyObject, purpose: string, value: string) =>
    createHmac('sha256', key).update(`${purpose}\0${value}`).digest();
  const sameHash = (a: Uint8Array, b: Uint8Array) => a.length === b.length && timingSafeEqual(a, b);
  const keyedHashes = (purpose: string, value: string): KeyedHashes => [
    hashUnder(pepper, purpose, value),
    ...olderPeppers.map((key) => hashUnder(key, purpose, value)),
  ];

  const keyNamed = (id: string): KeyObject => {
    const key = keys.get(id);
    if (!key) throw new SealingKeyUnknown();
    return key;
  };

  return {
    seal(plain, context) {
      const iv = randomBytes(IV_BYTES);
      const id = Buffer.from(primary);
      const cipher = createCipheriv('aes-256-gcm', primaryKey, iv);
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.from([id.length]), id, iv, cipher.getAuthTag(), body]);
    },
    open(sealed, context) {
      const idEnd = 1 + (sealed[0] ?? 0);
      const key = keyNamed(sealed.subarray(1, idEnd).toString());
      const tagStart = idEnd + IV_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(idEnd, tagStart));
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(sealed.subarray(tagStart, tagStart + TAG_BYTES));
      const plain = decipher.update(sealed.subarray(tagStart + TAG_BYTES));
      // In this mode it returns nothing: it only verifies, and throws.
      decipher.final();
      return plain;
    },
    deriveKey: (salt, context, id = primary) =>
      createSecretKey(Buffer.from(hkdfSync('sha256', keyNamed(id), salt, context, KEY_BYTES))),
    deriveSeeds: (salt, purpose, length) =>
      [pepper, ...olderPeppers].map((key) => Buffer.from(hkdfSync('sha256', key, salt, purpose, length))),
    primaryKeyId: primary,
    keyedHash: (purpose, value) => hashUnder(pepper, purpose, value),
    keyedHashes,
    isKeyedHash: (purpose, value, hash) =>
      keyedHashes(purpose, value).filter((one) => sameHash(one, hash)).length > 0,
    sameHash,
  };
};
