import { expect, test } from '@jest/globals';
import { TooMuchWork } from '../../api/resources/game-sessions/live/bounded-update.ts';
import { openSceneRoom } from '../../api/resources/game-sessions/live/scene-room.ts';
import { quarrel } from '../support/quarrel.ts';

const KEY = { organization_id: 'one', game_session_id: 'one' };

test('a scene that takes too long to be read is not opened, and one that others made so is told to be lost', async () => {
  const lost: unknown[] = [];
  const told: unknown[] = [];
  const stored: Uint8Array[] = [quarrel(20_000)];
  const open = () =>
    openSceneRoom(
      KEY,
      {
        read: async (_, sequence) => ({ update: stored[sequence] ?? null, sequence: sequence + 1 }),
        append: async () => undefined,
      },
      { onChange: (update) => told.push(update), onLost: (error) => lost.push(error) },
    );
  await expect(open()).rejects.toThrow(TooMuchWork);
  stored.unshift(quarrel(1));
  const room = await open();
  await expect(room.refresh()).rejects.toThrow(TooMuchWork);
  expect(lost).toEqual([expect.any(TooMuchWork)]);
  expect(told).toEqual([]);
});
