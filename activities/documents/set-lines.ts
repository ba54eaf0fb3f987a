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

/** Of one direction, as it stands on the paper: odd levels run from right to left. */
interface Part {
  readonly runs: readonly FontRun[];
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

/** A word that is wider than a line comes apart. */
const fitting = (word: string, width: number, size: number, weight: Weight): string[] => {
  const wide = (text: string) => fontRuns(text, weight).reduce((sum, run) => sum + widthOf(run, size), 0);
  if (wide(word) <= width) return [word];
  const parts: string[] = [];
  for (const { segment: letter } of inLetters.segment(word)) {
    const last = parts.at(-1);
    if (last === undefined || wide(last + letter) > width) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
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
      runs.push({ ...run, x: at });
      at += widthOf(run, size);
    }
    x += part.width;
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

const linesOf = (paragraph: string, size: number, width: number, weight: Weight): SetLine[] => {
  const embedding = bidi.getEmbeddingLevels(paragraph, directionOf(paragraph));
  const rightToLeft = (embedding.paragraphs[0]?.level ?? 0) % 2 === 1;
  const levelAt = (at: number) => embedding.levels[at] ?? 0;

  const partsOf = (word: string, at: number): Part[] => {
    const texts: { text: string; readonly level: number }[] = [];
    let position = at;
    for (const character of word) {
      const level = levelAt(position);
      const last = texts.at(-1);
      if (last?.level === level) last.text += character;
      else texts.push({ text: character, level });
      position += character.length;
    }
    return texts.map(({ text, level }) => {
      const runs = fontRuns(level % 2 === 0 ? text : turned(text), weight);
      return { runs, level, width: runs.reduce((sum, run) => sum + widthOf(run, size), 0) };
    });
  };

  const pieces = wordsOf(paragraph).flatMap(({ word, at, spaced }) => {
    let position = at;
    return fitting(word, width, size, weight).map((text, index): Piece => {
      const parts = partsOf(text, position);
      position += text.length;
      return {
        parts,
        width: parts.reduce((sum, part) => sum + part.width, 0),
        // With a space in it: who searches or copies the text finds its words apart.
        space:
          spaced && index === 0
            ? { runs: fontRuns(' ', weight), width: size * 0.26, level: levelAt(at - 1) }
            : undefined,
      };
    });
  });
  const lines: Piece[][] = [];
  let filled = 0;
  for (const piece of pieces) {
    const line = lines.at(-1);
    const needed = (piece.space?.width ?? 0) + piece.width;
    if (line && filled + needed <= width) {
      line.push(piece);
      filled += needed;
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
