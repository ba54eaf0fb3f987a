import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { CAPABILITIES } from '../../domain/access/capabilities.ts';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { type Client, clientOf, type Reply } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { asOperator, createWorld, type WireRecord, type World } from '../support/world.ts';

/** Specification 2.13, 4.11 and 5.3, decisions 6.1 and 6.2. */

let app: RunningApp;
let world: World;
let practice: { clinic: WireRecord; practitioner: WireRecord; patient: WireRecord };
let clinician: Client;
beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
  practice = await world.practice();
  clinician = await world.as(practice.practitioner.id);
});
afterAll(() => app.stop());

const PATH = '/v1/partner/embed-tokens';
const ORIGIN = 'https://portal.partner.example';
const mint = (body: object) => clinician.post(PATH, { origins: [ORIGIN], ...body });
const faultsOf = ({ status, body }: Reply) => [
  status,
  (body.fields ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
];

test('a mint answers 201 with token, expiry, both names of the practitioner, and what it grants', async () => {
  const before = Date.now();
  const { status, body } = await mint({ capabilities: ['client:read', 'shell:read'] });
  expect(status).toBe(201);
  expect(body.data).toEqual({
    token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    practitioner_id: practice.practitioner.id,
    partner_practitioner_id: practice.practitioner.id,
    capabilities: ['shell:read', 'client:read'],
  });
  const life = Date.parse(body.data.expires_at) - before;
  expect(life).toBeGreaterThan(898_000);
  expect(life).toBeLessThan(905_000);
  expect(decodeProtectedHeader(body.data.token)).toMatchObject({ typ: 'embed+jwt', alg: 'RS256' });
  expect(decodeJwt(body.data.token)).toMatchObject({
    aud: `${app.config.BASE_URL}/api/embed`,
    practitioner_id: practice.practitioner.id,
    origins: [ORIGIN],
  });
});

test.each([
  ['home', 'read', []],
  ['home', 'full', []],
  ['clients', 'read', ['client:read']],
  ['clients', 'full', ['client:read', 'data:export']],
  ['clinical-notes', 'read', ['note:read']],
  ['clinical-notes', 'full', ['note:read', 'note:write']],
  ['appointments', 'read', ['appointment:read']],
  ['appointments', 'full', ['appointment:read', 'appointment:write', 'session:launch']],
  ['forms', 'read', ['form:read']],
  ['forms', 'full', ['form:read', 'form:create', 'form:write', 'form:delete', 'form:compose']],
  ['storybooks', 'read', ['storybook:read']],
  ['storybooks', 'full', ['storybook:read', 'storybook:create', 'storybook:write', 'storybook:delete']],
  ['worksheets', 'read', ['worksheet:read']],
  ['worksheets', 'full', ['worksheet:read', 'worksheet:create', 'worksheet:write', 'worksheet:delete']],
  ['playrooms', 'read', ['playroom:read']],
  ['playrooms', 'full', ['playroom:read', 'playroom:write']],
  ['community', 'read', ['community:read']],
  ['community', 'full', ['community:read', 'community:write']],
] as const)(
  'the area %s with %s access grants shell:read and just its own',
  async (area, access, granted) => {
    const expected = ['shell:read', ...granted].toSorted();
    const { body } = await mint({ areas: [area], area_access: access });
    expect(body.data.capabilities.toSorted()).toEqual(expected);
    if (access === 'read')
      expect((await mint({ areas: [area] })).body.data.capabilities.toSorted()).toEqual(expected);
  },
);

test('areas and capabilities are combined; what is named twice is granted once', async () => {
  const { body } = await mint({
    areas: ['home', 'clients', 'clients'],
    capabilities: ['client:read', 'worksheet:generate', 'worksheet:generate'],
  });
  expect(body.data.capabilities.toSorted()).toEqual(['client:read', 'shell:read', 'worksheet:generate']);
});

test('form:submit also grants form:read', async () => {
  const { body } = await mint({ capabilities: ['form:submit'], patient_id: practice.patient.id });
  expect(body.data.capabilities.toSorted()).toEqual(['form:read', 'form:submit']);
});

test('one of capabilities and areas is required, and each accepts only its own words', async () => {
  expect(faultsOf(await mint({}))).toEqual([422, ['capabilities required']]);
  expect(faultsOf(await mint({ capabilities: [] }))).toEqual([422, ['capabilities too_few_items']]);
  expect(faultsOf(await mint({ areas: [] }))).toEqual([422, ['areas too_few_items']]);
  expect((await mint({ capabilities: [], areas: ['home'] })).status).toBe(201);
  expect(faultsOf(await mint({ capabilities: ['client:read', 'client:all'] }))).toEqual([
    422,
    ['capabilities[1] invalid_value'],
  ]);
  expect(faultsOf(await mint({ areas: ['games'] }))).toEqual([422, ['areas[0] invalid_value']]);
  expect(faultsOf(await mint({ areas: ['home'], area_access: 'write' }))).toEqual([
    422,
    ['area_access invalid_value'],
  ]);
});

test('games:play is refused on capabilities', async () => {
  for (const capabilities of [['games:play'], ['shell:read', 'games:play']])
    expect(faultsOf(await mint({ capabilities }))).toEqual([422, ['capabilities not_allowed']]);
});

test('games:play is reported together with other issues', async () => {
  expect(faultsOf(await mint({ capabilities: ['games:play', 'games:win'] }))).toEqual([
    422,
    ['capabilities[1] invalid_value', 'capabilities not_allowed'],
  ]);
  expect(faultsOf(await mint({ capabilities: ['games:play', 'form:send'] }))).toEqual([
    422,
    ['capabilities not_allowed', 'patient_id required'],
  ]);
  expect(faultsOf(await mint({ capabilities: Array(65).fill('games:play') }))).toEqual([
    422,
    ['capabilities too_many_items'],
  ]);
});

test('at most 64 capabilities', async () => {
  const many = (count: number) => Array.from({ length: count }, () => 'shell:read');
  expect((await mint({ capabilities: many(64) })).status).toBe(201);
  expect(faultsOf(await mint({ capabilities: many(65) }))).toEqual([422, ['capabilities too_many_items']]);
});

test('every capability except games:play can be minted, all at once', async () => {
  const capabilities = CAPABILITIES.filter((one) => one !== 'games:play');
  const { body } = await mint({ capabilities, patient_id: practice.patient.id });
  expect(body.data.capabilities.toSorted()).toEqual(capabilities.toSorted());
});

test('ttl_seconds is 60 to 3600', async () => {
  for (const ttl_seconds of [60, 3_600]) {
    const { status, body } = await mint({ areas: ['home'], ttl_seconds });
    const { iat = 0, exp = 0 } = decodeJwt(body.data.token);
    expect([status, exp - iat]).toEqual([201, ttl_seconds]);
  }
  for (const [ttl_seconds, code] of [
    [59, 'too_small'],
    [0, 'too_small'],
    [3_601, 'too_large'],
    [900.5, 'invalid_type'],
    ['900', 'invalid_type'],
    [null, 'invalid_type'],
  ])
    expect(faultsOf(await mint({ areas: ['home'], ttl_seconds }))).toEqual([422, [`ttl_seconds ${code}`]]);
});

const ACCEPTED: readonly (readonly [string, string])[] = [
  ['https://partner.example', 'https://partner.example'],
  ['https://a.b.c.partner.example', 'https://a.b.c.partner.example'],
  ['https://*.partner.example', 'https://*.partner.example'],
  ['https://*.a.partner.example', 'https://*.a.partner.example'],
  ['http://*.partner.example:8080', 'http://*.partner.example:8080'],
  ['http://partner.example', 'http://partner.example'],
  ['http://localhost', 'http://localhost'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:5173', 'http://127.0.0.1:5173'],
  ['http://192.168.0.10', 'http://192.168.0.10'],
  ['https://partner.example:8443', 'https://partner.example:8443'],
  ['https://partner.example:1', 'https://partner.example:1'],
  ['https://partner.example:65535', 'https://partner.example:65535'],
  ['https://partner.example:443', 'https://partner.example'],
  ['http://partner.example:80', 'http://partner.example'],
  ['http://partner.example:443', 'http://partner.example:443'],
  ['https://Partner.Example', 'https://partner.example'],
  ['HTTPS://partner.example', 'https://partner.example'],
  ['https://xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
  ['https://a-b.example', 'https://a-b.example'],
  ['https://1a.example', 'https://1a.example'],
  [`https://${'a'.repeat(63)}.example`, `https://${'a'.repeat(63)}.example`],
];
const REFUSED: readonly string[] = [
  '',
  ' ',
  '*',
  'null',
  'partner.example',
  '//partner.example',
  'https:',
  'https://',
  'https:partner.example',
  'https:/partner.example',
  'ftp://partner.example',
  'ws://partner.example',
  'javascript://partner.example',
  'https://partner.example/',
  'https://partner.example/path',
  'https://partner.example?query',
  'https://partner.example#part',
  'https://user@partner.example',
  'https://user:secret@partner.example',
  'https://*',
  'https://*.',
  'https://*partner.example',
  'https://a*.partner.example',
  'https://a.*.partner.example',
  'https://*.*.partner.example',
  'https://partner.*',
  '*://partner.example',
  'https://*.127.0.0.1',
  'https://partner.example:',
  'https://partner.example:0',
  'https://partner.example:65536',
  'https://partner.example:080',
  'https://partner.example:*',
  'https://partner.example:http',
  'https://[::1]',
  'http://[::1]:3000',
  'https://.partner.example',
  'https://partner..example',
  'https://partner.example.',
  'https://-partner.example',
  'https://partner-.example',
  'https://part_ner.example',
  'https://bücher.example',
  'https://partner%2eexample',
  ' https://partner.example',
  'https://partner.example ',
  'https://part ner.example',
  'https://partner.example\n',
  'https://partner.example\r\nX-Evil: 1',
  "https://partner.example; script-src 'unsafe-inline'",
  'https://partner.example, https://evil.example',
  'https://partner.example https://evil.example',
  "https://partner.example'",
  'https://"partner.example',
  'https://partner.example\\evil',
  'https://256.1.1.1',
  'https://1.2.3',
  'https://0127.0.0.1',
  `https://${'a'.repeat(64)}.example`,
  `https://${'a.'.repeat(130)}example`,
];

test.each(ACCEPTED)('the origin %j may frame, as %s', async (origin, kept) => {
  const { status, body } = await mint({ areas: ['home'], origins: [origin] });
  expect(status).toBe(201);
  expect(decodeJwt(body.data.token).origins).toEqual([kept]);
});

test.each(REFUSED.map((origin) => [origin]))('%j is no origin', async (origin) => {
  const reply = await mint({ areas: ['home'], origins: [ORIGIN, origin] });
  const code = origin.length > 300 ? 'too_long' : 'invalid_format';
  expect(faultsOf(reply)).toEqual([422, [`origins[1] ${code}`]]);
  if (origin.length > 12) expect(reply.text).not.toContain(origin);
});

test('origins are required, 1 to 20, each once', async () => {
  const origins = (count: number) =>
    Array.from({ length: count }, (_, index) => `https://h${index}.partner.example`);
  expect(faultsOf(await mint({ areas: ['home'], origins: undefined }))).toEqual([422, ['origins required']]);
  expect(faultsOf(await mint({ areas: ['home'], origins: [] }))).toEqual([422, ['origins too_few_items']]);
  expect((await mint({ areas: ['home'], origins: origins(20) })).status).toBe(201);
  expect(faultsOf(await mint({ areas: ['home'], origins: origins(21) }))).toEqual([
    422,
    ['origins too_many_items'],
  ]);
  for (const twice of [ORIGIN, 'https://PORTAL.partner.example', `${ORIGIN}:443`])
    expect(faultsOf(await mint({ areas: ['home'], origins: [ORIGIN, twice] }))).toEqual([
      422,
      ['origins duplicate_item'],
    ]);
});

test('a token with the longest origins still works', async () => {
  const label = 'a'.repeat(63);
  const origins = Array.from({ length: 20 }, (_, index) => {
    const host = `h${String(index).padStart(2, '0')}.${label}.${label}.${label}.${'b'.repeat(53)}`;
    return `https://${host}:65535`;
  });
  const { body } = await mint({
    capabilities: CAPABILITIES.filter((one) => /:(read|create|write|delete)$/.test(one)),
    origins,
  });
  const reply = await clientOf(app.baseUrl, body.data.token).get('/api/embed/session');
  expect(reply.status).toBe(200);
});

test('a capability that acts on a patient needs patient_id', async () => {
  for (const capability of ['form:submit', 'form:send', 'storybook:share', 'worksheet:share']) {
    expect(faultsOf(await mint({ capabilities: [capability] }))).toEqual([422, ['patient_id required']]);
    const bound = await mint({ capabilities: [capability], patient_id: practice.patient.id });
    expect([bound.status, decodeJwt(bound.body.data.token).patient_id]).toEqual([201, practice.patient.id]);
  }
});

test('a missing patient_id is reported together with an unknown word', async () => {
  for (const body of [
    { capabilities: ['form:send', 'forms:send'] },
    { areas: ['nowhere'], capabilities: ['form:send'] },
  ])
    expect(faultsOf(await mint(body))).toEqual([
      422,
      [`${'areas' in body ? 'areas[0]' : 'capabilities[1]'} invalid_value`, 'patient_id required'],
    ]);
  expect(faultsOf(await mint({ capabilities: ['form:read', 'forms:send'] }))).toEqual([
    422,
    ['capabilities[1] invalid_value'],
  ]);
});

test('patient_id without a capability that acts on a patient is refused', async () => {
  const patient_id = practice.patient.id;
  for (const body of [
    { areas: ['clients', 'forms'], area_access: 'full' },
    { capabilities: ['client:read'] },
  ])
    expect(faultsOf(await mint({ ...body, patient_id }))).toEqual([422, ['patient_id not_allowed']]);
});

test('an unknown, deleted or foreign patient, or one on another roster, is one and the same 403', async () => {
  const foreign = await createWorld(app);
  const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  const own = { partner_clinic_id: practice.clinic.id };
  const deleted = await world.patient({
    ...own,
    created_by_partner_practitioner_id: practice.practitioner.id,
  });
  await world.partner.delete(`/v1/partner/patients/${deleted.id}`);
  const other = await world.patient({ ...own, created_by_partner_practitioner_id: colleague.id });
  const ids = [randomUUID(), (await foreign.practice()).patient.id, deleted.id, other.id];
  const seen = new Set<string>();
  for (const patient_id of ids) {
    const reply = await mint({ capabilities: ['form:send'], patient_id });
    expect([reply.status, reply.body.type]).toEqual([403, expect.stringMatching(/\/forbidden$/)]);
    expect(reply.text).not.toContain(patient_id);
    seen.add(reply.text.replace(reply.body.request_id, ''));
  }
  expect(seen.size).toBe(1);
});

test('the acting practitioner comes from the token, never from the body', async () => {
  for (const name of ['practitioner_id', 'partner_practitioner_id'])
    expect(faultsOf(await mint({ areas: ['home'], [name]: practice.practitioner.id }))).toEqual([
      422,
      [`${name} unknown_field`],
    ]);
  const refused = await world.partner.post(PATH, { areas: ['home'], origins: [ORIGIN] });
  expect([refused.status, refused.body.type]).toEqual([403, expect.stringMatching(/\/forbidden$/)]);
});

test('a replay shows the same token; another key mints another', async () => {
  const key = randomUUID();
  const send = (one: string) => clinician.post(PATH, { areas: ['home'], origins: [ORIGIN] }, { key: one });
  const first = await send(key);
  expect((await send(key)).text).toBe(first.text);
  expect((await send(randomUUID())).body.data.token).not.toBe(first.body.data.token);
});

test('a minted token is not stored in plaintext', async () => {
  const key = randomUUID();
  const { body } = await clinician.post(PATH, { areas: ['home'], origins: [ORIGIN] }, { key });
  const stored = await app.owner.rows.all(sql<{ text: string }>`
    select encode(answer, 'escape') as text from idempotency_records where organization_id = ${world.organizationId}
    union all select row_to_json(a)::text from audit_entries a where organization_id = ${world.organizationId}`);
  for (const { text } of stored) expect(text ?? '').not.toContain(body.data.token.slice(-60));
});

test('the session names what the token opens, without what the organization has switched off', async () => {
  const { body } = await mint({ areas: ['clients', 'forms'], capabilities: ['community:read'] });
  const client = clientOf(app.baseUrl, body.data.token);
  const session = (await client.get('/api/embed/session')).body.data;
  expect(session).toMatchObject({
    practitioner: {
      id: practice.practitioner.id,
      partner_clinic_id: practice.clinic.id,
      clinic_name: practice.clinic.name,
    },
    capabilities: body.data.capabilities,
    areas: ['home', 'clients', 'forms', 'community'],
    patient_id: null,
    branding: { display_name: null },
    camera_default: 'on',
  });
  await world.partner.patch('/v1/partner/session-config', { enabled_features: ['clients'] });
  expect((await client.get('/api/embed/session')).body.data).toMatchObject({
    areas: ['home', 'clients'],
    enabled_features: ['clients'],
  });
  await world.partner.patch('/v1/partner/session-config', {
    enabled_features: ['clients', 'forms', 'community'],
  });
});

test("the session names the features for the clinician's country, and opens no area without its feature", async () => {
  const other = await createWorld(app);
  const { clinic } = await other.practice();
  const sessionOf = async (country: string | null) => {
    const { id } = await other.practitioner({ partner_clinic_id: clinic.id, country });
    const framed = await framedClient(app, await other.as(id), ['shell:read', 'community:read']);
    return (await framed.get('/api/embed/session')).body.data;
  };
  expect(await sessionOf(null)).toMatchObject({
    areas: ['home', 'community'],
    entitled_features: [
      'storybook_generation',
      'worksheet_generation',
      'games',
      'community',
      'session_recording',
    ],
  });
  await asOperator(app, ({ rows }) =>
    rows.all(sql`
      update organizations set features = '{"storybook_generation": ["DE"], "games": true, "community": ["FR"]}'
      where id = ${other.organizationId}`),
  );
  for (const [country, areas, entitled_features] of [
    [null, ['home'], ['games']],
    ['DE', ['home'], ['storybook_generation', 'games']],
    ['FR', ['home', 'community'], ['games', 'community']],
  ] as const)
    expect(await sessionOf(country)).toMatchObject({ areas, entitled_features });
});
