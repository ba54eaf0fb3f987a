import type { Interruptible } from '../../platform/slices.ts';
import { invalid, issue } from '../problems.ts';

/**
 * Parses JSON and refuses everything that could be read in two ways. It works in steps, so that other requests can
 * run in between.
 */

const DEEPEST = 32;
/** Approximate characters of a list that are parsed in one step. */
const PIECE = 64 * 1024;
/** Characters, or texts, that are scanned in one step. */
const STEPS = 5_000;

export const malformed = () => invalid(issue('', 'malformed_json'));

const NUMBER = /[-+.0-9eE]+/y;

/**
 * The end of the text that begins with the quotation mark at `start`: the position after the next unescaped quotation
 * mark.
 */
const endOfText = (json: string, start: number): number => {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
  throw malformed();
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
};

/**
 * A long list that is a member of the document: the start and end of its content, and positions of commas where it
 * can be split.
 */
interface LongList {
  readonly name: string;
  readonly start: number;
  readonly cuts: number[];
  end: number;
}

/**
 * Finds what JSON.parse accepts although it is wrong: members that occur twice (the last would win silently),
 * unlimited nesting, and numbers out of range. What JSON.parse refuses is left to JSON.parse.
 * @returns the long lists among the members.
 */
function* walk(text: string): Interruptible<readonly LongList[]> {
  const names: (Set<string> | null)[] = [];
  const lists: LongList[] = [];
  let list: LongList | undefined;
  let member = '';
  let position = 0;
  let expectName = false;
  for (let step = 1; position < text.length; step += 1) {
    if (step % STEPS === 0) yield;
    const character = text[position];
    if (character === '"') {
      const start = position;
      position = endOfText(text, start);
      const open = names.at(-1);
      if (expectName && open) {
        const written = text.slice(start, position);
        const name = written.includes('\\') ? (parse(written) as string) : written.slice(1, -1);
        if (open.has(name)) throw malformed();
        open.add(name);
        if (names.length === 1) member = name;
        expectName = false;
      }
      continue;
    }
    if (character === '{' || character === '[') {
      names.push(character === '{' ? new Set() : null);
      if (names.length > DEEPEST) throw malformed();
      expectName = character === '{';
      if (character === '[' && names.length === 2 && names[0])
        list = { name: member, start: position + 1, cuts: [], end: 0 };
    } else if (character === '}' || character === ']') {
      if (list && names.length === 2) {
        list.end = position;
        if (list.cuts.length > 0) lists.push(list);
        list = undefined;
      }
      names.pop();
      expectName = false;
    } else if (character === ',') {
      expectName = names.at(-1) instanceof Set;
      if (list && names.length === 2 && position - (list.cuts.at(-1) ?? list.start) > PIECE)
        list.cuts.push(position);
    } else if (character === '-' || (character !== undefined && character >= '0' && character <= '9')) {
      NUMBER.lastIndex = position;
      const [written = ''] = NUMBER.exec(text) ?? [];
      if (!Number.isFinite(Number(written))) throw malformed();
      position += written.length;
      continue;
    }
    position += 1;
  }
  return lists;
}

/**
 * Parses every character once: long lists in pieces, and everything else with the long lists left empty. The text is
 * valid JSON exactly when all of these parts are valid and no piece is empty.
 * @throws Problem validation-error (`malformed_json`).
 */
export function* readJson(text: string): Interruptible<unknown> {
  const lists = yield* walk(text);
  let rest = '';
  let from = 0;
  for (const { start, end } of lists) {
    rest += text.slice(from, start);
    from = end;
  }
  const body = parse(rest + text.slice(from));
  for (const { name, start, cuts, end } of lists) {
    const items: unknown[] = [];
    let at = start;
    for (const cut of [...cuts, end]) {
      const piece = parse(`[${text.slice(at, cut)}]`) as unknown[];
      if (piece.length === 0) throw malformed();
      for (const item of piece) items.push(item);
      at = cut + 1;
      yield;
    }
    // `defineProperty` instead of an assignment, because the member may be called `__proto__`.
    Object.defineProperty(body, name, { value: items, enumerable: true, writable: true, configurable: true });
  }
  return body;
}
