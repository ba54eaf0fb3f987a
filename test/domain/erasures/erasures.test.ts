import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eraseAndCount, kindWork } from '../../../activities/erasures/erase-kind.ts';
import type { ErasurePart } from '../../../activities/erasures/erasure-run.ts';
import { holdCommands } from '../../../api/operator/erasures.ts';
import { kindsOf } from '../../../domain/erasures/erasure-kinds.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { framedClient } from '../../support/embed.ts';
import {
  type ErasureBench,
  mailsHaveLeft,
  openErasureBench,
  plantRecords,
  rowsWith,
} from '../../support/erasures.ts';
import { asOperator, createWorld, type Practice, type WireRecord, type World } from '../../support/world.ts';

import { liftLimits } from '../observations.ts';

/** Erasure of a patient, as partners ask for it and as its steps do it (beyond the specification, part 5). */

let app: RunningApp;
let bench: ErasureBench;
beforeAll(async () => {
  app = await startApp();
  bench = await openErasureBench(app);
});
afterAll(async () => {
  await bench?.close();
  await app?.stop();
});

const PATH = '/v1/partner/erasures';
const order = (patient: WireRecord, fields: object = {}) => ({
  partner_patient_id: patient.id,
  reason: 'patient_request',
  hold_seconds: 0,
  ...fields,
});
const begun = async (world: World, patient: WireRecord, fields: object = {}): Promise<ErasurePart> => {
  const { status, body, text } = await world.partner.post(PATH, order(patient, fields));
  if (status !== 201) throw new Error(text);
  return { organizationId: world.organizationId, erasureId: body.data.id, half: 'first' };
};
const read = async (world: World, { erasureId }: ErasurePart): Promise<WireRecord> =>
  (await world.partner.get(`${PATH}/${erasureId}`)).body.data;
const operate = (name: 'set' | 'release', patientId: string) =>
  asOperator(app, async (session) => {
    const command = holdCommands.find((one) => one.name === name);
    await command?.run({ session, args: [], options: { patient: patientId, reasonCode: 'litigation' } });
  });
const anotherPatient = async (world: World, practice: Practice): Promise<Practice> => ({
  ...practice,
  patient: await world.patient({
    partner_clinic_id: practice.clinic.id,
    created_by_partner_practitioner_id: practice.practitioner.id,
  }),
});

test('an erasure shows what was requested, and the patient is deleted at once', async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const booked = await world.partner.post('/v1/partner/appointments', world.booking(practice));
  const { status, body, headers } = await world.partner.post(PATH, {
    partner_patient_id: practice.patient.id,
    reason: 'retention_over',
  });
  expect(status).toBe(201);
  expect(body.data).toEqual({
    id: expect.any(String),
    partner_patient_id: practice.patient.id,
    reason: 'retention_over',
    status: 'scheduled',
    requested_at: expect.any(String),
    begins_at: expect.any(String),
    keep_clinical_until: null,
    erased_at: null,
    clinical_erased_at: null,
    completed_at: null,
    steps: [],
    outside_copies: { mails_sent: 0, archives_downloaded: 0, community_copies: 0 },
    certificate: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  expect(headers.get('location')).toMatch(new RegExp(`${PATH}/${body.data.id}$`));
  expect(Date.parse(body.data.begins_at) - Date.parse(body.data.requested_at)).toBe(86_400_000);
  expect((await world.partner.get(`/v1/partner/patients/${practice.patient.id}`)).status).toBe(404);
  const appointment = await world.partner.get(`/v1/partner/appointments/${booked.body.data.id}`);
  expect(appointment.body.data.status).toBe('cancelled');
  const events = await world.partner.get('/v1/partner/events?limit=100');
  expect(events.body.data.map(({ type }: WireRecord) => type)).toEqual(
    expect.arrayContaining(['patient.deleted', 'appointment.cancelled']),
  );
  const listed = await world.partner.get(
    `${PATH}?partner_patient_id=${practice.patient.id}&status=scheduled`,
  );
  expect(listed.body.data).toEqual([body.data]);
});

test('tokens that are bound to the patient stop at once, others of the clinician do not', async () => {
  const world = await createWorld(app);
  const { practitioner, patient } = await world.practice();
  const clinician = await world.as(practitioner.id);
  const bound = await framedClient(app, clinician, ['shell:read', 'form:submit', 'client:read'], patient.id);
  const other = await framedClient(app, clinician, ['shell:read', 'client:read']);
  const statuses = async (frame: typeof bound) =>
    Promise.all(['session', 'clients'].map(async (path) => (await frame.get(`/api/embed/${path}`)).status));
  expect(await statuses(bound)).toEqual([200, 200]);
  await world.partner.post(PATH, { partner_patient_id: patient.id, reason: 'patient_request' });
  expect(await statuses(bound)).toEqual([403, 403]);
  expect(await statuses(other)).toEqual([200, 200]);
});

test('a deleted patient is listed as it was; from the order of an erasure on, without who it was', async () => {
  const world = await createWorld(app);
  const { clinic, practitioner } = await world.practice();
  const patient = await world.patient({
    partner_clinic_id: clinic.id,
    created_by_partner_practitioner_id: practitioner.id,
    external_id: 'their-own-4711',
    phone: '+4930123456',
  });
  const { first_name, last_name, email } = patient;
  const listed = async () => {
    const seen = [];
    for (const client of [world.partner, await world.as(practitioner.id)]) {
      const { body } = await client.get('/v1/partner/patients?include_deleted=true');
      seen.push(body.data.find(({ id }: WireRecord) => id === patient.id));
    }
    return seen;
  };
  const ids = { id: patient.id, external_id: 'their-own-4711', deleted_at: expect.any(String) };
  const asItWas = { ...ids, first_name, last_name, email, phone: '+4930123456' };
  await world.partner.delete(`/v1/partner/patients/${patient.id}`);
  expect(await listed()).toMatchObject([asItWas, asItWas]);
  const part = await begun(world, patient, { hold_seconds: 86_400 });
  const closed = { ...ids, first_name: 'Deleted', last_name: 'Deleted', email: null, phone: null };
  const without = [closed, closed].map((one) => ({ ...one, date_of_birth: null }));
  expect(await listed()).toMatchObject(without);
  // The patient stays deleted, so nothing asks to show it again.
  expect((await world.partner.delete(`${PATH}/${part.erasureId}`)).status).toBe(204);
  expect(await listed()).toMatchObject(without);
});

test('once the record is erased, it is listed as erased, whatever other erasures of the patient came to', async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const cancelled = await begun(world, practice.patient, { hold_seconds: 86_400 });
  await world.partner.delete(`${PATH}/${cancelled.erasureId}`);
  const until = new Date(Date.now() + 3_000_000).toISOString();
  const part = await begun(world, practice.patient, { keep_clinical_until: until });
  const named = async () => {
    const { body } = await world.partner.get('/v1/partner/patients?include_deleted=true');
    return body.data.find(({ id }: WireRecord) => id === practice.patient.id).first_name;
  };
  expect(await named()).toBe('Deleted');
  await bench.perform(part);
  expect([(await read(world, part)).status, await named()]).toEqual(['retained', 'Erased']);
  await app.owner.pool.query('update erasures set keep_clinical_until = now() where id = $1', [
    part.erasureId,
  ]);
  const clinical = { ...part, half: 'clinical' as const };
  await bench.open(clinical);
  await bench.settle(clinical);
  expect([(await read(world, part)).status, await named()]).toEqual(['erasing', 'Erased']);
  await bench.perform(clinical);
  const again = await begun(world, practice.patient);
  expect(await named()).toBe('Erased');
  const before = (await world.partner.get('/v1/partner/events?limit=1')).body.meta.latest_sequence;
  await bench.open(again);
  await bench.settle(again);
  expect(await named()).toBe('Erased');
  const told = await world.partner.get(`/v1/partner/events?sequence_from=${before + 1}`);
  expect(told.body.data).toEqual([]);
});

test('a patient is told and listed as erased while stored answers still run out', async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const part = await begun(world, practice.patient);
  await bench.open(part);
  await bench.erase(part, kindsOf('all'));
  const { latest_sequence } = (await world.partner.get('/v1/partner/events?limit=1')).body.meta;
  await bench.settle(part);
  expect((await read(world, part)).status).toBe('erasing');
  const listed = await world.partner.get('/v1/partner/patients?include_deleted=true');
  expect(listed.body.data.find(({ id }: WireRecord) => id === practice.patient.id)).toMatchObject({
    first_name: 'Erased',
    last_name: 'Erased',
  });
  const told = await world.partner.get(`/v1/partner/events?sequence_from=${latest_sequence + 1}`);
  expect(told.body.data).toMatchObject([
    {
      type: 'patient.updated',
      changed_fields: ['first_name', 'last_name'],
      data: { id: practice.patient.id },
    },
  ]);
});

test('nothing is written about the patient any more, while the appointment stays in the practice’s books', async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const booked = await world.partner.post('/v1/partner/appointments', world.booking(practice));
  const path = `/v1/partner/appointments/${booked.body.data.id}`;
  await app.owner.pool.query(
    `update appointments set start_at = $2, end_at = $2::timestamptz + interval '1 hour' where id = $1`,
    [booked.body.data.id, yesterday],
  );
  await begun(world, practice.patient, { hold_seconds: 600 });
  const refused = await world.partner.patch(path, { notes: 'The family wrote again.' });
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    [expect.objectContaining({ path: 'notes', code: 'not_allowed' })],
  ]);
  expect((await world.partner.patch(path, { notes: null })).status).toBe(200);
  const done = await world.partner.patch(path, { status: 'completed' });
  expect([done.status, done.body.data.status, done.body.data.notes]).toEqual([200, 'completed', null]);
  const { rows } = await app.owner.pool.query('select notes from appointments where id = $1', [
    booked.body.data.id,
  ]);
  expect(rows).toEqual([{ notes: null }]);
});

test('an erasure is refused for an unknown patient, beside another one, under a legal hold, and without the scope', async () => {
  const world = await createWorld(app);
  const other = await createWorld(app);
  const practice = await world.practice();
  const foreign = await other.practice();
  const slug = (reply: WireRecord) => [reply.status, reply.body.type?.split('/').at(-1)];
  expect(slug(await world.partner.post(PATH, order(foreign.patient)))).toEqual([404, 'not-found']);
  const tooFar = new Date(Date.now() + 31 * 366 * 86_400_000).toISOString();
  for (const fields of [
    { hold_seconds: -1 },
    { hold_seconds: 2_592_001 },
    { reason: 'mood' },
    { keep_clinical_until: tooFar },
  ])
    expect(slug(await world.partner.post(PATH, order(practice.patient, fields)))).toEqual([
      422,
      'validation-error',
    ]);
  await operate('set', practice.patient.id);
  expect(slug(await world.partner.post(PATH, order(practice.patient)))).toEqual([409, 'erasure-held']);
  await operate('release', practice.patient.id);
  await world.partner.post(PATH, order(practice.patient));
  expect(slug(await world.partner.post(PATH, order(practice.patient)))).toEqual([409, 'erasure-in-progress']);
  const delegated = await world.as(practice.practitioner.id);
  expect(slug(await delegated.get(PATH))).toEqual([403, 'forbidden']);
});

test.each([
  ['is over', -1_000, 'too_small'],
  ['is too far ahead', 31 * 366 * 86_400_000, 'too_large'],
])(
  'a moment to keep the clinical part until that %s is named, and nothing begins',
  async (_, ahead, code) => {
    const world = await createWorld(app);
    const { patient } = await world.practice();
    const until = new Date(Date.now() + ahead).toISOString();
    const { status, body } = await world.partner.post(PATH, order(patient, { keep_clinical_until: until }));
    expect([status, body.fields]).toEqual([
      422,
      [expect.objectContaining({ path: 'keep_clinical_until', code })],
    ]);
    expect((await world.partner.get(PATH)).body.data).toEqual([]);
    expect((await world.partner.get(`/v1/partner/patients/${patient.id}`)).status).toBe(200);
  },
);

test('an erasure can be cancelled once, while it is scheduled', async () => {
  const world = await createWorld(app);
  const { patient } = await world.practice();
  const part = await begun(world, patient, { hold_seconds: 600 });
  expect(await bench.open(part)).toEqual({ state: 'waiting', seconds: expect.any(Number) });
  expect((await world.partner.delete(`${PATH}/${part.erasureId}`)).status).toBe(204);
  expect((await world.partner.delete(`${PATH}/${part.erasureId}`)).status).toBe(404);
  expect((await read(world, part)).status).toBe('cancelled');
  expect(await bench.open(part)).toEqual({ state: 'over' });
  const again = await begun(world, patient);
  await bench.open(again);
  const late = await world.partner.delete(`${PATH}/${again.erasureId}`);
  expect([late.status, late.body.type.split('/').at(-1)]).toEqual([409, 'erasure-started']);
});

test('a legal hold stops a scheduled erasure, which continues when the hold is released', async () => {
  const world = await createWorld(app);
  const { patient } = await world.practice();
  const part = await begun(world, patient);
  await operate('set', patient.id);
  expect((await read(world, part)).status).toBe('held');
  expect(await bench.open(part)).toEqual({ state: 'held' });
  await operate('release', patient.id);
  expect((await read(world, part)).status).toBe('scheduled');
  expect(await bench.open(part)).toMatchObject({ state: 'erasing' });
});

test('legal holds are listed page by page, oldest first', async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  for (let each = 0; each < 3; each += 1)
    await operate('set', (await anotherPatient(world, practice)).patient.id);
  const listed = (options: object) =>
    asOperator(app, async (session) => {
      const command = holdCommands.find(({ name }) => name === 'list') as (typeof holdCommands)[number];
      return (await command.run({ session, args: [], options: options as never })).json as WireRecord;
    });
  const all = await listed({ limit: '1000' });
  expect(all.has_more).toBe(false);
  expect(all.holds.length).toBeGreaterThanOrEqual(3);
  const paged: WireRecord[] = [];
  for (let page = await listed({ limit: '1' }); ; ) {
    paged.push(...page.holds);
    if (!page.has_more) break;
    page = await listed({ limit: '1', after: page.holds.at(-1).partner_patient_id });
  }
  expect(paged).toEqual(all.holds);
});

test('everything about the patient is erased and certified, and nothing about another patient', async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const neighbour = await anotherPatient(world, practice);
  const [gone, kept] = ['Zephyrine', 'Quillfeather'];
  await plantRecords(app, world, practice, gone);
  const other = await plantRecords(app, world, neighbour, kept);
  const before = await rowsWith(app, world.organizationId, kept);
  expect((await rowsWith(app, world.organizationId, gone)).toSorted()).toEqual(before.toSorted());
  const part = await begun(world, practice.patient);
  await mailsHaveLeft(app, world.organizationId);
  await bench.perform(part);

  expect(await rowsWith(app, world.organizationId, gone)).toEqual([]);
  expect((await rowsWith(app, world.organizationId, kept)).toSorted()).toEqual(before.toSorted());
  const erasure = await read(world, part);
  expect(erasure).toMatchObject({
    status: 'completed',
    erased_at: expect.any(String),
    clinical_erased_at: expect.any(String),
    completed_at: expect.any(String),
    outside_copies: { mails_sent: 1, archives_downloaded: 0, community_copies: 0 },
  });
  expect(erasure.steps).toHaveLength(13);
  for (const { kind, found, erased, remaining } of erasure.steps) {
    expect([kind, remaining, found]).toEqual([kind, 0, erased]);
    // Calendars have tests of their own; stored answers were there, or not.
    if (kind !== 'stored_answers' && kind !== 'calendar_entries')
      expect([kind, found > 0]).toEqual([kind, true]);
  }
  const left: string[] = [];
  for await (const { key } of app.objects.store.list(`organizations/${world.organizationId}/`))
    left.push(key);
  expect(left.every((key) => key.includes('/storybooks/'))).toBe(true);
  expect(left.some((key) => key.includes(other.bookId))).toBe(true);
  const listed = await world.partner.get('/v1/partner/patients?include_deleted=true');
  expect(listed.body.data.find(({ id }: WireRecord) => id === practice.patient.id)).toMatchObject({
    first_name: 'Erased',
    last_name: 'Erased',
    external_id: null,
  });
  const events = await world.partner.get('/v1/partner/events?limit=100');
  expect(events.body.data.at(-1)).toMatchObject({
    type: 'patient.erased',
    data: { id: practice.patient.id, partner_clinic_id: practice.clinic.id },
  });
});

test('clinical records are kept, unreadable, until the given day, and then erased', async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  await plantRecords(app, world, practice, 'Zephyrine');
  const until = new Date(Date.now() + 3_000_000).toISOString();
  const part = await begun(world, practice.patient, { keep_clinical_until: until });
  const clinician = await world.as(practice.practitioner.id);
  const shownIn = async (path: string) => (await clinician.get(`/v1/partner/${path}`)).body.data;
  expect(await shownIn('notes')).toEqual([]);
  expect(await shownIn('game-saves')).toEqual([]);
  await bench.perform(part);
  const retained = await read(world, part);
  expect(retained).toMatchObject({
    status: 'retained',
    clinical_erased_at: null,
    completed_at: null,
    certificate: null,
  });
  const tables = new Set(await rowsWith(app, world.organizationId, 'Zephyrine'));
  expect([...tables].toSorted()).toEqual(['appointments', 'form_submissions', 'note_versions', 'notes']);
  const clinical = { ...part, half: 'clinical' as const };
  expect(await bench.open(clinical)).toMatchObject({ state: 'waiting' });
  await app.owner.pool.query('update erasures set keep_clinical_until = now() where id = $1', [
    part.erasureId,
  ]);
  await bench.perform(clinical);
  expect((await read(world, part)).status).toBe('completed');
  expect(await rowsWith(app, world.organizationId, 'Zephyrine')).toEqual([]);
});

test.each(kindsOf('all'))('nothing is certified while %s remain', async (kind) => {
  const world = await createWorld(app);
  const practice = await world.practice();
  await plantRecords(app, world, practice, 'Zephyrine');
  if (kind === 'calendar_entries') await plantEntry(world, practice);
  const part = await begun(world, practice.patient);
  await bench.open(part);
  const of = { organizationId: world.organizationId, patientId: practice.patient.id };
  const wrong = { ...of, patientId: practice.clinic.id };
  const work = kindWork[kind];
  const lying = { ...work, erase: (all: typeof bench.dependencies) => work.erase(all, wrong) };
  const input = { ...part, kind: kind };
  expect(await eraseAndCount(bench.dependencies, input, of, lying)).toBeGreaterThan(0);
  await bench.settle(part);
  await bench.record(part);
  expect(await bench.certify(part)).toContain(kind);
  expect((await read(world, part)).status).toBe('erasing');
});

const plantEntry = async (world: World, practice: Practice): Promise<void> => {
  const { rows } = await app.owner.pool.query(
    `insert into calendar_connections (id, organization_id, practitioner_id, state, access, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'connected', '', now(), now()) returning id`,
    [world.organizationId, practice.practitioner.id],
  );
  await app.owner.pool.query(
    `insert into calendar_entries (organization_id, connection_id, appointment_id, name)
     select organization_id, $2, id, 'entry.ics' from appointments where partner_patient_id = $1`,
    [practice.patient.id, rows[0].id],
  );
};

test('of a cancellation and a start at the same moment, exactly one takes effect, in 200 rounds', async () => {
  const world = await createWorld(app);
  await liftLimits(app, world.organizationId);
  const practice = await world.practice();
  const outcomes = { cancelled: 0, begun: 0 };
  for (let round = 0; round < 20; round += 1)
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { patient } = await anotherPatient(world, practice);
        const part = await begun(world, patient);
        const [reply, opened] = await Promise.all([
          world.partner.delete(`${PATH}/${part.erasureId}`),
          bench.open(part),
        ]);
        const { status } = await read(world, part);
        if (reply.status === 204) {
          expect([opened.state, status]).toEqual(['over', 'cancelled']);
          outcomes.cancelled += 1;
        } else {
          expect([reply.status, opened.state, status]).toEqual([409, 'erasing', 'erasing']);
          outcomes.begun += 1;
        }
      }),
    );
  expect(outcomes.cancelled + outcomes.begun).toBe(200);
});
