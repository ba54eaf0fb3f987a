import Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../shell/messages.ts';
import { GameFrame, GridPreview } from '../games/game-frame.tsx';
import { moveFocus } from '../games/use-arrows.ts';
import { type Playing, shownGame, useGame } from '../games/use-game.ts';
import { OtherHand, usePointing } from '../stage/hands.tsx';
import { toysMessages } from '../stage/messages.ts';
import { useSounds } from '../stage/sounds.ts';
import { Token } from '../stage/token.tsx';
import { ToyButton } from '../stage/toy-frame.tsx';
import type { ToyProps, ToySeat } from '../toy.ts';
import sheet from './draughts.css';
import { allowedSteps, type Draughts, draughts, stuckSide } from './rules.ts';

const Board = ({ seat, playing }: { readonly seat: ToySeat; readonly playing: Playing<Draughts> }) => {
  const t = useMessages(toysMessages);
  const place = useRef<HTMLDivElement>(null);
  usePointing(seat, place);
  const { state, isMine, roleOfSide, play } = playing;
  const { size, squares, goesOn, last } = state;
  const [chosen, setChosen] = useState<number>();
  const steps = isMine ? allowedSteps(state) : [];
  const from = goesOn ?? (steps.some((step) => step.from === chosen) ? chosen : undefined);
  const targets = new Set(steps.filter((step) => step.from === from).map(({ to }) => to));
  const movable = new Set(steps.map((step) => step.from));
  // A side sees its own pieces below.
  const isTurned = !playing.game.isShared && roleOfSide(1) === seat.role;
  const press = (square: number) => {
    if (from !== undefined && targets.has(square)) {
      play([from, square]);
      setChosen(square);
    } else setChosen(movable.has(square) ? square : undefined);
  };
  const said = (square: number) => {
    const piece = squares[square];
    const what = piece
      ? `${t(`token.${roleOfSide(piece.side)}`)}${piece.isKing ? `, ${t('draughts.king')}` : ''}`
      : t('draughts.empty');
    return t('draughts.square', { row: Math.floor(square / size) + 1, column: (square % size) + 1, what });
  };
  const drawn = Array.from({ length: size * size }, (_none, index) =>
    isTurned ? size * size - 1 - index : index,
  );
  return (
    <div className="draughts-fit">
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form. */}
      <div
        ref={place}
        className="draughts-board"
        style={{ '--size': size } as React.CSSProperties}
        role="group"
        aria-label={t('draughts')}
        onKeyDown={(event) => moveFocus(event, size, size * size)}
      >
        {drawn.map((square, index) => {
          if ((Math.floor(square / size) + (square % size)) % 2 === 0)
            return <span key={square} className="draughts-light" />;
          const piece = squares[square];
          const classes = [
            'draughts-dark',
            square === from && 'is-chosen',
            targets.has(square) && 'is-target',
            movable.has(square) && from === undefined && 'is-movable',
            last.includes(square) && 'is-last',
          ];
          return (
            <Button
              key={square}
              className={classes.filter(Boolean).join(' ')}
              data-at={index}
              data-square={square}
              aria-label={said(square)}
              aria-pressed={square === from}
              onPress={() => press(square)}
            >
              {piece && (
                <span className="draughts-piece">
                  <Token role={roleOfSide(piece.side)} isKing={piece.isKing} />
                </span>
              )}
            </Button>
          );
        })}
        <OtherHand seat={seat} />
      </div>
    </div>
  );
};

/** Draughts, on a small board or a whole one; on the large level whoever can take must. */
const DraughtsToy = ({ seat }: ToyProps) => {
  const t = useMessages(toysMessages);
  const table = useGame(seat, draughts);
  const sound = useSounds(seat.isSoundOn);
  const { playing } = table;
  const moves = playing?.log.done.length ?? 0;
  const game = shownGame(playing);
  const isOver = game?.isOver === true;
  useEffect(() => {
    if (moves > 0) sound(isOver ? 'done' : 'place');
  }, [moves, isOver, sound]);
  const canRest = playing?.isMine && playing.state.goesOn !== undefined && !playing.state.isForced;
  return (
    <GameFrame
      name="draughts"
      hero="1f451"
      label={t('draughts')}
      seat={seat}
      sheets={[sheet]}
      levels={draughts.levels}
      preview={(level) => (
        <GridPreview columns={level === 'small' ? 6 : 8} rows={level === 'small' ? 6 : 8} kind="checkered" />
      )}
      hasSides
      game={game}
      endWords={t(playing && stuckSide(playing.state) === undefined ? 'draughts.nobody' : 'game.end')}
      steps={playing?.steps}
      bar={
        canRest && (
          <ToyButton words={t('draughts.rest')} tone="strong" onPress={() => playing.play('rest')}>
            <Check aria-hidden="true" />
          </ToyButton>
        )
      }
      onStart={table.start}
    >
      {playing && <Board key={playing.game.id} seat={seat} playing={playing} />}
    </GameFrame>
  );
};
export default DraughtsToy;
