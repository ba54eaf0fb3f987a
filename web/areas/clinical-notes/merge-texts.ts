import { applyPatch, createPatch } from 'diff';

/**
 * Three-way merge of two texts that began as `base`, line by line.
 * @returns both changes in one text; undefined where they touch the same lines.
 */
export const mergeTexts = (base: string, mine: string, theirs: string): string | undefined => {
  const patch = createPatch('note', `${base}\n`, `${mine}\n`, '', '', { context: 1 });
  const merged = applyPatch(`${theirs}\n`, patch, { fuzzFactor: 0 });
  return merged === false ? undefined : merged.replace(/\n$/, '');
};
