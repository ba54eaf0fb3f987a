import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import sharp from 'sharp';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { type Client, clientOf, type Reply } from '../support/client.ts';
import { PIXEL, savedScene } from '../support/games.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';

/** Game sessions, their seats and frames, and saved scenes (specification 2.10 and 4.8, decisions 6.1). */

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

const PATH = '/v1/partner/game-sessions';
const ORIGIN = 'https://portal.partner.example';
const start = (body: object = {}, by: Client = clinician) =>
  by.post(PATH, { game_type: 'sandtray', patient_id: practice.patient.id, origins: [ORIGIN], ...body });
const outcomeOf = ({ status, body }: Reply) =>
  status < 400 ? String(status) : `${status} ${body.type.split('/').at(-1)}`;
const faultsOf = ({ status, body }: Reply) => [
  status,
  (body.fields ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
];
const seats = async (body: object = {}) => {
  const { data } = (await start(body)).body;
  const seat = (role: 'practitioner' | 'patient') => clientOf(app.baseUrl, data[role].token);
  return {
    id: data.game_session_id as string,
    data,
    practitioner: seat('practitioner'),
    patient: seat('patient'),
  };
};

test('a start answers 201 with the session and two seats bound to it, to their roles and to the patient', async () => {
  const { status, body } = await start({ token_ttl_seconds: 60 });
  expect(status).toBe(201);
  const { game_session_id, practitioner, patient, ...rest } = body.data;
  expect(rest).toEqual({});
  for (const [role, seat] of [
    ['practitioner', practitioner],
    ['patient', patient],
  ] as const) {
    expect(seat).toEqual({
      embed_url: `${app.config.BASE_URL}/embed/games/sandtray?token=${seat.token}`,
      token: expect.any(String),
      expires_at: expect.stringMatching(/Z$/),
    });
    expect(decodeProtectedHeader(seat.token).typ).toBe('seat+jwt');
    const claims = decodeJwt(seat.token);
    expect(claims).toMatchObject({
      game_session_id,
      game_type: 'sandtray',
      role,
      patient_id: practice.patient.id,
      practitioner_id: practice.practitioner.id,
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(60);
  }
});

test('a refresh gives new seats of the same session', async () => {
  const first = await seats();
  const again = (await start({ game_session_id: first.id })).body.data;
  expect(again.game_session_id).toBe(first.id);
  expect(again.patient.token).not.toBe(first.data.patient.token);
});

test('a refresh that names another patient or game type is 422 not_allowed on that field', async () => {
  const { id } = await seats();
  const other = await world.patient({
    partner_clinic_id: practice.clinic.id,
    created_by_partner_practitioner_id: practice.practitioner.id,
  });
  expect(faultsOf(await start({ game_session_id: id, patient_id: other.id }))).toEqual([
    422,
    ['patient_id not_allowed'],
  ]);
  expect(faultsOf(await start({ game_session_id: id, game_type: 'dollhouse' }))).toEqual([
    422,
    ['game_type not_allowed'],
  ]);
});

test('a refresh of an unknown, foreign or colleague’s session is one and the same 404', async () => {
  const foreign = await createWorld(app);
  const theirs = await foreign.practice();
  const foreignSession = await start(
    { patient_id: theirs.patient.id },
    await foreign.as(theirs.practitioner.id),
  );
  const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  await world.partner.patch(`/v1/partner/patients/${practice.patient.id}`, {
    roster_practitioner_ids: [practice.practitioner.id, colleague.id],
  });
  const colleagues = await start({}, await world.as(colleague.id));
  for (const game_session_id of [
    randomUUID(),
    foreignSession.body.data.game_session_id,
    colleagues.body.data.game_session_id,
  ])
    expect(outcomeOf(await start({ game_session_id }))).toBe('404 not-found');
});

test('a patient who is unknown, or on another roster, is the same 403', async () => {
  const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  const other = await world.patient({
    partner_clinic_id: practice.clinic.id,
    created_by_partner_practitioner_id: colleague.id,
  });
  const replies = await Promise.all([randomUUID(), other.id].map((patient_id) => start({ patient_id })));
  expect(replies.map(outcomeOf)).toEqual(['403 forbidden', '403 forbidden']);
  expect(new Set(replies.map(({ text, body }) => text.replace(body.request_id, ''))).size).toBe(1);
});

test('game_type, patient_id and origins are required, and invalid values are refused', async () => {
  expect(faultsOf(await clinician.post(PATH, {}))).toEqual([
    422,
    expect.arrayContaining(['game_type required', 'patient_id required', 'origins required']),
  ]);
  expect(faultsOf(await start({ game_type: 'chess' }))).toEqual([422, ['game_type invalid_value']]);
  expect(faultsOf(await start({ origins: ['https://*'] }))).toEqual([422, ['origins[0] invalid_format']]);
  expect(faultsOf(await start({ origins: [ORIGIN, `${ORIGIN}:443`] }))).toEqual([
    422,
    ['origins duplicate_item'],
  ]);
  for (const [token_ttl_seconds, code] of [
    [59, 'too_small'],
    [3_601, 'too_large'],
  ])
    expect(faultsOf(await start({ token_ttl_seconds }))).toEqual([422, [`token_ttl_seconds ${code}`]]);
});

test('without the feature games nothing is started; an organization token starts nothing either', async () => {
  const other = await createWorld(app);
  const theirs = await other.practice();
  await app.owner.rows.all(sql`
    update organizations set features = features || '{"games": false}' where id = ${other.organizationId}`);
  const refused = await start({ patient_id: theirs.patient.id }, await other.as(theirs.practitioner.id));
  expect([outcomeOf(refused), refused.body.required_feature]).toEqual(['403 feature-not-entitled', 'games']);
  expect(outcomeOf(await start({}, world.partner))).toBe('403 forbidden');
});

test('without the feature games seats that were started before open, read and save nothing any more', async () => {
  const other = await createWorld(app);
  const theirs = await other.practice();
  const { data } = (await start({ patient_id: theirs.patient.id }, await other.as(theirs.practitioner.id)))
    .body;
  const seat = clientOf(app.baseUrl, data.practitioner.token);
  const { id } = (await seat.post('/api/embed/game-saves', savedScene)).body.data;
  await app.owner.rows.all(sql`
    update organizations set features = features || '{"games": ["DE"]}' where id = ${other.organizationId}`);
  const calls = () => [
    seat.get(`/api/embed/game-sessions/${data.game_session_id}`),
    seat.get('/api/embed/game-saves'),
    seat.get(`/api/embed/game-saves/${id}`),
    seat.post('/api/embed/game-saves', savedScene),
    seat.patch(`/api/embed/game-saves/${id}`, { name: 'The harbour' }),
    seat.put(`/api/embed/game-saves/${id}/thumbnail`, { content_base64: PIXEL }),
    seat.delete(`/api/embed/game-saves/${id}`),
  ];
  for (const reply of await Promise.all(calls()))
    expect([outcomeOf(reply), reply.body.required_feature]).toEqual(['403 feature-not-entitled', 'games']);
  expect((await frame(`/embed/games/sandtray?token=${data.patient.token}`)).status).toBe(403);
  await other.partner.patch(`/v1/partner/practitioners/${theirs.practitioner.id}`, { country: 'DE' });
  expect((await seat.get('/api/embed/game-saves')).status).toBe(200);
  expect((await frame(`/embed/games/sandtray?token=${data.patient.token}`)).status).toBe(200);
});

test('a seat reads its own session alone', async () => {
  const one = await seats();
  const two = await seats();
  for (const seat of [one.practitioner, one.patient]) {
    const reply = await seat.get(`/api/embed/game-sessions/${one.id}`);
    expect(reply.body.data).toMatchObject({
      id: one.id,
      game_type: 'sandtray',
      partner_patient_id: practice.patient.id,
      live_url: expect.stringMatching(new RegExp(`^ws://.*/api/embed/game-sessions/${one.id}/live$`)),
    });
    expect(outcomeOf(await seat.get(`/api/embed/game-sessions/${two.id}`))).toBe('404 not-found');
  }
});

test('a save is made, read with its scene, listed without it, changed and deleted', async () => {
  const { practitioner } = await seats();
  const made = await practitioner.post('/api/embed/game-saves', savedScene);
  expect(made.status).toBe(201);
  const { id } = made.body.data;
  const common = {
    id,
    name: 'The island',
    game_type: 'sandtray',
    partner_patient_id: practice.patient.id,
    has_thumbnail: false,
  };
  const read = (await clinician.get(`/v1/partner/game-saves/${id}`)).body.data;
  expect(read).toMatchObject({ ...common, scene: savedScene.scene });
  const listed = (await clinician.get('/v1/partner/game-saves?limit=100')).body.data;
  const entry = listed.find((one: { id: string }) => one.id === id);
  expect(entry).toMatchObject(common);
  expect('scene' in entry).toBe(false);
  await practitioner.patch(`/api/embed/game-saves/${id}`, { name: 'The harbour', scene: { items: [] } });
  expect((await clinician.get(`/v1/partner/game-saves/${id}`)).body.data).toMatchObject({
    name: 'The harbour',
    scene: { items: [] },
  });
  expect((await clinician.delete(`/v1/partner/game-saves/${id}`)).status).toBe(204);
  for (const reply of [
    await clinician.get(`/v1/partner/game-saves/${id}`),
    await clinician.delete(`/v1/partner/game-saves/${id}`),
    await practitioner.get(`/api/embed/game-saves/${id}`),
    await clinician.get(`/v1/partner/game-saves/${id}/thumbnail`),
  ])
    expect(outcomeOf(reply)).toBe('404 not-found');
  expect((await clinician.get('/v1/partner/game-saves?limit=100')).text).not.toContain(id);
});

test("saving and loading take the practitioner's seat, naming the role", async () => {
  const { patient } = await seats();
  for (const reply of [
    await patient.get('/api/embed/game-saves'),
    await patient.post('/api/embed/game-saves', savedScene),
    await patient.get(`/api/embed/game-saves/${randomUUID()}`),
  ])
    expect([outcomeOf(reply), reply.body.required_role]).toEqual(['403 capability-missing', 'practitioner']);
});

test('a seat reaches the saves of its patient and game, no others', async () => {
  const sandtray = await seats();
  const dollhouse = await seats({ game_type: 'dollhouse' });
  const { id } = (await sandtray.practitioner.post('/api/embed/game-saves', savedScene)).body.data;
  const path = `/api/embed/game-saves/${id}`;
  expect((await sandtray.practitioner.get('/api/embed/game-saves?limit=100')).text).toContain(id);
  expect((await dollhouse.practitioner.get('/api/embed/game-saves?limit=100')).text).not.toContain(id);
  for (const reply of [
    await dollhouse.practitioner.get(path),
    await dollhouse.practitioner.patch(path, { name: 'Mine' }),
    await dollhouse.practitioner.delete(path),
    await dollhouse.practitioner.put(`${path}/thumbnail`, { content_base64: PIXEL }),
  ])
    expect(outcomeOf(reply)).toBe('404 not-found');
});

test('a scene holds at most 500 items, of known fields', async () => {
  const { practitioner } = await seats();
  const item = { id: 'a', kind: 'palm', x: 0, y: 0 };
  const send = (scene: object) => practitioner.post('/api/embed/game-saves', { name: 'Big', scene });
  expect((await send({ items: Array.from({ length: 500 }, () => item) })).status).toBe(201);
  expect(faultsOf(await send({ items: Array.from({ length: 501 }, () => item) }))).toEqual([
    422,
    ['scene.items too_many_items'],
  ]);
  expect(faultsOf(await send({ items: [{ ...item, script: 'x' }] }))).toEqual([
    422,
    ['scene.items[0].script unknown_field'],
  ]);
});

test('a thumbnail is drawn anew as a PNG, from PNG, JPEG and WebP alone', async () => {
  const { practitioner } = await seats();
  const { id } = (await practitioner.post('/api/embed/game-saves', savedScene)).body.data;
  const upload = (bytes: Buffer | string) =>
    practitioner.put(`/api/embed/game-saves/${id}/thumbnail`, {
      content_base64: typeof bytes === 'string' ? bytes : bytes.toString('base64'),
    });
  // Assets asked for before they exist (decisions 1.11).
  expect(outcomeOf(await clinician.get(`/v1/partner/game-saves/${id}/thumbnail`))).toBe(
    '409 content-not-ready',
  );
  const drawn = sharp({ create: { width: 1_280, height: 960, channels: 3, background: '#3a7d44' } });
  for (const bytes of [
    await drawn.clone().png().toBuffer(),
    await drawn
      .clone()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'canary-exif' } })
      .toBuffer(),
    await drawn.clone().webp().toBuffer(),
  ]) {
    expect((await upload(bytes)).status).toBe(204);
    const response = await fetch(`${app.baseUrl}/v1/partner/game-saves/${id}/thumbnail`, {
      headers: { Authorization: `Bearer ${clinician.token}` },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const kept = Buffer.from(await response.arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: 640, height: 480 });
    expect(kept.includes('canary-exif')).toBe(false);
  }
  expect((await clinician.get(`/v1/partner/game-saves/${id}`)).body.data.has_thumbnail).toBe(true);
  for (const [bytes, code] of [
    ['no base64!', 'invalid_format'],
    // Answered at once: what looks for padding at the end may begin anew at each sign.
    [`${'='.repeat(1_000_000)}a`, 'invalid_format'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'invalid_value'],
    [Buffer.from('GIF89a'), 'invalid_value'],
    [(await drawn.clone().png().toBuffer()).subarray(0, 200), 'invalid_value'],
  ] as const)
    expect(faultsOf(await upload(bytes))).toEqual([422, [`content_base64 ${code}`]]);
});

test('a colleague reaches neither saves nor previews', async () => {
  const { practitioner } = await seats();
  const { id } = (await practitioner.post('/api/embed/game-saves', savedScene)).body.data;
  const colleague = await world.as((await world.practitioner({ partner_clinic_id: practice.clinic.id })).id);
  expect(outcomeOf(await colleague.get(`/v1/partner/game-saves/${id}`))).toBe('404 not-found');
  expect(outcomeOf(await colleague.get(`/v1/partner/game-saves/${id}/thumbnail`))).toBe('404 not-found');
  expect((await colleague.get('/v1/partner/game-saves')).body.data).toEqual([]);
});

test('names and scenes are stored sealed', async () => {
  const { practitioner } = await seats();
  const name = `canary${randomUUID()}`;
  const { id } = (await practitioner.post('/api/embed/game-saves', { ...savedScene, name })).body.data;
  const row = await app.owner.rows.first(sql<{ name: Buffer; scene: Buffer }>`
    select name, scene from game_saves where id = ${id}`);
  expect(row?.name.includes(name)).toBe(false);
  expect(row?.scene.includes('palm')).toBe(false);
});

const frame = (path: string) => fetch(`${app.baseUrl}${path}`, { redirect: 'manual' });
const ancestorsOf = ({ headers }: Response) =>
  /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];

test('a frame may be framed only by the origins of its token, and is not cached', async () => {
  const origins = [ORIGIN, 'https://*.clinic.example', 'http://localhost:3000'];
  const { data } = await seats({ origins });
  for (const role of ['practitioner', 'patient']) {
    const response = await frame(`/embed/games/sandtray?token=${data[role].token}`);
    expect([response.status, ancestorsOf(response)]).toEqual([200, origins.join(' ')]);
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const text = await response.text();
    expect(text).toContain('Sand tray');
    expect(text).not.toContain(data[role].token);
  }
});

test("the refusal of a token that opens another surface, or has expired, may be framed by the token's origins; any other refusal by nobody", async () => {
  const { data } = await seats();
  const { organizationId: organization_id } = world;
  const { token: unseated } = (
    await clinician.post('/v1/partner/embed-tokens', { capabilities: ['shell:read'], origins: [ORIGIN] })
  ).body.data;
  for (const path of [`dollhouse?token=${data.patient.token}`, `sandtray?token=${unseated}`]) {
    const other = await frame(`/embed/games/${path}`);
    expect([other.status, ancestorsOf(other)]).toEqual([403, ORIGIN]);
    expect(await other.text()).toContain('content="session-scope-missing"');
  }
  // They have said who asks.
  const rows = await app.owner.rows.all(sql`
    select 1 from audit_entries where organization_id = ${organization_id} and action = 'openGameFrame'
      and problem = 'session-scope-missing' and status = 403`);
  expect(rows).toHaveLength(2);
  const expired = await app.embedTokens.issue(
    {
      organization_id,
      client_id: world.credential.client_id,
      credential_version: 1,
      practitioner_id: practice.practitioner.id,
    },
    { capabilities: [], origins: [ORIGIN], patient_id: practice.patient.id, ttl_seconds: -10, seat: null },
  );
  const late = await frame(`/embed/games/sandtray?token=${expired.token}`);
  expect([late.status, ancestorsOf(late)]).toEqual([401, ORIGIN]);
  for (const token of ['', 'no.token.here', clinician.token, `${data.patient.token.slice(0, -4)}AAAA`]) {
    const refused = await frame(`/embed/games/sandtray?token=${token}`);
    expect([refused.status, ancestorsOf(refused)]).toEqual([401, "'none'"]);
    expect(refused.headers.get('x-frame-options')).toBe('DENY');
  }
  expect((await frame(`/embed/games/chess?token=${data.patient.token}`)).status).toBe(404);
});
