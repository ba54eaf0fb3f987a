import { isUnreachable } from '../database/unreachable.ts';

/**
 * Group commit without timers: an idle batcher flushes at the end of the current turn; whatever queues
 * while a flush is in flight goes with the next one.
 */
export type Batcher<Item, Result> = (item: Item) => Promise<Result>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The database refused the statement, and nothing of it happened. Anything else (a lost connection, a
 * time-out) leaves open what happened, and would only be waited for once more by each item.
 */
const wasRefused = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return (
    typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(58|XX)/.test(code) && !isUnreachable(error)
  );
};

/**
 * @param flush answers one result for each item, in the items' order. When the database refuses a batch,
 *   each of its items is tried alone once, so that one bad item fails by itself (unless `triedAlone` is false).
 */
export const createBatcher = <Item, Result>(
  flush: (items: readonly Item[]) => Promise<readonly Result[]>,
  { largest = 500, triedAlone = true } = {},
): Batcher<Item, Result> => {
  let queue: Waiting<Item, Result>[] = [];
  let running = false;

  const finish = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await flush(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (triedAlone && batch.length > 1 && wasRefused(error)) for (const one of batch) await finish([one]);
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
