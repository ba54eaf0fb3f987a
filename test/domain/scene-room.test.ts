import { afterAll, expect, test } from '@jest/globals';
import { createSceneDocuments } from '../../domain/game-sessions/live/scene-documents.ts';
import { openSceneRoom } from '../../domain/game-sessions/live/scene-room.ts';
import { createLogger } from '../../platform/telemetry/log.ts';
import { quarrel } from '../support/hostile-updates.ts';

const KEY = { organization_id: 'one', game_session_id: 'one' };

const documents = createSceneDocuments(createLogger('silent', 'test'));
afterAll(() => documents.close());

test('a scene that takes too long to read is not opened, and one that others made so is reported as lost', async () => {
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
          append: async () => 1,
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
