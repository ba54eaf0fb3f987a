import { afterAll, expect, test } from '@jest/globals';
import * as Y from 'yjs';
import { createSceneDocuments } from '../../domain/game-sessions/live/scene-documents.ts';
import { openSceneRoom } from '../../domain/game-sessions/live/scene-room.ts';
import { createLogger } from '../../platform/telemetry/log.ts';
import { eventually } from '../support/eventually.ts';
import { quarrel } from '../support/hostile-updates.ts';

const KEY = { organization_id: 'one', game_session_id: 'one' };

const documents = createSceneDocuments(createLogger('silent', 'test'));
afterAll(() => documents.close());

test('a scene that takes too long to read is not opened; if it becomes so while it is open, it is reported as lost', async () => {
  const lost: unknown[] = [];
  const told: unknown[] = [];
  const stored: Uint8Array[] = [quarrel(9_000)];
  const open = () =>
    openSceneRoom(
      KEY,
      {
        documents,
        store: {
          read: async (_, sequence) => ({
            updates: stored.slice(sequence, sequence + 1),
            sequence: sequence + 1,
          }),
          append: async () => ({ sequence: 1, isLong: false }),
          compact: async () => undefined,
        },
      },
      { onChange: (update) => told.push(update), onLost: (error) => lost.push(error) },
    );
  // `lost` where the machine had no time for it.
  const givenUp = { reason: expect.stringMatching('harmful|lost') };
  await expect(open()).rejects.toMatchObject(givenUp);
  stored.unshift(quarrel(1));
  const room = await open();
  await expect(room.refresh()).rejects.toMatchObject(givenUp);
  expect(lost).toEqual([expect.objectContaining(givenUp)]);
  expect(told).toEqual([]);
});

test('changes that arrive during a write are written together after it, and a room does not read its own writes again', async () => {
  const written: number[] = [];
  const read: number[] = [];
  const compacted: [Uint8Array, number][] = [];
  const first = Promise.withResolvers<void>();
  const room = await openSceneRoom(
    KEY,
    {
      documents,
      store: {
        read: async (_, sequence) => {
          read.push(sequence);
          return { updates: [], sequence };
        },
        append: async (_, updates) => {
          const sequence = written.push(updates.length);
          await first.promise;
          return { sequence, isLong: sequence === 2 };
        },
        compact: async (_, snapshot, sequence) => void compacted.push([snapshot, sequence]),
      },
    },
    {
      onChange: () => undefined,
      onLost: (error) => {
        throw error;
      },
    },
  );
  const drawing = new Y.Doc();
  const updates: Uint8Array[] = [];
  drawing.on('update', (update: Uint8Array) => updates.push(update));
  for (let step = 0; step < 5; step += 1) drawing.getMap('items').set(`${step}`, step);
  const [begun, ...others] = updates as [Uint8Array, ...Uint8Array[]];
  await room.take(begun, drawing);
  await eventually(async () => written.length === 1);
  for (const update of others) await room.take(update, drawing);
  first.resolve();
  await room.flushed();
  expect(written).toEqual([1, 4]);
  await room.refresh(2);
  expect(read).toEqual([0]);
  await room.refresh(3);
  expect(read).toEqual([0, 2]);
  const [[snapshot, sequence]] = compacted as [[Uint8Array, number]];
  const copy = new Y.Doc();
  Y.applyUpdate(copy, snapshot);
  expect([copy.getMap('items').toJSON(), sequence]).toEqual([drawing.getMap('items').toJSON(), 2]);
  room.close();
});
