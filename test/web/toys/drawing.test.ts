import { expect, test } from '@jest/globals';
import * as Y from 'yjs';
import { BREATHS, breathAt, PACE_KEYS, PACES } from '../../../web/toys/breathing-star/breath.ts';
import {
  FEELING_KEYS,
  FEELINGS,
  SITUATION_KEYS,
  SITUATIONS,
} from '../../../web/toys/feelings-cards/cards.ts';
import { figureIds } from '../../../web/toys/figures/index.ts';
import { scatter, shake, sink } from '../../../web/toys/glitter-jar/glitter.ts';
import {
  keyOf,
  markAt,
  nextOrder,
  readMarks,
  readPoints,
  type Stroke,
  writePoints,
} from '../../../web/toys/ink/marks.ts';
import { Grip, place } from '../../../web/toys/ink/placing.ts';
import { StrokeWriter } from '../../../web/toys/ink/stroke-writer.ts';
import {
  FRAME,
  gridOf,
  JIGSAW_LEVELS,
  pieceKey,
  readJigsaw,
  readPieces,
  settled,
  TABLE,
} from '../../../web/toys/jigsaw/pieces.ts';
import {
  fromShared,
  layoutOf,
  onScreen,
  placeInTray,
  toShared,
} from '../../../web/toys/jigsaw/table-layout.ts';
import { twoSeats } from './two-seats.ts';

const STYLE = { pen: 'pen', colour: 'red', width: 18, hasPressure: false } as const;
const marksOf = (document: Y.Doc, page = 0) => readMarks(document.getMap<unknown>('items').entries(), page);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a long stroke comes to the other seat while it is drawn, in small updates, and is the same there', async () => {
  const { client, clinician, meet, refused } = twoSeats();
  const sizes: number[] = [];
  client.on('update', (update: Uint8Array) => sizes.push(update.length));
  const writer = new StrokeWriter(client, 0, 1, STYLE);
  const seen: number[] = [];
  for (let step = 0; step < 12; step += 1) {
    writer.add(Array.from({ length: 20 }, (_none, index) => [step * 20 + index, 300, 0.5] as const));
    await pause(45);
    meet();
    seen.push((marksOf(clinician)[0] as Stroke).points.length);
  }
  writer.end();
  meet();
  expect(seen.every((count, index) => count === (index + 1) * 20)).toBe(true);
  expect(marksOf(clinician)).toEqual(marksOf(client));
  expect(Math.max(...sizes)).toBeLessThan(2_000);
  expect(refused).toEqual([]);
});

test('a board of two thousand strokes stays below the largest scene', () => {
  const document = new Y.Doc();
  for (let stroke = 0; stroke < 2_000; stroke += 1) {
    const writer = new StrokeWriter(document, 0, stroke, STYLE);
    writer.add(Array.from({ length: 40 }, (_none, index) => [index * 30, stroke / 2, 0.5] as const));
    writer.end();
  }
  const bytes = Y.encodeStateAsUpdate(document).length;
  process.stdout.write(`2,000 strokes of 40 points: ${Math.round(bytes / 1_024)} KB\n`);
  expect(bytes).toBeLessThan(2_000_000);
});

test('points are written and read alike; what is no point is passed over', () => {
  expect(
    readPoints(
      writePoints([
        [1.4, 2.6, 0],
        [300, 400, 1],
      ]),
    ),
  ).toEqual([
    [1, 3, 0],
    [300, 400, 1],
  ]);
  expect(readPoints('1,2;a,b,c;1e9,1,1;3,4,99;;NaN,1,1')).toEqual([[3, 4, 1]]);
});

test('what is no mark is passed over, whoever wrote it, and the order is the same for every seat', () => {
  const stroke = { k: 'pen', n: 2, c: 'red', w: 8, p: '1,1,50' };
  const entries: [string, unknown][] = [
    [keyOf(0, 'b'), stroke],
    [keyOf(0, 'a'), stroke],
    [keyOf(0, 'first'), { ...stroke, n: 1, c: 'no colour', w: 1e9 }],
    [keyOf(1, 'other'), stroke],
    [keyOf(0, 'tail', 1), { p: '2,2,50' }],
    [keyOf(0, 'bad'), { k: 'stamp', f: '"><img src=x>', n: 1 }],
    [keyOf(0, 'empty'), { k: 'words', t: '  ' }],
    ['nonsense', stroke],
    [keyOf(0, 'null'), null],
    [keyOf(0, 'list'), [1]],
    [keyOf(0, 'none'), { k: 'pen', p: '' }],
  ];
  const marks = readMarks(entries, 0);
  expect(marks.map(({ id }) => id)).toEqual(['first', 'a', 'b']);
  expect(marks[0]).toMatchObject({ colour: 'black', width: 200 });
  expect(readMarks([...entries].reverse(), 0)).toEqual(marks);
  expect(nextOrder(marks)).toBe(3);
});

test('two fingers size and turn a stamp, as one step', () => {
  const document = new Y.Doc();
  const mark = place(document, 0, {
    kind: 'stamp',
    figure: '1f981',
    order: 1,
    x: 500,
    y: 500,
    size: 100,
    angle: 0,
  });
  const grip = new Grip(document, 0, mark, true);
  grip.down(1, { x: 450, y: 500 });
  grip.down(2, { x: 550, y: 500 });
  grip.move(2, { x: 450, y: 700 }, 100);
  expect(grip.mark).toMatchObject({ size: 200, angle: 90 });
  expect(grip.up(1)).toBe(false);
  expect(grip.up(2)).toBe(true);
  expect(marksOf(document)[0]).toMatchObject({ size: 200, angle: 90 });
  expect(markAt(marksOf(document), 560, 560)?.id).toBe(mark.id);
});

test('a jigsaw: every piece begins on the table and outside its place, snaps near it, and takes no nonsense', () => {
  for (const level of JIGSAW_LEVELS) {
    const game = readJigsaw({ id: 'game', level, seed: 5, picture: 99 }, 3);
    if (!game) throw new Error('No game');
    expect(game.picture).toBe(2);
    const [columns, rows] = gridOf(level);
    const pieces = readPieces(game, () => undefined);
    expect(pieces).toHaveLength(columns * rows);
    for (const piece of pieces) {
      expect(piece).toMatchObject({ isHome: false, isOnBoard: false });
      expect(piece.x + FRAME.width / columns).toBeLessThanOrEqual(TABLE.width);
      expect(settled(game, piece, piece.homeX + 20, piece.homeY - 20)).toEqual({
        x: piece.homeX,
        y: piece.homeY,
      });
    }
    expect(new Set(pieces.map(({ place }) => place)).size).toBe(pieces.length);
    const first = pieces[0];
    if (first) expect(settled(game, first, 0, 0)).toEqual({ x: first.startX, y: first.startY });
    const home = readPieces(game, (key) =>
      key === pieceKey(game, 0)
        ? { x: first?.homeX, y: first?.homeY, n: 1 }
        : { x: 'left', y: Number.NaN, n: [] },
    );
    expect(home.map(({ isHome }) => isHome).filter(Boolean)).toHaveLength(1);
    expect(home.slice(1)).toEqual(pieces.slice(1));
  }
});

test('a jigsaw: board and tray use every screen, nothing lies over another, and both seats mean the same place', () => {
  const stages = [
    { width: 1_256, height: 640 },
    { width: 810, height: 900 },
    { width: 366, height: 600 },
    { width: 760, height: 320 },
  ];
  for (const level of JIGSAW_LEVELS) {
    const game = readJigsaw({ id: 'game', level, seed: 5, picture: 0 }, 1);
    if (!game) throw new Error('No game');
    const pieces = readPieces(game, () => undefined);
    for (const stage of stages) {
      const layout = layoutOf(stage, level);
      const { board, tray, piece } = layout;
      expect(tray.scale).toBeLessThanOrEqual(board.scale);
      // With the room around a piece that makes a finger's width, in the tray too.
      expect(Math.min(tray.slot.width, tray.slot.height)).toBeGreaterThanOrEqual(44);
      const isBelow = tray.y >= board.y + FRAME.height * board.scale;
      const isBeside = tray.x >= board.x + FRAME.width * board.scale;
      expect(isBelow || isBeside).toBe(true);
      expect(tray.x + tray.width).toBeLessThanOrEqual(stage.width);
      expect(tray.y + tray.height).toBeLessThanOrEqual(stage.height);
      const used = FRAME.width * FRAME.height * board.scale ** 2 + tray.width * tray.height;
      expect(used / (stage.width * stage.height)).toBeGreaterThan(0.6);
      for (const { place, startX, startY } of pieces) {
        const { x, y } = placeInTray(layout, place);
        const middle = { x: x + (piece.width / 2) * tray.scale, y: y + (piece.height / 2) * tray.scale };
        const shared = { x: startX + piece.width / 2, y: startY + piece.height / 2 };
        expect(toShared(layout, pieces, middle)).toEqual(shared);
        expect(fromShared(layout, pieces, shared)).toEqual(middle);
      }
      const spot = onScreen(layout, { x: 500, y: 400 });
      expect(toShared(layout, pieces, spot).x).toBeCloseTo(500);
      expect(toShared(layout, pieces, spot).y).toBeCloseTo(400);
    }
  }
});

test('every figure of the feelings cards is on the shelf', () => {
  const all = [
    ...SITUATION_KEYS.flatMap((key) => [...SITUATIONS[key]]),
    ...FEELING_KEYS.map((key) => FEELINGS[key]),
  ];
  expect(all.filter((figure) => !figureIds.has(figure))).toEqual([]);
  expect(new Set(Object.values(FEELINGS)).size).toBe(FEELING_KEYS.length);
});

test('the star breathes in, waits and breathes out five times, and then rests', () => {
  for (const pace of PACE_KEYS) {
    const { in: inward, hold, out } = PACES[pace];
    expect(breathAt(pace, inward / 2)).toMatchObject({ phase: 'in', count: 0 });
    expect(breathAt(pace, inward + hold / 2)).toMatchObject({ phase: 'hold', fullness: 1 });
    expect(breathAt(pace, inward + hold + out / 2)).toMatchObject({ phase: 'out' });
    expect(breathAt(pace, (inward + hold + out) * BREATHS)).toMatchObject({ phase: 'done', count: BREATHS });
  }
});

test('glitter that is shaken rises, stays in its jar, and has come to rest after a minute', () => {
  const flakes = scatter(300, 1);
  const low = flakes.reduce((sum, { y }) => sum + y, 0);
  shake(flakes, 2);
  for (let frame = 0; frame < 60; frame += 1) sink(flakes, 1 / 60, frame / 60);
  expect(flakes.reduce((sum, { y }) => sum + y, 0)).toBeLessThan(low - 60);
  for (let frame = 0; frame < 3_600; frame += 1) sink(flakes, 1 / 60, frame / 60);
  expect(flakes.every(({ x, y, vy }) => x >= 0 && x <= 1 && y > 0.85 && y < 1 && vy === 0)).toBe(true);
});
