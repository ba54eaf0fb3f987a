import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { needsKey } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf, type Reply } from '../support/client.ts';
import { operate } from './operator.ts';
import {
  all,
  type Call,
  createScene,
  outcomeOf,
  outcomesOf,
  perform,
  prepareCalls,
  type Scene,
  withToken,
} from './samples.ts';

/** Keys and replays (specification 4 and 7, decisions 1.7), for every operation that needs a key. */

let app: RunningApp;
let other: RunningApp;
beforeAll(async () => {
  [app, other] = await Promise.all([startApp(), startApp()]);
});
afterAll(() => Promise.all([app.stop(), other.stop()]));

const keyed = endpoints.filter(needsKey);

const recordsOf = async ({ world }: Scene): Promise<number> => {
  const row = await app.owner.rows.first(sql<{ count: number }>`
    select count(*)::int as count from idempotency_records where organization_id = ${world.organizationId}`);
  return row?.count ?? 0;
};

/** All that must be the same again. */
const lasting = ({ status, headers, text }: Reply) => ({
  status,
  text,
  headers: Object.fromEntries(
    ['X-Request-Id', 'Content-Type', 'Location', 'ETag', 'Cache-Control'].map((name) => [
      name,
      headers.get(name),
    ]),
  ),
});
const isReplay = ({ headers }: Reply): boolean => headers.get('Idempotent-Replayed') === 'true';

test('every operation replays its answer byte for byte, counted and audited', async () => {
  const scene = await createScene(app);
  for (const [one, call] of await prepareCalls(scene, keyed)) {
    const key = randomUUID();
    const first = await perform(scene.caller, one, call, { key });
    expect([one.id, first.status, isReplay(first)]).toEqual([one.id, one.success[0], false]);
    const again = await perform(clientOf(other.baseUrl, scene.tokenOf(one)), one, call, { key });
    expect([one.id, lasting(again), isReplay(again)]).toEqual([one.id, lasting(first), true]);
    const hourOf = ({ headers }: Reply) => Number(headers.get('X-RateLimit-Hour-Remaining'));
    expect(hourOf(again)).toBe(hourOf(first) - 1);
    const [audited] = await app.owner.rows.all(sql<Record<string, unknown>>`
      select action, status, replayed_request_id, request_id from audit_entries
      where organization_id = ${scene.world.organizationId} order by sequence desc limit 1`);
    expect(audited).toMatchObject({
      action: one.id,
      status: first.status,
      replayed_request_id: first.headers.get('X-Request-Id'),
    });
    expect(audited?.request_id).not.toBe(first.headers.get('X-Request-Id'));
  }
});

test('a creation is replayed with its Location, and leaves one record', async () => {
  const { world } = await createScene(app);
  const key = randomUUID();
  const body = { name: 'Twice' };
  const first = await world.partner.post('/v1/partner/clinics', body, { key });
  const again = await world.partner.post('/v1/partner/clinics', body, { key });
  expect(again.headers.get('Location')).toBe(
    `${app.config.BASE_URL}/v1/partner/clinics/${first.body.data.id}`,
  );
  const { body: list } = await world.partner.get('/v1/partner/clinics?limit=100');
  expect(list.data.filter(({ name }: { name: string }) => name === 'Twice')).toHaveLength(1);
});

test('a deletion is replayed as the 204 it was, another key gets the 404', async () => {
  const { world } = await createScene(app);
  const { id } = await world.clinic();
  const key = randomUUID();
  const first = await world.partner.delete(`/v1/partner/clinics/${id}`, { key });
  const again = await world.partner.delete(`/v1/partner/clinics/${id}`, { key });
  expect([lasting(again), isReplay(again)]).toEqual([lasting(first), true]);
  expect([again.status, again.text]).toEqual([204, '']);
  expect(outcomeOf(await world.partner.delete(`/v1/partner/clinics/${id}`))).toBe('404 not-found');
});

test('a 404, 409 or 422 that the operation decided is replayed even after the state has changed', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const { partner } = world;
  const taken = await world.clinic({ name: 'Taken' });
  const elsewhere = await world.clinic();
  const cases: [string, () => Promise<Reply>, () => Promise<Reply>][] = [];
  const decided = (outcome: string, send: (key: string) => Promise<Reply>, change: () => Promise<Reply>) => {
    const key = randomUUID();
    cases.push([outcome, () => send(key), change]);
  };
  decided(
    '409 clinic-name-conflict',
    (key) => partner.post('/v1/partner/clinics', { name: 'taken' }, { key }),
    () => partner.delete(`/v1/partner/clinics/${taken.id}`),
  );
  const gone = await world.clinic();
  await partner.delete(`/v1/partner/clinics/${gone.id}`);
  decided(
    '404 not-found',
    (key) => partner.delete(`/v1/partner/clinics/${gone.id}`, { key }),
    async () => {
      await app.owner.rows.all(sql`update clinics set deleted_at = null where id = ${gone.id}`);
      return partner.get(`/v1/partner/clinics/${gone.id}`);
    },
  );
  const mover = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  await partner.patch(`/v1/partner/patients/${practice.patient.id}`, {
    roster_practitioner_ids: [practice.practitioner.id, mover.id],
  });
  decided(
    '422 validation-error',
    (key) =>
      partner.patch(`/v1/partner/practitioners/${mover.id}`, { partner_clinic_id: elsewhere.id }, { key }),
    () =>
      partner.patch(`/v1/partner/patients/${practice.patient.id}`, {
        roster_practitioner_ids: [practice.practitioner.id],
      }),
  );
  for (const [outcome, send, change] of cases) {
    const first = await send();
    expect(outcomeOf(first)).toBe(outcome);
    expect((await change()).status).toBeLessThan(300);
    const again = await send();
    expect([lasting(again), isReplay(again)]).toEqual([lasting(first), true]);
    expect(again.body).toEqual(first.body);
    const [row] = await app.owner.rows.all(sql<{ problem: string; resource_id: string | null }>`
      select problem, resource_id from audit_entries
      where organization_id = ${world.organizationId} order by sequence desc limit 1`);
    const about = outcome.startsWith('422') ? mover.id : null;
    expect(row).toEqual({ problem: outcome.split(' ')[1], resource_id: about });
  }
});

test('a replay is authorized like any request', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const key = randomUUID();
  const path = `/v1/partner/clinics/${practice.clinic.id}`;
  const send = (client = world.partner) => client.patch(path, { timezone: 'Europe/Vienna' }, { key });
  expect((await send()).status).toBe(200);
  const reading = withToken(scene, await world.token({ scope: 'clinics:read' }));
  expect(outcomeOf(await send(reading))).toBe('403 forbidden');
  await operate(scene, 'organizations suspend');
  const refused = await send();
  expect([outcomeOf(refused), isReplay(refused)]).toEqual(['403 partner-suspended', false]);
});

test('a refusal before the operation decides leaves the key free', async () => {
  const scene = await createScene(app);
  const { world } = scene;
  const calls = await prepareCalls(scene, keyed);
  const key = randomUUID();
  const before = await recordsOf(scene);
  const unscoped = withToken(scene, await world.token({ scope: 'appointments:delete' }));
  for (const [one, call] of calls) {
    const named: Call = { ...call, body: { ...call.body, nothing: 1 } };
    expect([one.id, outcomeOf(await perform(scene.caller, one, named, { key }))]).toEqual([
      one.id,
      '422 validation-error',
    ]);
    expect((await perform(withToken(scene, null), one, call, { key })).status).toBe(401);
    if (one.access.scopes.length > 0) expect((await perform(unscoped, one, call, { key })).status).toBe(403);
    if (one.path.includes('{'))
      expect(
        (
          await perform(
            scene.caller,
            one,
            { ...call, path: call.path.replace(/[0-9a-f-]{36}/, 'no-uuid') },
            { key },
          )
        ).status,
      ).toBe(404);
  }
  await app.owner.rows.all(
    sql`update organizations set minute_limit = 1, hour_limit = 1 where id = ${world.organizationId}`,
  );
  expect(await outcomesOf(scene.caller, calls, { key })).toEqual(all(calls, '429 rate-limited'));
  await app.owner.rows.all(
    sql`update organizations set minute_limit = 600, hour_limit = 20000 where id = ${world.organizationId}`,
  );
  expect(await recordsOf(scene)).toBe(before);
  for (const [one, call] of calls)
    expect([one.id, (await perform(scene.caller, one, call)).status]).toEqual([one.id, one.success[0]]);
});

test('a 412, and a refusal for lack of a feature, leave the key free', async () => {
  const { world, practice } = await createScene(app);
  const key = randomUUID();
  const path = `/v1/partner/clinics/${practice.clinic.id}`;
  const send = (headers: Record<string, string>) =>
    world.partner.patch(path, { timezone: 'Europe/Vienna' }, { key, headers });
  expect((await send({ 'If-Match': '"stale"' })).status).toBe(412);
  expect((await send({})).status).toBe(200);
  await app.owner.rows.all(sql`
    update organizations set features = features || '{"session_recording": false}' where id = ${world.organizationId}`);
  const record = () =>
    world.partner.patch('/v1/partner/session-config', { recording_enabled: true }, { key: 'recording' });
  expect(outcomeOf(await record())).toBe('403 feature-not-entitled');
  await app.owner.rows.all(sql`
    update organizations set features = features || '{"session_recording": true}' where id = ${world.organizationId}`);
  expect((await record()).status).toBe(200);
});

test('a used key with another body, path or method is a mismatch, and keeps its first answer', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const key = randomUUID();
  const body = { name: `Clinic ${randomUUID()}`, timezone: 'Europe/Berlin' };
  const first = await world.partner.post('/v1/partner/clinics', body, { key });
  const { id } = first.body.data;
  const others = [
    world.partner.post('/v1/partner/clinics', { ...body, timezone: 'Europe/Vienna' }, { key }),
    world.partner.post('/v1/partner/clinics', { ...body, external_id: null }, { key }),
    world.partner.patch(`/v1/partner/clinics/${id}`, body, { key }),
    world.partner.patch(`/v1/partner/clinics/${practice.clinic.id}`, body, { key }),
    world.partner.delete(`/v1/partner/clinics/${id}`, { key }),
  ];
  for (const reply of await Promise.all(others))
    expect(outcomeOf(reply)).toBe('422 idempotency-key-mismatch');
  expect(isReplay(await world.partner.post('/v1/partner/clinics', body, { key }))).toBe(true);
});

test('members in another order and other white space are the same payload', async () => {
  const { world } = await createScene(app);
  const key = randomUUID();
  const first = await world.partner.post(
    '/v1/partner/clinics',
    '{"name":"Harbour","timezone":"Europe/Berlin"}',
    { key },
  );
  const again = await world.partner.post(
    '/v1/partner/clinics',
    '\r\n{ "timezone" : "Europe/\\u0042erlin",\n\t"name":"Harbour" }  ',
    { key },
  );
  expect([again.status, again.text, isReplay(again)]).toEqual([201, first.text, true]);
});

test('members of nested objects in another order are the same payload', async () => {
  const { world } = await createScene(app);
  const key = randomUUID();
  const send = (branding: object) => world.partner.patch('/v1/partner/session-config', { branding }, { key });
  const first = await send({ display_name: 'Harbour', primary_color: '#112233' });
  const again = await send({ primary_color: '#112233', display_name: 'Harbour' });
  expect([first.status, again.text, isReplay(again)]).toEqual([200, first.text, true]);
});
