/**
 * A scene consists of maps of JSON values. A seat may send nothing else, so this is the one place to change when a
 * frame starts to use another type of Yjs. The numbers are those of Yjs's update format, version 1.
 */

/** Names of the maps at the top level of the document. */
export const ROOTS: ReadonlySet<string> = new Set(['items', 'settings', 'sand']);

export const STRUCT = { collected: 0, deleted: 1, any: 8, skipped: 10 } as const;

/** JSON values: lib0's `any` without big integers and bytes. */
export const VALUE = {
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
