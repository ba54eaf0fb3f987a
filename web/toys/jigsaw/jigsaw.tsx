import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../shell/messages.ts';
import { GameFrame, GridPreview } from '../games/game-frame.tsx';
import { OtherHand, usePointing } from '../stage/hands.tsx';
import { toysMessages } from '../stage/messages.ts';
import { useSounds } from '../stage/sounds.ts';
import { useSteps } from '../stage/use-steps.ts';
import type { ToyProps, ToySeat } from '../toy.ts';
import sheet from './jigsaw.css';
import { FRAME, gridOf, JIGSAW_LEVELS, outlineOf, type Piece, TABLE } from './pieces.ts';
import { SCENES, ScenePicture } from './scenes.tsx';
import { type Jigsaw, useJigsaw } from './use-jigsaw.ts';

/** A picture of a page, or one of our own. */
interface Choice {
  readonly key: string;
  readonly label: string;
  readonly address?: string;
}
const STRIDE = 24;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const Picture = ({ choice, name }: { readonly choice: Choice | undefined; readonly name: string }) => {
  const scene = SCENES.find(({ key }) => key === choice?.key) ?? SCENES[0];
  if (choice?.address)
    return (
      <image
        href={choice.address}
        width={FRAME.width}
        height={FRAME.height}
        preserveAspectRatio="xMidYMid slice"
      />
    );
  return scene && <ScenePicture scene={scene} name={name} />;
};

const PieceDrawing = ({
  jigsaw,
  piece,
  outline,
  name,
  sound,
  canPlay,
  label,
}: {
  readonly jigsaw: Jigsaw;
  readonly piece: Piece;
  readonly outline: string;
  readonly name: string;
  readonly sound: ReturnType<typeof useSounds>;
  readonly canPlay: boolean;
  readonly label: string;
}) => {
  const held = useRef<{ readonly dx: number; readonly dy: number } | undefined>(undefined);
  const [at, setAt] = useState<{ readonly x: number; readonly y: number }>();
  const { index, homeX, homeY, isHome } = piece;
  const shown = at ?? piece;
  const spot = ({ clientX, clientY, currentTarget }: PointerEvent<SVGGElement>) => {
    const { left, top, width, height } = (
      currentTarget.ownerSVGElement as SVGSVGElement
    ).getBoundingClientRect();
    return { x: ((clientX - left) / width) * TABLE.width, y: ((clientY - top) / height) * TABLE.height };
  };
  const letGo = (x: number, y: number) => {
    held.current = undefined;
    setAt(undefined);
    const isPlaced = jigsaw.move(piece, x, y, true);
    sound(isPlaced ? 'place' : 'tap');
  };
  const move = (event: PointerEvent<SVGGElement>, isLetGo: boolean) => {
    if (!held.current) return;
    const { x, y } = spot(event);
    const to = { x: x - held.current.dx, y: y - held.current.dy };
    if (isLetGo) letGo(to.x, to.y);
    else {
      setAt(to);
      jigsaw.move(piece, to.x, to.y, false);
    }
  };
  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || !canPlay || isHome) return;
    event.preventDefault();
    const stride = event.shiftKey ? STRIDE / 4 : STRIDE;
    jigsaw.take(piece);
    letGo(piece.x + arrow[0] * stride, piece.y + arrow[1] * stride);
  };
  return (
    <g
      className={`jigsaw-piece${isHome ? ' is-home' : ''}${at ? ' is-held' : ''}`}
      data-piece={index}
      transform={`translate(${shown.x} ${shown.y})`}
      onPointerDown={(event) => {
        if (!canPlay || isHome || held.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { x, y } = spot(event);
        held.current = { dx: x - piece.x, dy: y - piece.y };
        jigsaw.take(piece);
        setAt({ x: piece.x, y: piece.y });
      }}
      onPointerMove={(event) => move(event, false)}
      onPointerUp={(event) => move(event, true)}
      // A touch that was taken away says nothing about where it is: the piece stays where it was last.
      onPointerCancel={() => at && letGo(at.x, at.y)}
    >
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
        aria-label={label}
        onKeyDown={key}
      />
    </g>
  );
};

const Pieces = ({
  seat,
  jigsaw,
  choice,
}: {
  readonly seat: ToySeat;
  readonly jigsaw: Jigsaw;
  readonly choice: Choice | undefined;
}) => {
  const t = useMessages(toysMessages);
  const sound = useSounds(seat.isSoundOn);
  const place = useRef<HTMLDivElement>(null);
  usePointing(seat, place);
  // A colon of React's ids ends an address in a drawing.
  const name = `jigsaw${useId().replaceAll(/\W/g, '')}`;
  const { game, pieces } = jigsaw;
  if (!game) return null;
  const drawn = [...pieces].sort((a, b) => a.order - b.order || a.index - b.index);
  const shade = { small: 0.3, middle: 0.16 }[game.level] ?? 0;
  return (
    <div className="jigsaw-fit">
      <div ref={place} className="jigsaw-table">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing. */}
        <svg
          viewBox={`0 0 ${TABLE.width} ${TABLE.height}`}
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
          <rect
            x={FRAME.x - 14}
            y={FRAME.y - 14}
            width={FRAME.width + 28}
            height={FRAME.height + 28}
            rx="16"
            className="jigsaw-frame"
          />
          {shade > 0 && (
            <g
              opacity={shade}
              transform={`translate(${FRAME.x} ${FRAME.y})`}
              clipPath={`url(#${name}-frame)`}
            >
              <use href={`#${name}-picture`} />
            </g>
          )}
          {drawn.map((piece) => (
            <PieceDrawing
              key={piece.index}
              jigsaw={jigsaw}
              piece={piece}
              outline={outlineOf(game, piece.index)}
              name={name}
              sound={sound}
              canPlay={seat.canPlay}
              label={t(piece.isHome ? 'jigsaw.placed' : 'jigsaw.piece', { number: piece.index + 1 })}
            />
          ))}
        </svg>
        <OtherHand seat={seat} />
      </div>
    </div>
  );
};

/** A jigsaw of a picture of the room or of a book, laid together. */
const JigsawToy = ({ seat, subject }: ToyProps) => {
  const t = useMessages(toysMessages);
  const pages = (subject?.pages ?? []).filter(({ image_url }) => image_url);
  const choices: readonly Choice[] = [
    ...pages.map(({ image_url, alt_text }, index) => ({
      key: `page-${index}`,
      label: alt_text || t('jigsaw.page', { number: index + 1 }),
      address: image_url,
    })),
    ...SCENES.map(({ key }) => ({ key, label: t(`scene.${key}`) })),
  ];
  const jigsaw = useJigsaw(seat, choices.length);
  const steps = useSteps(seat.document);
  const sound = useSounds(seat.isSoundOn);
  const [picture, setPicture] = useState(0);
  const { game, pieces } = jigsaw;
  const isOver = game !== undefined && pieces.every(({ isHome }) => isHome);
  useEffect(() => {
    if (isOver) sound('done');
  }, [isOver, sound]);
  return (
    <GameFrame
      name="jigsaw"
      hero="1f9e9"
      label={t('jigsaw')}
      seat={seat}
      sheets={[sheet]}
      levels={JIGSAW_LEVELS}
      preview={(level) => <GridPreview columns={gridOf(level)[0]} rows={gridOf(level)[1]} kind="square" />}
      choice={
        <div className="jigsaw-pictures">
          {choices.map((choice, index) => (
            <Button
              key={choice.key}
              className={`jigsaw-choice${index === picture ? ' is-on' : ''}`}
              aria-label={choice.label}
              aria-pressed={index === picture}
              onPress={() => setPicture(index)}
            >
              <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
                <Picture choice={choice} name={`choice-${seat.role}-${choice.key}`} />
              </svg>
            </Button>
          ))}
        </div>
      }
      game={game && { ...game, isOver }}
      endWords={t('jigsaw.end')}
      steps={steps}
      onStart={(level, _isShared, isAgain) => jigsaw.start(level, isAgain && game ? game.picture : picture)}
    >
      <Pieces seat={seat} jigsaw={jigsaw} choice={choices[game?.picture ?? 0]} />
    </GameFrame>
  );
};
export default JigsawToy;
