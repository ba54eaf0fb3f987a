import { COLUMNS, FULL, ROWS, type SandField, WETTEST } from './sand-field.ts';

export const SAND_TOOLS = ['dig', 'heap', 'smooth', 'rake', 'wet'] as const;
export type SandTool = (typeof SAND_TOOLS)[number];

/** Radius of the brush, in cells. */
export const BRUSHES = { small: 4, medium: 8, large: 14 } as const;
export type BrushSize = keyof typeof BRUSHES;

/** A place in the sand, in cells. */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

export interface Dab {
  readonly tool: SandTool;
  readonly radius: number;
  /** Where the hand moves to, of length 1; nothing where it stands. */
  readonly along?: Spot | undefined;
}

/** How much one touch moves, in heights. */
const DEPTH = 150;
/** Sand that is steeper than this slides, in heights from cell to cell. */
const STEEPEST = 260;
const DRIER_STANDS = 1.8;
/** Between the teeth of the rake, in cells. */
const TEETH = 3.4;
const FURROW = 95;

const at = (field: SandField, column: number, row: number): number =>
  field.heights[
    Math.min(ROWS - 1, Math.max(0, row)) * COLUMNS + Math.min(COLUMNS - 1, Math.max(0, column))
  ] ?? 0;

const meanAround = (field: SandField, column: number, row: number): number =>
  (at(field, column - 1, row) +
    at(field, column + 1, row) +
    at(field, column, row - 1) +
    at(field, column, row + 1) +
    2 * at(field, column, row)) /
  6;

interface Touched extends Spot {
  readonly cell: number;
  /** From 1 in the middle of the brush to 0 at its edge. */
  readonly strength: number;
}

const touched = ({ column, row }: Spot, radius: number): readonly Touched[] => {
  const found: Touched[] = [];
  for (let y = Math.max(0, Math.ceil(row - radius)); y <= Math.min(ROWS - 1, row + radius); y += 1)
    for (
      let x = Math.max(0, Math.ceil(column - radius));
      x <= Math.min(COLUMNS - 1, column + radius);
      x += 1
    ) {
      const distance = Math.hypot(x - column, y - row) / radius;
      if (distance >= 1) continue;
      found.push({ column: x, row: y, cell: y * COLUMNS + x, strength: (1 - distance * distance) ** 2 });
    }
  return found;
};

/** Wet sand stands steeper than dry sand. */
const slide = (field: SandField, cells: readonly Touched[]): void => {
  for (const { column, row, cell } of cells) {
    const height = field.heights[cell] ?? 0;
    const steepest = STEEPEST * (1 + ((field.wetness[cell] ?? 0) / WETTEST) * DRIER_STANDS);
    const lowest = Math.min(
      at(field, column - 1, row),
      at(field, column + 1, row),
      at(field, column, row - 1),
      at(field, column, row + 1),
    );
    if (height - lowest > steepest) field.set(cell, height - (height - lowest - steepest) * 0.5);
  }
};

const rake = (field: SandField, spot: Spot, along: Spot, cells: readonly Touched[]): void => {
  for (const { column, row, cell, strength } of cells) {
    const across = (column - spot.column) * -along.row + (row - spot.row) * along.column;
    const furrow = FURROW * Math.cos((across / TEETH) * 2 * Math.PI);
    const next = meanAround(field, column, row) + furrow;
    field.set(cell, (field.heights[cell] ?? 0) + (next - (field.heights[cell] ?? 0)) * 0.35 * strength);
  }
};

/** One touch of the sand. Nothing is told to others before the field is written. */
export const dab = (field: SandField, spot: Spot, { tool, radius, along }: Dab): void => {
  const cells = touched(spot, radius);
  if (tool === 'rake') {
    rake(field, spot, along ?? { column: 1, row: 0 }, cells);
    return;
  }
  for (const { column, row, cell, strength } of cells) {
    const height = field.heights[cell] ?? 0;
    if (tool === 'dig') field.set(cell, Math.max(0, height - DEPTH * strength));
    else if (tool === 'heap') field.set(cell, Math.min(FULL, height + DEPTH * strength));
    else if (tool === 'smooth')
      field.set(cell, height + (meanAround(field, column, row) - height) * strength);
    else field.wet(cell, (field.wetness[cell] ?? 0) + 9 * strength);
  }
  if (tool === 'dig' || tool === 'heap') slide(field, touched(spot, radius + 3));
};

/** Touches all along the way from one spot to another. @returns where the last one was. */
export const stroke = (field: SandField, from: Spot, to: Spot, { tool, radius }: Dab): void => {
  const length = Math.hypot(to.column - from.column, to.row - from.row);
  const along =
    length > 0
      ? { column: (to.column - from.column) / length, row: (to.row - from.row) / length }
      : undefined;
  const steps = Math.max(1, Math.ceil(length / (radius * 0.4)));
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    dab(
      field,
      { column: from.column + (to.column - from.column) * part, row: from.row + (to.row - from.row) * part },
      { tool, radius, along },
    );
  }
};
