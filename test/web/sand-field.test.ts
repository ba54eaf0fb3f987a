import { expect, test } from '@jest/globals';
import * as Y from 'yjs';
import { checkUpdate } from '../../domain/game-sessions/live/check-update.ts';
import { figureOfKind } from '../../web/toys/figures/index.ts';
import { COLUMNS, ROWS, SandField, WATER } from '../../web/toys/sandtray/sand-field.ts';
import { dab, SAND_TOOLS, stroke } from '../../web/toys/sandtray/sand-tools.ts';
import { choices, chosen } from '../../web/toys/scene/choices.ts';
import { Scene } from '../../web/toys/scene/scene.ts';
import type { SeatRole } from '../../web/toys/seat-role.ts';

/** The sand of both seats: digging, undoing, saving, and that it comes to the same ground everywhere. */

const seat = (role: SeatRole) => {
  const document = new Y.Doc();
  const scene = new Scene(document);
  const field = new SandField(scene.sand, role, () => undefined);
  const write = () => {
    field.write((work) => scene.change(work));
  };
  return { document, scene, field, write };
};
type Seat = ReturnType<typeof seat>;
const meet = (...seats: readonly Seat[]) => {
  for (const one of seats)
    for (const other of seats)
      if (one !== other) Y.applyUpdate(one.document, Y.encodeStateAsUpdate(other.document), 'server');
};
const MIDDLE = { column: 80, row: 50 };
const CELL = 50 * COLUMNS + 80;

test('one digs down to the water, and the other sees the same ground', () => {
  const [one, two] = [seat('clinician'), seat('client')];
  expect(one.field.heights[CELL]).toBeGreaterThan(WATER);
  for (let touch = 0; touch < 20; touch += 1) dab(one.field, MIDDLE, { tool: 'dig', radius: 8 });
  one.write();
  meet(one, two);
  expect(two.field.heights[CELL]).toBeLessThan(WATER);
  expect(two.field.heights).toEqual(one.field.heights);
});

test('both dig at one place at once: nothing is lost, and both come to the same ground', () => {
  const [one, two, alone] = [seat('clinician'), seat('client'), seat('client')];
  for (const { field } of [one, two, alone])
    for (let touch = 0; touch < 3; touch += 1) dab(field, MIDDLE, { tool: 'heap', radius: 8 });
  for (const { write } of [one, two, alone]) write();
  meet(one, two);
  expect(one.field.heights).toEqual(two.field.heights);
  const before = seat('client').field.heights[CELL] ?? 0;
  const byOne = (alone.field.heights[CELL] ?? 0) - before;
  expect((one.field.heights[CELL] ?? 0) - before).toBeCloseTo(2 * byOne, 0);
  expect(Y.encodeStateVector(one.document)).toEqual(Y.encodeStateVector(two.document));
});

test('fifty steps and more are undone and done again, and those of the other seat stay', () => {
  const [one, two] = [seat('clinician'), seat('client')];
  dab(two.field, { column: 20, row: 20 }, { tool: 'heap', radius: 8 });
  two.write();
  meet(one, two);
  const begun = one.field.heights.slice();
  for (let step = 0; step < 60; step += 1) {
    one.scene.step();
    dab(one.field, { column: 30 + step, row: 60 }, { tool: 'dig', radius: 6 });
    one.write();
    one.scene.step();
  }
  const dug = one.field.heights.slice();
  for (let step = 0; step < 60; step += 1) one.scene.undo();
  expect(one.field.heights).toEqual(begun);
  for (let step = 0; step < 60; step += 1) one.scene.redo();
  expect(one.field.heights).toEqual(dug);
  meet(one, two);
  expect(two.field.heights).toEqual(dug);
});

test('a saved ground opens as it was, to a grain', () => {
  const [one, two] = [seat('clinician'), seat('clinician')];
  stroke(one.field, { column: 10, row: 10 }, { column: 150, row: 90 }, { tool: 'rake', radius: 10 });
  stroke(one.field, { column: 10, row: 80 }, { column: 150, row: 10 }, { tool: 'dig', radius: 6 });
  dab(one.field, MIDDLE, { tool: 'wet', radius: 9 });
  one.write();
  const saved = one.scene.saved(one.field.saved());
  two.scene.open(saved, (sand) => two.field.open(sand));
  const apart = two.field.heights.reduce(
    (most, height, cell) => Math.max(most, Math.abs(height - (one.field.heights[cell] ?? 0))),
    0,
  );
  expect(apart).toBeLessThanOrEqual(1);
  expect(two.field.wetness).toEqual(one.field.wetness);
  expect(seat('client').field.saved()).toBe('');
});

test('a full scene of 500 figures with all sand changed by both seats is 300 KB at most, and passes the checks', () => {
  const [one, two] = [seat('clinician'), seat('client')];
  one.scene.open({ ...one.scene.saved(), sand: '#'.repeat(COLUMNS * ROWS * 3) }, (sand) =>
    one.field.open(sand),
  );
  for (const { field, write } of [one, two]) {
    for (let row = 0; row < ROWS; row += 4)
      for (let column = 0; column < COLUMNS; column += 4)
        for (const tool of SAND_TOOLS) dab(field, { column, row }, { tool, radius: 5 });
    write();
  }
  for (let count = 0; count < 500; count += 1)
    one.scene.add({
      kind: '1f9cd-1f3fb-200d-2640-fe0f',
      x: (count * 7) % 1_200,
      y: (count * 13) % 750,
      rotation: count % 360,
      scale: 1.25,
      layer: count,
      flipped: count % 2 === 0,
      lying: count % 3 === 0,
      buried: 0.4,
    });
  meet(one, two);
  expect(one.scene.standing().size).toBe(500);
  // As the service keeps it: what was overwritten is gone.
  const kept = new Y.Doc();
  Y.applyUpdate(kept, Y.encodeStateAsUpdate(one.document));
  const state = Y.encodeStateAsUpdate(kept);
  process.stdout.write(`a full scene: ${Math.round(state.length / 1_000)} KB\n`);
  expect(state.length).toBeLessThanOrEqual(300_000);
  expect(() => checkUpdate(state)).not.toThrow();
});

test('what is no ground in the document is passed over', () => {
  const one = seat('clinician');
  const before = one.field.heights.slice();
  one.scene.change(() => {
    one.scene.sand.set('h/client/0', 'short');
    one.scene.sand.set('h/client/1', { no: 'text' });
    one.scene.sand.set('h/nobody/2', '#'.repeat(800));
    one.scene.sand.set('h/client/4000', '#'.repeat(800));
  });
  expect(one.field.heights).toEqual(before);
});

test('a scene that the first version saved opens: figures, places and ground', () => {
  const one = seat('clinician');
  const items = ['woman', 'palm', 'treasure'].map((kind, index) => ({
    id: `old-${index}`,
    kind,
    x: 100 + index,
    y: 200,
    rotation: 30,
    scale: 1.2,
    layer: index,
  }));
  one.scene.open({ items, background: 'night' }, (sand) => one.field.open(sand));
  expect([...one.scene.standing()].map(([id, item]) => ({ id, ...item }))).toEqual(items);
  expect(chosen(one.scene.settings, 'time', choices.sandtray.time)).toBe('night');
  expect(figureOfKind('woman')).not.toBe('woman');
});
