import { setImmediate as others } from 'node:timers/promises';

/**
 * Long work on the event loop, in slices: while a transcript of megabytes is read, nobody else's request waits for longer
 * than one of them.
 */

/** In milliseconds. Longer ones hold others up, shorter ones cost more than they give. */
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

/** Items that are worked on between two chances to be interrupted. */
const CHUNK = 200;

/** A list in chunks, each of which others may come behind. */
export function* chunksOf<Item>(
  items: readonly Item[],
  work: (chunk: readonly Item[], at: number) => void,
): Interruptible<void> {
  for (let at = 0; at < items.length; at += CHUNK) {
    work(items.slice(at, at + CHUNK), at);
    yield;
  }
}

/** As `JSON.stringify` writes a list. */
export function* listAsJson(items: readonly unknown[]): Interruptible<string> {
  const parts: string[] = [];
  yield* chunksOf(items, (chunk) => parts.push(JSON.stringify(chunk).slice(1, -1)));
  return `[${parts.join()}]`;
}
