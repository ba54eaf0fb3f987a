/**
 * Patterns that say how topics name something. Words are compared whole, so that a short word of one language is
 * never found inside a longer word of another one; accents, case and German umlauts written as two letters are ignored.
 */

interface Pattern {
  readonly words: readonly ((word: string) => boolean)[];
  /** Whether it names a place where other things happen too. Then it counts half. */
  readonly weak: boolean;
  /** Whether a topic that it occurs in is about something else. */
  readonly denies: boolean;
}

const FOLDED: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae' };

/** Lower case without accents. */
export const folded = (text: string): string =>
  text
    .toLocaleLowerCase('und')
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[ßœæ]/g, (letter) => FOLDED[letter] as string);

export interface TopicWord {
  /** The word, and its form with umlauts in place of `ae`, `oe` and `ue`. */
  readonly forms: readonly string[];
  readonly position: number;
}

export const wordsOf = (text: string): TopicWord[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word, position) => ({ forms: [...new Set([word, word.replaceAll(/([aou])e/g, '$1')])], position }));

const matcherOf = (token: string): ((word: string) => boolean) => {
  const stem = folded(token).replaceAll('*', '');
  const [before, after] = [token.startsWith('*'), token.endsWith('*')];
  if (before && after) return (word) => word.includes(stem);
  if (before) return (word) => word.endsWith(stem);
  if (after) return (word) => word.startsWith(stem);
  if (!token.includes('*')) return (word) => word === stem;
  const [start = '', end = ''] = folded(token).split('*');
  return (word) => word.length >= stem.length && word.startsWith(start) && word.endsWith(end);
};

/**
 * @param text patterns separated by commas. The words of one pattern, separated by spaces or hyphens, may occur
 *   anywhere in a topic.
 */
export const parsePatterns = (text: string): Pattern[] =>
  text.split(',').map((one) => {
    const pattern = one.trim();
    return {
      weak: pattern.startsWith('~'),
      denies: pattern.startsWith('!'),
      words: pattern
        .replace(/^[~!]/, '')
        .split(/[\s'’-]+/)
        .filter((token) => token.length > 1)
        .map(matcherOf),
    };
  });

const occurring = (
  { words: wanted }: Pattern,
  words: readonly TopicWord[],
  accept: (word: string) => boolean = () => true,
): TopicWord[] | undefined => {
  const found = wanted.map((fits) =>
    words.find(({ forms }) => forms.some((form) => fits(form) && accept(form))),
  );
  return found.every((word) => word !== undefined) ? found : undefined;
};

/** Whether the topic names what shows that it is about something else. */
export const denies = (patterns: readonly Pattern[], words: readonly TopicWord[]): boolean =>
  patterns.some((pattern) => pattern.denies && occurring(pattern, words) !== undefined);

export interface Match {
  /** 0 if nothing matches. Several words in one pattern count more than several patterns of one word. */
  readonly score: number;
  /** Position of the first matching word; Infinity if none matches. */
  readonly first: number;
}

export const match = (
  patterns: readonly Pattern[],
  words: readonly TopicWord[],
  accept: (word: string) => boolean = () => true,
): Match => {
  let score = 0;
  let first = Number.POSITIVE_INFINITY;
  const used = new Set<number>();
  for (const pattern of patterns.filter((one) => !one.denies)) {
    const { words: wanted, weak } = pattern;
    const found = occurring(pattern, words, accept);
    if (!found) continue;
    const places = found.map(({ position }) => position);
    // A second pattern that matches the same words adds nothing.
    const fresh = places.filter((place) => !used.has(place)).length;
    for (const place of places) used.add(place);
    score =
      Math.max(score, (weak ? 0.5 : 1) * wanted.length ** 1.5) + (fresh > 0 && !weak ? 0.25 * fresh : 0);
    first = Math.min(first, ...places);
  }
  return { score, first };
};
