import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { rounds } from '../support/rounds.ts';
import { createWorld, type World } from '../support/world.ts';
import {
  dataOf,
  expectFields,
  idsOf,
  liftLimits,
  MOMENT,
  outcomesOf,
  refusalOf,
  UNKNOWN_ID,
} from './observations.ts';

const CLINICS = '/v1/partner/clinics';
const FIELDS = ['id', 'name', 'timezone', 'external_id', 'service_upgraded_at', 'created_at', 'updated_at'];
const KELVIN = '\u212a';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('a clinic', () => {
  test('has exactly its fields, the same in every answer', async () => {
    const { partner } = await createWorld(app);
    const reply = await partner.post(CLINICS, {
      name: 'Harbour',
      timezone: 'Europe/Berlin',
      external_id: 'site-1',
    });
    const clinic = dataOf(reply, 201);
    expectFields(clinic, FIELDS);
    expect(clinic).toMatchObject({ name: 'Harbour', timezone: 'Europe/Berlin', external_id: 'site-1' });
    expect(clinic.created_at).toMatch(MOMENT);
    expect(clinic.updated_at).toBe(clinic.created_at);
    expect(reply.headers.get('location')).toBe(`${app.config.BASE_URL}${CLINICS}/${clinic.id}`);
    expect(dataOf(await partner.get(`${CLINICS}/${clinic.id}`))).toEqual(clinic);
    expect(dataOf(await partner.get(CLINICS))).toEqual([clinic]);
    expect(dataOf(await partner.get(`${CLINICS}?include_deleted=true`))).toEqual([clinic]);
    expect(dataOf(await partner.patch(`${CLINICS}/${clinic.id}`, {}))).toEqual(clinic);
  });

  test('needs only a name', async () => {
    const { partner } = await createWorld(app);
    const clinic = dataOf(await partner.post(CLINICS, { name: 'Harbour' }), 201);
    expect(clinic).toMatchObject({ timezone: 'UTC', external_id: null, service_upgraded_at: null });
  });

  test('stores its name trimmed and in NFC', async () => {
    const { partner } = await createWorld(app);
    const clinic = dataOf(await partner.post(CLINICS, { name: '  Ja\u0308ger  Praxis\u00a0 ' }), 201);
    expect(clinic.name).toBe('J\u00e4ger  Praxis');
    const changed = dataOf(await partner.patch(`${CLINICS}/${clinic.id}`, { name: ' Cafe\u0301 ' }));
    expect(changed.name).toBe('Caf\u00e9');
  });

  test.each([
    ['200 letters', 'x'.repeat(200)],
    ['200 characters beyond the basic plane', '\u{1F9F8}'.repeat(200)],
    ['right-to-left text', 'مركز اللعب'],
    ['joined characters', '👩‍👧 Praxis'],
    ['markup, as it is', '<b onclick="x">{{name}}</b>'],
  ])('may have a name of %s', async (_, name) => {
    const { partner } = await createWorld(app);
    const { id } = dataOf(await partner.post(CLINICS, { name }), 201);
    expect(dataOf(await partner.get(`${CLINICS}/${id}`)).name).toBe(name);
  });

  test.each([
    'UTC',
    'Europe/Berlin',
    'America/Argentina/Buenos_Aires',
    'Asia/Kolkata',
    'Etc/GMT+5',
    'EST5EDT',
  ])('keeps the time zone %s as it was sent', async (timezone) => {
    const { clinic } = await createWorld(app);
    expect((await clinic({ timezone })).timezone).toBe(timezone);
  });
});

describe('values that a clinic refuses', () => {
  let world: World;
  let path: string;
  beforeAll(async () => {
    world = await createWorld(app);
    await liftLimits(app, world.organizationId);
    path = `${CLINICS}/${(await world.clinic()).id}`;
  });

  const values: readonly [object, string][] = [
    [{ name: null }, 'name invalid_type'],
    [{ name: 7 }, 'name invalid_type'],
    [{ name: '' }, 'name too_short'],
    [{ name: ' \u00a0 ' }, 'name too_short'],
    [{ name: 'x'.repeat(201) }, 'name too_long'],
    [{ name: 'a\u0007b' }, 'name invalid_format'],
    [{ name: 'a\u0000b' }, 'name invalid_format'],
    [{ name: 'a\nb' }, 'name invalid_format'],
    [{ name: '\ud83e' }, 'name invalid_format'],
    [{ timezone: null }, 'timezone invalid_type'],
    [{ timezone: '' }, 'timezone invalid_format'],
    [{ timezone: 'Mars/Base' }, 'timezone invalid_format'],
    [{ timezone: '+05:30' }, 'timezone invalid_format'],
    [{ timezone: 'GMT+1' }, 'timezone invalid_format'],
    [{ timezone: 'europe/berlin' }, 'timezone invalid_format'],
    [{ id: UNKNOWN_ID }, 'id unknown_field'],
    [{ organization_id: UNKNOWN_ID }, 'organization_id unknown_field'],
    [{ service_upgraded_at: null }, 'service_upgraded_at unknown_field'],
    [{ created_at: '2026-01-01T00:00:00Z' }, 'created_at unknown_field'],
    [{ updated_at: '2026-01-01T00:00:00Z' }, 'updated_at unknown_field'],
    [{ deleted_at: null }, 'deleted_at unknown_field'],
    [{ constructor: 'x' }, 'constructor unknown_field'],
    [
      { name: '', timezone: 5, address: 'x', external_id: '' },
      'address unknown_field, external_id too_short, name too_short, timezone invalid_type',
    ],
  ];

  test.each(values)('is refused in a new one: %j', async (body, fields) => {
    const reply = await world.partner.post(CLINICS, { name: 'Sound', ...body });
    expect(refusalOf(reply)).toBe(`422 validation-error: ${fields}`);
  });

  test.each(values)('is refused in a change: %j', async (body, fields) => {
    expect(refusalOf(await world.partner.patch(path, body))).toBe(`422 validation-error: ${fields}`);
  });

  test('a new clinic without a name', async () => {
    expect(refusalOf(await world.partner.post(CLINICS, {}))).toBe('422 validation-error: name required');
  });
});

describe('changing a clinic', () => {
  test('keeps absent fields and clears fields that are null', async () => {
    const { clinic, partner } = await createWorld(app);
    const before = await clinic({ name: 'Harbour', timezone: 'Asia/Tokyo', external_id: 'site-1' });
    const path = `${CLINICS}/${before.id}`;
    const renamed = dataOf(await partner.patch(path, { name: 'Quay' }));
    expect(renamed).toEqual({ ...before, name: 'Quay', updated_at: renamed.updated_at });
    expect(renamed.updated_at >= before.updated_at).toBe(true);
    const cleared = dataOf(await partner.patch(path, { external_id: null, timezone: 'UTC' }));
    expect(cleared).toEqual({
      ...renamed,
      external_id: null,
      timezone: 'UTC',
      updated_at: cleared.updated_at,
    });
    expect(dataOf(await partner.get(path))).toEqual(cleared);
  });

  test('gets a later time, also after a change by a machine with a fast clock', async () => {
    const { clinic, partner } = await createWorld(app);
    const { id } = await clinic();
    const ahead = await app.owner.pool.query(
      "update clinics set updated_at = clock_timestamp() + interval '1 hour' where id = $1 returning updated_at",
      [id],
    );
    const renamed = dataOf(await partner.patch(`${CLINICS}/${id}`, { name: 'Quay' }));
    expect(Date.parse(renamed.updated_at)).toBe(ahead.rows[0].updated_at.getTime() + 1);
  });
});

describe('a clinic name', () => {
  const same: readonly [string, string][] = [
    ['Harbour', 'Harbour'],
    ['Harbour', ' hARBOUR '],
    ['ÄRZTE', 'ärzte'],
    ['Kinder', `${KELVIN}inder`],
    ['Straße', 'STRASSE'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['Café', 'CAFE\u0301'],
    ['\u0390', '\u0390'.toUpperCase()],
  ];

  test.each(same)('%s is in use for %s, on creation and on change', async (first, second) => {
    const { clinic, partner } = await createWorld(app);
    await clinic({ name: first });
    expect(refusalOf(await partner.post(CLINICS, { name: second }))).toBe('409 clinic-name-conflict');
    const { id } = await clinic({ name: 'Other' });
    expect(refusalOf(await partner.patch(`${CLINICS}/${id}`, { name: second }))).toBe(
      '409 clinic-name-conflict',
    );
    expect(dataOf(await partner.get(`${CLINICS}/${id}`)).name).toBe('Other');
  });

  test.each(same)('%s is free for %s once the clinic is deleted', async (first, second) => {
    const { clinic, partner } = await createWorld(app);
    const { id } = await clinic({ name: first });
    expect((await partner.delete(`${CLINICS}/${id}`)).status).toBe(204);
    expect((await clinic({ name: second })).id).not.toBe(id);
  });

  test('may change its own letter case', async () => {
    const { clinic, partner } = await createWorld(app);
    const { id } = await clinic({ name: 'harbour' });
    expect(dataOf(await partner.patch(`${CLINICS}/${id}`, { name: 'HARBOUR' })).name).toBe('HARBOUR');
  });

  test('is unique only within its organization', async () => {
    const [one, other] = await Promise.all([createWorld(app), createWorld(app)]);
    await one.clinic({ name: 'Harbour' });
    expect((await other.clinic({ name: 'Harbour' })).name).toBe('Harbour');
  });

  test('goes to exactly one of 20 racing clinics', async () => {
    const { partner } = await createWorld(app);
    const racing = Array.from({ length: 20 }, (_, at) =>
      partner.post(CLINICS, { name: at % 2 ? 'ÄRZTE' : 'ärzte' }),
    );
    expect(outcomesOf(await Promise.all(racing))).toEqual({ 201: 1, '409 clinic-name-conflict': 19 });
  });
});

describe('deleting a clinic', () => {
  test('answers 204 without a body, and the clinic is visible only with include_deleted', async () => {
    const { clinic, partner } = await createWorld(app);
    const { id } = await clinic();
    const path = `${CLINICS}/${id}`;
    const reply = await partner.delete(path);
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(refusalOf(await partner.get(path))).toBe('404 not-found');
    expect(refusalOf(await partner.patch(path, { name: 'Again' }))).toBe('404 not-found');
    expect(refusalOf(await partner.delete(path))).toBe('404 not-found');
    expect(dataOf(await partner.get(CLINICS))).toEqual([]);
    const [deleted] = dataOf(await partner.get(`${CLINICS}?include_deleted=1`));
    expectFields(deleted, [...FIELDS, 'deleted_at']);
    expect(deleted.id).toBe(id);
    expect(deleted.deleted_at).toMatch(MOMENT);
  });

  test('accepts no new practitioner afterwards', async () => {
    const { clinic, partner } = await createWorld(app);
    const { id } = await clinic();
    await partner.delete(`${CLINICS}/${id}`);
    const person = { first_name: 'Ada', last_name: 'Winter', email: 'ada@practice.example' };
    expect(
      refusalOf(await partner.post('/v1/partner/practitioners', { ...person, partner_clinic_id: id })),
    ).toBe('404 not-found');
  });

  test('is refused while it has people or appointments, with their numbers', async () => {
    const world = await createWorld(app);
    const { partner } = world;
    const practice = await world.practice();
    const path = `${CLINICS}/${practice.clinic.id}`;
    const second = await world.practitioner({ partner_clinic_id: practice.clinic.id });
    await partner.patch(`/v1/partner/practitioners/${second.id}`, { status: 'disabled' });
    const booked: string[] = [];
    for (const hour of [0, 1, 2, 3])
      booked.push(
        dataOf(await partner.post('/v1/partner/appointments', world.booking(practice, hour)), 201).id,
      );
    for (const [at, status] of ['scheduled', 'completed', 'no_show', 'cancelled'].entries())
      await partner.patch(`/v1/partner/appointments/${booked[at]}`, { status });
    const other = await world.practice();

    const refused = await partner.delete(path);
    expect(refusalOf(refused)).toBe('409 clinic-not-empty');
    expect(refused.body).toMatchObject({ practitioner_count: 2, patient_count: 1, appointment_count: 3 });

    // The scheduled one goes with the practitioner; what was held stays, and so do clinic and counts.
    await partner.delete(`/v1/partner/practitioners/${practice.practitioner.id}`);
    await partner.delete(`/v1/partner/patients/${practice.patient.id}`);
    expect((await partner.delete(path)).body).toMatchObject({
      practitioner_count: 1,
      patient_count: 0,
      appointment_count: 2,
    });
    await partner.delete(`/v1/partner/practitioners/${second.id}`);
    for (const id of booked) await partner.patch(`/v1/partner/appointments/${id}`, { status: 'cancelled' });
    expect((await partner.delete(path)).status).toBe(204);
    expect(dataOf(await partner.get(`${CLINICS}/${other.clinic.id}`)).id).toBe(other.clinic.id);
  });

  test('never leaves a practitioner behind who was added at the same moment, in 100 rounds', async () => {
    const world = await createWorld(app);
    await liftLimits(app, world.organizationId);
    const outcomes = await rounds(100, async (round) => {
      const { id } = await world.clinic();
      const [deleted, added] = await Promise.all([
        world.partner.delete(`${CLINICS}/${id}`),
        world.partner.post('/v1/partner/practitioners', {
          first_name: 'Ada',
          last_name: 'Winter',
          email: `ada-${round}@practice.example`,
          partner_clinic_id: id,
        }),
      ]);
      return `${deleted.status}/${added.status}`;
    });
    expect(outcomes.filter((outcome) => outcome !== '204/404' && outcome !== '409/201')).toEqual([]);
  });

  test('never leaves a patient behind who was added at the same moment, in 100 rounds', async () => {
    const world = await createWorld(app);
    await liftLimits(app, world.organizationId);
    const outcomes = await rounds(100, async () => {
      const clinic = await world.clinic();
      const { id } = await world.practitioner({ partner_clinic_id: clinic.id });
      const emptied = async () => {
        await world.partner.delete(`/v1/partner/practitioners/${id}`);
        return world.partner.delete(`${CLINICS}/${clinic.id}`);
      };
      const [deleted, added] = await Promise.all([
        emptied(),
        world.partner.post('/v1/partner/patients', {
          first_name: 'Noa',
          last_name: 'Lind',
          partner_clinic_id: clinic.id,
          created_by_partner_practitioner_id: id,
        }),
      ]);
      return `${deleted.status}/${added.status}`;
    });
    expect(outcomes.filter((outcome) => outcome !== '204/404' && outcome !== '409/201')).toEqual([]);
  });
});

describe('listing clinics', () => {
  test('is in the order of creation, page by page', async () => {
    const { clinic, partner } = await createWorld(app);
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) ids.push((await clinic()).id);
    expect(await idsOf(partner, CLINICS)).toEqual(ids);
    const first = await partner.get(`${CLINICS}?limit=2`);
    expect(first.body.meta.pagination).toMatchObject({ limit: 2, has_more: true });
    expect(await idsOf(partner, `${CLINICS}?limit=2`)).toEqual(ids);
  });

  test('accepts updated_since, inclusive', async () => {
    const { clinic, partner } = await createWorld(app);
    const [first, second] = [await clinic(), await clinic()];
    const changed = dataOf(await partner.patch(`${CLINICS}/${first.id}`, { name: 'Later' }));
    const since = (moment: string) => idsOf(partner, `${CLINICS}?updated_since=${moment}`);
    expect(await since(first.created_at)).toEqual([first.id, second.id]);
    expect(await since(changed.updated_at)).toContain(first.id);
    expect(await since('2099-01-01T00:00:00Z')).toEqual([]);
  });

  test.each([
    ['colour=red', 'colour unknown_field'],
    ['external_id=', 'external_id too_short'],
    ['include_deleted=yes', 'include_deleted invalid_value'],
    ['partner_clinic_id=5f0f7f9e-1d2c-4b3a-8c4d-9e8f7a6b5c4d', 'partner_clinic_id unknown_field'],
    ['updated_since=2026-01-01T00:00:00', 'updated_since invalid_format'],
    ['limit=101', 'limit too_large'],
    ['limit=0', 'limit too_small'],
  ])('refuses ?%s', async (query, fields) => {
    const { partner } = await createWorld(app);
    expect(refusalOf(await partner.get(`${CLINICS}?${query}`))).toBe(`422 validation-error: ${fields}`);
  });

  test.each(['updated_since=2026-01-01T00:00:00%2B23:59', 'updated_since=1900-01-01T00:00:00-23:59'])(
    'takes ?%s, however far the offset',
    async (query) => {
      const { partner } = await createWorld(app);
      expect(dataOf(await partner.get(`${CLINICS}?${query}`))).toEqual([]);
    },
  );
});

describe('a delegated token', () => {
  test("reads all of the organization's clinics", async () => {
    const world = await createWorld(app);
    const { clinic, practitioner } = await world.practice();
    const other = await world.clinic();
    const ada = await world.as(practitioner.id);
    expect(await idsOf(ada, CLINICS)).toEqual([clinic.id, other.id]);
    expect(dataOf(await ada.get(`${CLINICS}/${other.id}`))).toEqual(other);
  });

  test('can write no clinic', async () => {
    const world = await createWorld(app);
    const { clinic, practitioner } = await world.practice();
    const ada = await world.as(practitioner.id);
    for (const reply of [
      await ada.post(CLINICS, { name: 'Own' }),
      await ada.patch(`${CLINICS}/${clinic.id}`, { name: 'Own' }),
      await ada.delete(`${CLINICS}/${clinic.id}`),
    ])
      expect(refusalOf(reply)).toBe('403 forbidden');
    expect(await idsOf(world.partner, CLINICS)).toEqual([clinic.id]);
  });
});

test("another organization's clinic, an unknown one and a malformed id are one and the same 404", async () => {
  const [world, stranger] = await Promise.all([createWorld(app), createWorld(app)]);
  const { id } = await stranger.clinic();
  for (const [method, body] of [['GET'], ['PATCH', { name: 'Mine' }], ['DELETE']] as const) {
    const details = new Set<string>();
    for (const one of [id, UNKNOWN_ID, 'no-uuid']) {
      const reply = await world.partner.send(method, `${CLINICS}/${one}`, body);
      expect(refusalOf(reply)).toBe('404 not-found');
      expect(reply.text).not.toContain(one);
      details.add(reply.body.detail);
    }
    expect(details.size).toBe(1);
  }
  expect(await idsOf(stranger.partner, CLINICS)).toEqual([id]);
});
