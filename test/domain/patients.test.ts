import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { rounds } from '../support/rounds.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import {
  callsOf,
  dataOf,
  expectFields,
  idsOf,
  liftLimits,
  MOMENT,
  noticesOf,
  outcomesOf,
  refusalOf,
  UNKNOWN_ID,
  upgradeClinic,
} from './observations.ts';

const PATIENTS = '/v1/partner/patients';
const APPOINTMENTS = '/v1/partner/appointments';
const FIELDS = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'date_of_birth',
  'external_id',
  'partner_clinic_id',
  'created_by_partner_practitioner_id',
  'roster_practitioner_ids',
  'created_at',
  'updated_at',
];
const DAY = 86_400_000;
const pathOf = ({ id }: { id: string }) => `${PATIENTS}/${id}`;

/** A clinic with Ada and Ben, who each have a patient of their own and share one. */
interface Rosters {
  readonly world: World;
  readonly clinic: WireRecord;
  readonly ada: WireRecord;
  readonly ben: WireRecord;
  readonly adas: WireRecord;
  readonly bens: WireRecord;
  readonly shared: WireRecord;
  readonly asAda: Client;
}

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const createRosters = async (): Promise<Rosters> => {
  const world = await createWorld(app);
  const { clinic, practitioner: ada, patient: adas } = await world.practice();
  const ben = await world.practitioner({ partner_clinic_id: clinic.id });
  const bens = await world.patient({
    partner_clinic_id: clinic.id,
    created_by_partner_practitioner_id: ben.id,
  });
  const shared = await world.patient({
    partner_clinic_id: clinic.id,
    created_by_partner_practitioner_id: ben.id,
    roster_practitioner_ids: [ben.id, ada.id],
  });
  return { world, clinic, ada, ben, adas, bens, shared, asAda: await world.as(ada.id) };
};
const draft = ({ clinic, ada }: Pick<Rosters, 'clinic' | 'ada'>, fields: object = {}) => ({
  first_name: 'Noa',
  last_name: 'Lind',
  partner_clinic_id: clinic.id,
  created_by_partner_practitioner_id: ada.id,
  ...fields,
});

describe('a patient', () => {
  test('has exactly its fields, the same in every answer', async () => {
    const { world, clinic, ada, ben } = await createRosters();
    const { partner } = world;
    const body = draft(
      { clinic, ada },
      {
        email: 'family@home.example',
        phone: '+4930123456',
        date_of_birth: '2016-02-29',
        external_id: 'ehr-1',
        roster_practitioner_ids: [ben.id, ada.id],
      },
    );
    const reply = await partner.post(PATIENTS, body);
    const noa = dataOf(reply, 201);
    expectFields(noa, FIELDS);
    expect(noa).toMatchObject(body);
    expect(noa.created_at).toMatch(MOMENT);
    expect(reply.headers.get('location')).toBe(`${app.config.BASE_URL}${pathOf(noa)}`);
    expect(dataOf(await partner.get(pathOf(noa)))).toEqual(noa);
    expect(dataOf(await partner.get(`${PATIENTS}?external_id=ehr-1`))).toEqual([noa]);
    expect(dataOf(await partner.patch(pathOf(noa), {}))).toEqual(noa);
  });

  test("needs only names, clinic and creator, and is then on the creator's roster", async () => {
    const rosters = await createRosters();
    expect(dataOf(await rosters.world.partner.post(PATIENTS, draft(rosters)), 201)).toMatchObject({
      email: null,
      phone: null,
      date_of_birth: null,
      external_id: null,
      roster_practitioner_ids: [rosters.ada.id],
    });
  });

  test("need not be on the creator's roster", async () => {
    const rosters = await createRosters();
    const body = draft(rosters, { roster_practitioner_ids: [rosters.ben.id] });
    expect(dataOf(await rosters.world.partner.post(PATIENTS, body), 201)).toMatchObject({
      created_by_partner_practitioner_id: rosters.ada.id,
      roster_practitioner_ids: [rosters.ben.id],
    });
  });

  test('stores names and e-mail trimmed and in NFC', async () => {
    const rosters = await createRosters();
    const body = draft(rosters, {
      first_name: ' Zoe\u0308 ',
      last_name: 'Lind\t',
      email: ' Zoe@home.example ',
    });
    expect(dataOf(await rosters.world.partner.post(PATIENTS, body), 201)).toMatchObject({
      first_name: 'Zo\u00eb',
      last_name: 'Lind',
      email: 'Zoe@home.example',
    });
  });

  test('gets no login', async () => {
    const world = await createWorld(app);
    const { clinic, practitioner } = await world.practice();
    await upgradeClinic(app, clinic.id);
    await world.patient({
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: practitioner.id,
    });
    const { rows } = await app.owner.pool.query('select 1 from workflow_outbox where organization_id = $1', [
      world.organizationId,
    ]);
    expect(rows).toEqual([]);
  });

  test('may have the same e-mail address as others, within the organization and across', async () => {
    const email = 'family@home.example';
    for (const { world, ...rest } of [await createRosters(), await createRosters()])
      for (const first_name of ['Noa', 'Kim'])
        expect(
          dataOf(await world.partner.post(PATIENTS, draft(rest, { email, first_name })), 201).email,
        ).toBe(email);
  });
});

describe('values that a patient refuses', () => {
  let rosters: Rosters;
  let partner: Client;
  beforeAll(async () => {
    rosters = await createRosters();
    await liftLimits(app, rosters.world.organizationId);
    ({ partner } = rosters.world);
  });

  const many = Array.from({ length: 51 }, (_, at) => UNKNOWN_ID.replace(/..$/, String(at + 10)));
  const values: readonly [string, object, string][] = [
    ['no first name', { first_name: null }, 'first_name invalid_type'],
    ['an empty name', { first_name: ' ' }, 'first_name too_short'],
    ['a name of 201', { last_name: 'x'.repeat(201) }, 'last_name too_long'],
    ['a NUL in a name', { last_name: 'a\u0000b' }, 'last_name invalid_format'],
    ['no e-mail address', { email: 'family' }, 'email invalid_format'],
    ['an empty e-mail address', { email: '' }, 'email too_short'],
    ['a long e-mail address', { email: `${'a'.repeat(250)}@b.example` }, 'email too_long'],
    ['a phone without +', { phone: '030123456' }, 'phone invalid_format'],
    ['a phone with spaces', { phone: '+49 30 123' }, 'phone invalid_format'],
    ['a phone of 16 digits', { phone: `+${'1'.repeat(16)}` }, 'phone too_long'],
    ['a phone as a number', { phone: 4930123456 }, 'phone invalid_type'],
    ['a day that does not exist', { date_of_birth: '2015-02-30' }, 'date_of_birth invalid_format'],
    ['a leap day in no leap year', { date_of_birth: '2015-02-29' }, 'date_of_birth invalid_format'],
    ['a moment as a day', { date_of_birth: '2015-02-03T00:00:00Z' }, 'date_of_birth invalid_format'],
    ['a short day', { date_of_birth: '2015-2-3' }, 'date_of_birth invalid_format'],
    ['a birth in the future', { date_of_birth: '2199-01-01' }, 'date_of_birth invalid_value'],
    ['no clinic', { partner_clinic_id: null }, 'partner_clinic_id invalid_type'],
    ['a malformed clinic', { partner_clinic_id: 'x' }, 'partner_clinic_id invalid_format'],
    ['no roster', { roster_practitioner_ids: null }, 'roster_practitioner_ids invalid_type'],
    ['an empty roster', { roster_practitioner_ids: [] }, 'roster_practitioner_ids too_few_items'],
    ['a roster of 51', { roster_practitioner_ids: many }, 'roster_practitioner_ids too_many_items'],
    ['a malformed roster', { roster_practitioner_ids: ['x'] }, 'roster_practitioner_ids[0] invalid_format'],
    [
      'a double entry, whatever its letter case',
      { roster_practitioner_ids: [UNKNOWN_ID, UNKNOWN_ID.toUpperCase()] },
      'roster_practitioner_ids duplicate_item',
    ],
    ['an id', { id: UNKNOWN_ID }, 'id unknown_field'],
    ['an organization', { organization_id: UNKNOWN_ID }, 'organization_id unknown_field'],
    ['a creation time', { created_at: '2026-01-01T00:00:00Z' }, 'created_at unknown_field'],
    ['a deletion', { deleted_at: null }, 'deleted_at unknown_field'],
    ['a status', { status: 'active' }, 'status unknown_field'],
    [
      'several at once',
      { email: 5, phone: '1', date_of_birth: 'x', nickname: 'N' },
      'date_of_birth invalid_format, email invalid_type, nickname unknown_field, phone invalid_format',
    ],
  ];

  test.each(values)('%s, in a new one', async (_, fields, faults) => {
    expect(refusalOf(await partner.post(PATIENTS, draft(rosters, fields)))).toBe(
      `422 validation-error: ${faults}`,
    );
  });

  test.each(values)('%s, in a change', async (_, fields, faults) => {
    expect(refusalOf(await partner.patch(pathOf(rosters.adas), fields))).toBe(
      `422 validation-error: ${faults}`,
    );
  });

  test('a new one without names, clinic and creator', async () => {
    expect(refusalOf(await partner.post(PATIENTS, {}))).toBe(
      '422 validation-error: created_by_partner_practitioner_id required, first_name required, last_name required, partner_clinic_id required',
    );
  });

  test('another creator later on', async () => {
    const change = { created_by_partner_practitioner_id: rosters.ben.id };
    expect(refusalOf(await partner.patch(pathOf(rosters.adas), change))).toBe(
      '422 validation-error: created_by_partner_practitioner_id unknown_field',
    );
  });

  test('a creator or a roster of another clinic, on creation and on change', async () => {
    const elsewhere = await rosters.world.clinic();
    const { id } = await rosters.world.practitioner({ partner_clinic_id: elsewhere.id });
    const mixed = { roster_practitioner_ids: [rosters.ada.id, id] };
    for (const reply of [
      await partner.post(PATIENTS, draft(rosters, { created_by_partner_practitioner_id: id })),
      await partner.post(
        PATIENTS,
        draft(rosters, { created_by_partner_practitioner_id: id, roster_practitioner_ids: [rosters.ada.id] }),
      ),
      await partner.post(PATIENTS, draft(rosters, mixed)),
      await partner.post(PATIENTS, draft(rosters, { partner_clinic_id: elsewhere.id })),
      await partner.patch(pathOf(rosters.adas), mixed),
      await partner.patch(pathOf(rosters.adas), { partner_clinic_id: elsewhere.id }),
    ])
      expect(refusalOf(reply)).toBe('422 same-clinic-mismatch');
    expect(dataOf(await partner.get(pathOf(rosters.adas)))).toEqual(rosters.adas);
  });

  test('a clinic, creator or roster that is unknown, deleted or of another organization', async () => {
    const stranger = await (await createWorld(app)).practice();
    const gone = await rosters.world.practitioner({ partner_clinic_id: rosters.clinic.id });
    await partner.delete(`/v1/partner/practitioners/${gone.id}`);
    for (const id of [UNKNOWN_ID, gone.id, stranger.practitioner.id]) {
      const roster = { roster_practitioner_ids: [rosters.ada.id, id] };
      for (const reply of [
        await partner.post(PATIENTS, draft(rosters, { created_by_partner_practitioner_id: id })),
        await partner.post(PATIENTS, draft(rosters, roster)),
        await partner.patch(pathOf(rosters.adas), roster),
      ])
        expect(refusalOf(reply)).toBe('404 not-found');
    }
    for (const partner_clinic_id of [UNKNOWN_ID, stranger.clinic.id]) {
      expect(refusalOf(await partner.post(PATIENTS, draft(rosters, { partner_clinic_id })))).toBe(
        '404 not-found',
      );
      expect(refusalOf(await partner.patch(pathOf(rosters.adas), { partner_clinic_id }))).toBe(
        '404 not-found',
      );
    }
  });
});

describe('changing a patient', () => {
  test('keeps absent fields, and null clears optional ones', async () => {
    const rosters = await createRosters();
    const { partner } = rosters.world;
    const details = {
      email: 'a@b.example',
      phone: '+4930123456',
      date_of_birth: '2016-02-29',
      external_id: 'e1',
    };
    const before = dataOf(await partner.post(PATIENTS, draft(rosters, details)), 201);
    const renamed = dataOf(await partner.patch(pathOf(before), { last_name: 'Berg', phone: '+123' }));
    expect(renamed).toEqual({
      ...before,
      last_name: 'Berg',
      phone: '+123',
      updated_at: renamed.updated_at,
    });
    const empty = { email: null, phone: null, date_of_birth: null, external_id: null };
    const cleared = dataOf(await partner.patch(pathOf(before), empty));
    expect(cleared).toEqual({ ...renamed, ...empty, updated_at: cleared.updated_at });
    expect(dataOf(await partner.get(pathOf(before)))).toEqual(cleared);
  });

  test('replaces the roster, in the order that was sent', async () => {
    const { world, ada, ben, clinic, shared } = await createRosters();
    const eve = await world.practitioner({ partner_clinic_id: clinic.id });
    const roster_practitioner_ids = [eve.id, ada.id.toUpperCase(), ben.id];
    const changed = dataOf(await world.partner.patch(pathOf(shared), { roster_practitioner_ids }));
    expect(changed.roster_practitioner_ids).toEqual([eve.id, ada.id, ben.id]);
    expect(changed.updated_at > shared.updated_at).toBe(true);
    const narrowed = { roster_practitioner_ids: [ada.id] };
    expect(dataOf(await world.partner.patch(pathOf(shared), narrowed))).toMatchObject(narrowed);
  });

  test('may have a roster of 50', async () => {
    const { world, clinic, shared } = await createRosters();
    await liftLimits(app, world.organizationId);
    const made = await Promise.all(
      Array.from({ length: 50 }, () => world.practitioner({ partner_clinic_id: clinic.id })),
    );
    const roster_practitioner_ids = made.map(({ id }) => id);
    expect(dataOf(await world.partner.patch(pathOf(shared), { roster_practitioner_ids }))).toMatchObject({
      roster_practitioner_ids,
    });
  });

  test('moves to another clinic together with a roster of that clinic', async () => {
    const { world, adas } = await createRosters();
    const next = await world.clinic();
    const eve = await world.practitioner({ partner_clinic_id: next.id });
    const change = { partner_clinic_id: next.id, roster_practitioner_ids: [eve.id] };
    expect(dataOf(await world.partner.patch(pathOf(adas), change))).toMatchObject(change);
  });

  test('cannot move to another clinic while there is a future appointment', async () => {
    const { world, clinic, ada, adas } = await createRosters();
    const next = await world.clinic();
    const eve = await world.practitioner({ partner_clinic_id: next.id });
    const booking = world.booking({ clinic, practitioner: ada, patient: adas });
    const { id } = dataOf(await world.partner.post(APPOINTMENTS, booking), 201);
    const change = { partner_clinic_id: next.id, roster_practitioner_ids: [eve.id] };
    expect(refusalOf(await world.partner.patch(pathOf(adas), change))).toBe(
      '422 validation-error: partner_clinic_id not_allowed',
    );
    await world.partner.patch(`${APPOINTMENTS}/${id}`, { status: 'cancelled' });
    expect((await world.partner.patch(pathOf(adas), change)).status).toBe(200);
  });

  test('leaves one complete roster after concurrent changes', async () => {
    const { world, ada, ben, shared } = await createRosters();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        world.partner.patch(pathOf(shared), {
          roster_practitioner_ids: at % 2 ? [ada.id, ben.id] : [ben.id],
        }),
      ),
    );
    expect(outcomesOf(replies)).toEqual({ 200: 20 });
    expect([[ada.id, ben.id], [ben.id]]).toContainEqual(
      dataOf(await world.partner.get(pathOf(shared))).roster_practitioner_ids,
    );
  });
});

test('the same roster is no change', async () => {
  const { world, ada, ben, shared } = await createRosters();
  const before = dataOf(await world.partner.get(pathOf(shared)));
  const change = (roster: readonly WireRecord[]) =>
    world.partner.patch(pathOf(shared), { roster_practitioner_ids: roster.map(({ id }) => id) });
  const same = before.roster_practitioner_ids.map((id: string) => ({ id }));
  expect(dataOf(await change(same))).toEqual(before);
  expect(dataOf(await change([ada, ben].reverse())).roster_practitioner_ids).toEqual([ben.id, ada.id]);
  expect(dataOf(await change([ada])).updated_at).not.toBe(before.updated_at);
});

describe('deleting a patient', () => {
  test('answers 204, and the patient is visible only with include_deleted', async () => {
    const { world, adas, asAda } = await createRosters();
    const { partner } = world;
    const reply = await partner.delete(pathOf(adas));
    expect([reply.status, reply.text]).toEqual([204, '']);
    for (const client of [partner, asAda]) {
      expect(refusalOf(await client.get(pathOf(adas)))).toBe('404 not-found');
      expect(refusalOf(await client.patch(pathOf(adas), { first_name: 'Kim' }))).toBe('404 not-found');
      expect(await idsOf(client, PATIENTS)).not.toContain(adas.id);
      const listed = dataOf(await client.get(`${PATIENTS}?include_deleted=on`)) as WireRecord[];
      const deleted = listed.find(({ id }) => id === adas.id);
      expectFields(deleted, [...FIELDS, 'deleted_at']);
      expect(deleted.deleted_at).toMatch(MOMENT);
      for (const other of listed.filter(({ id }) => id !== adas.id)) expectFields(other, FIELDS);
    }
    expect(refusalOf(await partner.delete(pathOf(adas)))).toBe('404 not-found');
  });

  test('cancels future appointments, with notices, and nothing else', async () => {
    const { world, clinic, ada, ben, adas, shared } = await createRosters();
    const book = async (practitioner: WireRecord, patient: WireRecord, hour: number, fields = {}) =>
      dataOf(
        await world.partner.post(
          APPOINTMENTS,
          world.booking({ clinic, practitioner, patient }, hour, fields),
        ),
        201,
      );
    const now = Date.now();
    const at = (offset: number) => new Date(now + offset).toISOString();
    const coming = [await book(ada, shared, 0), await book(ben, shared, 0)];
    const past = await book(ada, shared, 0, { start_at: at(-2 * DAY), end_at: at(-DAY) });
    const other = await book(ada, adas, 1);
    expect((await world.partner.delete(pathOf(shared))).status).toBe(204);
    const read = async ({ id }: { id: string }) => dataOf(await world.partner.get(`${APPOINTMENTS}/${id}`));
    for (const one of coming) {
      expect((await read(one)).status).toBe('cancelled');
      expect(await noticesOf(app, one.id)).toEqual([
        '0 booked practitioner',
        '1 cancelled practitioner',
        '1 cancelled patient',
      ]);
      expect(await callsOf(app, `appointment/${one.id}`)).toBe(2);
    }
    expect((await read(past)).status).toBe('scheduled');
    expect(await noticesOf(app, past.id)).toEqual([]);
    expect(await read(other)).toEqual(other);
    expect(
      await world.partner.post(
        APPOINTMENTS,
        world.booking({ clinic, practitioner: ada, patient: shared }, 9),
      ),
    ).toMatchObject({ status: 404 });
  });

  test('never leaves a booking behind that was made at the same moment, in 50 rounds', async () => {
    const { world, clinic, ada } = await createRosters();
    await liftLimits(app, world.organizationId);
    await rounds(50, async (hour) => {
      const patient = await world.patient({
        partner_clinic_id: clinic.id,
        created_by_partner_practitioner_id: ada.id,
      });
      const [deleted, booked] = await Promise.all([
        world.partner.delete(pathOf(patient)),
        world.partner.post(APPOINTMENTS, world.booking({ clinic, practitioner: ada, patient }, hour)),
      ]);
      expect(deleted.status).toBe(204);
      expect([201, 404]).toContain(booked.status);
    });
    // Only now: rounds run side by side, and one would list what another is about to cancel.
    expect(await idsOf(world.partner, `${APPOINTMENTS}?partner_practitioner_id=${ada.id}`)).toEqual([]);
  });
});

describe('listing patients', () => {
  let rosters: Rosters;
  let elsewhere: WireRecord;
  beforeAll(async () => {
    rosters = await createRosters();
    const { clinic, practitioner } = await rosters.world.practice();
    [elsewhere] = dataOf(await rosters.world.partner.get(`${PATIENTS}?partner_clinic_id=${clinic.id}`));
    expect(elsewhere.created_by_partner_practitioner_id).toBe(practitioner.id);
    await rosters.world.partner.patch(pathOf(rosters.bens), { external_id: 'B-1' });
  });

  test.each([
    ['', () => [rosters.adas, rosters.bens, rosters.shared, elsewhere]],
    ['limit=1', () => [rosters.adas, rosters.bens, rosters.shared, elsewhere]],
    ['partner_clinic_id=CLINIC', () => [rosters.adas, rosters.bens, rosters.shared]],
    ['partner_practitioner_id=ADA', () => [rosters.adas, rosters.shared]],
    ['partner_practitioner_id=BEN&partner_clinic_id=CLINIC', () => [rosters.bens, rosters.shared]],
    ['partner_practitioner_id=BEN&external_id=B-1', () => [rosters.bens]],
    ['partner_practitioner_id=ADA&external_id=B-1', () => []],
    [`partner_practitioner_id=${UNKNOWN_ID}`, () => []],
    [`partner_clinic_id=${UNKNOWN_ID}`, () => []],
  ])('with ?%s', async (query, expected) => {
    const path = `${PATIENTS}?${query
      .replace('CLINIC', rosters.clinic.id)
      .replace('ADA', rosters.ada.id)
      .replace('BEN', rosters.ben.id.toUpperCase())}`;
    expect(await idsOf(rosters.world.partner, path)).toEqual(expected().map(({ id }) => id));
  });

  test.each([
    ['partner_clinic_id=x', 'partner_clinic_id invalid_format'],
    ['partner_practitioner_id=x', 'partner_practitioner_id invalid_format'],
    ['last_name=Lind', 'last_name unknown_field'],
    ['email=family@home.example', 'email unknown_field'],
    ['q=Lind', 'q unknown_field'],
  ])('refuses ?%s: no name and no search text travels in a URL', async (query, faults) => {
    expect(refusalOf(await rosters.world.partner.get(`${PATIENTS}?${query}`))).toBe(
      `422 validation-error: ${faults}`,
    );
  });
});

describe('a delegated token', () => {
  test("lists and reads the clinician's roster and nothing else", async () => {
    const { adas, bens, shared, clinic, asAda } = await createRosters();
    expect(await idsOf(asAda, PATIENTS)).toEqual([adas.id, shared.id]);
    expect(await idsOf(asAda, `${PATIENTS}?limit=1&partner_clinic_id=${clinic.id}`)).toEqual([
      adas.id,
      shared.id,
    ]);
    expect(dataOf(await asAda.get(pathOf(shared)))).toEqual(shared);
    expect(refusalOf(await asAda.get(pathOf(bens)))).toBe('404 not-found');
  });

  test('sees a patient while the patient is on the roster', async () => {
    const { world, ada, ben, bens, asAda } = await createRosters();
    await world.partner.patch(pathOf(bens), { roster_practitioner_ids: [ada.id, ben.id] });
    expect((await asAda.get(pathOf(bens))).status).toBe(200);
    await world.partner.patch(pathOf(bens), { roster_practitioner_ids: [ben.id] });
    expect(refusalOf(await asAda.get(pathOf(bens)))).toBe('404 not-found');
  });

  test('creates patients of its own clinician, named or not', async () => {
    const { clinic, ada, asAda } = await createRosters();
    const { created_by_partner_practitioner_id: _, ...unnamed } = draft({ clinic, ada });
    for (const body of [unnamed, draft({ clinic, ada })])
      expect(dataOf(await asAda.post(PATIENTS, body), 201)).toMatchObject({
        created_by_partner_practitioner_id: ada.id,
        roster_practitioner_ids: [ada.id],
      });
  });

  test('creates none in the name of another', async () => {
    const { clinic, ada, ben, asAda } = await createRosters();
    for (const id of [ben.id, UNKNOWN_ID])
      expect(
        refusalOf(
          await asAda.post(PATIENTS, draft({ clinic, ada }, { created_by_partner_practitioner_id: id })),
        ),
      ).toBe('422 validation-error: created_by_partner_practitioner_id not_allowed');
  });

  test('creates none in another clinic', async () => {
    const { world, ada, asAda } = await createRosters();
    const clinic = await world.clinic();
    expect(refusalOf(await asAda.post(PATIENTS, draft({ clinic, ada })))).toBe('422 same-clinic-mismatch');
  });

  test('cannot send a roster or filter by one', async () => {
    const { clinic, ada, adas, asAda } = await createRosters();
    const roster = { roster_practitioner_ids: [ada.id] };
    const refused = '422 validation-error: roster_practitioner_ids not_allowed';
    expect(refusalOf(await asAda.post(PATIENTS, draft({ clinic, ada }, roster)))).toBe(refused);
    expect(refusalOf(await asAda.patch(pathOf(adas), roster))).toBe(refused);
    expect(refusalOf(await asAda.get(`${PATIENTS}?partner_practitioner_id=${ada.id}`))).toBe(
      '422 validation-error: partner_practitioner_id not_allowed',
    );
  });

  test('gets all its issues at once', async () => {
    const { clinic, ada, ben, asAda } = await createRosters();
    const body = draft(
      { clinic, ada },
      {
        first_name: '',
        date_of_birth: '2199-01-01',
        created_by_partner_practitioner_id: ben.id,
        roster_practitioner_ids: [ben.id],
      },
    );
    expect(refusalOf(await asAda.post(PATIENTS, body))).toBe(
      '422 validation-error: created_by_partner_practitioner_id not_allowed, date_of_birth invalid_value, ' +
        'first_name too_short, roster_practitioner_ids not_allowed',
    );
  });

  test('changes only patients of its roster', async () => {
    const { bens, shared, asAda, world } = await createRosters();
    expect(dataOf(await asAda.patch(pathOf(shared), { first_name: 'Kim' })).first_name).toBe('Kim');
    expect(refusalOf(await asAda.patch(pathOf(bens), { first_name: 'Kim' }))).toBe('404 not-found');
    expect(dataOf(await world.partner.get(pathOf(bens)))).toEqual(bens);
  });

  test('deletes none', async () => {
    const { adas, bens, asAda } = await createRosters();
    for (const patient of [adas, bens])
      expect(refusalOf(await asAda.delete(pathOf(patient)))).toBe('403 forbidden');
  });
});

test("another organization's patient, an unknown one and a malformed id are one and the same 404", async () => {
  const [one, other] = await Promise.all([createRosters(), createRosters()]);
  for (const client of [one.world.partner, one.asAda])
    for (const [method, body] of [['GET'], ['PATCH', { first_name: 'Kim' }]] as const)
      for (const id of [other.adas.id, UNKNOWN_ID, 'no-uuid']) {
        const reply = await client.send(method, `${PATIENTS}/${id}`, body);
        expect(refusalOf(reply)).toBe('404 not-found');
        expect(reply.text).not.toContain(id);
      }
  expect(refusalOf(await one.world.partner.delete(pathOf(other.adas)))).toBe('404 not-found');
  expect(dataOf(await other.world.partner.get(pathOf(other.adas)))).toEqual(other.adas);
});
