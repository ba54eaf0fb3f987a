import type { Game, Rules, Side } from '../games/game-log.ts';

/** Columns, rows, and how many of a side's discs in a line end the game. */
const SIZES = {
  small: { columns: 5, rows: 4, needed: 3 },
  middle: { columns: 7, rows: 6, needed: 4 },
  large: { columns: 9, rows: 7, needed: 4 },
} as const;

export interface FourInARow {
  readonly columns: number;
  readonly rows: number;
  readonly needed: number;
  /** Row by row from above. */
  readonly cells: readonly (Side | undefined)[];
  readonly turn: Side;
  /** Where the last disc lies. */
  readonly last: number | undefined;
  /** The cells of a whole line, once there is one. */
  readonly line: readonly number[];
}

/** Right, down, and both ways aslant. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The cells of one side in a row through a cell, in one direction. */
const lineThrough = (
  { columns, rows, cells }: Pick<FourInARow, 'columns' | 'rows' | 'cells'>,
  cell: number,
  [right, down]: readonly [number, number],
): readonly number[] => {
  const towards = (sign: number): number[] => {
    const found: number[] = [];
    let [column, row] = [(cell % columns) + sign * right, Math.floor(cell / columns) + sign * down];
    while (column >= 0 && column < columns && row >= 0 && row < rows) {
      const next = row * columns + column;
      if (cells[next] !== cells[cell]) break;
      found.push(next);
      column += sign * right;
      row += sign * down;
    }
    return found;
  };
  return [...towards(-1).reverse(), cell, ...towards(1)];
};

/** @returns where a disc comes to lie, or nothing where the column is full or there is none. */
export const landing = ({ columns, rows, cells }: FourInARow, column: number): number | undefined => {
  for (let row = rows - 1; row >= 0; row -= 1)
    if (cells[row * columns + column] === undefined) return row * columns + column;
  return undefined;
};

/** A move is the number of a column. */
export const fourInARow: Rules<FourInARow> = {
  levels: Object.keys(SIZES),
  canTakeBack: true,
  start({ level }: Game) {
    const size = SIZES[level as keyof typeof SIZES];
    return {
      ...size,
      cells: Array(size.columns * size.rows).fill(undefined),
      turn: 0,
      last: undefined,
      line: [],
    };
  },
  turn: ({ turn, line, cells }) => (line.length > 0 || !cells.includes(undefined) ? undefined : turn),
  move(state, side, column) {
    if (!Number.isInteger(column) || (column as number) < 0 || (column as number) >= state.columns)
      return undefined;
    const cell = landing(state, column as number);
    if (cell === undefined || side !== state.turn) return undefined;
    const cells = state.cells.with(cell, side);
    const lines = DIRECTIONS.map((direction) => lineThrough({ ...state, cells }, cell, direction));
    const line = lines.filter(({ length }) => length >= state.needed).flat();
    return { ...state, cells, turn: side === 0 ? 1 : 0, last: cell, line };
  },
};
