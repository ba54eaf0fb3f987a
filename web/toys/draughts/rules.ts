import type { Game, Rules, Side } from '../games/game-log.ts';

const SIZES = {
  small: { size: 6, ranks: 2, isForced: false },
  middle: { size: 8, ranks: 3, isForced: false },
  large: { size: 8, ranks: 3, isForced: true },
} as const;
/** So many moves without a piece taken and without a man moved: nobody wins. */
const LONGEST_STANDSTILL = 50;

export interface Piece {
  /** Stays the same from square to square. */
  readonly id: number;
  readonly side: Side;
  readonly isKing: boolean;
}
export interface Draughts {
  readonly size: number;
  /** Whether a piece that can take must. */
  readonly isForced: boolean;
  /** Row by row; side 0 begins below and moves up. */
  readonly squares: readonly (Piece | undefined)[];
  readonly turn: Side;
  /** The square of a piece that has taken and may take more. */
  readonly goesOn: number | undefined;
  readonly standstill: number;
  readonly last: readonly number[];
}
/** From a square to another; `rest` ends a turn whose piece could take more. */
export type DraughtsMove = readonly [from: number, to: number] | 'rest';

interface Step {
  readonly from: number;
  readonly to: number;
  readonly taken: number | undefined;
}

const DIAGONALS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

const stepsFrom = ({ size, squares }: Draughts, from: number): readonly Step[] => {
  const piece = squares[from];
  if (!piece) return [];
  const at = (row: number, column: number): number | undefined =>
    row >= 0 && column >= 0 && row < size && column < size ? row * size + column : undefined;
  const [row, column] = [Math.floor(from / size), from % size];
  const forward = piece.side === 0 ? -1 : 1;
  return DIAGONALS.filter(([down]) => piece.isKing || down === forward).flatMap(([down, right]): Step[] => {
    const near = at(row + down, column + right);
    if (near === undefined) return [];
    const other = squares[near];
    if (!other) return [{ from, to: near, taken: undefined }];
    const far = at(row + 2 * down, column + 2 * right);
    if (other.side === piece.side || far === undefined || squares[far]) return [];
    return [{ from, to: far, taken: near }];
  });
};

/** All that the side to move may do. */
export const allowedSteps = (state: Draughts): readonly Step[] => {
  const own = state.squares.flatMap((piece, square) => (piece?.side === state.turn ? [square] : []));
  const from = state.goesOn === undefined ? own : [state.goesOn];
  const all = from.flatMap((square) => stepsFrom(state, square));
  const taking = all.filter(({ taken }) => taken !== undefined);
  return state.goesOn !== undefined || (state.isForced && taking.length > 0) ? taking : all;
};

const isOver = (state: Draughts): boolean =>
  state.standstill >= LONGEST_STANDSTILL || (state.goesOn === undefined && allowedSteps(state).length === 0);

const passOn = (state: Draughts): Draughts => ({
  ...state,
  turn: state.turn === 0 ? 1 : 0,
  goesOn: undefined,
});

const take = (state: Draughts, { from, to, taken }: Step): Draughts => {
  const piece = state.squares[from] as Piece;
  const row = Math.floor(to / state.size);
  const isCrowned = !piece.isKing && row === (piece.side === 0 ? 0 : state.size - 1);
  const squares = state.squares
    .with(from, undefined)
    .with(to, isCrowned ? { ...piece, isKing: true } : piece)
    .map((one, square) => (square === taken ? undefined : one));
  const isQuiet = taken === undefined && piece.isKing;
  const moved = { ...state, squares, standstill: isQuiet ? state.standstill + 1 : 0, last: [from, to] };
  const more = { ...moved, goesOn: to };
  // A new king's turn ends.
  return taken !== undefined && !isCrowned && allowedSteps(more).length > 0 ? more : passOn(moved);
};

/** @returns who cannot move any more and so has not won; nothing while the game runs or where nobody wins. */
export const stuckSide = (state: Draughts): Side | undefined =>
  isOver(state) && state.standstill < LONGEST_STANDSTILL ? state.turn : undefined;

export const draughts: Rules<Draughts> = {
  levels: Object.keys(SIZES),
  canTakeBack: true,
  start({ level }: Game) {
    const { size, ranks, isForced } = SIZES[level as keyof typeof SIZES];
    const squares = Array.from({ length: size * size }, (_none, square): Piece | undefined => {
      const [row, column] = [Math.floor(square / size), square % size];
      if ((row + column) % 2 === 0) return undefined;
      if (row < ranks) return { id: square, side: 1, isKing: false };
      return row >= size - ranks ? { id: square, side: 0, isKing: false } : undefined;
    });
    return { size, isForced, squares, turn: 0, goesOn: undefined, standstill: 0, last: [] };
  },
  turn: (state) => (isOver(state) ? undefined : state.turn),
  move(state, side, move) {
    if (side !== state.turn) return undefined;
    if (move === 'rest') return state.goesOn !== undefined && !state.isForced ? passOn(state) : undefined;
    if (!Array.isArray(move) || move.length !== 2) return undefined;
    const found = allowedSteps(state).find(({ from, to }) => from === move[0] && to === move[1]);
    return found && take(state, found);
  },
};
