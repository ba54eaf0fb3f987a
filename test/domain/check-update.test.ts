import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import { checkUpdate } from '../../domain/game-sessions/live/check-update.ts';
import { quarrel, subdocuments } from '../support/hostile-updates.ts';

/** What a seat may change a scene by, seen before Yjs constructs anything of it (issue 28, point 1). */

const written = (change: (document: Y.Doc) => void): Uint8Array => {
  const document = new Y.Doc();
  change(document);
  return Y.encodeStateAsUpdate(document);
};
const items = (document: Y.Doc) => document.getMap<unknown>('items');
const unusable = { reason: 'unusable' };
const refused = (update: Uint8Array) =>
  expect(() => checkUpdate(update)).toThrow(expect.objectContaining(unusable));

test('updates of frames are accepted: figures put, moved and removed, the ground, undone steps', () => {
  const document = new Y.Doc();
  const updates: Uint8Array[] = [];
  document.on('update', (update) => updates.push(update));
  const undo = new Y.UndoManager([items(document), document.getMap('settings')]);
  for (let move = 0; move < 100; move += 1)
    items(document).set(`figure ${move % 7}`, {
      kind: 'palm',
      x: -move,
      y: 1.5,
      big: 2 ** 40,
      flipped: true,
    });
  items(document).delete('figure 1');
  document.getMap('settings').set('background', 'beach');
  undo.undo();
  undo.redo();
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(document));
  items(other).set('figure 2', { list: [null, undefined, [1, 'ä', { x: 0.1 }]] });
  for (const update of [
    ...updates,
    Y.encodeStateAsUpdate(document),
    Y.encodeStateAsUpdate(other),
    Y.encodeStateAsUpdate(other, Y.encodeStateVector(document)),
    Y.mergeUpdates([updates[0], updates[2]] as Uint8Array[]),
    Y.encodeStateAsUpdate(new Y.Doc()),
  ])
    expect(checkUpdate(update)).toBeLessThan(1_000);
});

test.each<[string, (document: Y.Doc) => void]>([
  ['a document', (document) => items(document).set('a', new Y.Doc())],
  ['bytes', (document) => items(document).set('a', new Uint8Array(3))],
  ['bytes in a value', (document) => items(document).set('a', { b: new Uint8Array(3) })],
  ['a big integer', (document) => items(document).set('a', 3n)],
  ['a map in a map', (document) => items(document).set('a', new Y.Map())],
  ['a text', (document) => document.getText('items').insert(0, 'a')],
  ['an embedded object', (document) => document.getText('items').insertEmbed(0, {})],
  ['a format', (document) => document.getText('items').insert(0, 'a', { bold: true })],
  ['XML', (document) => document.getXmlFragment('items').insert(0, [new Y.XmlElement('a')])],
  ['a list', (document) => document.getArray('items').push([1])],
  ['another map', (document) => document.getMap('others').set('a', 1)],
])('%s is refused', (_, change) => refused(written(change)));

const nested = (depth: number) =>
  written((document) => items(document).set('a', JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)));

test('values are nested to a depth of sixteen, and an update has at most ten thousand parts', () => {
  expect(checkUpdate(nested(16))).toBeGreaterThan(16);
  refused(nested(17));
  // Yjs would read it to the end of the stack.
  const deep = written((document) => items(document).set('a', 1)).slice(0, -2);
  refused(new Uint8Array([...deep, ...Array.from({ length: 100_000 }).flatMap(() => [117, 1])]));
  expect(checkUpdate(quarrel(9_000))).toBe(9_003);
  refused(quarrel(10_000));
  const emptyObjects = (count: number) =>
    written((document) =>
      items(document).set(
        'a',
        Array.from({ length: count }, () => ({})),
      ),
    );
  expect(checkUpdate(emptyObjects(9_000))).toBe(9_003);
  refused(emptyObjects(10_000));
  // A count that is not followed by what it counts, and a clock beyond what a number holds.
  refused(
    encoding.encode((encoder) => [1, 2 ** 50, 1, 0].map((value) => encoding.writeVarUint(encoder, value))),
  );
  refused(
    encoding.encode((encoder) =>
      [1, 1, 1, Number.MAX_SAFE_INTEGER, 0, 9, 0].map((value) => encoding.writeVarUint(encoder, value)),
    ),
  );
});

test('30,000 documents in one update are refused without any of them being constructed', () => {
  const update = subdocuments(30_000);
  expect(update.length).toBeGreaterThan(220_000);
  const fastest = (work: () => void) =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const began = performance.now();
        work();
        return performance.now() - began;
      }),
    );
  const refusing = fastest(() => refused(update));
  expect(refusing).toBeLessThan(fastest(() => Y.decodeUpdate(update)) / 20);
});

test('a gap with the marks of an item is refused', () => {
  const gap = (info: number) => new Uint8Array([1, 1, 5, 0, info, 3, 0]);
  expect(checkUpdate(gap(10))).toBe(2);
  expect(Y.decodeUpdate(gap(10)).structs).toHaveLength(1);
  for (const marks of [0x20, 0x40, 0x80]) refused(gap(10 | marks));
});

const isValueOrGap = (struct: unknown): boolean =>
  !(struct instanceof Y.Item) ||
  struct.content instanceof Y.ContentAny ||
  struct.content instanceof Y.ContentDeleted;

test('accepted updates contain only values and gaps, and all others are reported as unusable', () => {
  const whole = written((document) => {
    for (const [index, key] of ['palm', 'boat', 'palm'].entries())
      items(document).set(key, { x: index, words: ['ä', null, 1.5] });
    items(document).delete('boat');
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 4 }),
      fc.nat(whole.length),
      (changes, length) => {
        const update = whole.slice(0, length || whole.length);
        for (const [at, byte] of changes) if (at < update.length) update[at] = byte;
        let parts: number | undefined;
        try {
          parts = checkUpdate(update);
        } catch (error) {
          expect(error).toMatchObject(unusable);
        }
        if (parts === undefined) return;
        // What its parts refer to may be nonsense: the thread notices that when it applies them.
        expect(Y.decodeUpdate(update).structs.every(isValueOrGap)).toBe(true);
      },
    ),
    { numRuns: 3_000 },
  );
});
