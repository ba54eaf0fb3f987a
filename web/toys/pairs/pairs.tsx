import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../shell/messages.ts';
import { figureUrl } from '../figures/index.ts';
import { GameFrame, GridPreview } from '../games/game-frame.tsx';
import { moveFocus } from '../games/use-arrows.ts';
import { type Playing, shownGame, useGame } from '../games/use-game.ts';
import { OtherHand, usePointing } from '../stage/hands.tsx';
import { toysMessages } from '../stage/messages.ts';
import { useSounds } from '../stage/sounds.ts';
import { useFigureNames } from '../stage/use-figure-names.ts';
import type { ToyProps, ToySeat } from '../toy.ts';
import sheet from './pairs.css';
import { type Pairs, pairs } from './rules.ts';

/** Columns on a broad screen; a narrow one turns the table. */
const COLUMNS: Readonly<Record<string, readonly [broad: number, narrow: number]>> = {
  small: [4, 3],
  middle: [5, 4],
  large: [6, 5],
};

const Cards = ({ seat, playing }: { readonly seat: ToySeat; readonly playing: Playing<Pairs> }) => {
  const t = useMessages(toysMessages);
  const nameOf = useFigureNames();
  const place = useRef<HTMLDivElement>(null);
  usePointing(seat, place);
  const { state, isMine, play, game } = playing;
  const [broad, narrow] = COLUMNS[game.level] ?? [4, 3];
  const count = state.cards.length;
  const columnsNow = () => getComputedStyle(place.current as Element).gridTemplateColumns.split(' ').length;
  return (
    <div className="pairs-fit">
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form. */}
      <div
        ref={place}
        className="pairs-table"
        style={
          {
            '--broad': broad,
            '--broad-rows': count / broad,
            '--narrow': narrow,
            '--narrow-rows': count / narrow,
          } as React.CSSProperties
        }
        role="group"
        aria-label={t('pairs')}
        onKeyDown={(event) => moveFocus(event, columnsNow(), count)}
      >
        {state.cards.map(({ figure, foundBy }, card) => {
          const isOpen = foundBy !== undefined || state.open.includes(card);
          // Two that did not match lie open, and may be turned again.
          const isHalf = state.open.length === 1 && state.open[0] === card;
          const found = foundBy === undefined ? '' : `, ${t('pairs.found')}`;
          return (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: a card stays where it lies.
              key={card}
              className={`pairs-card${isOpen ? ' is-open' : ''}${foundBy === undefined ? '' : ' is-found'}`}
              data-at={card}
              data-figure={isOpen ? figure : undefined}
              aria-label={isOpen ? `${nameOf(figure)}${found}` : t('pairs.card', { number: card + 1 })}
              aria-disabled={!isMine || foundBy !== undefined || isHalf}
              onPress={() => play(card)}
            >
              <span className="pairs-inner" aria-hidden="true">
                <span className="pairs-back" />
                <span className="pairs-face">
                  {/* Nothing shows a hidden card before it is turned. */}
                  {isOpen && <img src={figureUrl(figure)} alt="" draggable={false} />}
                </span>
              </span>
            </Button>
          );
        })}
        <OtherHand seat={seat} />
      </div>
    </div>
  );
};

/** Pairs: two cards in each turn; who finds a pair goes on. What is found is found by both: nobody counts. */
const PairsToy = ({ seat }: ToyProps) => {
  const t = useMessages(toysMessages);
  const table = useGame(seat, pairs);
  const sound = useSounds(seat.isSoundOn);
  const { playing } = table;
  const moves = playing?.log.done.length ?? 0;
  const found = playing?.state.cards.filter(({ foundBy }) => foundBy !== undefined).length ?? 0;
  const game = shownGame(playing);
  const isOver = game?.isOver === true;
  const before = useRef(found);
  useEffect(() => {
    if (moves === 0) return;
    sound(isOver ? 'done' : found > before.current ? 'found' : 'turn');
    before.current = found;
  }, [moves, found, isOver, sound]);
  return (
    <GameFrame
      name="pairs"
      hero="1f98b"
      label={t('pairs')}
      seat={seat}
      sheets={[sheet]}
      levels={pairs.levels}
      preview={(level) => {
        const [columns = 4] = COLUMNS[level] ?? [];
        return <GridPreview columns={columns} rows={{ small: 3, middle: 4 }[level] ?? 5} kind="square" />;
      }}
      hasSides
      game={game}
      endWords={t('pairs.end', { count: found / 2 })}
      onStart={table.start}
    >
      {playing && <Cards key={playing.game.id} seat={seat} playing={playing} />}
    </GameFrame>
  );
};
export default PairsToy;
