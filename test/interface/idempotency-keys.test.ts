import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { needsKey } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Reply } from '../support/client.ts';
import { rawRequest } from './raw-request.ts';
import {
  createScene,
  outcomesOf,
  perform,
  prepareCalls,
  type Scene,
  successes,
  withToken,
} from './samples.ts';

/** What is a key, and whose (specification part 4, decisions 1.7). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const keyed = endpoints.filter(needsKey);

const recordsOf = async ({ world }: Scene): Promise<number> => {
  const row = await app.owner.rows.first(sql<{ count: number }>`
    select count(*)::int as count from idempotency_records where organization_id = ${world.organizationId}`);
  return row?.count ?? 0;
};

const isReplay = ({ headers }: Reply): boolean => headers.get('Idempotent-Replayed') === 'true';
const keyFaults = ({ body }: Reply) =>
  (body.fields as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);

test('POST, PATCH and DELETE need a key, and no other method does', () => {
  expect(keyed.length).toBeGreaterThan(0);
  expect(new Set(keyed.map(({ method }) => method))).toEqual(new Set(['POST', 'PATCH', 'DELETE']));
  expect(
    endpoints.filter((one) => !needsKey(one)).every(({ method }) => method === 'GET' || method === 'PUT'),
  ).toBe(true);
});

test('a missing, empty, too long or doubled key is a 422 on the header, and the request is not executed', async () => {
  const scene = await createScene(app);
  // Six requests of each operation, in less than a minute.
  await app.owner.rows.all(
    sql`update organizations set minute_limit = 5000 where id = ${scene.world.organizationId}`,
  );
  const calls = await prepareCalls(scene, keyed);
  const before = await recordsOf(scene);
  const key = randomUUID();
  for (const [one, call] of calls) {
    const attempts: [string, Promise<Reply>][] = [
      ['required', perform(scene.caller, one, call, { key: null })],
      ['too_short', perform(scene.caller, one, call, { key: '' })],
      ['too_short', perform(scene.caller, one, call, { key: '   ' })],
      ['too_long', perform(scene.caller, one, call, { key: 'k'.repeat(256) })],
      [
        'duplicate_item',
        rawRequest(
          app.baseUrl,
          one.method,
          call.path,
          [
            ['Authorization', `Bearer ${scene.tokenOf(one)}`],
            ['Content-Type', 'application/json'],
            ['Idempotency-Key', key],
            ['Idempotency-Key', key],
          ],
          JSON.stringify(call.body ?? {}),
        ),
      ],
    ];
    for (const [code, sent] of attempts) {
      const reply = await sent;
      expect([one.id, reply.status, keyFaults(reply)]).toEqual([one.id, 422, [`Idempotency-Key ${code}`]]);
    }
  }
  expect(await recordsOf(scene)).toBe(before);
  expect(await outcomesOf(scene.caller, calls)).toEqual(successes(calls));
});

test('keys of 1 and of 255 characters, with spaces, quotes and other bytes, are valid', async () => {
  const { world } = await createScene(app);
  for (const key of ['k', 'k'.repeat(255), '"quoted"', 'a, b', 'a b', 'ä', '%', "';--"]) {
    const body = { name: `Clinic ${randomUUID()}` };
    const first = await world.partner.post('/v1/partner/clinics', body, { key });
    const second = await world.partner.post('/v1/partner/clinics', body, { key });
    expect([key, first.status, isReplay(second), second.text]).toEqual([key, 201, true, first.text]);
  }
});

test('keys are compared byte for byte', async () => {
  const { world } = await createScene(app);
  for (const key of ['Key', 'key', '"key"', 'key.']) {
    const reply = await world.partner.post(
      '/v1/partner/clinics',
      { name: `Clinic ${randomUUID()}` },
      { key },
    );
    expect([key, reply.status, isReplay(reply)]).toEqual([key, 201, false]);
  }
});

test('the organization, each clinician and every other organization have separate keys', async () => {
  const [scene, foreign] = await Promise.all([createScene(app), createScene(app)]);
  const { world, practice } = scene;
  const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  const key = 'one and the same key';
  const clients = [world.partner, await world.as(practice.practitioner.id), await world.as(colleague.id)];
  const ids = new Set<string>();
  for (const client of clients) {
    const reply = await client.post(
      '/v1/partner/patients',
      {
        first_name: 'Noa',
        last_name: 'Lind',
        partner_clinic_id: practice.clinic.id,
        ...(client === world.partner ? { created_by_partner_practitioner_id: practice.practitioner.id } : {}),
      },
      { key },
    );
    expect([reply.status, isReplay(reply)]).toEqual([201, false]);
    ids.add(reply.body.data.id);
  }
  expect(ids.size).toBe(clients.length);
  const theirs = await foreign.world.partner.post('/v1/partner/clinics', { name: 'Elsewhere' }, { key });
  expect([theirs.status, isReplay(theirs)]).toEqual([201, false]);
});

test('a retry with a renewed token has the same key', async () => {
  const scene = await createScene(app);
  const { world } = scene;
  const key = randomUUID();
  const first = await world.partner.post('/v1/partner/clinics', { name: 'Renewed' }, { key });
  const renewed = withToken(scene, await world.token({ scope: 'clinics:write' }));
  expect((await renewed.post('/v1/partner/clinics', { name: 'Renewed' }, { key })).text).toBe(first.text);
});
