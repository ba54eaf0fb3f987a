import * as decoding from 'lib0/decoding';
import { type ContentsKind, isRoot, MOST_DEPTH, MOST_PARTS, STRUCT, TYPES, VALUE } from './scene-contents.ts';
import { SceneFailure } from './scene-failure.ts';

/**
 * Parses an update as Yjs would, without building anything. An update of 223 KB can hold 30,000 documents: decoding
 * and applying them takes more than a second, finding them here takes a few milliseconds.
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

  /** A signed integer, as JSON values hold. */
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

  /** Called before each part; counts them against the limit. */
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

/** Skips where an item without neighbours belongs: a key of a map of the scene, or any type of a toy. */
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
  // Yjs takes it for a gap when it applies the update, and for an item when it merges it with another one.
  if (kind === STRUCT.skipped && info !== kind) refuse();
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
 * @returns how many parts the update has.
 * @throws SceneFailure (`unusable`) for bytes that are no update, that use types which scenes do not have, or that
 *   have too many parts.
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
    // lib0 throws its own errors where the bytes end too soon.
    refuse();
  }
  return reader.parts;
};
