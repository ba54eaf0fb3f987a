import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkedKey, checkedPrefix, type ListedObject, ObjectAbsent, type RawStore } from './objects.ts';

const isAbsent = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** A quarter of the steps that the default would take, for pictures and documents. */
const READ_AT_ONCE = 256 * 1024;
/** So many bytes may wait for the disk. */
const GATHERED = 1024 * 1024;

/** What is being written has this name, which no key can have. */
const STAGED = '.new';

/** A folder of files, each under its key, readable by the service's own account alone (0600 in 0700). */
export const folderStore = (folder: string): RawStore => {
  const root = path.resolve(folder);
  const fileOf = (key: string) => path.join(root, ...checkedKey(key).split('/'));
  const below = (prefix: string) => path.join(root, ...checkedPrefix(prefix).split('/'));

  /** Removing the last object of a folder may meet the first one of the next: then once more. */
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

  /** Folders that became empty go with their last file, up to the root. */
  const prune = async (directory: string): Promise<void> => {
    for (let one = directory; one !== root && one.startsWith(root); one = path.dirname(one))
      if (
        !(await rmdir(one).then(
          () => true,
          () => false,
        ))
      )
        return;
  };

  async function* walk(directory: string): AsyncGenerator<ListedObject> {
    const entries = await readdir(directory, { withFileTypes: true }).catch((error: unknown) => {
      if (isAbsent(error)) return [];
      throw error;
    });
    for (const entry of entries) {
      const file = path.join(directory, entry.name);
      if (entry.isDirectory()) yield* walk(file);
      else if (entry.isFile()) {
        const about = await stat(file).catch(() => undefined);
        const key = path.relative(root, file).split(path.sep).join('/');
        if (about) yield { key, size: about.size, modified_at: about.mtime };
      }
    }
  }

  const write = async (file: string, content: Buffer | Readable, signal?: AbortSignal): Promise<void> => {
    const { name, handle } = await stage(path.dirname(file));
    try {
      if (Buffer.isBuffer(content)) {
        await handle.writeFile(content, signal ? { signal } : {});
        await handle.sync();
        await handle.close();
      } else {
        // Gathers what arrives while it writes; ends with the sync and the close.
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

  return {
    async put(key, content, { signal }) {
      try {
        await write(fileOf(key), content, signal);
      } finally {
        // Else whoever fills it would wait for ever.
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
    async remove(keys) {
      for (const key of keys) {
        const file = fileOf(key);
        await rm(file).catch((error: unknown) => {
          if (!isAbsent(error)) throw error;
        });
        await prune(path.dirname(file));
      }
    },
    // Also what a crash left half written: it is swept away like everything that no record knows.
    list: (prefix) => walk(below(prefix)),
    async abandon(prefix, before) {
      let abandoned = 0;
      for await (const { key, modified_at } of walk(below(prefix))) {
        if (!key.endsWith(STAGED) || (before && modified_at >= before)) continue;
        const file = fileOf(key);
        await rm(file, { force: true });
        await prune(path.dirname(file));
        abandoned += 1;
      }
      return abandoned;
    },
  };
};
