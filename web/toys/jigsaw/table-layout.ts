// How one seat's screen is divided between the board and the tray of pieces. The other seat's may be divided differently.
import type { Size } from '../stage/size.ts';
import { FRAME, gridOf, isOnFrame, type Piece, TABLE } from './pieces.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Tray extends Size, Point {
  readonly columns: number;
  readonly slot: Size;
  /** Pixels for a unit of the table. */
  readonly scale: number;
}

export interface TableLayout {
  /** Where the frame's upper left corner is; pixels for a unit of the table. */
  readonly board: Point & { readonly scale: number };
  readonly tray: Tray;
  /** Of a piece without its knobs, in units of the table. */
  readonly piece: Size;
}

/** Pixels that a finger needs. */
export const TOUCH = 44;
/** More than any scale: a tray that a finger finds its way in comes first. */
const LARGE = 100;
/** Pixels around the board and the tray, and between them; the frame's own edge is within it. */
const GAP = 12;
/** A piece with its knobs is so much larger than without. */
const WITH_KNOBS = 1.3;
/** A piece in the tray may be so much smaller than on the board. */
const SMALLEST_IN_TRAY = 0.7;

/** @returns the tray in which so many pieces are largest. */
const trayIn = (area: Size & Point, count: number, piece: Size): Tray => {
  let best: Tray | undefined;
  for (let columns = 1; columns <= count; columns += 1) {
    const slot = { width: area.width / columns, height: area.height / Math.ceil(count / columns) };
    const scale = Math.min(slot.width / piece.width, slot.height / piece.height) / WITH_KNOBS;
    if (!best || scale > best.scale) best = { ...area, columns, slot, scale };
  }
  return best as Tray;
};

/** @returns the table with a board of that scale, in the middle of the room that it has, and the tray in what is left. */
const divided = (stage: Size, isBeside: boolean, scale: number, count: number, piece: Size): TableLayout => {
  const width = FRAME.width * scale;
  const height = FRAME.height * scale;
  const [across, down] = [stage.width - 2 * GAP, stage.height - 2 * GAP];
  const area = isBeside
    ? { x: width + 2 * GAP, y: GAP, width: across - width - GAP, height: down }
    : { x: GAP, y: height + 2 * GAP, width: across, height: down - height - GAP };
  const tray = trayIn(area, count, piece);
  const x = isBeside ? GAP : GAP + (across - width) / 2;
  const y = isBeside ? GAP + (down - height) / 2 : GAP;
  return { board: { x, y, scale }, tray: { ...tray, scale: Math.min(tray.scale, scale) }, piece };
};

/** @returns the tray beside the board or below it, wherever both are larger. */
export const layoutOf = (stage: Size, level: string): TableLayout => {
  const [columns, rows] = gridOf(level);
  const piece = { width: FRAME.width / columns, height: FRAME.height / rows };
  const largest = Math.min((stage.width - 2 * GAP) / FRAME.width, (stage.height - 2 * GAP) / FRAME.height);
  const worth = ({ board, tray }: TableLayout) => {
    const isTouchable = Math.min(tray.slot.width, tray.slot.height) >= TOUCH;
    const scale = Math.min(board.scale, tray.scale / SMALLEST_IN_TRAY);
    return scale + board.scale / 1_000 + (isTouchable ? LARGE : 0);
  };
  let best: TableLayout | undefined;
  for (let part = 1; part > 0.3; part -= 0.02)
    for (const isBeside of [true, false]) {
      const one = divided(stage, isBeside, largest * part, columns * rows, piece);
      if (!best || worth(one) > worth(best)) best = one;
    }
  return best as TableLayout;
};

/** @returns the upper left corner of a place in the tray, with its piece in the middle of it. */
export const placeInTray = ({ tray, piece }: TableLayout, place: number): Point => ({
  x: tray.x + ((place % tray.columns) + 0.5) * tray.slot.width - (piece.width / 2) * tray.scale,
  y: tray.y + (Math.floor(place / tray.columns) + 0.5) * tray.slot.height - (piece.height / 2) * tray.scale,
});

export const onScreen = ({ board }: TableLayout, { x, y }: Point): Point => ({
  x: board.x + (x - FRAME.x) * board.scale,
  y: board.y + (y - FRAME.y) * board.scale,
});

export const onTable = ({ board }: TableLayout, { x, y }: Point): Point => ({
  x: FRAME.x + (x - board.x) / board.scale,
  y: FRAME.y + (y - board.y) / board.scale,
});

const nearest = (pieces: readonly Piece[], distance: (piece: Piece) => number): Piece | undefined => {
  let found: Piece | undefined;
  for (const piece of pieces) if (!found || distance(piece) < distance(found)) found = piece;
  return found;
};

/** @returns the shared place that stands for one on this screen: a hand over the tray is at its nearest piece's place. */
export const toShared = (layout: TableLayout, pieces: readonly Piece[], at: Point): Point => {
  const point = onTable(layout, at);
  if (isOnFrame(point.x, point.y)) return point;
  const { piece, tray } = layout;
  const half = { x: (piece.width / 2) * tray.scale, y: (piece.height / 2) * tray.scale };
  const found = nearest(pieces, ({ place }) => {
    const { x, y } = placeInTray(layout, place);
    return Math.hypot(x + half.x - at.x, y + half.y - at.y);
  });
  return found
    ? { x: found.startX + piece.width / 2, y: found.startY + piece.height / 2 }
    : { x: TABLE.width / 2, y: TABLE.height };
};

/** @returns where on this screen a shared place is. */
export const fromShared = (layout: TableLayout, pieces: readonly Piece[], at: Point): Point => {
  if (isOnFrame(at.x, at.y)) return onScreen(layout, at);
  const { piece, tray } = layout;
  const found = nearest(pieces, ({ startX, startY }) =>
    Math.hypot(startX + piece.width / 2 - at.x, startY + piece.height / 2 - at.y),
  );
  const { x, y } = placeInTray(layout, found?.place ?? 0);
  return { x: x + (piece.width / 2) * tray.scale, y: y + (piece.height / 2) * tray.scale };
};
