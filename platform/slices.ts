import { setImmediate as others } from 'node:timers/promises';

/**
 * Runs long work on the event loop in slices: while megabytes of a transcript are read, no other request waits for
 * longer than one slice.
 */

/** In milliseconds. Longer slices delay others, shorter ones cost more than they help. */
const SLICE_MS = 8;

/** Work that may be interrupted at each `yield`. */
export type Interruptible<Result> = Generator<undefined, Result>;

/** Between two steps of long work: whatever waits on the event loop comes first. */
export const letOthersIn = (): Promise<void> => others();

/** Others come in between, whenever a slice is over. */
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

/** For work that is known to be short. */
export const atOnce = <Result>(work: Interruptible<Result>): Result => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};

/** Items between two opportunities to interrupt. */
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

/** Writes a list like `JSON.stringify`. */
export function* listAsJson(items: readonly unknown[]): Interruptible<string> {
  const parts: string[] = [];
  yield* chunksOf(items, (chunk) => parts.push(JSON.stringify(chunk).slice(1, -1)));
  return `[${parts.join()}]`;
}
