import { Readable } from 'node:stream';
import type { Secrets } from '../secrets.ts';
import { type ByteReader, byteReader } from './byte-reader.ts';
import type { ByteSpan, ObjectPart, ObjectStore, Objects, RawStore } from './objects.ts';
import {
  CHUNK_BYTES,
  type Chunks,
  chunksFrom,
  isSealed,
  type Layout,
  LONGEST_HEADER,
  layoutOf,
  newChunks,
  ObjectDamaged,
  sealBytes,
  sealWhole,
} from './sealed-format.ts';
import type { Sealing } from './sealing.ts';

/** An object in the store is unsealed although all have been sealed: somebody else put it there. */
export class ObjectInClear extends Error {
  constructor() {
    super('The object is not sealed');
    this.name = 'ObjectInClear';
  }
}

export interface SealedObjects extends Omit<Objects, 'link'> {
  /**
   * Whether the object is sealed in the store, not whether it can be opened.
   * @throws ObjectAbsent
   */
  isSealed(key: string): Promise<boolean>;
  /**
   * Seals an unsealed object in place.
   * @throws ObjectAbsent
   */
  seal(key: string): Promise<void>;
}

/** The media type that the store is told, and shows to whoever looks into it. */
const SEALED_TYPE = 'application/octet-stream';

/** Most opened bytes of an object that wait for its reader. */
const OPENED_AHEAD = 2 * CHUNK_BYTES;

/** A stream of the parts, which destroys its source when it ends. It is returned once the first part is there. */
const streamOf = async (parts: AsyncGenerator<Buffer>, from: Readable): Promise<Readable> => {
  const first = await parts.next().catch((error: unknown) => {
    from.destroy();
    throw error;
  });
  const all = async function* () {
    if (first.done) return;
    yield first.value;
    yield* parts;
  };
  const stream = Readable.from(all(), { objectMode: false, highWaterMark: OPENED_AHEAD });
  return stream.once('close', () => from.destroy());
};

async function* openChunks(
  chunks: Chunks,
  reader: ByteReader,
  layout: Layout,
  from: number,
  to: number,
): AsyncGenerator<Buffer> {
  for (let number = from; number <= to; number += 1) {
    const length = layout.startOf(number + 1) - layout.startOf(number);
    const plain = chunks.open(await reader.take(length), number, number === layout.last);
    if (plain.length > 0) yield plain;
  }
  // The store sent more bytes than it announced.
  if (to === layout.last && (await reader.peek(1)).length > 0) throw new ObjectDamaged();
}

/** The wanted bytes of the parts, whose first byte is number `offset` of the object. */
async function* cut(
  parts: AsyncGenerator<Buffer>,
  offset: number,
  { start, end }: ByteSpan,
): AsyncGenerator<Buffer> {
  let at = offset;
  for await (const part of parts) {
    const wanted = part.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    at += part.length;
    if (wanted.length > 0) yield wanted;
  }
}

const startOf = async (store: RawStore, key: string): Promise<{ start: Buffer; storedSize: number }> => {
  const { bytes, size } = await store.read(key, { start: 0, end: LONGEST_HEADER - 1 });
  const start = await byteReader(bytes).peek(LONGEST_HEADER);
  bytes.destroy();
  return { start, storedSize: size };
};

const readingOf = (
  store: RawStore,
  secrets: Secrets,
  sealing: Sealing,
): Pick<SealedObjects, 'read' | 'readPart'> => {
  const requireClearAccepted = async (): Promise<void> => {
    if (!(await sealing.acceptsClear())) throw new ObjectInClear();
  };

  const readAll: SealedObjects['read'] = async (key) => {
    const { bytes, size } = await store.read(key);
    try {
      const reader = byteReader(bytes);
      const chunks = chunksFrom(secrets, key, await reader.peek(LONGEST_HEADER));
      if (!chunks) {
        await requireClearAccepted();
        return { size, bytes: await streamOf(reader.rest(), bytes) };
      }
      await reader.take(chunks.header.length);
      const layout = layoutOf(chunks.header, size);
      const parts = openChunks(chunks, reader, layout, 0, layout.last);
      return { size: layout.size, bytes: await streamOf(parts, bytes) };
    } catch (error) {
      bytes.destroy();
      throw error;
    }
  };

  const readStored = async (key: string, span: ByteSpan) => {
    const { bytes } = await store.read(key, span);
    return { bytes, reader: byteReader(bytes) };
  };

  /** Proves the size, which only the last chunk can. */
  const proveEnd = async (key: string, chunks: Chunks, { last, startOf }: Layout): Promise<void> => {
    const [start, end] = [startOf(last), startOf(last + 1)];
    const { bytes, reader } = await readStored(key, { start, end: end - 1 });
    try {
      chunks.open(await reader.take(end - start), last, true);
    } finally {
      bytes.destroy();
    }
  };

  const readSpan = async (
    key: string,
    chunks: Chunks,
    layout: Layout,
    span: ByteSpan,
  ): Promise<ObjectPart> => {
    const from = Math.floor(span.start / CHUNK_BYTES);
    const to = Math.min(Math.floor(span.end / CHUNK_BYTES), layout.last);
    const stored = { start: layout.startOf(from), end: layout.startOf(to + 1) - 1 };
    const { bytes, reader } = await readStored(key, stored);
    const parts = cut(openChunks(chunks, reader, layout, from, to), from * CHUNK_BYTES, span);
    return { size: layout.size, span, bytes: await streamOf(parts, bytes) };
  };

  const readPart: SealedObjects['readPart'] = async (key, choose) => {
    const { start, storedSize } = await startOf(store, key);
    const chunks = chunksFrom(secrets, key, start);
    if (!chunks) {
      await requireClearAccepted();
      const span = choose(storedSize);
      return span ? { ...(await store.read(key, span)), span } : readAll(key);
    }
    const layout = layoutOf(chunks.header, storedSize);
    await proveEnd(key, chunks, layout);
    const span = choose(layout.size);
    return span ? readSpan(key, chunks, layout, span) : readAll(key);
  };

  return { read: readAll, readPart };
};

/**
 * A store whose objects the service seals (sealed-format.ts), whatever the store itself does: stolen objects cannot
 * be read, and changed ones are not delivered.
 */
export const sealObjects = (store: RawStore, secrets: Secrets, sealing: Sealing): SealedObjects => {
  const put: ObjectStore['put'] = async (key, content, about) => {
    try {
      if (!(await sealing.seals())) return await store.put(key, content, about);
      const chunks = newChunks(secrets, key);
      const sealedAs = { ...about, media_type: SEALED_TYPE };
      if (Buffer.isBuffer(content)) return await store.put(key, sealWhole(chunks, content), sealedAs);
      const sealed = Readable.from(sealBytes(chunks, content), {
        objectMode: false,
        highWaterMark: OPENED_AHEAD,
      });
      return await store.put(key, sealed, sealedAs);
    } finally {
      // Otherwise its producer would wait for ever.
      if (!Buffer.isBuffer(content)) content.destroy();
    }
  };

  return {
    ...store,
    ...readingOf(store, secrets, sealing),
    put,
    isSealed: async (key) => isSealed((await startOf(store, key)).start),
    async seal(key) {
      const { bytes } = await store.read(key);
      await put(key, bytes, { media_type: SEALED_TYPE });
    },
  };
};
