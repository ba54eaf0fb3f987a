import type { EventEmitter } from 'node:events';

/**
 * Delays answers: the first ones of a source in a minute leave at once, each further one waits longer. Each process
 * counts for itself.
 */
export interface Throttle {
  /**
   * Counts one answer of the source, and waits as long as it must be delayed.
   * @param gone ends the wait when the client has disconnected.
   * @returns false when too many answers are delayed already: this one was not.
   */
  hold(source: string, gone: AbortSignal, bounds?: ThrottleLimits): Promise<boolean>;
}

/** Limits for one source. */
export interface ThrottleLimits {
  /** Answers per minute that are sent without delay. */
  readonly free: number;
  /** Most answers that are delayed at one time. */
  readonly held: number;
}

export interface ThrottleSettings extends ThrottleLimits {
  /** Each further answer is delayed by so much more than the one before. */
  readonly stepMilliseconds: number;
  readonly longestMilliseconds: number;
  /** Most answers that are delayed at one time, over all sources. */
  readonly heldOfAll: number;
}

const MINUTE = 60_000;
/** Most sources that are counted. Answers to further sources are not delayed. */
const SOURCES = 50_000;

const sleep = (milliseconds: number, gone: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      gone.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    gone.addEventListener('abort', done, { once: true });
    if (gone.aborted) done();
  });

export const createThrottle = (
  settings: ThrottleSettings,
  now: () => number = () => performance.now(),
): Throttle => {
  const { stepMilliseconds, longestMilliseconds, heldOfAll } = settings;
  let counts = new Map<string, number>();
  const waiting = new Map<string, number>();
  let waitingOfAll = 0;
  let began = Number.NEGATIVE_INFINITY;

  const wait = (source: string, by: 1 | -1): void => {
    waitingOfAll += by;
    const left = (waiting.get(source) ?? 0) + by;
    if (left > 0) waiting.set(source, left);
    else waiting.delete(source);
  };

  return {
    async hold(source, gone, { free, held } = settings) {
      if (now() - began >= MINUTE) {
        counts = new Map();
        began = now();
      }
      const count = (counts.get(source) ?? 0) + 1;
      if (count > 1 || counts.size < SOURCES) counts.set(source, count);
      if (count <= free) return true;
      if (waitingOfAll >= heldOfAll || (waiting.get(source) ?? 0) >= held) return false;
      wait(source, 1);
      await sleep(Math.min(longestMilliseconds, (count - free) * stepMilliseconds), gone);
      wait(source, -1);
      return true;
    },
  };
};

/** Runs work that may stop once the client has disconnected, which `close` shows. */
export const whileOpen = async <Result>(
  listener: EventEmitter,
  work: (gone: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const gone = new AbortController();
  const abort = () => gone.abort();
  listener.once('close', abort);
  try {
    return await work(gone.signal);
  } finally {
    listener.off('close', abort);
  }
};
