import bidiFactory from 'bidi-js';
import { type FontRun, fontRuns, type Weight, widthOf } from './fonts.ts';

/**
 * Sets text in lines: breaks lines, orders them visually where a script runs from right to left (Unicode
 * bidirectional algorithm), and computes the position of each piece with one font.
 */

export interface PlacedRun extends FontRun {
  /** Distance from the left edge of the line. */
  readonly x: number;
}
export interface SetLine {
  readonly runs: readonly PlacedRun[];
  readonly width: number;
  /** Whether the paragraph runs from right to left. */
  readonly rightToLeft: boolean;
}

/** Widths are in ems until the text is set: they are measured once, for any number of tried sizes. */
interface MeasuredRun extends FontRun {
  readonly width: number;
}

/** A piece with one direction, in visual order. Odd levels run from right to left. */
interface Part {
  readonly runs: readonly MeasuredRun[];
  readonly width: number;
  readonly level: number;
}

/** A word, or as much of it as fits on a line. */
interface Piece {
  readonly parts: readonly Part[];
  readonly width: number;
  /** The space before it, unless it begins a line. */
  readonly space: Part | undefined;
}

const bidi = bidiFactory();

/** Width of a space between two words, in ems. */
const SPACE = 0.26;

/** Scripts that allow a line break between any two characters. */
const BREAKS_ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Scripts without spaces between words. The runtime's dictionaries know where words end. */
const WORDS_ADJOIN = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const inWords = new Intl.Segmenter('th', { granularity: 'word' });
/** Splits text into user-perceived letters, with all their marks. */
const inLetters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** French punctuation has a space before it, but stays on the same line; any kind of space becomes a no-break space. */
const bound = (paragraph: string): string => paragraph.replaceAll(/(?<=«) | (?=[»?!:;])/g, '\u{a0}');
/** Text without a possible line break. */
const CHUNKS = /\S[\S\u{a0}\u{202f}]*/gu;

/** The words of a text and where they begin. A Chinese or Japanese character is a word of its own. */
const wordsOf = (
  text: string,
): { readonly word: string; readonly at: number; readonly spaced: boolean }[] => {
  const words: { word: string; at: number; spaced: boolean }[] = [];
  for (const { 0: chunk, index } of bound(text).matchAll(CHUNKS)) {
    let spaced = index > 0;
    let word = '';
    let at = index;
    let position = index;
    const adjoining = WORDS_ADJOIN.test(chunk);
    const units = adjoining ? Array.from(inWords.segment(chunk), ({ segment }) => segment) : chunk;
    for (const character of units) {
      const breaks =
        adjoining ||
        BREAKS_ANYWHERE.test(character) ||
        (word !== '' && BREAKS_ANYWHERE.test([...word].at(-1) ?? ''));
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

const widthOfAll = (measured: readonly { readonly width: number }[]): number =>
  measured.reduce((sum, { width }) => sum + width, 0);

const measuredRuns = (text: string, weight: Weight): MeasuredRun[] =>
  fontRuns(text, weight).map((run) => ({ ...run, width: widthOf(run, 1) }));

/** Splits a word that is wider than a line. Its letters are measured one by one; joined, they are not wider. */
const fitting = (word: string, room: number, weight: Weight): string[] => {
  const widths = new Map<string, number>();
  const parts: string[] = [];
  let filled = 0;
  for (const { segment: letter } of inLetters.segment(word)) {
    const width = widths.get(letter) ?? widthOfAll(measuredRuns(letter, weight));
    widths.set(letter, width);
    if (parts.length === 0 || filled + width > room) {
      parts.push(letter);
      filled = width;
    } else {
      parts[parts.length - 1] += letter;
      filled += width;
    }
  }
  return parts;
};

/** Rule L2: from the highest level down, every sequence of at least that level is reversed. */
const inOrder = (parts: readonly Part[]): Part[] => {
  const ordered = [...parts];
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      if ((ordered[start] as Part).level < level) continue;
      let end = start;
      while (end + 1 < ordered.length && (ordered[end + 1] as Part).level >= level) end += 1;
      ordered.splice(start, end - start + 1, ...ordered.slice(start, end + 1).reverse());
      start = end;
    }
  return ordered;
};

const placed = (pieces: readonly Piece[], size: number, rightToLeft: boolean): SetLine => {
  const runs: PlacedRun[] = [];
  let x = 0;
  const parts = pieces.flatMap(({ space, parts }, index) => (space && index > 0 ? [space, ...parts] : parts));
  for (const part of inOrder(parts)) {
    let at = x;
    for (const run of part.level % 2 === 0 ? part.runs : [...part.runs].reverse()) {
      const { width, ...placedRun } = run;
      runs.push({ ...placedRun, x: at });
      at += width * size;
    }
    x += part.width * size;
  }
  return { runs, width: x, rightToLeft };
};

const isOf = (names: readonly string[]) => (character: string) =>
  names.includes(bidi.getBidiCharTypeName(character));
const runsLeft = isOf(['R', 'AL']);
const runsRight = isOf(['L']);

/** Whether the visual order of the letters differs from the reading order. */
export const runsBackwards = (text: string): boolean => [...text].some(runsLeft);

/**
 * The direction of most of its letters, so that a foreign name at the start of a sentence does not change the
 * direction.
 */
const directionOf = (paragraph: string): 'ltr' | 'rtl' | undefined => {
  const characters = [...paragraph];
  const [left, right] = [characters.filter(runsLeft).length, characters.filter(runsRight).length];
  return left === right ? undefined : left > right ? 'rtl' : 'ltr';
};

/** What text shaping does not do: mirrors brackets, and reverses the order of neutral signs. */
const turned = (text: string): string => {
  const characters = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character);
  return (characters.some(runsLeft) ? characters : characters.reverse()).join('');
};

/** @returns a function that sets the paragraph in lines. */
const measuredParagraph = (paragraph: string, weight: Weight) => {
  const embedding = bidi.getEmbeddingLevels(paragraph, directionOf(paragraph));
  const rightToLeft = (embedding.paragraphs[0]?.level ?? 0) % 2 === 1;
  const levelAt = (at: number) => embedding.levels[at] ?? 0;

  const pieceOf = (word: string, at: number, space: Part | undefined): Piece => {
    const texts: { text: string; readonly level: number }[] = [];
    let position = at;
    for (const character of word) {
      const level = levelAt(position);
      const last = texts.at(-1);
      if (last?.level === level) last.text += character;
      else texts.push({ text: character, level });
      position += character.length;
    }
    const parts = texts.map(({ text, level }) => {
      const runs = measuredRuns(level % 2 === 0 ? text : turned(text), weight);
      return { runs, level, width: widthOfAll(runs) };
    });
    return { parts, width: widthOfAll(parts), space };
  };
  const apart = (word: string, at: number, { space }: Piece, room: number): Piece[] => {
    let position = at;
    return fitting(word, room, weight).map((text, index) => {
      const piece = pieceOf(text, position, index === 0 ? space : undefined);
      position += text.length;
      return piece;
    });
  };

  // A part with a space in it, so that words stay separate when the text is searched or copied.
  const spaceAt = (at: number): Part => ({
    runs: fontRuns(' ', weight).map((run) => ({ ...run, width: SPACE })),
    width: SPACE,
    level: levelAt(at),
  });
  const words = wordsOf(paragraph).map(({ word, at, spaced }) => ({
    word,
    at,
    piece: pieceOf(word, at, spaced ? spaceAt(at - 1) : undefined),
  }));
  return (size: number, width: number): SetLine[] => {
    const room = width / size;
    const lines: Piece[][] = [];
    let filled = 0;
    for (const { word, at, piece: whole } of words)
      for (const piece of whole.width <= room ? [whole] : apart(word, at, whole, room)) {
        const line = lines.at(-1);
        const needed = (piece.space?.width ?? 0) + piece.width;
        if (line && filled + needed <= room) {
          line.push(piece);
          filled += needed;
        } else {
          lines.push([piece]);
          filled = piece.width;
        }
      }
    return lines.map((line) => placed(line, size, rightToLeft));
  };
};

/**
 * @returns a function that sets the text in lines, for a size and a width in one unit. Measuring takes far longer
 *   than setting.
 */
export const measured = (text: string, weight: Weight = 'regular') => {
  const paragraphs = text.split('\n').map((paragraph) => measuredParagraph(paragraph, weight));
  return (size: number, width: number): SetLine[] => paragraphs.flatMap((set) => set(size, width));
};

/** @param width of the column, in the unit of `size`. */
export const setLines = (text: string, size: number, width: number, weight: Weight = 'regular'): SetLine[] =>
  measured(text, weight)(size, width);
