// The table as one seat's screen has it: the board, and the tray of pieces beside or below it.
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useMessages } from '../../shell/messages.ts';
import { OtherHand, usePointing } from '../stage/hands.tsx';
import { toysMessages } from '../stage/messages.ts';
import type { Size } from '../stage/size.ts';
import { useSounds } from '../stage/sounds.ts';
import { useSize } from '../stage/use-size.ts';
import type { ToySeat } from '../toy.ts';
import { type Choice, Picture } from './picture.tsx';
import { FRAME, outlineOf, type Piece, TABLE } from './pieces.ts';
import {
  fromShared,
  layoutOf,
  onScreen,
  onTable,
  placeInTray,
  type TableLayout,
  TOUCH,
  toShared,
} from './table-layout.ts';
import type { Jigsaw } from './use-jigsaw.ts';

const STRIDE = 24;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  readonly x: number;
  readonly y: number;
}

interface PieceProps {
  readonly seat: ToySeat;
  readonly jigsaw: Jigsaw;
  readonly layout: TableLayout;
  readonly piece: Piece;
  readonly outline: string;
  readonly name: string;
}

/** What hands do to a piece. Where it is held is in units of the table, so it stays in the hand as it grows. */
const usePiece = ({ seat, jigsaw, layout, piece }: PieceProps) => {
  const sound = useSounds(seat.isSoundOn);
  const held = useRef<Point | undefined>(undefined);
  const [at, setAt] = useState<Point>();
  const isOnBoard = at !== undefined || piece.isOnBoard;
  const { scale } = isOnBoard ? layout.board : layout.tray;
  const shown = at ?? (isOnBoard ? onScreen(layout, piece) : placeInTray(layout, piece.place));
  const spot = ({ clientX, clientY, currentTarget }: PointerEvent<SVGGElement>): Point => {
    const { left, top } = (currentTarget.ownerSVGElement as SVGSVGElement).getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const follow = (event: PointerEvent<SVGGElement>, hold: Point): Point => {
    const { x, y } = spot(event);
    return { x: x - hold.x * layout.board.scale, y: y - hold.y * layout.board.scale };
  };
  const letGo = (x: number, y: number) => {
    held.current = undefined;
    setAt(undefined);
    sound(jigsaw.move(piece, x, y, true) ? 'place' : 'tap');
  };
  const move = (event: PointerEvent<SVGGElement>, isLetGo: boolean) => {
    if (!held.current) return;
    const place = follow(event, held.current);
    const { x, y } = onTable(layout, place);
    if (isLetGo) letGo(x, y);
    else {
      setAt(place);
      jigsaw.move(piece, x, y, false);
    }
  };
  const take = (event: PointerEvent<SVGGElement>) => {
    if (!seat.canPlay || piece.isHome || held.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = spot(event);
    held.current = { x: (x - shown.x) / scale, y: (y - shown.y) / scale };
    jigsaw.take(piece);
    setAt(follow(event, held.current));
  };
  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || !seat.canPlay || piece.isHome) return;
    event.preventDefault();
    jigsaw.take(piece);
    const stride = event.shiftKey ? STRIDE / 4 : STRIDE;
    // Out of the tray it comes into the middle of the board.
    if (isOnBoard) letGo(piece.x + arrow[0] * stride, piece.y + arrow[1] * stride);
    else
      letGo(
        FRAME.x + (FRAME.width - layout.piece.width) / 2,
        FRAME.y + (FRAME.height - layout.piece.height) / 2,
      );
  };
  return {
    at,
    shown,
    scale,
    key,
    hands: {
      onPointerDown: take,
      onPointerMove: (event: PointerEvent<SVGGElement>) => move(event, false),
      onPointerUp: (event: PointerEvent<SVGGElement>) => move(event, true),
      // A touch that was taken away says nothing about where it is: the piece stays where it was last.
      onPointerCancel: () => {
        const last = at && onTable(layout, at);
        if (last) letGo(last.x, last.y);
      },
    },
  };
};

const PieceDrawing = (props: PieceProps) => {
  const t = useMessages(toysMessages);
  const { seat, layout, piece, outline, name } = props;
  const { at, shown, scale, key, hands } = usePiece(props);
  const { index, homeX, homeY, isHome } = piece;
  const missing = TOUCH / scale - Math.min(layout.piece.width, layout.piece.height);
  return (
    <g
      className={`jigsaw-piece${isHome ? ' is-home' : ''}${at ? ' is-held' : ''}`}
      data-piece={index}
      transform={`translate(${shown.x.toFixed(2)} ${shown.y.toFixed(2)}) scale(${scale.toFixed(4)})`}
      {...hands}
    >
      {seat.canPlay && missing > 0 && (
        <path d={outline} className="jigsaw-touch" style={{ strokeWidth: missing }} />
      )}
      <clipPath id={`${name}-piece-${index}`}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${name}-piece-${index})`}>
        <use href={`#${name}-picture`} x={FRAME.x - homeX} y={FRAME.y - homeY} />
      </g>
      {/* The group's box is that of the whole picture, which no control may cover: so its outline is the button. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a part of a drawing. */}
      <path
        d={outline}
        className="jigsaw-edge"
        role="button"
        tabIndex={isHome ? -1 : 0}
        aria-label={t(isHome ? 'jigsaw.placed' : 'jigsaw.piece', { number: index + 1 })}
        onKeyDown={key}
      />
    </g>
  );
};

/** The frame on the board, with the picture faintly in it on the easy levels, and the tray. */
const Ground = ({
  layout: { board, tray },
  level,
  name,
}: {
  readonly layout: TableLayout;
  readonly level: string;
  readonly name: string;
}) => {
  const shade = { small: 0.3, middle: 0.16 }[level] ?? 0;
  return (
    <>
      <rect className="jigsaw-tray" x={tray.x} y={tray.y} width={tray.width} height={tray.height} rx="14" />
      <rect
        className="jigsaw-frame"
        x={board.x}
        y={board.y}
        width={FRAME.width * board.scale}
        height={FRAME.height * board.scale}
        rx="4"
      />
      {shade > 0 && (
        <g
          opacity={shade}
          transform={`translate(${board.x} ${board.y}) scale(${board.scale})`}
          clipPath={`url(#${name}-frame)`}
        >
          <use href={`#${name}-picture`} />
        </g>
      )}
    </>
  );
};

interface TableProps {
  readonly seat: ToySeat;
  readonly jigsaw: Jigsaw;
  readonly choice: Choice | undefined;
}

const Drawing = ({
  seat,
  jigsaw,
  choice,
  size,
  layout,
}: TableProps & { readonly size: Size; readonly layout: TableLayout }) => {
  const t = useMessages(toysMessages);
  // A colon of React's ids ends an address in a drawing.
  const name = `jigsaw${useId().replaceAll(/\W/g, '')}`;
  const { game, pieces } = jigsaw;
  if (!game) return null;
  const drawn = [...pieces].sort((a, b) => a.order - b.order || a.index - b.index);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing.
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="group"
      aria-label={t('jigsaw.table', {
        done: pieces.filter(({ isHome }) => isHome).length,
        count: pieces.length,
      })}
    >
      <defs>
        <g id={`${name}-picture`}>
          <Picture choice={choice} name={name} />
        </g>
        <clipPath id={`${name}-frame`}>
          <rect width={FRAME.width} height={FRAME.height} />
        </clipPath>
      </defs>
      <Ground layout={layout} level={game.level} name={name} />
      {drawn.map((piece) => (
        <PieceDrawing
          key={piece.index}
          seat={seat}
          jigsaw={jigsaw}
          layout={layout}
          piece={piece}
          outline={outlineOf(game, piece.index)}
          name={name}
        />
      ))}
    </svg>
  );
};

export const JigsawTable = (props: TableProps) => {
  const { seat, jigsaw } = props;
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const layout = size && jigsaw.game && layoutOf(size, jigsaw.game.level);
  const mapped =
    (map: typeof toShared, from: Size, to: Size) =>
    (at: Point): Point => {
      if (!layout) return at;
      const { x, y } = map(layout, jigsaw.pieces, { x: at.x * from.width, y: at.y * from.height });
      return { x: x / to.width, y: y / to.height };
    };
  usePointing(seat, place, size && mapped(toShared, size, TABLE));
  return (
    <div ref={place} className="jigsaw-table">
      {size && layout && <Drawing {...props} size={size} layout={layout} />}
      {size && <OtherHand seat={seat} fromShared={mapped(fromShared, TABLE, size)} />}
    </div>
  );
};
