import * as decoding from 'lib0/decoding';
import { type ContentsKind, isRoot, MOST_DEPTH, MOST_PARTS, STRUCT, TYPES, VALUE } from './scene-contents.ts';
import { SceneFailure } from './scene-failure.ts';

/**
 * Reads an update as Yjs would, but constructs nothing: 30,000 documents within one of 223 KB cost more than a second
 * to decode and apply, and a few milliseconds to find here.
 */

const HAS_LEFT = 0x80;
const HAS_RIGHT = 0x40;
const HAS_KEY = 0x20;
const KIND = 0x1f;

const CONSTANTS: ReadonlySet<number> = new Set([VALUE.undefined, VALUE.null, VALUE.false, VALUE.true]);

const refuse = (): never => {
  throw new SceneFailure('unusable');
};

class Reader {
  readonly #decoder: decoding.Decoder;
  readonly #mostParts: number;
  readonly #kind: ContentsKind;
  parts = 0;

  constructor(update: Uint8Array, mostParts: number, kind: ContentsKind) {
    this.#decoder = decoding.createDecoder(update);
    this.#mostParts = mostParts;
    this.#kind = kind;
  }

  get isToy(): boolean {
    return this.#kind === 'toy';
  }

  /** The name of something in the top level. */
  root(): void {
    if (!isRoot(this.text(), this.#kind)) refuse();
  }

  bytes(): void {
    this.skip(this.number());
  }

  number(): number {
    return decoding.readVarUint(this.#decoder);
  }

  byte(): number {
    return decoding.hasContent(this.#decoder) ? decoding.readUint8(this.#decoder) : refuse();
  }

  /** A number of JSON, which has a sign. */
  integer(): number {
    return decoding.readVarInt(this.#decoder);
  }

  text(): string {
    const text = decoding.readVarString(this.#decoder);
    this.skip(0);
    return text;
  }

  /** A text. @returns its length in UTF-16, as Yjs counts. */
  characters(): number {
    return this.text().length;
  }

  skip(bytes: number): void {
    if (bytes > this.#decoder.arr.length - this.#decoder.pos) refuse();
    this.#decoder.pos += bytes;
  }

  /** Says before each part that there is one more. */
  part(): void {
    this.parts += 1;
    if (this.parts > this.#mostParts) refuse();
  }

  end(): void {
    if (decoding.hasContent(this.#decoder)) refuse();
  }
}

const skipValue = (reader: Reader, depth = 0): void => {
  const skipEntries = (hasKeys: boolean): void => {
    reader.part();
    if (depth === MOST_DEPTH) refuse();
    for (let left = reader.number(); left > 0; left -= 1) {
      if (hasKeys) reader.text();
      skipValue(reader, depth + 1);
    }
  };
  const kind = reader.byte();
  if (kind === VALUE.integer) reader.integer();
  else if (kind === VALUE.float32) reader.skip(4);
  else if (kind === VALUE.float64) reader.skip(8);
  else if (kind === VALUE.string) reader.text();
  else if (kind === VALUE.bytes && reader.isToy) reader.bytes();
  else if (kind === VALUE.array) skipEntries(false);
  else if (kind === VALUE.object) skipEntries(true);
  else if (!CONSTANTS.has(kind)) refuse();
};

const skipId = (reader: Reader): void => {
  reader.number();
  reader.number();
};

/** Where an item stands that has no neighbours: in one of a scene's maps, under a key; in a toy, in any of its types. */
const skipPlace = (reader: Reader, info: number): void => {
  const hasKey = (info & HAS_KEY) !== 0;
  if (!hasKey && !reader.isToy) refuse();
  const isInRoot = reader.number();
  if (isInRoot === 1) reader.root();
  else if (isInRoot === 0 && reader.isToy) skipId(reader);
  else refuse();
  if (hasKey) reader.text();
};

/** @returns the length of what only toys have. */
const skipToyContent = (reader: Reader, kind: number): number => {
  if (!reader.isToy) refuse();
  if (kind === STRUCT.text) return Math.max(1, reader.characters());
  if (kind === STRUCT.bytes) reader.bytes();
  else if (kind !== STRUCT.type || !TYPES.has(reader.number())) refuse();
  return 1;
};

/** @returns the struct's length. */
const skipStruct = (reader: Reader): number => {
  const info = reader.byte();
  const kind = info & KIND;
  if (kind === STRUCT.collected || kind === STRUCT.skipped) return reader.number();
  if (kind !== STRUCT.deleted && kind !== STRUCT.any && !reader.isToy) refuse();
  if (info & HAS_LEFT) skipId(reader);
  if (info & HAS_RIGHT) skipId(reader);
  if ((info & (HAS_LEFT | HAS_RIGHT)) === 0) skipPlace(reader, info);
  if (kind !== STRUCT.deleted && kind !== STRUCT.any) return skipToyContent(reader, kind);
  const length = reader.number();
  if (kind === STRUCT.any) for (let left = length; left > 0; left -= 1) skipValue(reader);
  return length;
};

const skipStructs = (reader: Reader): void => {
  for (let clients = reader.number(); clients > 0; clients -= 1) {
    reader.part();
    const structs = reader.number();
    reader.number();
    let clock = reader.number();
    for (let left = structs; left > 0; left -= 1) {
      reader.part();
      clock += skipStruct(reader);
    }
    if (!Number.isSafeInteger(clock)) refuse();
  }
};

const skipDeletions = (reader: Reader): void => {
  for (let clients = reader.number(); clients > 0; clients -= 1) {
    reader.part();
    reader.number();
    for (let left = reader.number(); left > 0; left -= 1) {
      reader.part();
      skipId(reader);
    }
  }
};

/**
 * @returns of how many parts the update consists.
 * @throws SceneFailure (`unusable`) for what is no update, has something that scenes do not use, or too many parts.
 */
export const checkUpdate = (
  update: Uint8Array,
  mostParts = MOST_PARTS,
  kind: ContentsKind = 'scene',
): number => {
  const reader = new Reader(update, mostParts, kind);
  try {
    skipStructs(reader);
    skipDeletions(reader);
    reader.end();
  } catch {
    // lib0 throws errors of its own where the bytes end too soon.
    refuse();
  }
  return reader.parts;
};
