/**
 * Writes the content stream of a page again with only what is drawn: without comments, without notes of programs, and
 * without hidden layers.
 */

/** The operators that use a name of the resources, and the kind of that resource (ISO 32000-2, 7.8.3). */
const NAMING: Readonly<Record<string, ResourceKind>> = {
  Tf: 'Font',
  gs: 'ExtGState',
  cs: 'ColorSpace',
  CS: 'ColorSpace',
  scn: 'Pattern',
  SCN: 'Pattern',
  sh: 'Shading',
  Do: 'XObject',
};
export type ResourceKind = 'Font' | 'ExtGState' | 'ColorSpace' | 'Pattern' | 'Shading' | 'XObject';

/**
 * All operators that draw or set the graphics state (ISO 32000-2, annex A), except marked content and inline
 * pictures.
 */
const OPERATORS = new Set(
  `b B b* B* BT BX c cm CS cs d d0 d1 Do ET EX f F f* G g gs h i j J K k l m M n q Q re RG rg ri s S SC sc SCN scn
   sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`.split(/\s+/),
);
/** Replacements inside a hidden layer: the graphics state changes as before, but nothing is painted. */
const UNPAINTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['b', 'B', 'b*', 'B*', 'f', 'F', 'f*', 's', 'S'].map((one) => [one, 'n'])),
  ...Object.fromEntries(['Do', 'sh', 'Tj', 'TJ'].map((one) => [one, ''])),
  "'": 'T*',
  '"': 'T*',
};

export interface DrawingRules {
  /** Whether the layer of this name is hidden. */
  isHiddenLayer(name: string): boolean;
  /** Whether the picture or form of this name belongs to a hidden layer. */
  isHiddenObject(name: string): boolean;
  /** The bytes of an inline picture, cleaned. */
  cleanPicture(dictionary: string, bytes: Uint8Array): Uint8Array;
}

export interface Drawing {
  readonly bytes: Uint8Array;
  /** The names of used resources, as they are spelled, without the slash. */
  readonly used: ReadonlyMap<ResourceKind, ReadonlySet<string>>;
}

const setOf = (text: string): ReadonlySet<number> => new Set([...text].map((one) => one.charCodeAt(0)));
const BLANK = setOf('\0\t\n\f\r ');
const DELIMITER = setOf('()<>[]{}/%');
const code = (one: string): number => one.charCodeAt(0);

/** @returns the end of the token that begins here. */
const endOfToken = (bytes: Uint8Array, start: number): number => {
  const regular = (from: number): number => {
    let at = from;
    while (at < bytes.length && !BLANK.has(bytes[at] as number) && !DELIMITER.has(bytes[at] as number))
      at += 1;
    return at;
  };
  const first = bytes[start];
  if (first === code('/')) return regular(start + 1);
  if (first === code('(')) {
    let depth = 0;
    for (let at = start; at < bytes.length; at += 1) {
      if (bytes[at] === code('\\')) at += 1;
      else if (bytes[at] === code('(')) depth += 1;
      else if (bytes[at] === code(')') && --depth === 0) return at + 1;
    }
    return bytes.length;
  }
  const twice = bytes[start + 1] === first;
  if (first === code('<') && !twice) {
    const end = bytes.indexOf(code('>'), start);
    return end < 0 ? bytes.length : end + 1;
  }
  if (first === code('<') || first === code('>')) return start + (twice ? 2 : 1);
  return DELIMITER.has(first as number) ? start + 1 : regular(start);
};

/** @returns the start of the next token. */
const afterBlanks = (bytes: Uint8Array, start: number): number => {
  let at = start;
  for (; at < bytes.length; at += 1)
    if (bytes[at] === code('%'))
      while (at < bytes.length && bytes[at] !== code('\n') && bytes[at] !== code('\r')) at += 1;
    else if (!BLANK.has(bytes[at] as number)) break;
  return at;
};

const SEEN_BEHIND = 12;
/** The end of an inline picture: a separate `EI` that is followed by text. */
const endOfPicture = (bytes: Uint8Array, start: number): number => {
  for (let at = start; at < bytes.length - 1; at += 1) {
    if (bytes[at] !== code('E') || bytes[at + 1] !== code('I') || !BLANK.has(bytes[at - 1] as number))
      continue;
    const behind = bytes.subarray(at + 2, at + 2 + SEEN_BEHIND);
    const isText = behind.every((one) => BLANK.has(one) || (one > 32 && one < 127));
    if (isText && (behind.length === 0 || BLANK.has(behind[0] as number))) return at;
  }
  return bytes.length;
};

/**
 * Of the properties of marked content, only the text that a ligature or a hyphen stands for is kept, because it is
 * what is copied.
 */
const spokenWords = (operands: readonly string[]): string | undefined => {
  const at = operands.indexOf('/ActualText');
  const words = at < 0 ? undefined : operands[at + 1];
  return words?.startsWith('(') || (words?.startsWith('<') && words !== '<<') ? words : undefined;
};

/** Reads the keys and values before a picture's bytes. @returns them, and the position after `ID`. */
const readPictureHead = (
  bytes: Uint8Array,
  start: number,
): { readonly dictionary: readonly string[]; readonly at: number } => {
  const dictionary: string[] = [];
  let at = afterBlanks(bytes, start);
  while (at < bytes.length) {
    const to = endOfToken(bytes, at);
    const token = Buffer.from(bytes.subarray(at, to)).toString('latin1');
    at = to;
    if (token === 'ID') break;
    dictionary.push(token);
    at = afterBlanks(bytes, at);
  }
  return { dictionary, at };
};

export const redraw = (bytes: Uint8Array, rules: DrawingRules): Drawing => {
  const out: Buffer[] = [];
  const used = new Map<ResourceKind, Set<string>>();
  const marks: { readonly hidden: boolean; readonly spoken: boolean }[] = [];
  let hidden = 0;
  let operands: string[] = [];
  let depth = 0;
  let saved = 0;
  const write = (text: string) => out.push(Buffer.from(`${text}\n`, 'latin1'));
  const use = (kind: ResourceKind, name: string | undefined) => {
    if (!name?.startsWith('/')) return;
    if (!used.has(kind)) used.set(kind, new Set());
    used.get(kind)?.add(name.slice(1));
  };

  const begin = (operator: string) => {
    const [tag, properties = ''] = operands;
    const off = operator === 'BDC' && tag === '/OC' && rules.isHiddenLayer(properties.slice(1));
    const words = operator === 'BDC' ? spokenWords(operands) : undefined;
    const spoken = words !== undefined && hidden === 0 && !off;
    if (spoken) write(`/Span <</ActualText ${words}>> BDC`);
    marks.push({ hidden: off, spoken });
    if (off) hidden += 1;
  };
  const end = () => {
    const mark = marks.pop();
    if (mark?.hidden) hidden -= 1;
    if (mark?.spoken) write('EMC');
  };
  const draw = (operator: string) => {
    const last = operands.at(operator === 'Tf' ? 0 : -1);
    const painted =
      hidden === 0 && !(operator === 'Do' && last !== undefined && rules.isHiddenObject(last.slice(1)));
    if (!painted && operator in UNPAINTED) {
      if (UNPAINTED[operator]) write(UNPAINTED[operator]);
      return;
    }
    // What is drawn afterwards would begin with the state before.
    if (operator === 'Q' && saved === 0) return;
    saved += operator === 'q' ? 1 : operator === 'Q' ? -1 : 0;
    const kind = NAMING[operator];
    if (kind) use(kind, last);
    write([...operands, operator].join(' '));
  };
  /** @returns the position after the picture. */
  const picture = (start: number): number => {
    const { dictionary, at } = readPictureHead(bytes, start);
    const from = at + 1;
    const to = endOfPicture(bytes, from);
    if (hidden === 0) {
      for (const name of dictionary) use('ColorSpace', name);
      const words = dictionary.join(' ');
      write(`BI ${words}`);
      out.push(Buffer.from('ID '), Buffer.from(rules.cleanPicture(words, bytes.subarray(from, to))));
      write('\nEI');
    }
    return to + 2;
  };

  for (let at = afterBlanks(bytes, 0); at < bytes.length; at = afterBlanks(bytes, at)) {
    const to = Math.max(at + 1, endOfToken(bytes, at));
    const token = Buffer.from(bytes.subarray(at, to)).toString('latin1');
    at = to;
    if (token === '[' || token === '<<') depth += 1;
    if (token === ']' || token === '>>') depth = Math.max(0, depth - 1);
    if (depth > 0 || /^[[\](<>/\d+.-]/.test(token) || /^(?:true|false|null)$/.test(token)) {
      operands.push(token);
      continue;
    }
    if (token === 'BMC' || token === 'BDC') begin(token);
    else if (token === 'EMC') end();
    else if (token === 'BI') at = picture(at);
    else if (OPERATORS.has(token)) draw(token);
    operands = [];
  }
  while (marks.length > 0) end();
  for (; saved > 0; saved -= 1) write('Q');
  return { bytes: Buffer.concat(out), used };
};
