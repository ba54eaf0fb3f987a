import type * as Y from 'yjs';
import type { SeatRole } from '../seat-role.ts';

/**
 * The sand: heights over the tray's floor. Each seat digs in a layer of its own, and the ground is the sum of the
 * layers: so both may dig at one place at once, nothing is lost, and both come to the same ground in whatever order
 * changes arrive. A layer is kept in pieces, of which a stroke writes a few.
 */

export const COLUMNS = 160;
export const ROWS = 100;
const SIDE = 20;
const PIECES_ACROSS = COLUMNS / SIDE;
const PIECES = PIECES_ACROSS * (ROWS / SIDE);
const CELLS = SIDE * SIDE;

/** Heights are whole numbers: 0 is the floor, `FULL` the brim of what can be heaped. */
export const FULL = 4_095;
/** Where the water stands. */
export const WATER = 420;
const LEVEL = 1_500;
/** Of wetness. */
export const WETTEST = 45;

/** Printable characters that JSON writes as they are. */
const LETTERS = Array.from({ length: 92 }, (_, index) => String.fromCharCode(35 + index)).filter(
  (letter) => letter !== '\\',
);
const BASE = LETTERS.length;
const VALUES = new Map(LETTERS.map((letter, value) => [letter, value]));
const MIDDLE = Math.floor((BASE * BASE) / 2);
const MIDDLE_WET = WETTEST;

/** `base` holds an opened save. */
const LAYERS = ['base', 'clinician', 'client'] as const;
type Layer = (typeof LAYERS)[number];

const isPiece = (value: unknown, length: number): value is string =>
  typeof value === 'string' && value.length === length;

/** A calm ground with some waves, the same at every seat. */
const groundAt = (column: number, row: number): number =>
  LEVEL +
  90 * Math.sin(column * 0.09 + 1.3) * Math.cos(row * 0.11) +
  50 * Math.sin(column * 0.21 + row * 0.17) +
  18 * Math.sin(column * 0.53 - row * 0.41 + 0.7);
const GROUND = Float32Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
  groundAt(cell % COLUMNS, Math.floor(cell / COLUMNS)),
);

const cellsOf = (piece: number): readonly number[] => {
  const first = Math.floor(piece / PIECES_ACROSS) * SIDE * COLUMNS + (piece % PIECES_ACROSS) * SIDE;
  return Array.from(
    { length: CELLS },
    (_, index) => first + Math.floor(index / SIDE) * COLUMNS + (index % SIDE),
  );
};
const CELLS_OF: readonly (readonly number[])[] = Array.from({ length: PIECES }, (_, piece) => cellsOf(piece));

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export class SandField {
  /** Of the ground, by cell: row after row from the back. */
  readonly heights = new Float32Array(GROUND);
  readonly wetness = new Float32Array(COLUMNS * ROWS);
  readonly #map: Y.Map<unknown>;
  readonly #own: Layer;
  readonly #layers = new Map(
    LAYERS.map((layer) => [
      layer,
      { heights: new Float32Array(COLUMNS * ROWS), wetness: new Float32Array(COLUMNS * ROWS) },
    ]),
  );
  readonly #unwritten = new Set<number>();
  #isWriting = false;

  /** @param onChange hears that the ground is another one. */
  constructor(map: Y.Map<unknown>, role: SeatRole, onChange: () => void) {
    this.#map = map;
    this.#own = role;
    for (const layer of LAYERS) for (let piece = 0; piece < PIECES; piece += 1) this.#read(layer, piece);
    this.#sum(CELLS_OF.flat());
    map.observe(({ keysChanged }) => {
      // What this seat writes of its strokes is there already.
      if (this.#isWriting) return;
      for (const key of keysChanged) this.#readKey(String(key));
      onChange();
    });
  }

  /** Changes a cell's ground by this seat's hand. */
  set(cell: number, height: number): void {
    const own = this.#layers.get(this.#own);
    if (!own) return;
    const before = own.heights[cell] ?? 0;
    const others = this.#rawHeight(cell) - before;
    own.heights[cell] = clamp(Math.round(clamp(height, 0, FULL) - others), -MIDDLE, MIDDLE);
    this.heights[cell] = clamp(others + (own.heights[cell] ?? 0), 0, FULL);
    this.#unwritten.add(pieceOf(cell));
  }

  wet(cell: number, wetness: number): void {
    const own = this.#layers.get(this.#own);
    if (!own) return;
    const before = own.wetness[cell] ?? 0;
    const others = this.#rawWetness(cell) - before;
    own.wetness[cell] = clamp(Math.round(clamp(wetness, 0, WETTEST) - others), -WETTEST, WETTEST);
    this.wetness[cell] = clamp(others + (own.wetness[cell] ?? 0), 0, WETTEST);
    this.#unwritten.add(pieceOf(cell));
  }

  /** Writes what was dug into the shared document. @param within runs a transaction. */
  write(within: (work: () => void) => void): void {
    if (this.#unwritten.size === 0) return;
    this.#isWriting = true;
    within(() => {
      for (const piece of this.#unwritten) this.#writePiece(this.#own, piece);
    });
    this.#isWriting = false;
    this.#unwritten.clear();
  }

  /** @returns the whole ground, as a save holds it; empty where nobody has dug. */
  saved(): string {
    if (![...this.#map.keys()].some((key) => key.startsWith('h/') || key.startsWith('w/'))) return '';
    const sum = { heights: new Float32Array(COLUMNS * ROWS), wetness: this.wetness };
    for (let cell = 0; cell < sum.heights.length; cell += 1)
      sum.heights[cell] = (this.heights[cell] ?? 0) - (GROUND[cell] ?? 0);
    return CELLS_OF.map((cells) => lettersOf(sum, cells)).join('');
  }

  /** Writes a saved ground; nothing where it is none. Within a transaction. */
  open(saved: string): void {
    if (saved.length !== PIECES * CELLS * 3) return;
    for (let piece = 0; piece < PIECES; piece += 1) {
      const letters = saved.slice(piece * CELLS * 3, (piece + 1) * CELLS * 3);
      this.#map.set(`h/base/${piece}`, letters.slice(0, CELLS * 2));
      this.#map.set(`w/base/${piece}`, letters.slice(CELLS * 2));
    }
  }

  #writePiece(layer: Layer, piece: number): void {
    const held = this.#layers.get(layer);
    const cells = CELLS_OF[piece];
    if (!held || !cells) return;
    const letters = lettersOf(held, cells);
    const put = (key: string, next: string) => {
      if (this.#map.get(key) !== next) this.#map.set(key, next);
    };
    put(`h/${layer}/${piece}`, letters.slice(0, CELLS * 2));
    if (cells.some((cell) => held.wetness[cell] !== 0) || this.#map.has(`w/${layer}/${piece}`))
      put(`w/${layer}/${piece}`, letters.slice(CELLS * 2));
  }

  #readKey(key: string): void {
    const [, name = '', number = ''] = key.split('/');
    const layer = LAYERS.find((one) => one === name);
    const piece = Number(number);
    const cells = CELLS_OF[piece];
    if (!layer || !cells || number !== String(piece)) return;
    this.#read(layer, piece);
    this.#sum(cells);
  }

  #read(layer: Layer, piece: number): void {
    const held = this.#layers.get(layer);
    const cells = CELLS_OF[piece];
    if (!held || !cells) return;
    const heights = this.#map.get(`h/${layer}/${piece}`);
    const wetness = this.#map.get(`w/${layer}/${piece}`);
    cells.forEach((cell, index) => {
      const [high, low] = isPiece(heights, CELLS * 2) ? [heights[index * 2], heights[index * 2 + 1]] : [];
      held.heights[cell] =
        high === undefined || low === undefined
          ? 0
          : (VALUES.get(high) ?? 0) * BASE + (VALUES.get(low) ?? 0) - MIDDLE;
      held.wetness[cell] = isPiece(wetness, CELLS)
        ? (VALUES.get(wetness[index] ?? '') ?? MIDDLE_WET) - MIDDLE_WET
        : 0;
    });
  }

  #rawHeight(cell: number): number {
    let height = GROUND[cell] ?? 0;
    for (const { heights } of this.#layers.values()) height += heights[cell] ?? 0;
    return height;
  }

  #rawWetness(cell: number): number {
    let sum = 0;
    for (const { wetness } of this.#layers.values()) sum += wetness[cell] ?? 0;
    return sum;
  }

  #sum(cells: readonly number[]): void {
    for (const cell of cells) {
      this.heights[cell] = clamp(this.#rawHeight(cell), 0, FULL);
      this.wetness[cell] = clamp(this.#rawWetness(cell), 0, WETTEST);
    }
  }
}

const pieceOf = (cell: number): number => {
  const row = Math.floor(cell / COLUMNS);
  return Math.floor(row / SIDE) * PIECES_ACROSS + Math.floor((cell % COLUMNS) / SIDE);
};

/** Two letters for each height, then one for each wetness. */
const lettersOf = (
  held: { readonly heights: Float32Array; readonly wetness: Float32Array },
  cells: readonly number[],
): string => {
  let letters = '';
  for (const cell of cells) {
    const value = clamp(Math.round(held.heights[cell] ?? 0) + MIDDLE, 0, BASE * BASE - 1);
    letters += `${LETTERS[Math.floor(value / BASE)]}${LETTERS[value % BASE]}`;
  }
  for (const cell of cells)
    letters += LETTERS[clamp(Math.round(held.wetness[cell] ?? 0) + MIDDLE_WET, 0, BASE - 1)];
  return letters;
};
