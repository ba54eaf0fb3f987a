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

/** In ems, as all widths are until the text is set: they are measured once, whatever sizes are tried. */
interface MeasuredRun extends FontRun {
  readonly width: number;
}

/** Of one direction, as it stands on the paper: odd levels run from right to left. */
interface Part {
  readonly runs: readonly MeasuredRun[];
  readonly width: number;
  readonly level: number;
}

/** A word, or as much of it as fits into a line. */
interface Piece {
  readonly parts: readonly Part[];
  readonly width: number;
  /** Room before it, unless it begins a line. */
  readonly space: Part | undefined;
}

const bidi = bidiFactory();

/** Between two words. */
const SPACE = 0.26;

/** Scripts that break anywhere between two characters. */
const BREAKS_ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Scripts that write words without room between them; where they end is known to the dictionaries of the runtime. */
const WORDS_ADJOIN = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const inWords = new Intl.Segmenter('th', { granularity: 'word' });
/** What is one letter to the eye, with all its marks. */
const inLetters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** French marks stand apart from what they belong to and yet on one line with it, however the space was written. */
const bound = (paragraph: string): string => paragraph.replaceAll(/(?<=«) | (?=[»?!:;])/g, '\u{a0}');
/** What no line ends in. */
const CHUNKS = /\S[\S\u{a0}\u{202f}]*/gu;

/** Where words begin and what they are; a character of the East is a word of its own. */
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

/** A word that is wider than a line comes apart. Its letters are measured one by one: joined, they are no wider. */
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

/** Rule L2: from the highest level down, what stands at least so high is turned round. */
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

/** Whether the eye meets its letters in another order than they are read in. */
export const runsBackwards = (text: string): boolean => [...text].some(runsLeft);

/** That of most of its letters: a name that a sentence begins with does not turn it round. */
const directionOf = (paragraph: string): 'ltr' | 'rtl' | undefined => {
  const characters = [...paragraph];
  const [left, right] = [characters.filter(runsLeft).length, characters.filter(runsRight).length];
  return left === right ? undefined : left > right ? 'rtl' : 'ltr';
};

/** What the shaping of letters leaves to us: brackets open to the other side, and signs alone stand in the other order. */
const turned = (text: string): string => {
  const characters = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character);
  return (characters.some(runsLeft) ? characters : characters.reverse()).join('');
};

/** @returns what sets the paragraph in lines. */
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

  // With a space in it: who searches or copies the text finds its words apart.
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

/** @returns what sets the text in lines of a size and a width, in one unit: measuring takes far longer than that. */
export const measured = (text: string, weight: Weight = 'regular') => {
  const paragraphs = text.split('\n').map((paragraph) => measuredParagraph(paragraph, weight));
  return (size: number, width: number): SetLine[] => paragraphs.flatMap((set) => set(size, width));
};

/** @param width of the column, in the unit of `size`. */
export const setLines = (text: string, size: number, width: number, weight: Weight = 'regular'): SetLine[] =>
  measured(text, weight)(size, width);
