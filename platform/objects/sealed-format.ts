import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

/**
 * The format of an object in the store: a header, then chunks, each encrypted and authenticated separately
 * (AES-256-GCM).
 *
 * magic (7) | version (1) | length of the key's id (1) | id of the key | salt (32) | chunk | chunk | … | last chunk
 * chunk: up to 65,536 bytes, encrypted, and a tag (16). Only the last chunk may be shorter, and only a single chunk
 * may be empty.
 *
 * This is the STREAM construction, as in Tink's AES-GCM-HKDF streaming. Each object has a key of its own, derived
 * from the keyring's key, the salt, the header and the object's name. The nonce of a chunk is its number, with a mark
 * on the last chunk. So nothing can be changed, moved, left out, cut off or added; no header can be combined with
 * other chunks; and no object can replace another one. To read a part of an object, only the chunks that contain the
 * part are opened. It does not protect against replacing an object by an older version of the same object.
 */

/**
 * The first byte is not text, and the line ends reveal transfers that change them, as in PNG; the last byte is the
 * version.
 */
const MAGIC = Buffer.from([0x89, 0x43, 0x53, 0x4f, 0x0d, 0x0a, 0x1a, 1]);
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const CONTEXT = 'object';
/** The longest header in bytes: with the longest key id. */
export const LONGEST_HEADER = MAGIC.length + 1 + 255 + SALT_BYTES;

export const CHUNK_BYTES = 65_536;
const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;

/** An object was changed in the store, cut short, or replaced by another one. */
export class ObjectDamaged extends Error {
  constructor() {
    super('The object is not as it was stored');
    this.name = 'ObjectDamaged';
  }
}

/** Seals and opens the chunks of one object. */
export interface Chunks {
  readonly header: Buffer;
  seal(plain: Buffer, number: number, last: boolean): Buffer;
  /** @throws ObjectDamaged */
  open(sealed: Buffer, number: number, last: boolean): Buffer;
}

const nonceOf = (number: number, last: boolean): Buffer => {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(number, NONCE_BYTES - 5);
  nonce.writeUInt8(last ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
};

const chunksOf = (header: Buffer, key: KeyObject): Chunks => ({
  header,
  seal(plain, number, last) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, last));
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  },
  open(sealed, number, last) {
    const tagStart = sealed.length - TAG_BYTES;
    if (tagStart < 0) throw new ObjectDamaged();
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, last), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(tagStart));
    const plain = decipher.update(sealed.subarray(0, tagStart));
    try {
      decipher.final();
    } catch {
      throw new ObjectDamaged();
    }
    return plain;
  },
});

/** Everything that must be unchanged when the object is opened. */
const contextOf = (header: Buffer, name: string): Buffer =>
  Buffer.concat([Buffer.from(`${CONTEXT}\0`), header, Buffer.from(name)]);

/** Chunks of a new object with this name, encrypted with the keyring's first key. */
export const newChunks = (secrets: Secrets, name: string): Chunks => {
  const id = Buffer.from(secrets.primaryKeyId);
  const salt = randomBytes(SALT_BYTES);
  const header = Buffer.concat([MAGIC, Buffer.from([id.length]), id, salt]);
  return chunksOf(header, secrets.deriveKey(salt, contextOf(header, name), secrets.primaryKeyId));
};

const VERSION_AT = MAGIC.length - 1;

/** Whether an object that begins like this is sealed, with whatever key and version. */
export const isSealed = (start: Buffer): boolean =>
  start.length >= VERSION_AT && start.subarray(0, VERSION_AT).equals(MAGIC.subarray(0, VERSION_AT));

/**
 * @param start the object's first {@link LONGEST_HEADER} bytes, or all of it if it is shorter.
 * @returns undefined for an object that is not sealed.
 * @throws SealingKeyUnknown; ObjectDamaged for a header that is cut short or has an unknown version.
 */
export const chunksFrom = (secrets: Secrets, name: string, start: Buffer): Chunks | undefined => {
  if (!isSealed(start)) return undefined;
  const idStart = MAGIC.length + 1;
  const saltStart = idStart + (start[MAGIC.length] ?? 0);
  const end = saltStart + SALT_BYTES;
  if (start[VERSION_AT] !== MAGIC[VERSION_AT] || start.length < end) throw new ObjectDamaged();
  const header = Buffer.from(start.subarray(0, end));
  const id = header.subarray(idStart, saltStart).toString();
  const salt = header.subarray(saltStart);
  return chunksOf(header, secrets.deriveKey(salt, contextOf(header, name), id));
};

/** Where the chunks of a sealed object are. */
export interface Layout {
  /** Size of the content, in bytes. */
  readonly size: number;
  /** The number of the last chunk; the first is 0. */
  readonly last: number;
  /** Where a chunk begins in the store; after the last one, where the object ends. */
  startOf(number: number): number;
}

/**
 * Derived from the stored size; only opening the last chunk proves it.
 * @throws ObjectDamaged for a size that no object has.
 */
export const layoutOf = (header: Buffer, storedSize: number): Layout => {
  const body = storedSize - header.length;
  const last = Math.ceil(body / SEALED_CHUNK_BYTES) - 1;
  const lastBytes = body - last * SEALED_CHUNK_BYTES - TAG_BYTES;
  // Only an empty object has an empty chunk.
  if (last < 0 || lastBytes < 0 || (lastBytes === 0 && last > 0)) throw new ObjectDamaged();
  return {
    size: last * CHUNK_BYTES + lastBytes,
    last,
    startOf: (number) => Math.min(header.length + number * SEALED_CHUNK_BYTES, storedSize),
  };
};

/** A sealed object, part by part. */
export async function* sealBytes(
  { header, seal }: Chunks,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  yield header;
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let filled = 0;
  let number = 0;
  for await (const part of bytes) {
    for (let at = 0; at < part.length; ) {
      // Only now it is known that this chunk is not the last.
      if (filled === CHUNK_BYTES) {
        yield seal(chunk, number, false);
        number += 1;
        filled = 0;
      }
      const taken = part.subarray(at, at + CHUNK_BYTES - filled);
      chunk.set(taken, filled);
      filled += taken.length;
      at += taken.length;
    }
  }
  yield seal(chunk.subarray(0, filled), number, true);
}

/** The same for bytes in memory. */
export const sealWhole = ({ header, seal }: Chunks, bytes: Buffer): Buffer => {
  const last = Math.max(0, Math.ceil(bytes.length / CHUNK_BYTES) - 1);
  const sealed = Array.from({ length: last + 1 }, (_, number) =>
    seal(bytes.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES), number, number === last),
  );
  return Buffer.concat([header, ...sealed]);
};
