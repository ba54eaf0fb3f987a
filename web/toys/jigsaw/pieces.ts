import { type Game, readGame } from '../games/game-log.ts';
import { drawFrom } from '../games/shuffle.ts';
import { numberIn, record } from '../stage/shared.ts';

/**
 * The table and, in its middle, the frame that the picture comes to lie in; in units of the table. Both seats share
 * these places. Beside the frame a piece lies in the tray, which each seat lays out for its own screen.
 */
export const TABLE = { width: 1_400, height: 1_100 } as const;
export const FRAME = { x: 280, y: 270, width: 840, height: 560 } as const;
/** Between the table's edge and a piece, whose knobs stand out. */
const MARGIN = 52;
/** So near its place a piece stays in it. */
const SNAP = 44;

export const JIGSAW_LEVELS = ['small', 'middle', 'large', 'huge'] as const;
const GRIDS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  small: [3, 2],
  middle: [4, 3],
  large: [6, 4],
  huge: [8, 6],
};
export const gridOf = (level: string): readonly [number, number] => GRIDS[level] ?? [3, 2];

export interface JigsawGame extends Game {
  /** Of the pictures that there are to choose from. */
  readonly picture: number;
}
export const readJigsaw = (value: unknown, pictures: number): JigsawGame | undefined => {
  const game = readGame(value, JIGSAW_LEVELS);
  return game && { ...game, picture: Math.floor(numberIn(record(value).picture, 0, pictures - 1, 0)) };
};

export interface Piece {
  readonly index: number;
  /** Of its upper left corner where it lies, and where it belongs. */
  readonly x: number;
  readonly y: number;
  readonly homeX: number;
  readonly homeY: number;
  /** Its place in the tray, counted from 0, and the shared position that stands for it. */
  readonly place: number;
  readonly startX: number;
  readonly startY: number;
  /** Whether its middle is within the frame: else it lies in the tray. */
  readonly isOnBoard: boolean;
  /** The last one moved lies on top. */
  readonly order: number;
  readonly isHome: boolean;
}

export const pieceKey = (game: Game, index: number): string => `${game.id}/${index}`;

/** Where pieces lie before anybody touches them: around the frame. */
const scattered = (game: Game, count: number, width: number, height: number) => {
  const draw = drawFrom(game.seed);
  const order = Array.from({ length: count }, (_none, index) => index);
  for (let left = count - 1; left > 0; left -= 1) {
    const other = Math.floor(draw() * (left + 1));
    [order[left], order[other]] = [order[other] as number, order[left] as number];
  }
  return order.map((place) => {
    // Beside the frame: around the table's edge, from above on the left and clockwise.
    const along = (place / count) * 4;
    const [side, part] = [Math.floor(along), along % 1];
    const [right, bottom] = [TABLE.width - width - MARGIN, TABLE.height - height - MARGIN];
    const shift = draw() * 16 - 8;
    const spots = [
      [MARGIN + part * (right - MARGIN), MARGIN + shift],
      [right + shift, MARGIN + part * (bottom - MARGIN)],
      [right - part * (right - MARGIN), bottom + shift],
      [MARGIN + shift, bottom - part * (bottom - MARGIN)],
    ] as const;
    const [startX, startY] = spots[side] ?? spots[0];
    return { place, startX, startY };
  });
};

export const isOnFrame = (x: number, y: number): boolean =>
  x >= FRAME.x && x <= FRAME.x + FRAME.width && y >= FRAME.y && y <= FRAME.y + FRAME.height;

/** @returns every piece where it lies; positions that are none are passed over, whoever wrote them. */
export const readPieces = (game: Game, read: (key: string) => unknown): readonly Piece[] => {
  const [columns, rows] = gridOf(game.level);
  const [width, height] = [FRAME.width / columns, FRAME.height / rows];
  return scattered(game, columns * rows, width, height).map((start, index) => {
    const { x, y, n } = record(read(pieceKey(game, index)));
    const homeX = FRAME.x + (index % columns) * width;
    const homeY = FRAME.y + Math.floor(index / columns) * height;
    const at = {
      x: numberIn(x, 0, TABLE.width - width, start.startX),
      y: numberIn(y, 0, TABLE.height - height, start.startY),
    };
    const isHome = Math.abs(at.x - homeX) < 1 && Math.abs(at.y - homeY) < 1;
    const isOnBoard = isOnFrame(at.x + width / 2, at.y + height / 2);
    return {
      ...start,
      index,
      ...at,
      homeX,
      homeY,
      isHome,
      isOnBoard,
      order: isHome ? -1 : numberIn(n, 0, 1e9, 0),
    };
  });
};

/** @returns where a piece comes to lie that is let go there: in its place, on the board, or in the tray. */
export const settled = (
  game: Game,
  piece: Piece,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } => {
  if (Math.hypot(x - piece.homeX, y - piece.homeY) < SNAP) return { x: piece.homeX, y: piece.homeY };
  const [columns, rows] = gridOf(game.level);
  const isKept = isOnFrame(x + FRAME.width / columns / 2, y + FRAME.height / rows / 2);
  return isKept ? { x, y } : { x: piece.startX, y: piece.startY };
};

/** One edge from a corner to the next, with a knob outwards (1), inwards (-1) or none (0). Angles are turns to the right. */
const edge = (dx: number, dy: number, knob: number): string => {
  // Along the edge, and outwards from it, as parts of its length.
  const at = (along: number, out: number) =>
    `${(dx * along + dy * out * knob).toFixed(1)} ${(dy * along - dx * out * knob).toFixed(1)}`;
  if (knob === 0) return `l${dx.toFixed(1)} ${dy.toFixed(1)}`;
  const first = `c${at(0.16, -0.02)} ${at(0.44, -0.06)} ${at(0.4, 0.06)}`;
  const rest = (along: number, out: number) => at(along - 0.4, out - 0.06);
  const head = `c${rest(0.3, 0.26)} ${rest(0.7, 0.26)} ${rest(0.6, 0.06)}`;
  const last = (along: number, out: number) => at(along - 0.6, out - 0.06);
  return `${first} ${head} c${last(0.56, -0.06)} ${last(0.84, -0.02)} ${last(1, 0)}`;
};

/** The outline of a piece whose upper left corner is the origin. Neighbours' knobs and hollows are the same curve. */
export const outlineOf = (game: Game, index: number): string => {
  const [columns, rows] = gridOf(game.level);
  const [width, height] = [FRAME.width / columns, FRAME.height / rows];
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const knobAt = (name: number) => (drawFrom(game.seed + 7 * name)() < 0.5 ? 1 : -1);
  const below = (c: number, r: number) => (r < 0 || r >= rows - 1 ? 0 : knobAt(2 * (r * columns + c)));
  const beside = (c: number, r: number) =>
    c < 0 || c >= columns - 1 ? 0 : knobAt(2 * (r * columns + c) + 1);
  return [
    'M0 0',
    edge(width, 0, -below(column, row - 1)),
    edge(0, height, beside(column, row)),
    edge(-width, 0, below(column, row)),
    edge(0, -height, -beside(column - 1, row)),
    'Z',
  ].join(' ');
};
