/** Runs work within a limit of concurrent work for each key. */
export type KeyedSemaphore = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** How long work may wait to start, and what is thrown then. */
export interface WaitLimit {
  readonly milliseconds: number;
  readonly refusal: () => Error;
}

interface Queue {
  running: number;
  readonly waiting: Set<() => void>;
}

/** @throws the refusal, when the limit is over. */
const waitIn = (queue: Queue, limit: WaitLimit | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    queue.waiting.add(begin);
    if (limit)
      timer = setTimeout(() => {
        queue.waiting.delete(begin);
        reject(limit.refusal());
      }, limit.milliseconds);
  });

/**
 * A semaphore for each key. Waiting work starts in the order of arrival.
 * @param atOnce pieces of work of one key that run at the same time.
 * @param refuse is called before work waits, with the number of those that wait already; it may throw.
 * @param limit without it, work waits as long as it takes.
 */
export const createKeyedSemaphore = (
  atOnce: number,
  refuse: (waiting: number) => void = () => undefined,
  limit?: WaitLimit,
): KeyedSemaphore => {
  const queues = new Map<string, Queue>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: new Set() };
    queues.set(key, queue);
    if (queue.running < atOnce) queue.running += 1;
    else {
      refuse(queue.waiting.size);
      await waitIn(queue, limit);
    }
    try {
      return await work();
    } finally {
      const [next] = queue.waiting;
      if (next) {
        queue.waiting.delete(next);
        next();
      } else {
        queue.running -= 1;
        if (queue.running === 0) queues.delete(key);
      }
    }
  };
};
