import { useEffect, useMemo } from 'react';
import { itemsOf, newKey, settingsOf } from '../stage/shared.ts';
import { useVersion } from '../stage/use-version.ts';
import type { SeatRole, ToySeat } from '../toy.ts';
import {
  AGAIN,
  BACK,
  type Game,
  LARGEST_SEED,
  moveKey,
  type Replayed,
  type Rules,
  readGame,
  replay,
  roleOf,
  type Side,
  withEntry,
} from './game-log.ts';
import { beginGame } from './game-place.ts';
import { holdMoves } from './hold-moves.ts';

export interface Playing<State> {
  readonly game: Game;
  readonly log: Replayed<State>;
  readonly state: State;
  /** Who is to move. */
  readonly turn: Side | undefined;
  /** Whether this seat may move now. */
  readonly isMine: boolean;
  readonly roleOfSide: (side: Side) => SeatRole;
  /** @returns whether the rules allowed it. */
  play(move: unknown): boolean;
  readonly steps: { readonly canUndo: boolean; readonly canRedo: boolean; undo(): void; redo(): void };
}
export interface Table<State> {
  /** Nothing before the first game. */
  readonly playing: Playing<State> | undefined;
  start(level: string, isShared: boolean): void;
}

/** A game by turns, as its frame shows it. */
export const shownGame = <State>(playing: Playing<State> | undefined) =>
  playing && {
    ...playing.game,
    turn: playing.turn === undefined ? undefined : playing.roleOfSide(playing.turn),
    isOver: playing.turn === undefined,
  };

const newSeed = (): number => Math.floor(Math.random() * LARGEST_SEED);

/** The game that stands in a toy's document, and how this seat plays it. */
export const useGame = <State>(seat: ToySeat, rules: Rules<State>): Table<State> => {
  const { document, role, canPlay } = seat;
  const version = useVersion(document);
  useEffect(() => holdMoves(document, rules, role), [document, rules, role]);
  const items = itemsOf(document);
  const settings = settingsOf(document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document is the same one after each change.
  const found = useMemo(() => {
    const game = readGame(settings.get('game'), rules.levels);
    return game && { game, log: replay(rules, game, (key) => items.get(key)) };
  }, [items, settings, rules, version]);
  return {
    playing: found && playingOf(found.game, found.log),
    start(level, isShared) {
      const first = settings.get('first') === 'client' ? 'clinician' : 'client';
      document.transact(() => {
        settings.set('first', first);
        beginGame(document, { id: newKey(), seed: newSeed(), level, isShared, first });
      });
    },
  };

  function playingOf(game: Game, log: Replayed<State>): Playing<State> {
    const turn = rules.turn(log.state);
    const allowed = (entry: unknown) => canPlay && withEntry(rules, game, log, role, entry) !== undefined;
    const write = (entry: unknown): boolean => {
      if (!allowed(entry)) return false;
      document.transact(() => items.set(moveKey(game, log.length, role), entry));
      return true;
    };
    return {
      game,
      log,
      state: log.state,
      turn,
      isMine: canPlay && turn !== undefined && (game.isShared || roleOf(game, turn) === role),
      roleOfSide: (side) => roleOf(game, side),
      play: write,
      steps: {
        canUndo: allowed(BACK),
        canRedo: allowed(AGAIN),
        undo: () => void write(BACK),
        redo: () => void write(AGAIN),
      },
    };
  }
};
