import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import { endpoints } from '../../api/resources/index.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Reply } from '../support/client.ts';
import { rawRequest } from './raw-request.ts';
import { type Call, createScene, outcomeOf, perform, type Scene, sampleOf } from './samples.ts';

/** What is refused, where it is said to be wrong, and that nothing breaks (decisions 1.1 to 1.3, 1.9, 1.10). */

let app: RunningApp;
let scene: Scene;
beforeAll(async () => {
  app = await startApp();
  scene = await createScene(app);
  // The corpus is larger than what an organization may ask in a minute.
  await app.database.pool.query('update organizations set minute_limit = 1000000, hour_limit = 1000000 where id = $1', [
    scene.world.organizationId,
  ]);
});
afterAll(() => app.stop());

const faults = ({ body }: Reply): string[] =>
  (body.fields as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`).toSorted();
const withBody = endpoints.filter(({ body }) => body);

interface Property {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly 'x-text'?: boolean;
  readonly properties?: Readonly<Record<string, Property>>;
}
const propertiesOf = (schema: unknown): [string, Property][] =>
  Object.entries((schema as { properties: Record<string, Property> }).properties);

/** Notes part 7: what has broken other services. */
const HOSTILE: readonly unknown[] = [
  null, true, 0, -0, 1e308, 2 ** 53 + 1, [], [[]], {}, { a: { b: [] } }, [null], '', ' ', '\u0000', 'a\u0000b', '\ud800', 'a\udc00b',
  '\u0007', 'a\nb', 'a\rb', '\u0085', '\u202eabc', 'a\u200db', '👩‍👩‍👧', 'e\u0301', 'İıK', '\ufeffa', '\u2028', "' or 1=1 --", '?', '??', '$1', ':name',
  '\\', "\\'", '"', '%s%n', '<script>alert(1)</script>', '${7*7}{{7*7}}', '../../etc/passwd', 'x'.repeat(10_001), '👍'.repeat(201),
  '2026-02-30', '2026-02-30T00:00:00Z', '2026-01-01T24:00:00Z', '2026-01-01T00:00:60Z', '2026-01-01 00:00:00Z', '2026-01-01T00:00:00',
  '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z', 'infinity', 'now', '1', 'NaN', '+05:30', 'europe/berlin',
  'Mars/Base', 'a@b', 'a@b.example\r\nBcc: c@d.example', 'é@home.example', '00000000-0000-0000-0000-000000000000', 'true',
];

test('no value in any field of any body breaks anything, and what is taken comes back as it was sent', async () => {
  const wrong: unknown[] = [];
  for (const one of withBody) {
    const call = await sampleOf(one, scene);
    for (const [field, property] of propertiesOf(one.body)) {
      const send = async (value: unknown) => {
        const fresh = one.method === 'POST' ? await sampleOf(one, scene) : call;
        const body = { ...fresh.body, [field]: value };
        const reply = await perform(scene.world.partner, one, { path: fresh.path, body });
        const expected = typeof value === 'string' && property['x-text'] ? value.normalize('NFC').trim() : value;
        if (reply.status >= 500 || ![200, 201, 404, 409, 422].includes(reply.status)) wrong.push([one.id, field, value, outcomeOf(reply)]);
        else if (reply.status === 422 && reply.body.fields) {
          const paths = (reply.body.fields as { path: string }[]).map(({ path }) => path);
          const related = /^(start_at|end_at|roster_practitioner_ids|created_by_partner_practitioner_id|partner_clinic_id|status)/;
          if (!paths.every((path) => path.startsWith(field) || related.test(path))) wrong.push([one.id, field, value, paths]);
        } else if (reply.status < 300 && typeof value === 'string' && property.format !== 'date-time') {
          if (field in reply.body.data && reply.body.data[field] !== expected) wrong.push([one.id, field, value, reply.body.data[field]]);
        }
        if (reply.status >= 400 && typeof value === 'string' && value.length > 8 && reply.text.includes(value))
          wrong.push([one.id, field, value, 'was echoed']);
      };
      await Promise.all(HOSTILE.map(send));
    }
  }
  expect(wrong).toEqual([]);
});

test('a value of the wrong type is invalid_type on its field, in every body', async () => {
  for (const one of withBody) {
    const call = await sampleOf(one, scene);
    const wrongTypes = Object.fromEntries(
      propertiesOf(one.body).map(([field, { type }]) => [field, [type].flat().includes('boolean') ? 'yes' : 17]),
    );
    const reply = await perform(scene.world.partner, one, { path: call.path, body: wrongTypes });
    expect([one.id, faults(reply)]).toEqual([one.id, propertiesOf(one.body).map(([field]) => `${field} invalid_type`).toSorted()]);
  }
});

test('a field that a body does not know is named, whatever its name, in every body', async () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'id', 'organization_id', 'deleted_at', 'created_at', 'service_login_status'];
  for (const one of withBody) {
    const { path, body } = await sampleOf(one, scene);
    const text = JSON.stringify(body).replace(/\}$/, `${names.map((name) => `,"${name}":{"a":1}`).join('')}}`);
    const reply = await scene.world.partner.send(one.method, path, text);
    expect([one.id, reply.status, faults(reply)]).toEqual([one.id, 422, names.map((name) => `${name} unknown_field`).toSorted()]);
  }
  expect(({} as { a?: unknown }).a).toBeUndefined();
});

test('the name of an unknown field is not repeated when it could hold anything', async () => {
  const reply = await scene.world.partner.post('/v1/partner/clinics', { name: 'A', 'Noa Lind <noa@home.example>': 1 });
  expect([reply.status, faults(reply), reply.text.includes('Noa')]).toEqual([422, [' unknown_field'], false]);
});

test('every body without its required fields names them all at once', async () => {
  for (const one of withBody) {
    const required = ((one.body as { required?: string[] }).required ?? []).map((name) => `${name} required`);
    if (required.length === 0) continue;
    const { path } = await sampleOf(one, scene);
    const reply = await perform(scene.world.partner, one, { path, body: {} });
    expect([one.id, faults(reply)]).toEqual([one.id, expect.arrayContaining(required)]);
    expect(reply.body.detail).not.toMatch(/required/);
  }
});

test('all faults of body and query are reported at once, each with path, code and message alone', async () => {
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
  for (const entry of reply.body.fields) expect(Object.keys(entry).toSorted()).toEqual(['code', 'message', 'path']);
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
    ['an unknown time zone', '/clinics', () => ({ name: 'A', timezone: 'Mars/Base' }), 'timezone invalid_format'],
    ['an offset for a time zone', '/clinics', () => ({ name: 'A', timezone: '+05:30' }), 'timezone invalid_format'],
    ['a time zone in small letters', '/clinics', () => ({ name: 'A', timezone: 'europe/berlin' }), 'timezone invalid_format'],
    ['an empty external id', '/clinics', () => ({ name: 'A', external_id: '' }), 'external_id too_short'],
    ['an external id of 129 characters', '/clinics', () => ({ name: 'A', external_id: 'x'.repeat(129) }), 'external_id too_long'],
    ['an external id with DEL', '/clinics', () => ({ name: 'A', external_id: 'a\u007f' }), 'external_id invalid_format'],
    ['an external id with é', '/clinics', () => ({ name: 'A', external_id: 'é' }), 'external_id invalid_format'],
    ['an external id after a space', '/clinics', () => ({ name: 'A', external_id: ' a' }), 'external_id invalid_format'],
    ['an e-mail of 255 characters', '/practitioners', () => ({ ...person(), email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(11)}` }), 'email too_long'],
    ['an unknown role', '/practitioners', () => ({ ...person(), role: 'boss' }), 'role invalid_value'],
    ['a country in small letters', '/practitioners', () => ({ ...person(), country: 'de' }), 'country invalid_format'],
    ['a start without offset', '/appointments', () => booking({ start_at: '2035-01-01T09:00:00' }), 'start_at invalid_format'],
    ['a day that does not exist', '/appointments', () => booking({ start_at: '2035-02-29T09:00:00Z' }), 'start_at invalid_format'],
    ['an end at the start', '/appointments', () => booking({ end_at: '2035-01-01T00:00:00Z', start_at: '2035-01-01T00:00:00Z' }), 'end_at invalid_value'],
    ['an end after 24 hours and a millisecond', '/appointments', () => booking({ start_at: '2035-01-01T00:00:00Z', end_at: '2035-01-02T00:00:00.001Z' }), 'end_at too_large'],
    ['notes of 10,001 characters', '/appointments', () => booking({ notes: 'n'.repeat(10_001) }), 'notes too_long'],
    ['a text for a boolean', '/appointments', () => booking({ notify_patient: 'true' }), 'notify_patient invalid_type'],
    ['no practitioner on the roster', '/patients', () => patient({ roster_practitioner_ids: [] }), 'roster_practitioner_ids too_few_items'],
    ['51 practitioners on the roster', '/patients', () => patient({ roster_practitioner_ids: Array.from({ length: 51 }, () => randomUUID()) }), 'roster_practitioner_ids too_many_items'],
    ['a practitioner twice on the roster', '/patients', () => patient({ roster_practitioner_ids: [scene.practice.practitioner.id, scene.practice.practitioner.id] }), 'roster_practitioner_ids duplicate_item'],
  ];
  const person = () => ({ first_name: 'Ada', last_name: 'Winter', email: 'ada@practice.example', partner_clinic_id: scene.practice.clinic.id });
  const booking = (fields: object) => scene.world.booking(scene.practice, 0, fields);
  const patient = (fields: object) => ({
    first_name: 'Noa', last_name: 'Lind', partner_clinic_id: scene.practice.clinic.id,
    created_by_partner_practitioner_id: scene.practice.practitioner.id, ...fields,
  });
  for (const [sent, path, body, expected] of cases)
    test(`${sent} is ${expected}`, async () => {
      const reply = await scene.world.partner.post(`/v1/partner${path}`, body());
      expect([reply.status, faults(reply)]).toEqual([422, [expected]]);
    });
});

test('text is kept in NFC and without the white space around it', async () => {
  const reply = await scene.world.partner.post('/v1/partner/clinics', { name: '  Cafe\u0301 \u00a0' });
  expect(reply.body.data.name).toBe('Café');
});

test('a practitioner of a delegated token acts for nobody else', async () => {
  const { world, practice } = scene;
  const clinician = await world.as(practice.practitioner.id);
  const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  const booked = await clinician.post('/v1/partner/appointments', world.booking({ ...practice, practitioner: colleague }, 9_000));
  expect([booked.status, faults(booked)]).toEqual([422, ['partner_practitioner_id not_allowed']]);
  const added = await clinician.post('/v1/partner/patients', {
    first_name: 'Noa', last_name: 'Lind', partner_clinic_id: practice.clinic.id,
    created_by_partner_practitioner_id: colleague.id, roster_practitioner_ids: [colleague.id],
  });
  expect([added.status, faults(added)]).toEqual([422, ['created_by_partner_practitioner_id not_allowed', 'roster_practitioner_ids not_allowed']]);
});

/** To an operation with a required body. */
const sendBytes = (body: string | Buffer | undefined, type: string | null = 'application/json', more: readonly (readonly [string, string])[] = []) =>
  rawRequest(
    app.baseUrl, 'POST', '/v1/partner/clinics',
    [
      ['Authorization', `Bearer ${scene.world.partner.token}`],
      ['Idempotency-Key', randomUUID()],
      ...(type === null ? [] : [['Content-Type', type] as const]),
      ...more,
    ],
    body,
  );
const nested = (levels: number) => '{"a":'.repeat(levels - 1) + '{}' + '}'.repeat(levels - 1);

test('what is not JSON in UTF-8 is malformed_json on the whole body', async () => {
  const bodies: (string | Buffer | undefined)[] = [
    undefined, '{', '}', 'name=A', '{"name":"A"}x', "{'name':'A'}", '{"name":"A",}', '{"name":undefined}', '{"name":NaN}', '{"name":01}',
    '\ufeff{"name":"A"}', Buffer.from('{"name":"A"}', 'utf16le'), Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    Buffer.from('{"name":"Caf\xe9"}', 'latin1'), '{"name":"A","name":"B"}', '{"name":"A","n\\u0061me":"B"}', '{"name":"A","a":{"b":1,"b":2}}',
    '{"name":1e400}', '{"name":-1e999}', nested(33), `${'['.repeat(200_000)}`, `${'['.repeat(100_000)}${']'.repeat(100_000)}`, ' ', '"\n"',
  ];
  for (const body of bodies) {
    const reply = await sendBytes(body);
    expect([String(body).slice(0, 40), reply.status, faults(reply)]).toEqual([String(body).slice(0, 40), 422, [' malformed_json']]);
  }
});

test('32 levels of nesting are read', async () => {
  expect(faults(await sendBytes(nested(32)))).toEqual(['a unknown_field', 'name required']);
});

test('JSON that is no object is invalid_type on the whole body', async () => {
  for (const body of ['[]', '[{"name":"A"}]', 'null', 'true', '1', '"name"']) {
    const reply = await sendBytes(body);
    expect([body, reply.status, faults(reply)]).toEqual([body, 422, [' invalid_type']]);
    const patient = await scene.world.partner.post('/v1/partner/patients', body);
    expect([body, faults(patient)]).toEqual([body, [' invalid_type']]);
  }
});

test('only application/json in UTF-8 and without content coding is read', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'application/merge-patch+json', 'application/jsonp', 'json', '', null]) {
    const reply = await sendBytes('{"name":"A"}', type);
    expect([type, outcomeOf(reply)]).toEqual([type, '415 unsupported-media-type']);
  }
  const zipped = await sendBytes(gzipSync('{"name":"A"}'), 'application/json', [['Content-Encoding', 'gzip']]);
  expect(outcomeOf(zipped)).toBe('415 unsupported-media-type');
  for (const type of ['application/json; charset=UTF-8', 'Application/JSON', 'application/json;charset="utf-8"', 'application/json; profile=x'])
    expect([type, (await sendBytes(JSON.stringify({ name: randomUUID() }), type)).status]).toEqual([type, 201]);
});

test('a body of 1 MB is read, one byte more is 413', async () => {
  const body = JSON.stringify({ name: randomUUID() });
  expect((await sendBytes(body.padEnd(1_000_000, ' '))).status).toBe(201);
  expect(outcomeOf(await sendBytes(body.padEnd(1_000_001, ' ')))).toBe('413 payload-too-large');
  const stream = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 17; part += 1) controller.enqueue(Buffer.alloc(65_536, ' '));
      controller.close();
    },
  });
  const response = await fetch(`${app.baseUrl}/v1/partner/clinics`, {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: {
      Authorization: `Bearer ${scene.world.partner.token}`,
      'Idempotency-Key': randomUUID(),
      'Content-Type': 'application/json',
    },
  } as RequestInit);
  expect(response.status).toBe(413);
});

test('an operation without a body takes none or an empty object, and names what it does not know', async () => {
  for (const one of endpoints.filter(({ method, body }) => method !== 'GET' && !body)) {
    const call = await sampleOf(one, scene);
    const send = (body: string) => scene.world.partner.send(one.method, call.path, body);
    const unknown = await send('{"reason":"x","__proto__":{}}');
    expect([one.id, unknown.status, faults(unknown)]).toEqual([one.id, 422, ['__proto__ unknown_field', 'reason unknown_field']]);
    const list = await send('[]');
    expect([one.id, faults(list)]).toEqual([one.id, [' invalid_type']]);
    expect([one.id, (await send('{}')).status]).toEqual([one.id, one.success[0]]);
  }
});

test('a list that is far too long is one fault, not thousands', async () => {
  const call: Call = { path: '/v1/partner/session-config' };
  for (const item of ['', 1, 'x', {}]) {
    const reply = await scene.world.partner.patch(call.path, { enabled_features: Array.from({ length: 10_000 }, () => item) });
    expect([reply.status, faults(reply)]).toEqual([422, ['enabled_features too_many_items']]);
  }
});

test('no value of any query parameter breaks anything, and faults name the parameter', async () => {
  const raw = ['', ' ', '%20', '0', '-1', '1e2', '0x10', '25.0', '%2025', '%00', '%FF', '%', '%ud800', 'null', '[]', 'true', 'TRUE', '2026-01-01', '2026-01-01T00:00:00Z', '2026-02-30T00:00:00Z', 'infinity', "'--", '$1', '%F0%9F%91%8D', 'x'.repeat(4_000), randomUUID()];
  const wrong: unknown[] = [];
  for (const one of endpoints.filter(({ query }) => query))
    for (const [name] of propertiesOf(one.query))
      await Promise.all(
        raw.map(async (value) => {
          const reply = await scene.world.partner.get(`${one.path}?${name}=${value}`);
          if (reply.status === 200) return;
          if (reply.status !== 422 || faults(reply).some((entry) => !entry.startsWith(`${name} `))) wrong.push([one.id, name, value, reply.text]);
          if (value.length > 8 && reply.text.includes(value)) wrong.push([one.id, name, value, 'was echoed']);
        }),
      );
  expect(wrong).toEqual([]);
});

test('every operation refuses parameters that it does not know, and given twice those that it does', async () => {
  for (const one of endpoints) {
    const call = await sampleOf(one, scene);
    const unknown = await perform(scene.world.partner, one, { ...call, path: `${call.path}?expand=all&constructor=1&__proto__=2` });
    expect([one.id, unknown.status, faults(unknown)]).toEqual([one.id, 422, ['__proto__ unknown_field', 'constructor unknown_field', 'expand unknown_field']]);
    for (const [name] of one.query ? propertiesOf(one.query) : []) {
      const twice = await scene.world.partner.get(`${one.path}?${name}=1&${name}=1`);
      expect([one.id, faults(twice)]).toEqual([one.id, expect.arrayContaining([`${name} duplicate_item`])]);
    }
  }
});

test('no value of a header breaks anything', async () => {
  const { practice, world } = scene;
  const values = ['', '"', '*', 'W/"x"', ',,,', '\u00e9\u00ff', 'x'.repeat(6_000), '${jndi:ldap://x}', "'; drop table clinics"];
  for (const name of ['If-Match', 'Idempotency-Key', 'Accept', 'X-Forwarded-For', 'Content-Type', 'Range', 'Expect-CT', 'Forwarded', 'X-HTTP-Method-Override'])
    for (const value of values) {
      const lines = new Map([['Authorization', `Bearer ${world.partner.token}`], ['Content-Type', 'application/json'], ['Idempotency-Key', randomUUID()], [name, value]]);
      const reply = await rawRequest(app.baseUrl, 'PATCH', `/v1/partner/clinics/${practice.clinic.id}`, [...lines], '{}');
      expect([name, value, [200, 412, 415, 422].includes(reply.status)]).toEqual([name, value, true]);
    }
});
