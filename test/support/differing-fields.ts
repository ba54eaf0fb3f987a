import type { WireRecord } from './world.ts';

/** The names of the fields that read otherwise, sorted. */
export const differingFields = (before: WireRecord, after: WireRecord): string[] =>
  Object.keys(after)
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .toSorted();
