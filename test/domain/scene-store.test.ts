import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  createSceneStore,
  type SceneKey,
  type SceneStore,
} from '../../domain/game-sessions/live/scene-store.ts';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld } from '../support/world.ts';

/** Updates of live scenes as they are stored; what they mean matters to nobody here. */

let app: RunningApp;
let store: SceneStore;
beforeAll(async () => {
  app = await startApp();
  store = createSceneStore(app.database, app.secrets, {
    merge: async (_, updates) => Buffer.concat(updates),
  });
});
afterAll(() => app.stop());

const update = (text: string): Uint8Array => Buffer.from(text);
const textsOf = (updates: readonly Uint8Array[]): string[] => updates.map((one) => `${Buffer.from(one)}`);

/** An organization, and what begins a live scene in it. */
const beginner = async () => {
  const world = await createWorld(app);
  const { patient, practitioner } = await world.practice();
  const clinician = await world.as(practitioner.id);
  return async (): Promise<SceneKey> => {
    const { status, body, text } = await clinician.post('/v1/partner/game-sessions', {
      game_type: 'sandtray',
      patient_id: patient.id,
      origins: ['https://portal.partner.example'],
    });
    if (status !== 201) throw new Error(text);
    return { organization_id: world.organizationId, game_session_id: body.data.game_session_id };
  };
};

test('updates of several documents of an organization are written with one transaction, each with a number of its own', async () => {
  const begin = await beginner();
  const [first, second] = [await begin(), await begin()];
  const gone = { ...first, game_session_id: randomUUID() };
  const [one, two, three, none] = await Promise.allSettled([
    store.append(first, [update('a'), update('b')]),
    store.append(second, [update('c')]),
    store.append(first, [update('d')]),
    store.append(gone, [update('e')]),
  ]);
  expect([one, two, three]).toMatchObject([1, 1, 2].map((sequence) => ({ value: { sequence } })));
  expect(none).toMatchObject({ reason: new Error('The document is gone') });
  const stored = await store.read(first, 0);
  expect([textsOf(stored.updates), stored.sequence]).toEqual([['ab', 'd'], 2]);
  expect(textsOf((await store.read(second, 0)).updates)).toEqual(['c']);
  const written = await app.owner.rows.all(sql`
    select distinct xmin::text from game_scene_updates where organization_id = ${first.organization_id}`);
  expect(written).toHaveLength(1);
  expect(await store.append(first, [update('f')])).toMatchObject({ sequence: 3 });
});

test('an organization’s documents are out of reach of another one', async () => {
  const [mine, others] = [await (await beginner())(), await (await beginner())()];
  const key = { ...mine, organization_id: others.organization_id };
  await expect(store.append(key, [update('a')])).rejects.toThrow('The document is gone');
  expect(await store.read(key, 0)).toEqual({ updates: [], sequence: 0 });
});
