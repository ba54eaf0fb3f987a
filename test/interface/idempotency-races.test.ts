import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rowsOfPool, sql } from '../../platform/database/rows.ts';
import { createIdempotency, fingerprintsOf } from '../../platform/idempotency/idempotency.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { type Client, clientOf, type Reply } from '../support/client.ts';
import { heldUp, startPipeline } from './own-pipeline.ts';
import { createScene, outcomeOf, type Scene } from './samples.ts';

/** Keys when requests meet, stall, crash or grow old (decisions 1.7 and 1.8). */

let app: RunningApp;
/** Believes that a request has crashed after a second. */
let impatient: RunningApp;
beforeAll(async () => {
  [app, impatient] = await Promise.all([
    startApp(),
    startApp({ IDEMPOTENCY_TAKEOVER_SECONDS: '1', IDEMPOTENCY_RETENTION_SECONDS: '60' }),
  ]);
});
afterAll(() => Promise.all([app.stop(), impatient.stop()]));

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
const onlyUnanswered = async (scene: Scene): Promise<StoredRecord> => {
  const open = (await recordsOf(scene)).filter(({ answer }) => answer === null);
  expect(open).toHaveLength(1);
  return open[0] as StoredRecord;
};
/** As if the request had been claimed that long ago. */
const age = ({ world }: Scene, column: 'locked_at' | 'created_at', seconds: number): Promise<unknown> =>
  app.owner.rows.all(sql`
    update idempotency_records set ${sql.ref(column)} = clock_timestamp() - make_interval(secs => ${seconds})
    where organization_id = ${world.organizationId}`);

/** The claim that a process leaves behind when it ends between claiming and committing. */
const crash = async (scene: Scene, key: string, path: string, body: object): Promise<string> => {
  const { database, secrets } = scene.app;
  const idempotency = createIdempotency(database, rowsOfPool(database.claims), secrets, {
    retentionSeconds: 86_400,
    takeoverSeconds: 60,
  });
  const claim = await idempotency.claim({
    scope: { organization_id: scene.world.organizationId, practitioner_id: null },
    key,
    fingerprints: fingerprintsOf(secrets, 'POST', path, body),
    request_id: randomUUID(),
    claiming: true,
  });
  if (claim?.kind !== 'claimed') throw new Error('The key was not free');
  return claim.operation_id;
};

/** A clinic whose opening waits, once its key is claimed, until it is let go. */
const startStalling = async () => {
  let letGo = (): void => undefined;
  let reached = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const stalled = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const pipeline = await startPipeline(
    app,
    {},
    heldUp('createClinic', async () => {
      reached();
      await gate;
      return [];
    }),
  );
  return { pipeline, stalled, letGo };
};

test('of 32 concurrent requests with one key, over two processes, one takes effect', async () => {
  const scene = await createScene(app);
  const { token } = scene.world.partner;
  const key = randomUUID();
  const clients = [clientOf(app.baseUrl, token), clientOf(impatient.baseUrl, token)];
  const send = (client: Client) => client.post(CLINICS, { name: 'Once' }, { key });
  const replies = await Promise.all(
    Array.from({ length: 32 }, (_, index) => send(clients[index % 2] as Client)),
  );
  const originals = replies.filter((reply) => reply.status === 201 && !isReplay(reply));
  expect(originals).toHaveLength(1);
  const [original] = originals as [Reply];
  for (const reply of replies) {
    if (reply.status === 201) expect(reply.text).toBe(original.text);
    else expect(outcomeOf(reply)).toBe('409 idempotency-conflict');
  }
  expect(await named(scene, 'Once')).toEqual([original.body.data.id]);
  const later = await send(scene.world.partner);
  expect([later.text, isReplay(later)]).toEqual([original.text, true]);
});

test('a second request with a key that is in flight is told at once to retry in seconds', async () => {
  const scene = await createScene(app);
  const { pipeline, stalled, letGo } = await startStalling();
  const key = randomUUID();
  const first = clientOf(pipeline.baseUrl, scene.world.partner.token).post(
    CLINICS,
    { name: 'Slow' },
    { key },
  );
  await stalled;
  const second = await scene.world.partner.post(CLINICS, { name: 'Slow' }, { key });
  expect(outcomeOf(second)).toBe('409 idempotency-conflict');
  expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(0);
  const different = await scene.world.partner.post(CLINICS, { name: 'Other' }, { key });
  expect(outcomeOf(different)).toBe('422 idempotency-key-mismatch');
  letGo();
  const answered = await first;
  expect(answered.status).toBe(201);
  const third = await scene.world.partner.post(CLINICS, { name: 'Slow' }, { key });
  expect([third.text, isReplay(third)]).toEqual([answered.text, true]);
  await pipeline.stop();
});

test('a crashed original is in flight for 60 seconds, then its retry creates the record with the same id', async () => {
  const scene = await createScene(app);
  const key = randomUUID();
  const operationId = await crash(scene, key, CLINICS, { name: 'Crashed' });
  const send = (body: object) => scene.world.partner.post(CLINICS, body, { key });
  expect(outcomeOf(await send({ name: 'Crashed' }))).toBe('409 idempotency-conflict');
  await age(scene, 'locked_at', 59);
  expect(outcomeOf(await send({ name: 'Crashed' }))).toBe('409 idempotency-conflict');
  await age(scene, 'locked_at', 61);
  expect(outcomeOf(await send({ name: 'Other' }))).toBe('422 idempotency-key-mismatch');
  const retried = await send({ name: 'Crashed' });
  expect([retried.status, retried.body.data.id, isReplay(retried)]).toEqual([201, operationId, false]);
  expect(await named(scene, 'Crashed')).toEqual([operationId]);
});

test('the take-over time of a development environment can be shorter', async () => {
  const scene = await createScene(app);
  const key = randomUUID();
  const operationId = await crash(scene, key, CLINICS, { name: 'Crashed' });
  await age(scene, 'locked_at', 2);
  expect(outcomeOf(await scene.world.partner.post(CLINICS, { name: 'Crashed' }, { key }))).toBe(
    '409 idempotency-conflict',
  );
  const soon = await clientOf(impatient.baseUrl, scene.world.partner.token).post(
    CLINICS,
    { name: 'Crashed' },
    { key },
  );
  expect([soon.status, soon.body.data.id]).toEqual([201, operationId]);
});

test('of 16 concurrent retries of a crashed original, one takes effect', async () => {
  const scene = await createScene(app);
  const key = randomUUID();
  const operationId = await crash(scene, key, CLINICS, { name: 'Crashed' });
  await age(scene, 'locked_at', 61);
  const replies = await Promise.all(
    Array.from({ length: 16 }, () => scene.world.partner.post(CLINICS, { name: 'Crashed' }, { key })),
  );
  expect(replies.filter((reply) => reply.status === 201 && !isReplay(reply))).toHaveLength(1);
  expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(await named(scene, 'Crashed')).toEqual([operationId]);
});

test('an original that stalls past its take-over time changes nothing, and answers that the key is in flight', async () => {
  const scene = await createScene(app);
  const { pipeline, stalled, letGo } = await startStalling();
  const key = randomUUID();
  const first = clientOf(pipeline.baseUrl, scene.world.partner.token).post(
    CLINICS,
    { name: 'Stalled' },
    { key },
  );
  await stalled;
  const { operation_id } = await onlyUnanswered(scene);
  await age(scene, 'locked_at', 61);
  const second = await scene.world.partner.post(CLINICS, { name: 'Stalled' }, { key });
  expect([second.status, second.body.data.id]).toEqual([201, operation_id]);
  const renamed = await scene.world.partner.patch(`${CLINICS}/${operation_id}`, { name: 'Renamed since' });
  expect(renamed.status).toBe(200);
  letGo();
  const fenced = await first;
  expect([outcomeOf(fenced), isReplay(fenced)]).toEqual(['409 idempotency-conflict', false]);
  expect((await scene.world.partner.get(`${CLINICS}/${operation_id}`)).body.data).toEqual(renamed.body.data);
  const replayed = await scene.world.partner.post(CLINICS, { name: 'Stalled' }, { key });
  expect([replayed.text, isReplay(replayed)]).toEqual([second.text, true]);
  await pipeline.stop();
});

test('an original that stalls while its retry is still running is fenced too', async () => {
  const scene = await createScene(app);
  const [slow, slower] = [await startStalling(), await startStalling()];
  const key = randomUUID();
  const { token } = scene.world.partner;
  const first = clientOf(slow.pipeline.baseUrl, token).post(CLINICS, { name: 'Stalled' }, { key });
  await slow.stalled;
  await age(scene, 'locked_at', 61);
  const second = clientOf(slower.pipeline.baseUrl, token).post(CLINICS, { name: 'Stalled' }, { key });
  await slower.stalled;
  slow.letGo();
  expect(outcomeOf(await first)).toBe('409 idempotency-conflict');
  expect(await named(scene, 'Stalled')).toEqual([]);
  slower.letGo();
  expect((await second).status).toBe(201);
  expect(await named(scene, 'Stalled')).toHaveLength(1);
  await Promise.all([slow.pipeline.stop(), slower.pipeline.stop()]);
});

test('24 hours later the key starts a new operation, also with another payload', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const key = randomUUID();
  const send = (first_name: string) =>
    world.partner.post(
      '/v1/partner/patients',
      {
        first_name,
        last_name: 'Lind',
        partner_clinic_id: practice.clinic.id,
        created_by_partner_practitioner_id: practice.practitioner.id,
      },
      { key },
    );
  const first = await send('Noa');
  await age(scene, 'created_at', 86_400 - 60);
  expect(isReplay(await send('Noa'))).toBe(true);
  expect(outcomeOf(await send('Mia'))).toBe('422 idempotency-key-mismatch');
  await age(scene, 'created_at', 86_401);
  const second = await send('Mia');
  expect([second.status, isReplay(second)]).toEqual([201, false]);
  expect(second.body.data.id).not.toBe(first.body.data.id);
  expect((await send('Mia')).text).toBe(second.text);
});

test('the retention of a development environment can be shorter', async () => {
  const scene = await createScene(app);
  const key = randomUUID();
  const body = { name: `Clinic ${randomUUID()}` };
  const first = await scene.world.partner.post('/v1/partner/clinics', body, { key });
  await age(scene, 'created_at', 61);
  expect((await scene.world.partner.post('/v1/partner/clinics', body, { key })).text).toBe(first.text);
  // Its minute is over there: the operation runs anew, and meets the clinic that it made.
  const forgetful = clientOf(impatient.baseUrl, scene.world.partner.token);
  expect(outcomeOf(await forgetful.post('/v1/partner/clinics', body, { key }))).toBe(
    '409 clinic-name-conflict',
  );
});
