import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ZipArchive } from 'archiver';
import { CHUNK, textChunks } from './text-chunks.ts';

/** A file of the archive. */
export type ArchiveFile = {
  /** Consists of ids and words of ours, because other people may see paths where the archive is unpacked or scanned. */
  readonly path: string;
} & (
  | { readonly bytes: AsyncIterable<Buffer | string> | string; readonly stored?: false }
  /**
   * Stored without compression, which is ten times faster: pictures and PDFs do not get smaller. The bytes are in
   * memory, because streaming readers need size and checksum of a stored file before its bytes.
   */
  | { readonly bytes: Buffer; readonly stored: true }
);

/** Files up to this size, in bytes, may be stored. Larger ones are compressed as they are read. */
export const LARGEST_STORED = 8 * 1024 * 1024;

/** A file that belongs to the archive but is not in the store. */
export interface MissingFile {
  readonly path: string;
  /** The title of the missing record, for the reader of the archive. */
  readonly missing: string;
}

/** The fastest level: text becomes a fifth of its size, and higher levels take longer for little gain. */
export const COMPRESSION = {
  level: 1,
  chunkSize: CHUNK,
  // zlib compresses on another thread; this much input may wait for it.
  writableHighWaterMark: 2 * 1024 * 1024,
};

/**
 * Fixed values, so that the same records give the same bytes; the manifest has the time. With this mode only the
 * owner can read the files.
 */
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
 * Appends one file and waits until archiver has accepted it.
 * @param closed aborted when the archive is closed; archiver itself would wait for ever.
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
    // An empty file is stored. If it were compressed, archiver would write a data descriptor, which streaming readers
    // refuse.
    archive.append(source, { ...ATTRIBUTES, name: path, store: stored || (whole && size === 0) });
    await added;
    // archiver accepts a buffer at once. The next file waits until this one has been read.
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
 * A ZIP of the files, as a stream. One file is open at a time, so memory does not grow with the archive. Streaming
 * readers accept it too, because the size of every stored file precedes its bytes. It ends with `manifest.json`,
 * which lists all other files. A file that cannot be read destroys the stream with its error.
 * @param head the members of the manifest beside its entries; called when all files are written.
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
