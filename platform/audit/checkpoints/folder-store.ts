import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import { requireNoTransaction } from '../../database/outside-transactions.ts';
import { CheckpointExists, type CheckpointStore, type StoredCheckpoint } from './store.ts';

/** Files in each folder, so that no folder grows without limit. */
const SHARD = 1_000;

const shardOf = (number: number): string => String(Math.floor(number / SHARD)).padStart(9, '0');
const nameOf = (number: number): string => `${String(number).padStart(12, '0')}.json`;

/** Sorted names; none where the folder does not exist yet. */
const names = async (folder: string, form: RegExp): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => form.test(name)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** A new file is durable only once its folder is synced as well. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/** A folder of files `000000000/000000000042.json`, read-only, one for each checkpoint. */
export const folderStore = (folder: string): CheckpointStore => {
  const shards = () => names(folder, /^\d{9}$/);
  const files = (shard: string) => names(path.join(folder, shard), /^\d{12}\.json$/);
  const read = async (shard: string, file: string): Promise<StoredCheckpoint> => ({
    number: Number.parseInt(file, 10),
    document: await readFile(path.join(folder, shard, file), 'utf8'),
  });

  return {
    async newest() {
      requireNoTransaction('The folder of checkpoints');
      for (const shard of (await shards()).reverse()) {
        const last = (await files(shard)).at(-1);
        if (last) return read(shard, last);
      }
      return undefined;
    },
    async append(number, document) {
      requireNoTransaction('The folder of checkpoints');
      const directory = path.join(folder, shardOf(number));
      await mkdir(directory, { recursive: true });
      const staged = path.join(directory, `.${randomUUID()}.new`);
      const handle = await open(staged, 'wx', 0o444);
      try {
        await handle.writeFile(document);
        await handle.sync();
        await handle.close();
        // Unlike a rename, a link never replaces an existing file.
        await link(staged, path.join(directory, nameOf(number)));
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new CheckpointExists(number) : error;
      } finally {
        await handle.close().catch(() => undefined);
        await unlink(staged);
      }
      for (const changed of [directory, folder]) await syncFolder(changed);
    },
    async *all() {
      for (const shard of await shards()) for (const file of await files(shard)) yield read(shard, file);
    },
  };
};
