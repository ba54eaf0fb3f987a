import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Debian's package libcommons-compress-java has it. */
const COMMONS_COMPRESS = '/usr/share/java/commons-compress.jar';

const READERS = [
  { name: "java.util.zip's ZipInputStream", program: 'JavaUtilZip.java', classes: [] },
  {
    name: "Commons Compress' ZipArchiveInputStream",
    program: 'CommonsCompress.java',
    classes: [COMMONS_COMPRESS],
  },
] as const;

export interface StreamedRead {
  readonly reader: string;
  /** Why the reader could not be tried on this machine. */
  readonly missing?: string;
  /** The hash of each file by its path, in the order of the archive. */
  readonly files: ReadonlyMap<string, string>;
}

const readWith = async (
  { name, program, classes }: (typeof READERS)[number],
  archive: string,
): Promise<StreamedRead> => {
  const absent = classes.find((jar) => !existsSync(jar));
  if (absent) return { reader: name, missing: `${absent} is not installed`, files: new Map() };
  const java = ['--class-path', classes.join(':') || '.', path.join(import.meta.dirname, program), archive];
  try {
    const { stdout } = await run('java', java, { maxBuffer: 64 * 1024 * 1024 });
    const lines = stdout.split('\n').filter((line) => line !== '');
    return { reader: name, files: new Map(lines.map((line) => [line.slice(65), line.slice(0, 64)])) };
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
    return { reader: name, missing: 'java is not installed', files: new Map() };
  }
};

/**
 * Reads an archive with readers that stream: they see each file before the list at the end, and refuse a stored file
 * whose size follows its bytes. Needs `java` (17 or newer) and Commons Compress.
 * @throws what the reader refuses, as the error of its process.
 */
export const readStreaming = async (zip: Buffer): Promise<readonly StreamedRead[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  try {
    const archive = path.join(folder, 'archive.zip');
    await writeFile(archive, zip);
    const reads: StreamedRead[] = [];
    for (const reader of READERS) reads.push(await readWith(reader, archive));
    return reads;
  } finally {
    await rm(folder, { recursive: true });
  }
};
