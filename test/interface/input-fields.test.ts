import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { faults, propertiesOf, withBody } from './field-faults.ts';
import { operate } from './operator.ts';
import { createScene, forEachOf, perform, type Scene, sampleOf } from './samples.ts';

/** All issues of a request are reported at once (decisions 1.3, 1.9 and 1.10). */

let app: RunningApp;
let scene: Scene;
beforeAll(async () => {
  app = await startApp();
  scene = await createScene(app);
  // The corpus is larger than what an organization may ask in a minute.
  await operate(scene, 'limits set', { options: { minute: 1_000_000, hour: 1_000_000 } });
});
afterAll(() => app.stop());

test('a value of the wrong type is invalid_type on its field, in every body', async () => {
  const withFields = withBody.filter(({ body }) => propertiesOf(body).length > 0);
  await forEachOf(withFields, async (one) => {
    const call = await sampleOf(one, scene);
    const wrongTypes = Object.fromEntries(
      propertiesOf(one.body).map(([field, { type }]) => [
        field,
        [type].flat().some((one) => ['boolean', 'integer', 'number'].includes(one as string)) ? 'yes' : 17,
      ]),
    );
    const reply = await perform(scene.caller, one, { path: call.path, body: wrongTypes });
    expect([one.id, faults(reply)]).toEqual([
      one.id,
      propertiesOf(one.body)
        .map(([field]) => `${field} invalid_type`)
        .toSorted(),
    ]);
  });
});

test('an unknown field of a body is named, whatever its name, in every body', async () => {
  const names = [
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'id',
    'organization_id',
    'deleted_at',
    'created_at',
    'service_login_status',
    'a_long_name_'.repeat(16),
  ];
  await forEachOf(withBody, async (one) => {
    const { path, body } = await sampleOf(one, scene);
    const text = JSON.stringify({ ...body, last: 0 }).replace(
      '"last":0',
      names.map((name) => `"${name}":{"a":1}`).join(','),
    );
    const reply = await scene.caller.send(one.method, path, text);
    expect([one.id, reply.status, faults(reply)]).toEqual([
      one.id,
      422,
      names.map((name) => `${name} unknown_field`).toSorted(),
    ]);
  });
  expect(({} as { a?: unknown }).a).toBeUndefined();
});

test('of thousands of unknown fields a hundred are named, and all issues of known fields', async () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`x${index}`, index]));
  const reply = await scene.world.partner.post('/v1/partner/clinics', { ...many, timezone: 7 });
  const found = faults(reply);
  expect(reply.status).toBe(422);
  expect(found.filter((one) => one.endsWith('unknown_field'))).toHaveLength(100);
  expect(found).toEqual(expect.arrayContaining(['name required', 'timezone invalid_type']));
});

test('of unknown fields in many items a hundred are named in total, and all other issues of each item', async () => {
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`x${index}`, index]));
  const fields = Array.from({ length: 100 }, () => ({ ...many, type: 'date', label: '' }));
  const reply = await scene.caller.post('/v1/partner/forms', { title: 'A', fields });
  const found = faults(reply);
  expect(reply.status).toBe(422);
  expect(found.filter((one) => one.endsWith('unknown_field'))).toHaveLength(100);
  expect(found.filter((one) => one.endsWith('.label too_short'))).toHaveLength(100);
});

test('the name of an unknown field is not repeated if it is not a plain identifier', async () => {
  const reply = await scene.world.partner.post('/v1/partner/clinics', {
    name: 'A',
    'Noa Lind <noa@home.example>': 1,
  });
  expect([reply.status, faults(reply), reply.text.includes('Noa')]).toEqual([422, [' unknown_field'], false]);
  const long = await scene.world.partner.post('/v1/partner/clinics', { name: 'A', ['a'.repeat(201)]: 1 });
  expect(faults(long)).toEqual([' unknown_field']);
  const fields = [{ type: 'date', label: 'When?', 'Noa Lind': 1, 'Ida Lind': 2 }];
  const within = await scene.caller.post('/v1/partner/forms', { title: 'A', fields });
  expect([faults(within), within.text.includes('Lind')]).toEqual([['fields[0] unknown_field'], false]);
});

test('every body without its required fields names all of them at once', async () => {
  await forEachOf(withBody, async (one) => {
    const required = ((one.body as { required?: string[] }).required ?? []).map((name) => `${name} required`);
    if (required.length === 0) return;
    const { path } = await sampleOf(one, scene);
    const reply = await perform(scene.caller, one, { path, body: {} });
    expect([one.id, faults(reply)]).toEqual([one.id, expect.arrayContaining(required)]);
    expect(reply.body.detail).not.toMatch(/required/);
  });
});

test('all issues of body and query are reported at once, each with only path, code and message', async () => {
  const { practice, world } = scene;
  const reply = await world.partner.post('/v1/partner/patients?dry_run=1', {
    first_name: '',
    last_name: 'x'.repeat(201),
    email: 'nobody',
    phone: '030 123',
    date_of_birth: '2026-02-30',
    external_id: ' padded ',
    partner_clinic_id: 'no-uuid',
    created_by_partner_practitioner_id: null,
    roster_practitioner_ids: [practice.practitioner.id, 'no-uuid', 7],
    nickname: 'N',
  });
  expect(reply.status).toBe(422);
  expect(faults(reply)).toEqual(
    [
      'created_by_partner_practitioner_id invalid_type',
      'date_of_birth invalid_format',
      'dry_run unknown_field',
      'email invalid_format',
      'external_id invalid_format',
      'first_name too_short',
      'last_name too_long',
      'nickname unknown_field',
      'partner_clinic_id invalid_format',
      'phone invalid_format',
      'roster_practitioner_ids[1] invalid_format',
      'roster_practitioner_ids[2] invalid_type',
    ].toSorted(),
  );
  for (const entry of reply.body.fields)
    expect(Object.keys(entry).toSorted()).toEqual(['code', 'message', 'path']);
});

describe('the codes of decisions 1.3', () => {
  const cases: [sent: string, path: string, body: () => object, expected: string][] = [
    ['a missing name', '/clinics', () => ({}), 'name required'],
    ['a null name', '/clinics', () => ({ name: null }), 'name invalid_type'],
    ['a blank name', '/clinics', () => ({ name: ' \t ' }), 'name too_short'],
    ['a name of 201 characters', '/clinics', () => ({ name: '👍'.repeat(201) }), 'name too_long'],
    ['a name with a NUL', '/clinics', () => ({ name: 'a\u0000b' }), 'name invalid_format'],
    ['a name with half a character', '/clinics', () => ({ name: 'a\ud83d' }), 'name invalid_format'],
    ['a name with a line break', '/clinics', () => ({ name: 'a\nb' }), 'name invalid_format'],
    [
      'an unknown time zone',
      '/clinics',
      () => ({ name: 'A', timezone: 'Mars/Base' }),
      'timezone invalid_format',
    ],
    [
      'an offset for a time zone',
      '/clinics',
      () => ({ name: 'A', timezone: '+05:30' }),
      'timezone invalid_format',
    ],
    [
      'a time zone in small letters',
      '/clinics',
      () => ({ name: 'A', timezone: 'europe/berlin' }),
      'timezone invalid_format',
    ],
    ['an empty external id', '/clinics', () => ({ name: 'A', external_id: '' }), 'external_id too_short'],
    [
      'an external id of 129 characters',
      '/clinics',
      () => ({ name: 'A', external_id: 'x'.repeat(129) }),
      'external_id too_long',
    ],
    [
      'an external id with DEL',
      '/clinics',
      () => ({ name: 'A', external_id: 'a\u007f' }),
      'external_id invalid_format',
    ],
    [
      'an external id with é',
      '/clinics',
      () => ({ name: 'A', external_id: 'é' }),
      'external_id invalid_format',
    ],
    [
      'an external id after a space',
      '/clinics',
      () => ({ name: 'A', external_id: ' a' }),
      'external_id invalid_format',
    ],
    [
      'an e-mail of 255 characters',
      '/practitioners',
      () => ({
        ...person(),
        email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(11)}`,
      }),
      'email too_long',
    ],
    ['an unknown role', '/practitioners', () => ({ ...person(), role: 'boss' }), 'role invalid_value'],
    [
      'a country in small letters',
      '/practitioners',
      () => ({ ...person(), country: 'de' }),
      'country invalid_format',
    ],
    [
      'a start without offset',
      '/appointments',
      () => booking({ start_at: '2035-01-01T09:00:00' }),
      'start_at invalid_format',
    ],
    [
      'a day that does not exist',
      '/appointments',
      () => booking({ start_at: '2035-02-29T09:00:00Z' }),
      'start_at invalid_format',
    ],
    [
      'an end at the start',
      '/appointments',
      () => booking({ end_at: '2035-01-01T00:00:00Z', start_at: '2035-01-01T00:00:00Z' }),
      'end_at invalid_value',
    ],
    [
      'an end after 24 hours and a millisecond',
      '/appointments',
      () => booking({ start_at: '2035-01-01T00:00:00Z', end_at: '2035-01-02T00:00:00.001Z' }),
      'end_at too_large',
    ],
    [
      'notes of 10,001 characters',
      '/appointments',
      () => booking({ notes: 'n'.repeat(10_001) }),
      'notes too_long',
    ],
    [
      'a text for a boolean',
      '/appointments',
      () => booking({ notify_patient: 'true' }),
      'notify_patient invalid_type',
    ],
    [
      'no practitioner on the roster',
      '/patients',
      () => patient({ roster_practitioner_ids: [] }),
      'roster_practitioner_ids too_few_items',
    ],
    [
      '51 practitioners on the roster',
      '/patients',
      () => patient({ roster_practitioner_ids: Array.from({ length: 51 }, () => randomUUID()) }),
      'roster_practitioner_ids too_many_items',
    ],
    [
      'a practitioner twice on the roster',
      '/patients',
      () =>
        patient({
          roster_practitioner_ids: [scene.practice.practitioner.id, scene.practice.practitioner.id],
        }),
      'roster_practitioner_ids duplicate_item',
    ],
  ];
  const person = () => ({
    first_name: 'Ada',
    last_name: 'Winter',
    email: 'ada@practice.example',
    partner_clinic_id: scene.practice.clinic.id,
  });
  const booking = (fields: object) => scene.world.booking(scene.practice, 0, fields);
  const patient = (fields: object) => ({
    first_name: 'Noa',
    last_name: 'Lind',
    partner_clinic_id: scene.practice.clinic.id,
    created_by_partner_practitioner_id: scene.practice.practitioner.id,
    ...fields,
  });
  for (const [sent, path, body, expected] of cases)
    test(`${sent} is ${expected}`, async () => {
      const reply = await scene.world.partner.post(`/v1/partner${path}`, body());
      expect([reply.status, faults(reply)]).toEqual([422, [expected]]);
    });
});

test('text is stored in NFC and without surrounding white space', async () => {
  const reply = await scene.world.partner.post('/v1/partner/clinics', { name: '  Cafe\u0301 \u00a0' });
  expect(reply.body.data.name).toBe('Café');
});

test('the practitioner of a delegated token cannot act for others', async () => {
  const { world, practice } = scene;
  const clinician = await world.as(practice.practitioner.id);
  const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  const booked = await clinician.post(
    '/v1/partner/appointments',
    world.booking({ ...practice, practitioner: colleague }, 9_000),
  );
  expect([booked.status, faults(booked)]).toEqual([422, ['partner_practitioner_id not_allowed']]);
  const added = await clinician.post('/v1/partner/patients', {
    first_name: 'Noa',
    last_name: 'Lind',
    partner_clinic_id: practice.clinic.id,
    created_by_partner_practitioner_id: colleague.id,
    roster_practitioner_ids: [colleague.id],
  });
  expect([added.status, faults(added)]).toEqual([
    422,
    ['created_by_partner_practitioner_id not_allowed', 'roster_practitioner_ids not_allowed'],
  ]);
});

test('a member that a delegated token may not send is refused as not allowed, whatever its value', async () => {
  const { world, practice } = scene;
  const clinician = await world.as(practice.practitioner.id);
  const draft = { first_name: 'Noa', last_name: 'Lind', partner_clinic_id: practice.clinic.id };
  const one = practice.practitioner.id;
  for (const roster_practitioner_ids of [[one], [], null, 'x', [one, one], Array(51).fill(one)]) {
    const added = await clinician.post('/v1/partner/patients', { ...draft, roster_practitioner_ids });
    expect([added.status, faults(added)]).toEqual([422, ['roster_practitioner_ids not_allowed']]);
    const changed = await clinician.patch(`/v1/partner/patients/${practice.patient.id}`, {
      first_name: '',
      roster_practitioner_ids,
    });
    expect([changed.status, faults(changed)]).toEqual([
      422,
      ['first_name too_short', 'roster_practitioner_ids not_allowed'],
    ]);
  }
  for (const filter of [one, 'x', '', `${one}&partner_practitioner_id=${one}`]) {
    const listed = await clinician.get(`/v1/partner/patients?partner_practitioner_id=${filter}`);
    expect([listed.status, faults(listed)]).toEqual([422, ['partner_practitioner_id not_allowed']]);
  }
});

test('a list that is far too long is one issue, not thousands', async () => {
  for (const item of ['', 1, 'x', {}]) {
    const reply = await scene.world.partner.patch('/v1/partner/session-config', {
      enabled_features: Array.from({ length: 10_000 }, () => item),
    });
    expect([reply.status, faults(reply)]).toEqual([422, ['enabled_features too_many_items']]);
  }
});
