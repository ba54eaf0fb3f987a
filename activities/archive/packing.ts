import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { TransformOptions } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw, type ZlibOptions } from 'node:zlib';
import { CHUNK, textChunks } from './text-chunks.ts';

/** What the list of an archive and its manifest say of a file's bytes. */
export interface Sums {
  readonly size: number;
  readonly crc32: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** Text becomes a fifth of its size in little time; whatever takes longer makes little of it smaller. */
export const COMPRESSION = { level: 1, chunkSize: CHUNK };

/** So many bytes may wait to be packed, so that neither the making nor the packing stands still for the other. */
const WAITING = 2 * 1024 * 1024;

const createPacker = () => {
  const options: ZlibOptions & TransformOptions = { ...COMPRESSION, writableHighWaterMark: WAITING };
  return createDeflateRaw(options);
};

export const createSums = () => {
  const hash = createHash('sha256');
  let [size, checksum] = [0, 0];
  return {
    add(bytes: Buffer): void {
      size += bytes.length;
      checksum = crc32(bytes, checksum);
      hash.update(bytes);
    },
    result: (): Sums => ({ size, crc32: checksum, sha256: hash.digest('hex') }),
  };
};

/** Packed on a thread of its own, while the next chunk is made. */
export async function* packed(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const deflate = createPacker();
  const fed = pipeline(chunks, deflate);
  // It is heard below, as the end of what is read.
  fed.catch(() => undefined);
  yield* deflate;
  await fed;
}

export interface PackedText {
  readonly chunks: readonly Buffer[];
  readonly sums: Sums;
}

/** Text that is packed as it comes, and kept until its turn does, as long as it is not too much. */
export interface TextPacker {
  add(part: string): void;
  /** Resolves when what was added does not wait to be packed any more. */
  room(): Promise<void>;
  /** @returns undefined where it was too much: then nothing is kept. */
  end(): Promise<PackedText | undefined>;
  /** For where it is not wanted any more. */
  drop(): void;
}

/** @param most packed bytes that may be kept. */
export const textPacker = (most: number): TextPacker => {
  const texts = textChunks();
  const sums = createSums();
  const deflate = createPacker();
  const packedAll = finished(deflate);
  // Heard at the end, or not wanted any more.
  packedAll.catch(() => undefined);
  let kept: Buffer[] | undefined = [];
  let size = 0;
  deflate.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) kept = undefined;
    kept?.push(chunk);
  });
  const pack = (full: Iterable<Buffer>): void => {
    for (const chunk of full) {
      sums.add(chunk);
      deflate.write(chunk);
    }
  };
  return {
    add(part) {
      if (kept) pack(texts.add(part));
    },
    async room() {
      if (deflate.writableNeedDrain) await Promise.race([once(deflate, 'drain'), packedAll]);
    },
    async end() {
      pack(texts.end());
      deflate.end();
      await packedAll;
      return kept && { chunks: kept, sums: sums.result() };
    },
    drop() {
      deflate.destroy();
    },
  };
};
