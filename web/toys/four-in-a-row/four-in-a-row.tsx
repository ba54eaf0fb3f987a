import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../shell/messages.ts';
import { GameFrame, GridPreview } from '../games/game-frame.tsx';
import { moveFocus } from '../games/use-arrows.ts';
import { type Playing, shownGame, useGame } from '../games/use-game.ts';
import { OtherHand, usePointing } from '../stage/hands.tsx';
import { toysMessages } from '../stage/messages.ts';
import { useSounds } from '../stage/sounds.ts';
import { Token } from '../stage/token.tsx';
import type { ToyProps, ToySeat } from '../toy.ts';
import sheet from './four-in-a-row.css';
import { type FourInARow, fourInARow, landing } from './rules.ts';

const PREVIEWS: Readonly<Record<string, readonly [number, number]>> = {
  small: [5, 4],
  middle: [7, 6],
  large: [9, 7],
};

const Board = ({ seat, playing }: { readonly seat: ToySeat; readonly playing: Playing<FourInARow> }) => {
  const t = useMessages(toysMessages);
  const place = useRef<HTMLDivElement>(null);
  usePointing(seat, place);
  const { state, isMine, roleOfSide, turn, play } = playing;
  const { columns, rows, cells, line, last } = state;
  const said = (column: number) => {
    const discs = Array.from({ length: rows }, (_none, row) => cells[row * columns + column])
      .filter((side) => side !== undefined)
      .map((side) => t(`token.${roleOfSide(side)}`));
    return t('four.column', {
      column: column + 1,
      discs: discs.length === 0 ? t('four.empty') : discs.join(', '),
    });
  };
  return (
    <div className="four-fit">
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form. */}
      <div
        ref={place}
        className="four-board"
        style={{ '--columns': columns, '--rows': rows } as React.CSSProperties}
        onKeyDown={(event) => moveFocus(event, columns, columns)}
        role="group"
        aria-label={t('four-in-a-row')}
      >
        {cells.map((side, cell) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          <span key={cell} className={`four-cell${line.includes(cell) ? ' is-line' : ''}`}>
            {side !== undefined && (
              <span
                className={`four-disc${cell === last ? ' is-last' : ''}`}
                style={{ '--fall': Math.floor(cell / columns) + 1 } as React.CSSProperties}
              >
                <Token role={roleOfSide(side)} />
              </span>
            )}
          </span>
        ))}
        {Array.from({ length: columns }, (_none, column) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            key={column}
            className="four-column"
            style={{ left: `${(column / columns) * 100}%` }}
            data-at={column}
            aria-label={said(column)}
            aria-disabled={!isMine || landing(state, column) === undefined}
            onPress={() => play(column)}
          >
            {turn !== undefined && isMine && (
              <span className="four-ready">
                <Token role={roleOfSide(turn)} />
              </span>
            )}
          </Button>
        ))}
        <OtherHand seat={seat} />
      </div>
    </div>
  );
};

/** Four in a row: a disc for each, in turns; who has a line first ends the game. */
const FourInARowToy = ({ seat }: ToyProps) => {
  const t = useMessages(toysMessages);
  const table = useGame(seat, fourInARow);
  const sound = useSounds(seat.isSoundOn);
  const { playing } = table;
  const moves = playing?.log.done.length ?? 0;
  const game = shownGame(playing);
  const isOver = game?.isOver === true;
  useEffect(() => {
    if (moves > 0) sound(isOver ? 'done' : 'place');
  }, [moves, isOver, sound]);
  return (
    <GameFrame
      name="four-in-a-row"
      hero="1f31e"
      label={t('four-in-a-row')}
      seat={seat}
      sheets={[sheet]}
      levels={fourInARow.levels}
      preview={(level) => {
        const [columns = 5, rows = 4] = PREVIEWS[level] ?? [];
        return <GridPreview columns={columns} rows={rows} kind="round" />;
      }}
      hasSides
      game={game}
      endWords={t(playing && playing.state.line.length > 0 ? 'four.end' : 'game.end')}
      steps={playing?.steps}
      onStart={table.start}
    >
      {playing && <Board key={playing.game.id} seat={seat} playing={playing} />}
    </GameFrame>
  );
};
export default FourInARowToy;
