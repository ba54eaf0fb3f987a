import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { framedClient } from '../support/embed.ts';
import { completeAnswers, formBody } from '../support/forms.ts';
import { readyWorksheet } from '../support/worksheets.ts';
import { createWorld, type WireRecord } from '../support/world.ts';

/** Who saw anything of a patient (docs/spec/beyond.md, annex). */

const VERIFIER: string = new URL('../../partners/tools/verify-audit.mjs', import.meta.url).href;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test("the accesses to a patient include lists of a hundred patients, and the partners' verifier agrees", async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const { clinic, practitioner, patient } = practice;
  const made = await Promise.all(
    Array.from({ length: 99 }, () =>
      world.patient({ partner_clinic_id: clinic.id, created_by_partner_practitioner_id: practitioner.id }),
    ),
  );
  const booked = await world.partner.post('/v1/partner/appointments', world.booking(practice));
  const narrowed = await world.partner.get(`/v1/partner/patients?limit=100&partner_clinic_id=${clinic.id}`);
  const plain = await (await world.as(practitioner.id)).get('/v1/partner/patients?limit=100');
  const agenda = await world.partner.get('/v1/partner/appointments?limit=100');
  const one = await world.partner.get(`/v1/partner/patients/${patient.id}`);
  for (const reply of [narrowed, plain]) expect(reply.body.data).toHaveLength(100);
  const path = `/v1/partner/patients/${patient.id}/accesses`;
  const { status, body } = await world.partner.get(path);
  expect(status).toBe(200);
  const requestOf = (reply: { headers: Headers }) => reply.headers.get('x-request-id');
  expect(
    body.data.slice(0, 5).map((row: WireRecord) => [row.request_id, row.operation, row.resource_kind]),
  ).toEqual([
    [requestOf(one), 'getPatient', 'patient'],
    [requestOf(agenda), 'listAppointments', 'appointment'],
    [requestOf(plain), 'listPatients', 'patient'],
    [requestOf(narrowed), 'listPatients', 'patient'],
    [requestOf(booked), 'createAppointment', 'appointment'],
  ]);
  expect(body.data[1].resource_id).toBe(booked.body.data.id);
  expect(body.data[2].practitioner_id).toBe(practitioner.id);
  expect(body.data.at(-1).operation).toBe('createPatient');
  expect(body.data).toHaveLength(6);
  expect(Object.keys(body.data[0]).toSorted()).toEqual(
    [
      'recorded_at',
      'audit_sequence',
      'actor_kind',
      'client_id',
      'practitioner_id',
      'operator',
      'operation',
      'resource_kind',
      'resource_id',
      'request_id',
    ].toSorted(),
  );
  const pages: WireRecord[] = [];
  let cursor: string | null = null;
  do {
    const page = await world.partner.get(`${path}?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
    pages.push(...page.body.data);
    cursor = page.body.meta.pagination.next_cursor;
  } while (cursor);
  expect(pages.slice(-6).map(({ request_id }) => request_id)).toEqual(
    body.data.map(({ request_id }: WireRecord) => request_id),
  );

  const entries: WireRecord[] = [];
  for (let from = 1, more = true; more; from = entries.at(-1).sequence + 1) {
    const page = await world.partner.get(`/v1/partner/audit/entries?limit=100&sequence_from=${from}`);
    entries.push(...page.body.data);
    more = page.body.meta.pagination.has_more;
  }
  const listed = entries.find(({ request_id }) => request_id === requestOf(narrowed));
  expect([listed.leaf_version, listed.shown_ids.toSorted()]).toEqual([
    2,
    [...made.map(({ id }) => id), patient.id].toSorted(),
  ]);
  const { verifyAudit } = await import(VERIFIER);
  const sound = { organization: world.organizationId, environment: 'development' };
  expect(verifyAudit(entries, sound).valid).toBe(true);
  listed.shown_ids = listed.shown_ids.slice(1);
  expect(verifyAudit(entries, sound)).toMatchObject({ valid: false, damage: 'leaf' });
});

test('accesses to a deleted patient are still shown; those of another organization’s patient are not, nor any to a clinician', async () => {
  const world = await createWorld(app);
  const { patient, practitioner } = await world.practice();
  const path = `/v1/partner/patients/${patient.id}/accesses`;
  await world.partner.delete(`/v1/partner/patients/${patient.id}`);
  const { body } = await world.partner.get(path);
  expect(body.data.map(({ operation }: WireRecord) => operation)).toEqual(['deletePatient', 'createPatient']);
  expect((await (await createWorld(app)).partner.get(path)).status).toBe(404);
  expect((await (await world.as(practitioner.id)).get(path)).status).toBe(403);
});

test('they include what is of the patient within what is of nobody: answered forms, shares, game sessions', async () => {
  const world = await createWorld(app);
  const { patient, practitioner } = await world.practice();
  const ada = await world.as(practitioner.id);
  const framed = await framedClient(app, ada, ['form:submit'], patient.id);
  const form = (await ada.post('/v1/partner/forms', formBody())).body.data;
  const path = `/api/embed/forms/${form.id}/submissions`;
  const made = await framed.post(path);
  const one = `${path}/${made.body.data.submission_id}`;
  const worksheet = await readyWorksheet(app, ada, world.organizationId);
  const share = `/v1/partner/worksheets/${worksheet.id}/share`;
  const shared = await ada.post(share, { partner_patient_id: patient.id });
  const game = { game_type: 'sandtray', patient_id: patient.id, origins: ['https://portal.partner.example'] };
  const session = await ada.post('/v1/partner/game-sessions', game);
  const replies = [
    made,
    await framed.put(`${one}/answers`, { answers: {} }),
    await framed.get(`${one}/answers`),
    await framed.post(`${one}/complete`, { answers: completeAnswers(form.fields) }),
    await (await framedClient(app, ada, ['form:read'])).get(one),
    await ada.get(`/v1/partner/forms/${form.id}/submissions/${made.body.data.submission_id}`),
    shared,
    await ada.get(`${share}/${shared.body.data.share_id}`),
    session,
    await ada.post('/v1/partner/game-sessions', {
      ...game,
      game_session_id: session.body.data.game_session_id,
    }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200, 200, 201, 200, 201, 201]);
  const { body } = await world.partner.get(`/v1/partner/patients/${patient.id}/accesses?limit=100`);
  const told = body.data.map(({ request_id }: WireRecord) => request_id);
  expect(told).toEqual(expect.arrayContaining(replies.map(({ headers }) => headers.get('x-request-id'))));
});

test('a repeated request is of the same records as the first', async () => {
  const world = await createWorld(app);
  const { clinic, patient, practitioner } = await world.practice();
  const ada = await world.as(practitioner.id);
  const game = { game_type: 'sandtray', patient_id: patient.id, origins: ['https://portal.partner.example'] };
  const session = (await ada.post('/v1/partner/game-sessions', game)).body.data.game_session_id;
  const again = [{ key: randomUUID() }, { key: randomUUID() }] as const;
  const joined = { ...game, game_session_id: session };
  for (let times = 0; times < 2; times += 1) {
    const replies = [
      await world.partner.patch(`/v1/partner/clinics/${clinic.id}`, { name: 'Harbour' }, again[0]),
      await ada.post('/v1/partner/game-sessions', joined, again[1]),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 201]);
  }
  const { rows } = await app.owner.pool.query(
    `select action, shown_ids from audit_entries where organization_id = $1
       and action in ('updateClinic', 'createGameSession') order by sequence`,
    [world.organizationId],
  );
  const told = rows.map(({ action, shown_ids }) => [action, shown_ids]);
  expect(told.slice(1)).toEqual([
    ['updateClinic', null],
    ['createGameSession', session],
    ['updateClinic', null],
    ['createGameSession', session],
  ]);
});
