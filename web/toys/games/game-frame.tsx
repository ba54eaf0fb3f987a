// What is around every game: the choice of a level in pictures, whose turn it is, and a happy end without a loser.
import Dices from 'lucide-react/icons/layout-grid';
import TwoScreens from 'lucide-react/icons/monitor-smartphone';
import Play from 'lucide-react/icons/play';
import Redo from 'lucide-react/icons/rotate-ccw';
import Star from 'lucide-react/icons/star';
import OneScreen from 'lucide-react/icons/tablet';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../shell/messages.ts';
import { figureUrl } from '../figures/index.ts';
import { toysMessages } from '../stage/messages.ts';
import { Token } from '../stage/token.tsx';
import { StepButtons, type StepButtonsProps, ToyButton, ToyFrame } from '../stage/toy-frame.tsx';
import type { SeatRole, ToySeat } from '../toy.ts';
import gameSheet from './game.css';
import { useAway } from './game-place.ts';

/** Party popper, glowing star, balloon. */
const CHEERS = ['1f389', '1f31f', '1f388'] as const;

export const LEVEL_KEYS = ['small', 'middle', 'large', 'huge'] as const;

/** How hard a level is, as so many of all stars: previews of two levels may be alike, and who plays may not read yet. */
const Stars = ({ count, of }: { readonly count: number; readonly of: number }) => (
  <span className="game-stars" aria-hidden="true">
    {Array.from({ length: of }, (_none, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, whose parts never move.
      <Star key={index} className={index < count ? 'is-full' : ''} />
    ))}
  </span>
);

interface LevelChoiceProps {
  readonly hero: string;
  readonly label: string;
  readonly levels: readonly string[];
  readonly preview: (level: string) => ReactNode;
  /** Whether one screen can stand for both seats. */
  readonly hasSides: boolean;
  readonly canPlay: boolean;
  readonly onStart: (level: string, isShared: boolean) => void;
  /** Back to the game that stands, where there is one. */
  readonly onGoOn: (() => void) | undefined;
  readonly children?: ReactNode;
}

const LevelChoice = ({
  hero,
  label,
  levels,
  preview,
  hasSides,
  canPlay,
  onStart,
  onGoOn,
  children,
}: LevelChoiceProps) => {
  const t = useMessages(toysMessages);
  const [isShared, setShared] = useState(false);
  return (
    <div className="game-levels">
      <img className="game-hero" src={figureUrl(hero)} alt="" draggable={false} />
      <h2>{label}</h2>
      {!canPlay && <p className="game-wait">{t('game.wait')}</p>}
      {canPlay && onGoOn && (
        <ToyButton tone="strong" words={t('game.go-on')} onPress={onGoOn}>
          <Play aria-hidden="true" />
        </ToyButton>
      )}
      {canPlay && children}
      {canPlay && (
        <div className="game-choice">
          {levels.map((level, index) => (
            <Button key={level} className="game-level" onPress={() => onStart(level, isShared)}>
              {preview(level)}
              <Stars count={index + 1} of={levels.length} />
              <span>{t(`level.${LEVEL_KEYS.find((one) => one === level) ?? 'small'}`)}</span>
            </Button>
          ))}
        </div>
      )}
      {canPlay && hasSides && (
        <div className="toy-group game-screens">
          <ToyButton words={t('game.two-screens')} isOn={!isShared} onPress={() => setShared(false)}>
            <TwoScreens aria-hidden="true" />
          </ToyButton>
          <ToyButton words={t('game.one-screen')} isOn={isShared} onPress={() => setShared(true)}>
            <OneScreen aria-hidden="true" />
          </ToyButton>
        </div>
      )}
    </div>
  );
};

/** Whose turn it is, in signs and in words. */
const Turns = ({
  role,
  turn,
  isShared,
}: {
  readonly role: SeatRole;
  readonly turn: SeatRole;
  readonly isShared: boolean;
}) => {
  const t = useMessages(toysMessages);
  const words = isShared
    ? t(`game.turn-of-${turn}`)
    : t(turn === role ? 'game.your-turn' : `game.their-turn-${turn}`);
  return (
    <div className="toy-group game-turns">
      {(['client', 'clinician'] as const).map((one) => (
        <span key={one} className={`game-turn${one === turn ? ' is-on' : ''}`}>
          <Token role={one} />
        </span>
      ))}
      <p className="game-status" role="status">
        {words}
      </p>
    </div>
  );
};

const End = ({
  words,
  canPlay,
  onAgain,
}: {
  readonly words: string;
  readonly canPlay: boolean;
  readonly onAgain: () => void;
}) => {
  const t = useMessages(toysMessages);
  return (
    <div className="game-end">
      {CHEERS.map((figure) => (
        <img key={figure} src={figureUrl(figure)} alt="" draggable={false} />
      ))}
      <p role="status">{words}</p>
      {canPlay && (
        <ToyButton tone="strong" words={t('game.again')} onPress={onAgain}>
          <Redo aria-hidden="true" />
        </ToyButton>
      )}
    </div>
  );
};

export interface GameFrameProps {
  readonly name: string;
  /** The figure above the choice of levels. */
  readonly hero: string;
  readonly label: string;
  readonly seat: ToySeat;
  readonly sheets: readonly string[];
  readonly levels: readonly string[];
  readonly preview: (level: string) => ReactNode;
  readonly hasSides?: boolean;
  /** What is chosen beside the level, such as a picture. */
  readonly choice?: ReactNode;
  /** Nothing before the first game. */
  readonly game:
    | {
        readonly level: string;
        readonly isShared: boolean;
        readonly turn?: SeatRole | undefined;
        readonly isOver: boolean;
      }
    | undefined;
  readonly endWords: string;
  readonly steps?: StepButtonsProps['steps'] | undefined;
  readonly bar?: ReactNode;
  /** @param isAgain whether it is the game before once more: with what was chosen for it beside the level. */
  onStart(level: string, isShared: boolean, isAgain: boolean): void;
  readonly children: ReactNode;
}

export const GameFrame = (props: GameFrameProps) => {
  const {
    name,
    label,
    seat,
    sheets,
    levels,
    preview,
    hasSides = false,
    choice,
    game,
    steps,
    onStart,
  } = props;
  const t = useMessages(toysMessages);
  const { isAway, leave, goOn } = useAway(seat.document);
  const isShown = game !== undefined && !isAway;
  const bar = isShown && (
    <>
      {game.turn && <Turns role={seat.role} turn={game.turn} isShared={game.isShared} />}
      {props.bar}
      {game.isOver && (
        <End
          words={props.endWords}
          canPlay={seat.canPlay}
          onAgain={() => onStart(game.level, game.isShared, true)}
        />
      )}
      {seat.canPlay && (
        <div className="toy-group">
          {steps && <StepButtons steps={steps} />}
          <ToyButton label={t('game.levels')} onPress={leave}>
            <Dices aria-hidden="true" />
          </ToyButton>
        </div>
      )}
    </>
  );
  return (
    <ToyFrame
      name={name}
      label={label}
      sheets={[gameSheet, ...sheets]}
      bar={bar}
      shown={isShown ? 'game' : 'levels'}
    >
      {isShown ? (
        props.children
      ) : (
        <LevelChoice
          hero={props.hero}
          label={label}
          levels={levels}
          preview={preview}
          hasSides={hasSides}
          canPlay={seat.canPlay}
          onStart={(level, isShared) => onStart(level, isShared, false)}
          onGoOn={game && !game.isOver ? goOn : undefined}
        >
          {choice}
        </LevelChoice>
      )}
    </ToyFrame>
  );
};

/** A small drawing of a level: so many things in rows. */
export const GridPreview = ({
  columns,
  rows,
  kind,
}: {
  readonly columns: number;
  readonly rows: number;
  readonly kind: 'square' | 'round' | 'checkered';
}) => {
  const cell = Math.floor(Math.min(96 / columns, 88 / rows)) - 3;
  return (
    <span
      className="game-preview"
      style={{ gridTemplateColumns: `repeat(${columns}, ${cell}px)` }}
      aria-hidden="true"
    >
      {Array.from({ length: columns * rows }, (_none, index) => {
        const isLight = (Math.floor(index / columns) + (index % columns)) % 2 === 0;
        return (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, whose parts never move.
            key={index}
            className={`${kind === 'round' ? 'is-round' : ''}${isLight && kind !== 'round' ? ' is-light' : ''}`}
            style={{ height: cell }}
          />
        );
      })}
    </span>
  );
};
