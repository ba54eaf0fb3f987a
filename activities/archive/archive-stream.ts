import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipArchive } from 'archiver';

/** A file of the archive. */
export interface ArchiveFile {
  /** Ids and words of ours: paths are seen where the archive is unpacked and scanned. */
  readonly path: string;
  readonly bytes: Readable | Buffer | string;
  /** Pictures and PDFs do not get smaller: they are stored as they are, ten times faster. */
  readonly stored?: boolean;
}

export interface ArchivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Lets the bytes through, and knows at their end how many they were and their hash. */
const measured = () => {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      hash.update(chunk);
      bytes += chunk.length;
      pass(null, chunk);
    },
  });
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) };
};

/** So that the same record makes the same bytes; the manifest says when it was made. */
const TIMESTAMP = new Date('2000-01-01T00:00:00Z');

/**
 * A ZIP of the files, as a stream: one file is open at a time, so memory does not grow with the archive.
 * Ends with `manifest.json`, which lists every other file. A file that cannot be read destroys the stream
 * with its error.
 * @param head what the manifest says beside its entries.
 */
export const archiveOf = (
  files: AsyncIterable<ArchiveFile>,
  head: Readonly<Record<string, unknown>>,
): Readable => {
  const archive = new ZipArchive({ zlib: { level: 1 } });
  const out = new PassThrough();
  const entries: ArchivedFile[] = [];

  const append = async ({ path, bytes, stored = false }: ArchiveFile): Promise<ArchivedFile> => {
    const { through, result } = measured();
    // Rejects with the archiver's own error, too.
    const added = once(archive, 'entry');
    // A source that fails must not reach the archiver, which would wait for ever.
    const read = pipeline(Readable.from(bytes instanceof Readable ? bytes : [Buffer.from(bytes)]), through);
    archive.append(through, { name: path, date: TIMESTAMP, store: stored, mode: 0o600 });
    await Promise.all([read, added]);
    return { path, ...result() };
  };

  const fill = async (): Promise<void> => {
    for await (const file of files) entries.push(await append(file));
    await append({
      path: 'manifest.json',
      bytes: `${JSON.stringify({ ...head, entries }, null, 2)}\n`,
    });
    await archive.finalize();
  };

  const written = pipeline(archive, out);
  void Promise.all([fill(), written]).catch((error: Error) => {
    archive.abort();
    out.destroy(error);
  });
  return out;
};
