/**
 * A scene consists of maps of JSON values. A seat may send nothing else, so this is the one place to change when a
 * frame starts to use another type of Yjs. The numbers are those of Yjs's update format, version 1.
 */

/** Names of the maps at the top level of a scene's document. */
export const ROOTS: ReadonlySet<string> = new Set(['items', 'settings', 'sand']);

export const STRUCT = { collected: 0, deleted: 1, bytes: 3, text: 4, type: 7, any: 8, skipped: 10 } as const;
/** Of Yjs's types: arrays, maps and texts. */
export const TYPES: ReadonlySet<number> = new Set([0, 1, 2]);

/**
 * `scene`: as above. `toy`: a toy of a session names its roots itself, and may have lists, texts and bytes beside maps,
 * also within each other; never documents, formats or XML.
 */
export type ContentsKind = 'scene' | 'toy';
const TOY_ROOT = /^[a-z][\w-]{0,63}$/i;
export const isRoot = (name: string, kind: ContentsKind): boolean =>
  kind === 'toy' ? TOY_ROOT.test(name) : ROOTS.has(name);

/** JSON values: lib0's `any` without big integers and bytes. */
export const VALUE = {
  bytes: 116,
  array: 117,
  object: 118,
  string: 119,
  true: 120,
  false: 121,
  float64: 123,
  float32: 124,
  integer: 125,
  null: 126,
  undefined: 127,
} as const;

/**
 * Most structs, deleted ranges, objects and arrays of an update: half a scene of 500 figures with all their changes.
 */
export const MOST_PARTS = 10_000;
/** How deep objects and arrays may nest. */
export const MOST_DEPTH = 16;
/** Memory that a part takes, in bytes, however few bytes encode it. */
export const BYTES_OF_PART = 20;
/** The largest scene, in bytes of its encoded state; a part counts as at least `BYTES_OF_PART`. */
export const LARGEST_SCENE = 2_000_000;
/**
 * The largest state vector that a seat may send, in bytes: it has twelve bytes for each browser that ever changed the
 * scene.
 */
export const LARGEST_STATE_VECTOR = 64 * 1_024;
