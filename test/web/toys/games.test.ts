import { expect, test } from '@jest/globals';
import type * as Y from 'yjs';
import { allowedSteps, type Draughts, draughts } from '../../../web/toys/draughts/rules.ts';
import { figureIds } from '../../../web/toys/figures/index.ts';
import { fourInARow } from '../../../web/toys/four-in-a-row/rules.ts';
import {
  AGAIN,
  BACK,
  type Game,
  moveKey,
  type Rules,
  readGame,
  replay,
  withEntry,
} from '../../../web/toys/games/game-log.ts';
import { holdMoves } from '../../../web/toys/games/hold-moves.ts';
import { drawFrom, shuffled } from '../../../web/toys/games/shuffle.ts';
import { PAIR_FIGURES } from '../../../web/toys/pairs/pair-figures.ts';
import { pairs } from '../../../web/toys/pairs/rules.ts';
import type { SeatRole } from '../../../web/toys/seat-role.ts';
import { twoSeats } from './two-seats.ts';

const gameOf = (level: string, more: Partial<Game> = {}): Game => ({
  id: 'game',
  seed: 7,
  level,
  isShared: false,
  first: 'client',
  ...more,
});
const played = <State>(rules: Rules<State>, level: string, moves: readonly unknown[]): State => {
  let state = rules.start(gameOf(level));
  for (const move of moves) {
    const side = rules.turn(state);
    const next = side === undefined ? undefined : rules.move(state, side, move);
    if (next === undefined) throw new Error(`Not allowed: ${JSON.stringify(move)}`);
    state = next;
  }
  return state;
};

test('four in a row: a line in each direction ends the game, and no disc comes after it', () => {
  const across = played(fourInARow, 'middle', [0, 0, 1, 1, 2, 2, 3]);
  expect(across.line).toHaveLength(4);
  expect(fourInARow.turn(across)).toBeUndefined();
  expect(played(fourInARow, 'middle', [3, 0, 3, 0, 3, 0, 3]).line).toHaveLength(4);
  expect(played(fourInARow, 'middle', [0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3]).line).toHaveLength(4);
  expect(played(fourInARow, 'small', [0, 4, 1, 4, 2]).line).toHaveLength(3);
});

test('four in a row: a full column, a column that is none, and the other side take no disc', () => {
  const full = played(fourInARow, 'small', [0, 0, 0, 0]);
  for (const move of [0, -1, 5, 1.5, '1', null, {}, [2]])
    expect(fourInARow.move(full, 0, move)).toBeUndefined();
  expect(fourInARow.move(full, 1, 1)).toBeUndefined();
  expect(fourInARow.move(full, 0, 1)).toBeDefined();
});

/** A board from a drawing: `o` and `O` are side 0 and its kings, `x` and `X` side 1. */
const boardOf = (level: string, rows: readonly string[]): Draughts => {
  const squares = rows
    .join('')
    .split('')
    .map((one, id) =>
      one === '.'
        ? undefined
        : {
            id,
            side: one.toLowerCase() === 'o' ? (0 as const) : (1 as const),
            isKing: one === one.toUpperCase(),
          },
    );
  return { ...draughts.start(gameOf(level)), squares };
};

test('draughts: men go forward, take over a piece, go on taking, and may rest where nobody must take', () => {
  const board = boardOf('small', ['......', '...x..', '......', '.x....', 'o.....', '......']);
  expect(draughts.move(board, 0, [24, 19])).toBeUndefined();
  const once = draughts.move(board, 0, [24, 14]) as Draughts;
  expect(once.squares[19]).toBeUndefined();
  expect(once.goesOn).toBe(14);
  expect(draughts.turn(once)).toBe(0);
  const twice = draughts.move(once, 0, [14, 4]) as Draughts;
  expect(twice.squares[4]).toMatchObject({ side: 0, isKing: true });
  expect(draughts.turn(twice)).toBeUndefined();
  expect(draughts.turn(draughts.move(once, 0, 'rest') as Draughts)).toBe(1);
});

test('draughts: on the large level whoever can take must, and nobody rests while more can be taken', () => {
  const rows = [
    '........',
    '........',
    '........',
    '........',
    '...x....',
    '..o...o.',
    '........',
    '........',
  ];
  const board = boardOf('large', rows);
  expect(draughts.move(board, 0, [46, 37])).toBeUndefined();
  expect(draughts.move(board, 0, [42, 28])).toBeDefined();
  expect(draughts.move(boardOf('middle', rows), 0, [46, 37])).toBeDefined();
  for (const move of [[42], [42, 28, 1], ['42', '28'], null, 'rest', { 0: 42, 1: 28 }])
    expect(draughts.move(board, 0, move)).toBeUndefined();
});

test('draughts: a game between two that draw their moves by lot comes to an end', () => {
  for (const level of draughts.levels) {
    const draw = drawFrom(level.length);
    let state = draughts.start(gameOf(level));
    let moves = 0;
    for (let side = draughts.turn(state); side !== undefined; side = draughts.turn(state)) {
      const allowed = allowedSteps(state).map(({ from, to }) => [from, to]);
      state = draughts.move(state, side, allowed[Math.floor(draw() * allowed.length)]) as Draughts;
      moves += 1;
      expect(moves).toBeLessThan(1_000);
    }
  }
});

test('pairs: two cards in a turn; a pair stays open and goes on, two others pass the turn', () => {
  const start = pairs.start(gameOf('small'));
  const partner = start.cards.findIndex(
    ({ figure }, index) => index > 0 && figure === start.cards[0]?.figure,
  );
  const stranger = start.cards.findIndex(({ figure }) => figure !== start.cards[0]?.figure);
  const found = played(pairs, 'small', [0, partner]);
  expect([found.cards[0]?.foundBy, found.cards[partner]?.foundBy, found.turn, found.open]).toEqual([
    0,
    0,
    0,
    [],
  ]);
  const missed = played(pairs, 'small', [0, stranger]);
  expect([missed.turn, missed.open]).toEqual([1, [0, stranger]]);
  expect(pairs.move(played(pairs, 'small', [0]), 0, 0)).toBeUndefined();
  for (const card of [-1, 12, 0.5, '0', null]) expect(pairs.move(start, 0, card)).toBeUndefined();
});

test('pairs: every card has exactly one partner, the same seed lies alike, and every figure is on the shelf', () => {
  for (const level of pairs.levels) {
    const cards = pairs.start(gameOf(level)).cards.map(({ figure }) => figure);
    for (const figure of cards) expect(cards.filter((one) => one === figure)).toHaveLength(2);
    expect(pairs.start(gameOf(level)).cards.map(({ figure }) => figure)).toEqual(cards);
  }
  expect(shuffled([1, 2, 3, 4, 5, 6, 7, 8], 1)).not.toEqual(shuffled([1, 2, 3, 4, 5, 6, 7, 8], 2));
  expect(PAIR_FIGURES.filter((figure) => !figureIds.has(figure))).toEqual([]);
  expect(new Set(PAIR_FIGURES).size).toBe(PAIR_FIGURES.length);
});

const items = (document: Y.Doc) => document.getMap<unknown>('items');
const logOf = <State>(document: Y.Doc, rules: Rules<State>) => {
  const game = readGame(document.getMap('settings').get('game'), rules.levels);
  if (!game) throw new Error('There is no game');
  return { game, log: replay(rules, game, (key) => items(document).get(key)) };
};
/** Moves as a seat that keeps to the rules does. */
const write = <State>(document: Y.Doc, rules: Rules<State>, role: SeatRole, entry: unknown): boolean => {
  const { game, log } = logOf(document, rules);
  if (!withEntry(rules, game, log, role, entry)) return false;
  items(document).set(moveKey(game, log.length, role), entry);
  return true;
};
const seated = <State>(rules: Rules<State>, level: string, more: Partial<Game> = {}) => {
  const seats = twoSeats();
  seats.client.getMap('settings').set('game', gameOf(level, more));
  seats.meet();
  const stops = (['client', 'clinician'] as const).map((role) => holdMoves(seats[role], rules, role));
  return { ...seats, stop: () => stops.map((stop) => stop()) };
};

test('own moves are taken back and done again, fifty of them, and never those of the other seat', () => {
  const { client, clinician, meet, refused } = seated(draughts, 'middle');
  const draw = drawFrom(3);
  for (let moves = 0; moves < 100; moves += 1) {
    const { log } = logOf(client, draughts);
    const side = draughts.turn(log.state);
    if (side === undefined) break;
    const role = side === 0 ? 'client' : 'clinician';
    const allowed = allowedSteps(log.state).map(({ from, to }) => [from, to]);
    write(
      role === 'client' ? client : clinician,
      draughts,
      role,
      allowed[Math.floor(draw() * allowed.length)],
    );
    meet();
  }
  const before = logOf(client, draughts).log;
  const last = before.done.at(-1)?.role as SeatRole;
  expect(write(client, draughts, last === 'client' ? 'clinician' : 'client', BACK)).toBe(false);
  const order = before.done
    .slice(-50)
    .map(({ role }) => role)
    .reverse();
  expect(order.length).toBe(50);
  for (const role of order) {
    expect(write(role === 'client' ? client : clinician, draughts, role, BACK)).toBe(true);
    meet();
  }
  expect(logOf(client, draughts).log.done).toHaveLength(before.done.length - 50);
  for (const role of [...order].reverse()) {
    expect(write(role === 'client' ? client : clinician, draughts, role, AGAIN)).toBe(true);
    meet();
  }
  expect(logOf(clinician, draughts).log.state).toEqual(before.state);
  expect(refused).toEqual([]);
});

test('moves at the same time: both seats come to the same state, and the one to move is heard', () => {
  const { client, clinician, meet } = seated(fourInARow, 'middle');
  write(client, fourInARow, 'client', 3);
  meet();
  // The client takes back while the clinician, who has not heard of it, moves.
  expect(write(client, fourInARow, 'client', BACK)).toBe(true);
  expect(write(clinician, fourInARow, 'clinician', 2)).toBe(true);
  meet();
  expect(logOf(client, fourInARow).log.state).toEqual(logOf(clinician, fourInARow).log.state);
  expect(logOf(client, fourInARow).log.done.map(({ move }) => move)).toEqual([3, 2]);
  expect(write(client, fourInARow, 'client', 4)).toBe(true);
});

const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  99,
  1e300,
  'back',
  'again',
  'x'.repeat(500),
  [1, 2],
  { column: 1 },
  [[[]]],
];

test('a hostile seat moves in no turn but its own, and what it writes beyond the rules counts for nothing', () => {
  const { client, clinician, meet } = seated(fourInARow, 'middle');
  write(client, fourInARow, 'client', 3);
  meet();
  write(clinician, fourInARow, 'clinician', 3);
  meet();
  const { game, log } = logOf(client, fourInARow);
  const before = log.state;
  // Out of turn, far ahead, and of every kind of value.
  items(clinician).set(moveKey(game, 2, 'clinician'), 0);
  for (const [index, value] of HOSTILE.entries())
    items(clinician).set(moveKey(game, 2 + index, 'clinician'), value);
  for (const [index, value] of HOSTILE.entries()) items(clinician).set(`${game.id}/${index}`, value);
  meet();
  expect(logOf(client, fourInARow).log.done.slice(0, 1)).toEqual(log.done.slice(0, 1));
  expect(logOf(client, fourInARow).log.state.cells.filter((cell) => cell === 1).length).toBeLessThanOrEqual(
    before.cells.filter((cell) => cell === 1).length,
  );
  expect(logOf(client, fourInARow).log).toEqual(logOf(clinician, fourInARow).log);
});

test('a hostile seat that overwrites, removes or forges moves has them put right', () => {
  const { client, clinician, meet, stop } = seated(fourInARow, 'middle');
  for (const [role, column] of [
    ['client', 3],
    ['clinician', 3],
    ['client', 4],
    ['clinician', 2],
  ] as const) {
    write(role === 'client' ? client : clinician, fourInARow, role, column);
    meet();
  }
  const { game, log } = logOf(client, fourInARow);
  // The clinician's seat plays by no rules any more.
  stop();
  holdMoves(client, fourInARow, 'client');
  items(clinician).set(moveKey(game, 0, 'client'), 0);
  items(clinician).delete(moveKey(game, 1, 'clinician'));
  items(clinician).delete(moveKey(game, 2, 'client'));
  meet();
  expect(logOf(client, fourInARow).log.state).toEqual(log.state);
  expect(logOf(clinician, fourInARow).log.state).toEqual(log.state);
  // In the client's name, on the client's turn.
  items(clinician).set(moveKey(game, 4, 'client'), 6);
  meet();
  expect(logOf(client, fourInARow).log.state).toEqual(log.state);
  expect(logOf(clinician, fourInARow).log.state).toEqual(log.state);
});

test('a game of both on one screen: either seat moves for either side', () => {
  const { client, meet, clinician } = seated(fourInARow, 'small', { isShared: true });
  for (const column of [0, 1, 0, 1, 0]) expect(write(client, fourInARow, 'client', column)).toBe(true);
  meet();
  expect(fourInARow.turn(logOf(clinician, fourInARow).log.state)).toBeUndefined();
});

test('settings that are no game are none', () => {
  for (const value of [
    undefined,
    null,
    1,
    'game',
    [],
    {},
    { id: 'a', level: 'unknown' },
    { id: '../x', level: 'small' },
    { id: 5, level: 'small' },
  ])
    expect(readGame(value, fourInARow.levels)).toBeUndefined();
  expect(
    readGame({ id: 'a', level: 'small', seed: 'x', first: 'me', isShared: 1 }, fourInARow.levels),
  ).toEqual({ id: 'a', level: 'small', seed: 0, first: 'client', isShared: false });
});

test('a random crowd of moves from both seats, honest and not, in any order, converges', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const draw = drawFrom(seed);
    const { client, clinician, meet, refused } = seated(pairs, 'small');
    for (let round = 0; round < 60; round += 1) {
      for (const [document, role] of [
        [client, 'client'],
        [clinician, 'clinician'],
      ] as const) {
        if (draw() < 0.5) write(document, pairs, role, Math.floor(draw() * 12));
        const { game } = logOf(document, pairs);
        if (draw() < 0.1)
          items(document).set(
            moveKey(game, Math.floor(draw() * 30), role),
            HOSTILE[Math.floor(draw() * HOSTILE.length)],
          );
      }
      if (draw() < 0.6) meet();
    }
    meet();
    expect(logOf(client, pairs).log).toEqual(logOf(clinician, pairs).log);
    expect(refused).toEqual([]);
  }
});
