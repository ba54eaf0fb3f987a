import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Clinic } from '../../domain/clinics/clinic.entity.ts';
import { endpoints } from '../../domain/index.ts';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf, type Reply } from '../support/client.ts';
import { startPipeline, withHandler } from './own-pipeline.ts';
import { createScene, outcomeOf, type Scene } from './samples.ts';

/** What is kept with a key, and what is not (decisions 1.7). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const CLINICS = '/v1/partner/clinics';
const isReplay = ({ headers }: Reply): boolean => headers.get('Idempotent-Replayed') === 'true';
const named = async ({ world }: Scene, name: string): Promise<string[]> => {
  const { body } = await world.partner.get(`${CLINICS}?limit=100`);
  return body.data
    .filter((clinic: { name: string }) => clinic.name === name)
    .map(({ id }: { id: string }) => id);
};

interface StoredRecord {
  operation_id: string;
  answer: Buffer | null;
}
const recordsOf = ({ world }: Scene): Promise<StoredRecord[]> =>
  app.owner.rows.all(sql<StoredRecord>`
    select * from idempotency_records where organization_id = ${world.organizationId} order by created_at`);
test('a 500 is not stored: the same key is executed again', async () => {
  const scene = await createScene(app);
  const key = randomUUID();
  let fails = true;
  const failing = await startPipeline(
    app,
    {},
    withHandler('createClinic', async (call) => {
      const { actor, body, em, operation_id } = call;
      const { organization_id } = actor;
      em.create(Clinic, {
        timezone: 'UTC',
        ...(body as { name: string }),
        id: operation_id,
        organization_id,
      });
      await em.flush();
      if (fails) throw new Error('out of order');
    }),
  );
  const client = clientOf(failing.baseUrl, scene.world.partner.token);
  expect(outcomeOf(await client.post(CLINICS, { name: 'Retried' }, { key }))).toBe('500 internal-error');
  expect(await named(scene, 'Retried')).toEqual([]);
  fails = false;
  const retried = await client.post(CLINICS, { name: 'Retried' }, { key });
  expect([retried.status, isReplay(retried)]).toEqual([201, false]);
  await failing.stop();
});

test('an unexpected database error is a 500 that is not stored', async () => {
  const scene = await createScene(app);
  const key = randomUUID();
  let statement = sql`select 1 / 0`;
  const failing = await startPipeline(
    app,
    {},
    withHandler('updateClinic', async ({ rows }) => {
      await rows.all(statement);
    }),
  );
  const client = clientOf(failing.baseUrl, scene.world.partner.token);
  const send = () => client.patch(`${CLINICS}/${scene.practice.clinic.id}`, {}, { key });
  expect(outcomeOf(await send())).toBe('500 internal-error');
  statement = sql`select 1`;
  expect((await send()).status).toBe(200);
  await failing.stop();
});

test('a deadlock is retried, and the caller does not notice', async () => {
  const scene = await createScene(app);
  let attempts = 0;
  const retrying = await startPipeline(
    app,
    {},
    withHandler('updateClinic', async ({ rows }) => {
      attempts += 1;
      if (attempts < 3)
        await rows.all(sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`);
    }),
  );
  const client = clientOf(retrying.baseUrl, scene.world.partner.token);
  expect((await client.patch(`${CLINICS}/${scene.practice.clinic.id}`, {})).status).toBe(200);
  expect(attempts).toBe(3);
  await retrying.stop();
});

test('a repeated deadlock is answered with 503, and may be retried with the same key', async () => {
  const scene = await createScene(app);
  let blocked = true;
  const retrying = await startPipeline(
    app,
    {},
    withHandler('updateClinic', async ({ rows }) => {
      if (blocked)
        await rows.all(sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`);
    }),
  );
  const client = clientOf(retrying.baseUrl, scene.world.partner.token);
  const send = () => client.patch(`${CLINICS}/${scene.practice.clinic.id}`, {}, { key: 'again' });
  const refused = await send();
  expect([outcomeOf(refused), refused.headers.get('retry-after')]).toEqual(['503 service-unavailable', '1']);
  blocked = false;
  expect((await send()).status).toBe(200);
  await retrying.stop();
});

test('PUT needs no key, and replays if it has one', async () => {
  const scene = await createScene(app);
  const list = endpoints.map((one) =>
    one.id === 'updateClinic' ? { ...one, id: 'putClinic', method: 'PUT' as const } : one,
  );
  const putting = await startPipeline(app, {}, list);
  const client = clientOf(putting.baseUrl, scene.world.partner.token);
  const path = `${CLINICS}/${scene.practice.clinic.id}`;
  const body = { timezone: 'Europe/Vienna' };
  expect((await client.put(path, body)).status).toBe(200);
  const first = await client.put(path, body, { headers: { 'Idempotency-Key': 'put' } });
  const again = await client.put(path, body, { headers: { 'Idempotency-Key': 'put' } });
  expect([first.status, isReplay(first), isReplay(again), again.text]).toEqual([
    200,
    false,
    true,
    first.text,
  ]);
  expect(outcomeOf(await client.put(path, {}, { headers: { 'Idempotency-Key': 'put' } }))).toBe(
    '422 idempotency-key-mismatch',
  );
  expect(outcomeOf(await client.put(`${CLINICS}/no-uuid`, body))).toBe('404 not-found');
  await putting.stop();
});

test('neither key nor body nor link is stored in plaintext, and the stored answer opens only in its own row', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const key = 'canary-key-of-noa@home.example';
  const patient = await world.partner.post(
    '/v1/partner/patients',
    {
      first_name: 'Canaryfirst',
      last_name: 'Canarylast',
      email: 'canary@home.example',
      partner_clinic_id: practice.clinic.id,
      created_by_partner_practitioner_id: practice.practitioner.id,
    },
    { key },
  );
  const booked = await world.partner.post(
    '/v1/partner/appointments',
    world.booking(practice, 1, { notes: 'canary notes' }),
    { key: `${key}/2` },
  );
  expect([patient.status, booked.status]).toEqual([201, 201]);
  const links = [booked.body.data.clinician_video_url, booked.body.data.patient_video_url].map(
    (url: string) => url.split('/').at(-1) as string,
  );
  const secretTexts = [
    key,
    'Canaryfirst',
    'Canarylast',
    'canary@home.example',
    'canary notes',
    world.partner.token,
    ...links,
  ];
  const rows = (await recordsOf(scene)) as unknown as Record<string, unknown>[];
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows)
    for (const value of Object.values(row)) {
      const bytes = Buffer.isBuffer(value) ? value : Buffer.from(String(value));
      for (const text of secretTexts) {
        expect(bytes.includes(text)).toBe(false);
        expect(bytes.includes(Buffer.from(text).toString('base64').slice(0, -3))).toBe(false);
      }
    }
  const sealed = rows.map(({ answer }) => answer as Buffer).filter(Boolean);
  expect(() => app.secrets.open(sealed[0] as Buffer, 'answer/of/another')).toThrow();
});
