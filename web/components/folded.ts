/** Letters without their accents, in lower case: a search for `agnes` finds `Ágnes`. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether two texts differ in accents and capitals at most. */
export const isSameText = (one: string, other: string): boolean =>
  folded(one.trim()) === folded(other.trim());

/** Whether a text holds every word of a search, in any order: `lind noa` finds `Noa Lind`. */
export const isFoundBy = (text: string, search: string): boolean => {
  const letters = folded(text);
  return folded(search)
    .split(/\s+/)
    .every((word) => letters.includes(word));
};
