import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { framedClient } from '../support/embed.ts';
import { createWorld } from '../support/world.ts';
import { dataOf } from './observations.ts';

const APPOINTMENTS = '/v1/partner/appointments';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const book = async (notes: string | null) => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const booked = dataOf(await world.partner.post(APPOINTMENTS, world.booking(practice, 0, { notes })), 201);
  return { world, practice, booked, path: `${APPOINTMENTS}/${booked.id}` };
};

const storedRow = async (id: string): Promise<string> =>
  (await app.owner.pool.query('select row_to_json(t)::text as row from appointments t where id = $1', [id]))
    .rows[0].row;

test('notes are stored without plaintext', async () => {
  const { world, booked, path } = await book('CANARY one');
  const canary = new RegExp(`CANARY|${Buffer.from('CANARY').toString('hex')}`);
  expect(booked.notes).toBe('CANARY one');
  expect(await storedRow(booked.id)).not.toMatch(canary);
  expect(dataOf(await world.partner.patch(path, { notes: 'CANARY two' })).notes).toBe('CANARY two');
  expect(await storedRow(booked.id)).not.toMatch(canary);
  expect(dataOf(await world.partner.get(APPOINTMENTS))[0].notes).toBe('CANARY two');
});

test('the notes of one appointment do not open in the row of another', async () => {
  const { world, practice, booked } = await book('mine');
  const other = dataOf(
    await world.partner.post(APPOINTMENTS, world.booking(practice, 1, { notes: 'yours' })),
    201,
  );
  await app.owner.pool.query(
    'update appointments a set notes = b.notes from appointments b where a.id = $1 and b.id = $2',
    [other.id, booked.id],
  );
  expect((await world.partner.get(`${APPOINTMENTS}/${other.id}`)).status).toBe(500);
});

test('sending the same notes again changes nothing, and changes of other fields keep them', async () => {
  const { world, booked, path } = await book('as before');
  expect(dataOf(await world.partner.patch(path, { notes: 'as before' }))).toEqual(booked);
  expect(dataOf(await world.partner.patch(path, { status: 'completed' })).notes).toBe('as before');
  expect(dataOf(await world.partner.patch(path, { notes: null })).notes).toBeNull();
});

test('the framed calendar shows them unchanged', async () => {
  const { world, practice, booked } = await book('Bring the puppet');
  const clinician = await world.as(practice.practitioner.id);
  const frame = await framedClient(app, clinician, ['appointment:read', 'appointment:write']);
  expect(dataOf(await frame.get('/api/embed/appointments'))[0].notes).toBe('Bring the puppet');
  const path = `/api/embed/appointments/${booked.id}`;
  expect(dataOf(await frame.patch(path, { notes: 'Both puppets' })).notes).toBe('Both puppets');
});
