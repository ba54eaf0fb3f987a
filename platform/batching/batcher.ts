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
 * @param options.ahead for what takes flushes one after the other by itself: a second one goes right behind the first,
 *   without waiting for its answer, once it is half as large; no third one does. So that there is always one to come,
 *   of more than so many items half are left for it.
 */
export const createBatcher = <Item, Result>(
  flush: (items: readonly Item[]) => Promise<readonly Result[]>,
  { largest = 500, triedAlone = true, ahead = 0 } = {},
): Batcher<Item, Result> => {
  let queue: Waiting<Item, Result>[] = [];
  const inFlight: number[] = [];
  let starting = false;

  const settle = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await flush(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (triedAlone && batch.length > 1 && wasRefused(error)) for (const one of batch) await settle([one]);
      else for (const { reject } of batch) reject(error);
    }
  };

  const nextSize = (): number =>
    Math.min(queue.length, largest, ahead > 0 ? Math.max(ahead, Math.ceil(queue.length / 2)) : largest);

  const mayFlush = (): boolean => {
    const [first, second] = inFlight;
    if (first === undefined) return queue.length > 0;
    return ahead > 0 && second === undefined && 2 * nextSize() >= first;
  };

  const run = async (): Promise<void> => {
    while (mayFlush()) {
      const size = nextSize();
      const batch = queue.slice(0, size);
      queue = queue.slice(size);
      inFlight.push(batch.length);
      await settle(batch);
      inFlight.shift();
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (starting || !mayFlush()) return;
      starting = true;
      setImmediate(() => {
        starting = false;
        void run();
      });
    });
};
