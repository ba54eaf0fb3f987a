import { placeOf } from './client-address.ts';

/**
 * Slows down an address from which one bad token after another arrives. Each of its refusals is still the
 * same 401, only later; a good token never waits, from whichever address it comes. Counted by each process
 * for itself: what is protected is its own time.
 */
export interface FailureBrake {
  /**
   * Notes one failed authentication, and waits for as long as its answer is to be held back.
   * @param gone ends the wait: nobody listens any more.
   * @returns false when too many are held back already: then the connection should end with the answer.
   */
  failed(address: string, gone: AbortSignal): Promise<boolean>;
}

export interface BrakeSettings {
  /** Failures a minute that are answered at once. */
  readonly free: number;
  /** By so much longer is each further one held back. */
  readonly stepMilliseconds: number;
  readonly longestMilliseconds: number;
  /** Answers held back at one time, from all addresses. */
  readonly held: number;
}

const SETTINGS: BrakeSettings = { free: 1_000, stepMilliseconds: 1, longestMilliseconds: 1_000, held: 2_000 };
const MINUTE = 60_000;
/** Whoever has more addresses than this is not slowed down by address. */
const ADDRESSES = 50_000;

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

export const createFailureBrake = (
  settings: Partial<BrakeSettings> = {},
  now: () => number = () => performance.now(),
): FailureBrake => {
  const { free, stepMilliseconds, longestMilliseconds, held } = { ...SETTINGS, ...settings };
  let failures = new Map<string, number>();
  let began = Number.NEGATIVE_INFINITY;
  let waiting = 0;

  return {
    async failed(address, gone) {
      if (now() - began >= MINUTE) {
        failures = new Map();
        began = now();
      }
      const source = placeOf(address);
      const count = (failures.get(source) ?? 0) + 1;
      if (count > 1 || failures.size < ADDRESSES) failures.set(source, count);
      if (count <= free) return true;
      if (waiting >= held) return false;
      waiting += 1;
      await sleep(Math.min(longestMilliseconds, (count - free) * stepMilliseconds), gone);
      waiting -= 1;
      return true;
    },
  };
};
