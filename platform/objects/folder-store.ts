import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkedKey, checkedPrefix, type ListedObject, ObjectAbsent, type RawStore } from './objects.ts';

const isAbsent = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Larger than the default, so that pictures and documents take a quarter of the reads. */
const READ_AT_ONCE = 256 * 1024;
/** Most bytes that wait for the disk. */
const GATHERED = 1024 * 1024;

/** The suffix of files that are being written; no key can have it. */
const STAGED = '.new';

/** Tried again where removing the last object of the folder removed the folder meanwhile. */
const stage = async (directory: string) => {
  for (let attempt = 1; ; attempt += 1) {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const name = path.join(directory, `${randomUUID()}${STAGED}`);
    try {
      return { name, handle: await open(name, 'wx', 0o600) };
    } catch (error) {
      if (attempt === 3 || !isAbsent(error)) throw error;
    }
  }
};

/** The file is there whole, or not at all. */
const write = async (file: string, content: Buffer | Readable, signal?: AbortSignal): Promise<void> => {
  const { name, handle } = await stage(path.dirname(file));
  try {
    if (Buffer.isBuffer(content)) {
      await handle.writeFile(content, signal ? { signal } : {});
      await handle.sync();
      await handle.close();
    } else {
      // Gathers what arrives while it writes, and syncs before it closes.
      const disk = handle.createWriteStream({ flush: true, highWaterMark: GATHERED });
      await pipeline(content, disk, signal ? { signal } : {});
    }
    await rename(name, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(name, { force: true });
    throw error;
  }
  const directory = await open(path.dirname(file), 'r');
  await directory.sync().finally(() => directory.close());
};

/** Removes folders that became empty, up to the root. */
const prune = async (root: string, directory: string): Promise<void> => {
  for (let one = directory; one !== root && one.startsWith(root); one = path.dirname(one)) {
    const removed = await rmdir(one).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
};

async function* walk(root: string, directory: string): AsyncGenerator<ListedObject> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) yield* walk(root, file);
    else if (entry.isFile()) {
      const about = await stat(file).catch(() => undefined);
      const key = path.relative(root, file).split(path.sep).join('/');
      if (about) yield { key, size: about.size, modified_at: about.mtime };
    }
  }
}

/** A folder of files, each under its key, readable by the service's own account only (0600 in 0700). */
export const folderStore = (folder: string): RawStore => {
  const root = path.resolve(folder);
  const fileOf = (key: string) => path.join(root, ...checkedKey(key).split('/'));
  const below = (prefix: string) => path.join(root, ...checkedPrefix(prefix).split('/'));

  const remove: RawStore['remove'] = async (keys) => {
    for (const key of keys) {
      const file = fileOf(key);
      await rm(file).catch((error: unknown) => {
        if (!isAbsent(error)) throw error;
      });
      await prune(root, path.dirname(file));
    }
  };

  return {
    async put(key, content, { signal }) {
      try {
        await write(fileOf(key), content, signal);
      } finally {
        // Otherwise its producer would wait for ever.
        if (!Buffer.isBuffer(content)) content.destroy();
      }
    },
    async read(key, span) {
      try {
        const handle = await open(fileOf(key), 'r');
        const about = await handle.stat();
        if (about.isFile())
          return {
            bytes: createReadStream('', { fd: handle, highWaterMark: READ_AT_ONCE, ...span }),
            size: about.size,
          };
        await handle.close();
      } catch (error) {
        if (!isAbsent(error)) throw error;
      }
      throw new ObjectAbsent();
    },
    remove,
    // Lists files that a crash left half written too: the sweep removes them like everything without a record.
    list: (prefix) => walk(root, below(prefix)),
    async abandon(prefix, before) {
      let abandoned = 0;
      for await (const { key, modified_at } of walk(root, below(prefix))) {
        if (!key.endsWith(STAGED) || (before && modified_at >= before)) continue;
        const file = fileOf(key);
        await rm(file, { force: true });
        await prune(root, path.dirname(file));
        abandoned += 1;
      }
      return abandoned;
    },
    async *listVersions(prefix) {
      for await (const { key } of walk(root, below(prefix))) yield { key, version: null };
    },
    removeVersions: (versions) => remove(versions.map(({ key }) => key)),
  };
};
