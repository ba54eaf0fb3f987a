import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Reply } from '../support/client.ts';
import { add, growing, idsOf, lists, refusalOf } from './grown-lists.ts';
import { createScene, listPath } from './samples.ts';

/** Where a cursor is valid (decisions 1.6). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const isCursorFault = (reply: Reply) => expect(refusalOf(reply)).toEqual([422, ['cursor invalid_value']]);

const creationOfPatients = lists.find(({ id }) => id === 'listPatients') as Endpoint;

test('a cursor works although its record was deleted meanwhile', async () => {
  const { world } = await createScene(app);
  for (let made = 0; made < 5; made += 1) await world.clinic();
  const first = await world.partner.get('/v1/partner/clinics?limit=3');
  const rest = idsOf(await world.partner.get('/v1/partner/clinics')).slice(3);
  const last = idsOf(first).at(-1) as string;
  expect((await world.partner.delete(`/v1/partner/clinics/${last}`)).status).toBe(204);
  const second = await world.partner.get(
    `/v1/partner/clinics?limit=3&cursor=${first.body.meta.pagination.next_cursor}`,
  );
  expect(idsOf(second)).toEqual(rest);
});

test('a cursor is valid only for its list, filters, organization and clinician', async () => {
  const [scene, foreign] = await Promise.all([createScene(app), createScene(app)]);
  const { world, practice } = scene;
  for (let made = 0; made < 3; made += 1) await world.practitioner({ partner_clinic_id: practice.clinic.id });
  const colleague = await world.as((await world.practitioner({ partner_clinic_id: practice.clinic.id })).id);
  const path = '/v1/partner/practitioners';
  const { next_cursor: cursor } = (await world.partner.get(`${path}?limit=2&status=active`)).body.meta
    .pagination;
  const elsewhere = [
    world.partner.get(`${path}?cursor=${cursor}`),
    world.partner.get(`${path}?cursor=${cursor}&status=disabled`),
    world.partner.get(`${path}?cursor=${cursor}&status=active&include_deleted=true`),
    world.partner.get(`${path}?cursor=${cursor}&status=active&updated_since=2020-01-01T00:00:00Z`),
    world.partner.get(`/v1/partner/appointments?cursor=${cursor}`),
    foreign.world.partner.get(`${path}?cursor=${cursor}&status=active`),
    colleague.get(`${path}?cursor=${cursor}&status=active`),
  ];
  for (const reply of await Promise.all(elsewhere)) isCursorFault(reply);
  for (const query of [`cursor=${cursor}&status=active`, `status=active&limit=100&cursor=${cursor}`])
    expect((await world.partner.get(`${path}?${query}`)).status).toBe(200);
});

test('a cursor of one clinician is invalid for another', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  for (let made = 0; made < 2; made += 1) await add(scene, creationOfPatients, 1);
  const clinician = await world.as(practice.practitioner.id);
  const page = await clinician.get('/v1/partner/patients?limit=1');
  const { next_cursor } = page.body.meta.pagination;
  expect((await clinician.get(`/v1/partner/patients?cursor=${next_cursor}`)).status).toBe(200);
  isCursorFault(await world.partner.get(`/v1/partner/patients?cursor=${next_cursor}`));
});
test('every list refuses a damaged or invented cursor', async () => {
  const scene = await createScene(app);
  for (const one of growing) {
    await add(scene, one, 2);
    const { next_cursor: cursor } = (await scene.caller.get(`${await listPath(scene, one)}?limit=1`)).body
      .meta.pagination as { next_cursor: string };
    const flipped = `${cursor.slice(0, 5)}${cursor[5] === 'A' ? 'B' : 'A'}${cursor.slice(6)}`;
    const tail = `${cursor.slice(0, -1)}${cursor.endsWith('A') ? 'B' : 'A'}`;
    for (const damaged of [
      flipped,
      tail,
      cursor.slice(0, -2),
      `${cursor}AA`,
      `${cursor}=`,
      `%20${cursor}`,
      'x',
      'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      Buffer.from('["2026-01-01","x"]').toString('base64url'),
    ])
      isCursorFault(await scene.caller.get(`${await listPath(scene, one)}?cursor=${damaged}`));
    expect((await scene.caller.get(`${await listPath(scene, one)}?cursor=${cursor}`)).status).toBe(200);
  }
});

test('a cursor reveals nothing about its record', async () => {
  const { world, practice } = await createScene(app);
  await world.clinic();
  const page = await world.partner.get('/v1/partner/clinics?limit=1');
  const { next_cursor } = page.body.meta.pagination;
  expect(next_cursor).toMatch(/^[\w-]+$/);
  expect(Buffer.from(next_cursor, 'base64url').toString('latin1')).not.toContain(practice.clinic.name);
});
