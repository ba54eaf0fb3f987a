// A game for two as a list of moves that only grows. Every seat replays it through the game's rules and passes over
// what they do not allow, so that both come to the same state whatever was sent (docs/decisions/0071).
import { numberIn, oneOf, record } from '../stage/shared.ts';
import type { SeatRole } from '../toy.ts';

/** The one who begins is 0. */
export type Side = 0 | 1;

/** What was agreed on before the first move. */
export interface Game {
  readonly id: string;
  /** What cards are shuffled by. */
  readonly seed: number;
  readonly level: string;
  /** Both play on one screen: either seat moves for either side. */
  readonly isShared: boolean;
  readonly first: SeatRole;
}

export interface Rules<State> {
  readonly levels: readonly string[];
  start(game: Game): State;
  /** Who is to move; nobody once the game is over. */
  turn(state: State): Side | undefined;
  /** @returns the state after a move, or nothing where the rules do not allow it. The move may be any JSON. */
  move(state: State, side: Side, move: unknown): State | undefined;
  /** False where a move shows what nobody can forget again. */
  readonly canTakeBack: boolean;
}

const ROLES = ['client', 'clinician'] as const;
const ID = /^\w{1,20}$/;
export const LARGEST_SEED = 2 ** 31;

/** @returns the game that the settings name, whoever wrote them; nothing where they name none. */
export const readGame = (value: unknown, levels: readonly string[]): Game | undefined => {
  const { id, seed, level, isShared, first } = record(value);
  const known = oneOf(level, levels);
  if (typeof id !== 'string' || !ID.test(id) || known === undefined) return undefined;
  return {
    id,
    seed: Math.floor(numberIn(seed, 0, LARGEST_SEED, 0)),
    level: known,
    isShared: isShared === true,
    first: oneOf(first, ROLES) ?? 'client',
  };
};

export const BACK = 'back';
export const AGAIN = 'again';
/** Longer than any game that two people play. */
const MOST_MOVES = 1_000;

/**
 * Each seat writes keys of its own, so that two moves at the same time never overwrite each other.
 * @param number of the move, from 0, taken back ones included.
 */
export const moveKey = (game: Game, number: number, role: SeatRole): string => `${game.id}/${number}/${role}`;

export const roleOf = (game: Game, side: Side): SeatRole =>
  side === 0 ? game.first : game.first === 'client' ? 'clinician' : 'client';

interface Done<State> {
  readonly role: SeatRole;
  readonly move: unknown;
  readonly before: State;
}
export interface Replayed<State> {
  readonly state: State;
  /** How many entries count: the number of the next one. */
  readonly length: number;
  /** The keys of the entries that count. */
  readonly keys: readonly string[];
  readonly done: readonly Done<State>[];
  /** Taken back, the last one last. */
  readonly undone: readonly Done<State>[];
}

const enter = <State>(
  rules: Rules<State>,
  game: Game,
  log: Replayed<State>,
  role: SeatRole,
  entry: unknown,
): Pick<Replayed<State>, 'state' | 'done' | 'undone'> | undefined => {
  const { state, done, undone } = log;
  if (entry === BACK) {
    const last = done.at(-1);
    if (!rules.canTakeBack || last?.role !== role) return undefined;
    return { state: last.before, done: done.slice(0, -1), undone: [...undone, last] };
  }
  const side = rules.turn(state);
  const isAgain = entry === AGAIN;
  const move = isAgain ? undone.at(-1)?.move : entry;
  if (side === undefined || (isAgain && undone.at(-1)?.role !== role)) return undefined;
  if (!game.isShared && roleOf(game, side) !== role) return undefined;
  const after = rules.move(state, side, move);
  if (after === undefined) return undefined;
  return {
    state: after,
    done: [...done, { role, move, before: state }],
    undone: isAgain ? undone.slice(0, -1) : [],
  };
};

/** @returns the log with one more entry, or nothing where it does not count. */
export const withEntry = <State>(
  rules: Rules<State>,
  game: Game,
  log: Replayed<State>,
  role: SeatRole,
  entry: unknown,
): Replayed<State> | undefined => {
  if (entry === undefined || log.length >= MOST_MOVES) return undefined;
  const more = enter(rules, game, log, role, entry);
  return more && { ...more, length: log.length + 1, keys: [...log.keys, moveKey(game, log.length, role)] };
};

/** Plays a game from its beginning. Where both seats wrote a move of one number, that of the seat to move counts. */
export const replay = <State>(
  rules: Rules<State>,
  game: Game,
  read: (key: string) => unknown,
): Replayed<State> => {
  let log: Replayed<State> = { state: rules.start(game), length: 0, keys: [], done: [], undone: [] };
  for (;;) {
    const side = rules.turn(log.state);
    const inTurn = side === undefined ? 'client' : roleOf(game, side);
    const order = game.isShared ? (['clinician', 'client'] as const) : [inTurn, ...ROLES];
    let next: Replayed<State> | undefined;
    for (const role of order)
      next ??= withEntry(rules, game, log, role, read(moveKey(game, log.length, role)));
    if (!next) return log;
    log = next;
  }
};
