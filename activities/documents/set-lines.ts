import bidiFactory from 'bidi-js';
import { type FontRun, fontRuns, type Weight, widthOf } from './fonts.ts';

/**
 * Sets text in lines: breaks them, orders them for the eye where a script runs from right to left
 * (Unicode bidirectional algorithm), and says where each piece of one face goes.
 */

export interface PlacedRun extends FontRun {
  /** From the left edge of the line. */
  readonly x: number;
}
export interface SetLine {
  readonly runs: readonly PlacedRun[];
  readonly width: number;
  /** The paragraph runs from right to left. */
  readonly rightToLeft: boolean;
}

interface Piece {
  readonly runs: readonly FontRun[];
  readonly width: number;
  readonly level: number;
  /** Room before it, unless it begins a line. */
  readonly space: number;
}

const bidi = bidiFactory();

/** Scripts that break anywhere between two characters. */
const BREAKS_ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Where words begin and what they are; a character of the East is a word of its own. */
const wordsOf = (
  text: string,
): { readonly word: string; readonly at: number; readonly spaced: boolean }[] => {
  const words: { word: string; at: number; spaced: boolean }[] = [];
  for (const { 0: chunk, index } of text.matchAll(/\S+/g)) {
    let spaced = index > 0;
    let word = '';
    let at = index;
    let position = index;
    for (const character of chunk) {
      const breaks =
        BREAKS_ANYWHERE.test(character) || (word !== '' && BREAKS_ANYWHERE.test([...word].at(-1) ?? ''));
      // A closing mark never begins a line.
      if (word !== '' && breaks && !/^[\p{Pe}\p{Pf}\p{Po}ー]/u.test(character)) {
        words.push({ word, at, spaced });
        [word, at, spaced] = ['', position, false];
      }
      word += character;
      position += character.length;
    }
    if (word !== '') words.push({ word, at, spaced });
  }
  return words;
};

/** A word that is wider than a line comes apart. */
const fitting = (word: string, width: number, size: number, weight: Weight): string[] => {
  const wide = (text: string) => fontRuns(text, weight).reduce((sum, run) => sum + widthOf(run, size), 0);
  if (wide(word) <= width) return [word];
  const parts: string[] = [];
  for (const character of word) {
    const last = parts.at(-1);
    if (last === undefined || wide(last + character) > width) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
};

/** Rule L2: from the highest level down, what stands at least so high is turned round. */
const inOrder = (pieces: readonly Piece[]): Piece[] => {
  const ordered = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      if ((ordered[start] as Piece).level < level) continue;
      let end = start;
      while (end + 1 < ordered.length && (ordered[end + 1] as Piece).level >= level) end += 1;
      ordered.splice(start, end - start + 1, ...ordered.slice(start, end + 1).reverse());
      start = end;
    }
  return ordered;
};

const placed = (pieces: readonly Piece[], size: number, rightToLeft: boolean): SetLine => {
  const runs: PlacedRun[] = [];
  let x = 0;
  let former: Piece | undefined;
  for (const piece of inOrder(pieces)) {
    // A space stands before its word in the order of reading: between two words from right to left that is
    // the one of the word on the left.
    if (former) x += former.level % 2 === 1 ? former.space : piece.space;
    for (const run of piece.level % 2 === 0 ? piece.runs : [...piece.runs].reverse()) {
      runs.push({ ...run, x });
      x += widthOf(run, size);
    }
    former = piece;
  }
  return { runs, width: x, rightToLeft };
};

const linesOf = (paragraph: string, size: number, width: number, weight: Weight): SetLine[] => {
  const embedding = bidi.getEmbeddingLevels(paragraph);
  const rightToLeft = (embedding.paragraphs[0]?.level ?? 0) % 2 === 1;
  const space = size * 0.26;
  const pieces = wordsOf(paragraph).flatMap(({ word, at, spaced }) =>
    fitting(word, width, size, weight).map((part, index): Piece => {
      const runs = fontRuns(part, weight);
      return {
        runs,
        width: runs.reduce((sum, run) => sum + widthOf(run, size), 0),
        level: embedding.levels[at] ?? 0,
        space: spaced && index === 0 ? space : 0,
      };
    }),
  );
  const lines: Piece[][] = [];
  let filled = 0;
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line && filled + piece.space + piece.width <= width) {
      line.push(piece);
      filled += piece.space + piece.width;
    } else {
      lines.push([piece]);
      filled = piece.width;
    }
  }
  return lines.map((line) => placed(line, size, rightToLeft));
};

/** @param width of the column, in the unit of `size`. */
export const setLines = (text: string, size: number, width: number, weight: Weight = 'regular'): SetLine[] =>
  text.split('\n').flatMap((paragraph) => linesOf(paragraph, size, width, weight));
