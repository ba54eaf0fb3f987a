import { setImmediate as others } from 'node:timers/promises';

/**
 * Runs long work on the event loop in slices: while megabytes of a transcript are read, no other request waits for
 * longer than one slice.
 */

/**
 * Length of a slice in milliseconds. Longer slices delay other requests more; shorter ones add cost without benefit.
 */
const SLICE_MS = 8;

/** Work that may be interrupted at each `yield`. */
export type Interruptible<Result> = Generator<undefined, Result>;

/** Waits until everything that is ready on the event loop has run. Called between two steps of long work. */
export const letOthersIn = (): Promise<void> => others();

/** Runs the work. Whenever a slice is over, other work on the event loop runs first. */
export const inSlices = async <Result>(work: Interruptible<Result>): Promise<Result> => {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await others();
    began = performance.now();
  }
};

/** Runs the work without interruption, if it is known to be short. */
export const atOnce = <Result>(work: Interruptible<Result>): Result => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};

/** Items in one chunk. */
const CHUNK = 200;

/** A list in chunks; the work may be interrupted after each. */
export function* chunksOf<Item>(
  items: readonly Item[],
  work: (chunk: readonly Item[], at: number) => void,
): Interruptible<void> {
  for (let at = 0; at < items.length; at += CHUNK) {
    work(items.slice(at, at + CHUNK), at);
    yield;
  }
}

/** Writes a list as JSON, with the same result as `JSON.stringify`. */
export function* listAsJson(items: readonly unknown[]): Interruptible<string> {
  const parts: string[] = [];
  yield* chunksOf(items, (chunk) => parts.push(JSON.stringify(chunk).slice(1, -1)));
  return `[${parts.join()}]`;
}
