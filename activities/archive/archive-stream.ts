import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipArchive } from 'archiver';
import { CHUNK, textChunks } from './text-chunks.ts';

/** A file of the archive. */
export interface ArchiveFile {
  /** Ids and words of ours: paths are seen where the archive is unpacked and scanned. */
  readonly path: string;
  readonly bytes: AsyncIterable<Buffer | string> | Buffer | string;
  /** Pictures and PDFs do not get smaller: they are stored as they are, ten times faster. */
  readonly stored?: boolean;
}

/** A file that belongs into the archive, and is not where it was kept. */
export interface MissingFile {
  readonly path: string;
  /** What it is called, for those whom it is missing. */
  readonly missing: string;
}

export interface ArchivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Text becomes a fifth of its size in little time; whatever takes longer makes little of it smaller. */
export const COMPRESSION = { level: 1, chunkSize: CHUNK };

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

/** The bytes in large chunks; at their end it is known how many they were, and their hash. */
const measured = (bytes: ArchiveFile['bytes']) => {
  const hash = createHash('sha256');
  let size = 0;
  async function* chunks(): AsyncIterable<Buffer> {
    const all = typeof bytes === 'string' || Buffer.isBuffer(bytes) ? [Buffer.from(bytes)] : chunksOf(bytes);
    for await (const chunk of all) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  return { chunks, result: () => ({ bytes: size, sha256: hash.digest('hex') }) };
};

/** So that the same record makes the same bytes; the manifest says when it was made. */
const TIMESTAMP = new Date('2000-01-01T00:00:00Z');

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
  const archive = new ZipArchive({ zlib: COMPRESSION });
  const out = new PassThrough();
  const entries: ArchivedFile[] = [];
  // Where nobody reads on, the file that is open is closed with it.
  const givenUp = new AbortController();

  const append = async ({ path, bytes, stored = false }: ArchiveFile): Promise<ArchivedFile> => {
    const { chunks, result } = measured(bytes);
    const through = new PassThrough();
    // Rejects with the archiver's own error, too.
    const added = once(archive, 'entry', { signal: givenUp.signal });
    // A source that fails must not reach the archiver, which would wait for ever.
    const read = pipeline(chunks, through, { signal: givenUp.signal });
    archive.append(through, { name: path, date: TIMESTAMP, store: stored, mode: 0o600 });
    await Promise.all([read, added]);
    return { path, ...result() };
  };

  const fill = async (): Promise<void> => {
    for await (const file of files) entries.push(await append(file));
    await append({
      path: 'manifest.json',
      bytes: `${JSON.stringify({ ...head(), entries }, null, 2)}\n`,
    });
    await archive.finalize();
  };

  const written = pipeline(archive, out);
  void Promise.all([fill(), written]).catch((error: Error) => {
    archive.abort();
    givenUp.abort();
    out.destroy(error);
  });
  return out;
};
