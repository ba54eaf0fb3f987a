import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ZipArchive } from 'archiver';
import { CHUNK, textChunks } from './text-chunks.ts';

/** A file of the archive. */
export type ArchiveFile = {
  /** Ids and words of ours: paths are seen where the archive is unpacked and scanned. */
  readonly path: string;
} & (
  | { readonly bytes: AsyncIterable<Buffer | string> | string; readonly stored?: false }
  /**
   * Not compressed, which is ten times faster: pictures and PDFs do not get smaller. The bytes are in memory, because
   * readers that stream need the size and the checksum of a stored file before its bytes.
   */
  | { readonly bytes: Buffer; readonly stored: true }
);

/** Files up to this size, in bytes, may be stored. Larger ones are compressed as they are read. */
export const LARGEST_STORED = 8 * 1024 * 1024;

/** A file that belongs into the archive, and is not where it was kept. */
export interface MissingFile {
  readonly path: string;
  /** The title of the missing record, for the reader of the archive. */
  readonly missing: string;
}

/** The fastest level: text becomes a fifth of its size, and higher levels take longer for little. */
export const COMPRESSION = {
  level: 1,
  chunkSize: CHUNK,
  // zlib compresses on another thread: this much input may wait for it while more is made.
  writableHighWaterMark: 2 * 1024 * 1024,
};

/** Fixed, so that the same record makes the same bytes; the manifest says when. The mode lets only the owner read. */
const ATTRIBUTES = { date: new Date('2000-01-01T00:00:00Z'), mode: 0o600 };

async function* chunksOf(bytes: AsyncIterable<Buffer | string>): AsyncIterable<Buffer> {
  const texts = textChunks();
  for await (const part of bytes)
    if (typeof part === 'string') yield* texts.add(part);
    else {
      yield* texts.end();
      yield part;
    }
  yield* texts.end();
}

interface ManifestEntry {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Appends one file and waits until archiver has taken it.
 * @param closed aborted when the archive is closed: archiver itself would wait for ever.
 */
const append = async (
  archive: ZipArchive,
  { path, bytes, stored = false }: ArchiveFile,
  closed: AbortSignal,
): Promise<ManifestEntry> => {
  const hash = createHash('sha256');
  let size = 0;
  const summed = (chunk: Buffer): Buffer => {
    size += chunk.length;
    hash.update(chunk);
    return chunk;
  };
  async function* summedChunks(parts: AsyncIterable<Buffer | string>): AsyncIterable<Buffer> {
    for await (const chunk of chunksOf(parts)) yield summed(chunk);
  }
  const whole = typeof bytes === 'string' || Buffer.isBuffer(bytes);
  const source = whole
    ? summed(Buffer.from(bytes))
    : Readable.from(summedChunks(bytes), { highWaterMark: 1 }).on('error', (error) => archive.destroy(error));
  try {
    const added = once(archive, 'entry', { signal: closed });
    // An empty file is stored: compressed, archiver would announce a descriptor that streaming readers refuse.
    archive.append(source, { ...ATTRIBUTES, name: path, store: stored || (whole && size === 0) });
    await added;
    // archiver takes a buffer at once. The next file waits until this one has been read.
    await nextTurn();
    while (archive.writableNeedDrain) await once(archive, 'drain', { signal: closed });
    return { path, bytes: size, sha256: hash.digest('hex') };
  } finally {
    if (source instanceof Readable) source.destroy();
    if (bytes instanceof Readable) bytes.destroy();
  }
};

const appendAll = async (
  archive: ZipArchive,
  files: AsyncIterable<ArchiveFile>,
  head: () => Readonly<Record<string, unknown>>,
  closed: AbortSignal,
): Promise<void> => {
  const entries: ManifestEntry[] = [];
  for await (const file of files) entries.push(await append(archive, file, closed));
  const manifest = JSON.stringify({ ...head(), entries }, null, 2);
  await append(archive, { path: 'manifest.json', bytes: `${manifest}\n` }, closed);
};

/**
 * A ZIP of the files, as a stream: one file is open at a time, so memory does not grow with the archive. Readers that
 * stream take it too: no stored file has its size behind its bytes. It ends with `manifest.json`, which lists every
 * other file. A file that cannot be read destroys the stream with its error.
 * @param head what the manifest says beside its entries, once all of them are written.
 */
export const archiveOf = (
  files: AsyncIterable<ArchiveFile>,
  head: () => Readonly<Record<string, unknown>>,
): Readable => {
  const archive = new ZipArchive({ zlib: COMPRESSION });
  const closed = new AbortController();
  archive.once('close', () => closed.abort());
  appendAll(archive, files, head, closed.signal)
    .then(() => archive.finalize())
    .catch((error) => archive.destroy(error));
  return archive;
};
