import { isUnreachable } from '../database/unreachable.ts';

/**
 * Group commit without timers. An idle batcher flushes at the end of the current turn of the event loop. Items that
 * arrive while a flush is in flight go with the next one.
 */
export type Batcher<Item, Result> = (item: Item) => Promise<Result>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The database refused the statement, so nothing of it happened. After any other error (a lost connection, a time-out)
 * it is unknown what happened, so a retry could write twice.
 */
const wasRefused = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return (
    typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(58|XX)/.test(code) && !isUnreachable(error)
  );
};

/**
 * @param flush returns one result for each item, in the items' order. If the database refuses a batch, each of its items
 *   is retried individually once, so that one bad item fails alone (unless `retryIndividually` is false).
 */
export const createBatcher = <Item, Result>(
  flush: (items: readonly Item[]) => Promise<readonly Result[]>,
  { largest = 500, retryIndividually = true } = {},
): Batcher<Item, Result> => {
  let queue: Waiting<Item, Result>[] = [];
  let running = false;

  const finish = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await flush(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (retryIndividually && batch.length > 1 && wasRefused(error))
        for (const one of batch) await finish([one]);
      else for (const { reject } of batch) reject(error);
    }
  };

  const run = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.slice(0, largest);
      queue = queue.slice(largest);
      await finish(batch);
    }
    running = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (running) return;
      running = true;
      setImmediate(() => void run());
    });
};

/** A batcher for each key, for as long as something of that key waits or runs. */
export type KeyedBatcher<Item, Result> = (key: string, item: Item) => Promise<Result>;

/** @param flush as in `createBatcher`, with items of one key. */
export const createKeyedBatcher = <Item, Result>(
  flush: (key: string, items: readonly Item[]) => Promise<readonly Result[]>,
): KeyedBatcher<Item, Result> => {
  const batchers = new Map<string, { readonly add: Batcher<Item, Result>; pending: number }>();
  return async (key, item) => {
    const batcher = batchers.get(key) ?? { add: createBatcher((items) => flush(key, items)), pending: 0 };
    batchers.set(key, batcher);
    batcher.pending += 1;
    try {
      return await batcher.add(item);
    } finally {
      batcher.pending -= 1;
      if (batcher.pending === 0) batchers.delete(key);
    }
  };
};
