import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SESSION_ITEMS } from '../../domain/playrooms/session-items.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client, Reply } from '../support/client.ts';
import { createWorld, type WireRecord } from '../support/world.ts';

/** Toolkits (specification 2.7 and 4.6, decisions 5). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const PATH = '/v1/partner/toolkits';
const clinician = async (): Promise<Client> => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  return world.as(practitioner.id);
};
const faults = ({ status, body }: Reply) => [
  status,
  body.fields?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).toSorted(),
];

test('a new practitioner has a starter and a talk toolkit, flagged is_default and published', async () => {
  const { body } = await (await clinician()).get(PATH);
  expect(
    body.data.map(({ name, is_default, published }: WireRecord) => ({ name, is_default, published })),
  ).toEqual([
    { name: 'Starter toolkit', is_default: true, published: true },
    { name: 'Talk toolkit', is_default: true, published: true },
  ]);
});

test('creating one needs only a name: it has all items and is published', async () => {
  const client = await clinician();
  const reply = await client.post(PATH, { name: 'First sessions' });
  expect([reply.status, reply.body.data]).toEqual([
    201,
    {
      id: expect.any(String),
      partner_practitioner_id: expect.any(String),
      name: 'First sessions',
      items: [...SESSION_ITEMS],
      published: true,
      is_default: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  ]);
  expect((await client.get(`${PATH}/${reply.body.data.id}`)).body.data).toEqual(reply.body.data);
});

test('unknown fields are refused by name: theming, read-only fields, doubled items', async () => {
  const client = await clinician();
  const reply = await client.post(PATH, {
    theme: 'ocean',
    room_type: 'child',
    is_default: true,
    items: ['sand_tray', 'sand_tray'],
    published: null,
  });
  expect(faults(reply)).toEqual([
    422,
    [
      'is_default unknown_field',
      'items duplicate_item',
      'name required',
      'published invalid_type',
      'room_type unknown_field',
      'theme unknown_field',
    ],
  ]);
});

test('a change affects only the given fields; nothing can be cleared', async () => {
  const client = await clinician();
  const { id } = (await client.post(PATH, { name: 'First sessions' })).body.data;
  const { body } = await client.patch(`${PATH}/${id}`, { items: ['whiteboard'], published: false });
  expect(body.data).toMatchObject({ name: 'First sessions', items: ['whiteboard'], published: false });
  expect(faults(await client.patch(`${PATH}/${id}`, { name: null, items: null, published: null }))).toEqual([
    422,
    ['items invalid_type', 'name invalid_type', 'published invalid_type'],
  ]);
});

test('there is no deletion: 405 with the existing methods', async () => {
  const client = await clinician();
  const [{ id }] = (await client.get(PATH)).body.data;
  const reply = await client.delete(`${PATH}/${id}`);
  expect([reply.status, reply.headers.get('Allow')]).toEqual([405, 'GET, PATCH']);
});

test("a colleague's toolkit is not found, and an organization token is refused", async () => {
  const world = await createWorld(app);
  const { clinic, practitioner } = await world.practice();
  const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
  const { id } = (await (await world.as(practitioner.id)).post(PATH, { name: 'Mine' })).body.data;
  const theirs = await world.as(colleague.id);
  expect((await theirs.get(`${PATH}/${id}`)).status).toBe(404);
  expect((await theirs.patch(`${PATH}/${id}`, { name: 'Theirs' })).status).toBe(404);
  expect((await theirs.get(PATH)).body.data).toHaveLength(2);
  for (const reply of [await world.partner.get(PATH), await world.partner.post(PATH, { name: 'Ours' })])
    expect(reply.status).toBe(403);
});
