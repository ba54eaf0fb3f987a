import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createSums, type PackedText, packed, type Sums } from './packing.ts';
import { textChunks } from './text-chunks.ts';
import { descriptor, directory, fileHeader, type ZipEntry } from './zip-records.ts';

/** A file of the archive. */
export interface ArchiveFile {
  /** Ids and words of ours: paths are seen where the archive is unpacked and scanned. */
  readonly path: string;
  readonly bytes: AsyncIterable<Buffer | string> | Buffer | string | PackedText;
  /** Pictures and PDFs do not get smaller: they are stored as they are, ten times faster. */
  readonly stored?: boolean;
}

/** A file that belongs into the archive, and is not where it was kept. */
export interface MissingFile {
  readonly path: string;
  /** What it is called, for those whom it is missing. */
  readonly missing: string;
}

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

const isPacked = (bytes: ArchiveFile['bytes']): bytes is PackedText =>
  typeof bytes === 'object' && 'sums' in bytes;

/** The bytes in large chunks, each of them added to the sums. */
async function* summed(
  bytes: Exclude<ArchiveFile['bytes'], PackedText>,
  add: (chunk: Buffer) => void,
): AsyncIterable<Buffer> {
  const all = typeof bytes === 'string' || Buffer.isBuffer(bytes) ? [Buffer.from(bytes)] : chunksOf(bytes);
  for await (const chunk of all) {
    add(chunk);
    yield chunk;
  }
}

/** The bytes as they stand in the archive; at their end it is known what to say of them. */
const contentsOf = ({ bytes, stored }: ArchiveFile) => {
  if (isPacked(bytes)) return { chunks: bytes.chunks, result: () => bytes.sums };
  const { add, result } = createSums();
  const plain = summed(bytes, add);
  return { chunks: stored ? plain : packed(plain), result };
};

async function* zipOf(
  files: AsyncIterable<ArchiveFile>,
  head: () => Readonly<Record<string, unknown>>,
  onFile: (bytes: ArchiveFile['bytes']) => void,
): AsyncIterable<Buffer> {
  const entries: (ZipEntry & Sums)[] = [];
  let offset = 0;
  const counted = (bytes: Buffer): Buffer => {
    offset += bytes.length;
    return bytes;
  };
  async function* add(file: ArchiveFile): AsyncIterable<Buffer> {
    onFile(file.bytes);
    const { path, stored = false } = file;
    const begin = offset;
    yield counted(fileHeader({ path, stored }));
    const packedBegin = offset;
    const { chunks, result } = contentsOf(file);
    for await (const chunk of chunks) yield counted(chunk);
    const entry = { path, stored, ...result(), packedSize: offset - packedBegin, offset: begin };
    entries.push(entry);
    yield counted(descriptor(entry));
  }
  for await (const file of files) yield* add(file);
  const listed = entries.map(({ path, size, sha256 }) => ({ path, bytes: size, sha256 }));
  const manifest = JSON.stringify({ ...head(), entries: listed }, null, 2);
  yield* add({ path: 'manifest.json', bytes: `${manifest}\n` });
  yield directory(entries, offset);
}

/**
 * A ZIP of the files, as a stream: one file is open at a time, so memory does not grow with the archive.
 * Ends with `manifest.json`, which lists every other file. A file that cannot be read destroys the stream
 * with its error.
 * @param head what the manifest says beside its entries, once all of them are written.
 */
export const archiveOf = (
  files: AsyncIterable<ArchiveFile>,
  head: () => Readonly<Record<string, unknown>>,
): Readable => {
  let open: ArchiveFile['bytes'] = '';
  const archive = zipOf(files, head, (bytes) => {
    open = bytes;
  });
  const out = new PassThrough();
  // Its errors are those of what is read.
  void pipeline(archive, out).catch(() => undefined);
  return out.once('close', () => {
    // Where nobody reads on, or what it waits for never comes.
    if (open instanceof Readable) open.destroy();
  });
};
