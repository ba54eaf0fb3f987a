import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client as Connection } from 'pg';
import { type AuditEntry, createAudit } from '../../platform/audit/audit.ts';
import { verifyAuditChain } from '../../platform/audit/verify-audit-chain.ts';
import { rowsOfPool, sql } from '../../platform/database/rows.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createLogger } from '../../platform/telemetry/log.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf, type Reply } from '../support/client.ts';
import { servers } from '../support/servers.ts';
import { operate } from './operator.ts';
import { startPipeline, withHandler } from './own-pipeline.ts';
import { createScene, outcomeOf, outcomesOf, prepareCalls, type Scene, withToken } from './samples.ts';

/** One row for each authenticated request, and no answer without its row (specification 1.8 and 1.9). */

let app: RunningApp;
let other: RunningApp;
beforeAll(async () => {
  [app, other] = await Promise.all([startApp(), startApp()]);
});
afterAll(() => Promise.all([app.stop(), other.stop()]));

interface Row {
  request_id: string;
  replayed_request_id: string | null;
  action: string;
  route: string | null;
  method: string | null;
  status: number;
  problem: string | null;
  resource_id: string | null;
  practitioner_id: string | null;
  client_id: string | null;
  actor_kind: string;
}
const rowsOf = ({ world }: Scene): Promise<Row[]> =>
  app.owner.rows.all(sql<Row>`
    select * from audit_entries where organization_id = ${world.organizationId} order by sequence`);
const verify = ({ world }: Scene) =>
  inTransaction(
    app.owner.pool,
    (rows) => verifyAuditChain(rows, app.config.ENVIRONMENT, world.organizationId),
    {
      snapshot: true,
    },
  );
const asOwner = async (text: string, values: unknown[] = []): Promise<void> => {
  const connection = new Connection({ connectionString: servers().ownerUrl });
  await connection.connect();
  try {
    await connection.query(text, values);
  } finally {
    await connection.end();
  }
};

test('a mixed burst over two processes leaves exactly one row for each authenticated request', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const before = (await rowsOf(scene)).length;
  const clinician = await world.as(practice.practitioner.id);
  const poor = await world.token({ scope: 'clinics:read' });
  const replies: Reply[] = [];
  const key = randomUUID();
  const kinds: ((client: typeof clinician) => Promise<Reply>)[] = [
    (client) => client.get('/v1/partner/health'),
    (client) => client.get('/v1/partner/clinics?limit=2'),
    (client) => client.get(`/v1/partner/patients/${practice.patient.id}`),
    (client) => client.get(`/v1/partner/clinics/${randomUUID()}`),
    (client) => client.get('/v1/partner/clinics/no-uuid'),
    (client) => client.get('/v1/partner/nothing'),
    (client) => client.put('/v1/partner/clinics'),
    (client) => client.get('/v1/partner/clinics?limit=0'),
    (client) => client.post('/v1/partner/clinics', { name: `Clinic ${randomUUID()}` }),
    (client) => client.post('/v1/partner/clinics', { name: practice.clinic.name }),
    (client) => client.post('/v1/partner/clinics', { name: 'Replayed' }, { key }),
    (client) => client.post('/v1/partner/clinics', '{'),
    (client) =>
      client.patch(`/v1/partner/clinics/${practice.clinic.id}`, {}, { headers: { 'If-Match': '"stale"' } }),
    (client) => client.post('/v1/partner/clinics', {}, { key: null }),
    (client) => client.post('/v1/partner/clinics', 'text', { headers: { 'Content-Type': 'text/plain' } }),
    (client) => clientOf(app.baseUrl, `${client.token}x`).get('/v1/partner/health'),
  ];
  for (let round = 0; round < 3; round += 1)
    replies.push(
      ...(await Promise.all(
        kinds.flatMap((send) =>
          [
            clientOf(app.baseUrl, world.partner.token),
            clientOf(other.baseUrl, clinician.token),
            clientOf(other.baseUrl, poor),
          ].map(send),
        ),
      )),
    );
  await operate(scene, 'limits set', { options: { minute: 1, hour: 1 } });
  replies.push(...(await Promise.all([1, 2, 3].map(() => world.partner.get('/v1/partner/health')))));
  await operate(scene, 'organizations suspend');
  replies.push(...(await Promise.all([1, 2, 3].map(() => clinician.get('/v1/partner/health')))));

  const authenticated = replies.filter(({ status }) => status !== 401);
  const rows = (await rowsOf(scene)).slice(before).filter(({ actor_kind }) => actor_kind !== 'operator');
  expect(rows.map(({ request_id }) => request_id).toSorted()).toHaveLength(authenticated.length);
  const byRequest = new Map(rows.map((row) => [row.request_id, row]));
  for (const reply of authenticated) {
    const replayed = reply.headers.get('Idempotent-Replayed') === 'true';
    const id = reply.headers.get('X-Request-Id') as string;
    const row = replayed
      ? rows.find(({ replayed_request_id }) => replayed_request_id === id)
      : byRequest.get(id);
    expect(row?.status).toBe(reply.status);
    expect(row?.problem ?? null).toBe(reply.status < 400 ? null : reply.body.type.split('/').at(-1));
  }
  expect(new Set(authenticated.map(({ status }) => status))).toEqual(
    new Set([200, 201, 403, 404, 405, 409, 412, 415, 422, 429]),
  );
  expect(await verify(scene)).toMatchObject({ valid: true, rows: before + authenticated.length + 2 });
});

test('every operation records its id, route template, status, and the id of its record', async () => {
  const scene = await createScene(app);
  const calls = await prepareCalls(scene);
  const before = (await rowsOf(scene)).length;
  await outcomesOf(scene.caller, calls);
  const rows = (await rowsOf(scene)).slice(before);
  expect(rows).toHaveLength(calls.size);
  for (const [one, { path }] of calls) {
    const row = rows.find(({ action }) => action === one.id);
    expect(row).toMatchObject({
      route: one.path,
      method: one.method,
      status: one.success[0],
      problem: null,
      actor_kind: one.access.tokens[0],
      client_id: scene.world.credential.client_id,
      practitioner_id: one.access.tokens[0] === 'organization' ? null : scene.practice.practitioner.id,
    });
    const [named] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(path.split('?')[0] as string) ?? [];
    if (named) expect([one.id, row?.resource_id]).toEqual([one.id, named]);
    else if (one.success[0] === 201) expect(row?.resource_id).toMatch(/^[0-9a-f-]{36}$/);
    else expect([one.id, row?.resource_id]).toEqual([one.id, null]);
  }
});

test("a clinician's request names the clinician", async () => {
  const scene = await createScene(app);
  const { id } = scene.practice.practitioner;
  await (await scene.world.as(id)).get('/v1/partner/health');
  expect((await rowsOf(scene)).at(-1)).toMatchObject({
    actor_kind: 'delegated',
    practitioner_id: id,
    action: 'getHealth',
  });
});

test('neither rows nor log contain a name, an address, an external id, a key, a token, a link or a foreign id', async () => {
  const [scene, foreign] = await Promise.all([createScene(app), createScene(app)]);
  const { world, practice } = scene;
  const lines: string[] = [];
  const log = createLogger('trace', 'test', { write: (line: string) => void lines.push(line) });
  const canary = `canary${randomUUID().slice(0, 8)}`;
  const throwing = withHandler('updatePractitioner', async ({ rows }) => {
    // The database's message repeats the value, whose second line looks like one of a stack.
    await rows.all(sql`select ${`${canary}\n    at ${canary} (a.ts:1:2)\n`}::uuid`);
  });
  const watched = await startPipeline(app, { log }, throwing);
  const client = clientOf(watched.baseUrl, world.partner.token);
  const key = { key: `${canary}-key` };
  const person = {
    first_name: `${canary}first`,
    last_name: `${canary}last`,
    email: `${canary}@home.example`,
    external_id: `${canary}-x`,
  };
  const clinic = await client.post(
    '/v1/partner/clinics',
    { name: `${canary} clinic`, external_id: `${canary}-c` },
    key,
  );
  const patient = await client.post('/v1/partner/patients', {
    ...person,
    partner_clinic_id: practice.clinic.id,
    created_by_partner_practitioner_id: practice.practitioner.id,
  });
  const booked = await client.post(
    '/v1/partner/appointments',
    world.booking(practice, 3, { notes: `${canary} notes\n    at ${canary} (a.ts:1:2)` }),
  );
  expect([clinic.status, patient.status, booked.status]).toEqual([201, 201, 201]);
  const outcomes = [
    await client.post('/v1/partner/clinics', { name: `${canary} clinic` }),
    await client.get(`/v1/partner/patients?external_id=${canary}-x`),
    await client.get(`/v1/partner/patients?cursor=${canary}`),
    await client.get(`/v1/partner/${canary}`),
    await client.get(`/v1/partner/clinics/${canary}`),
    await client.get(`/v1/partner/clinics/${foreign.practice.clinic.id}`),
    await withToken(scene, await world.token({ scope: 'clinics:read' })).delete(
      `/v1/partner/patients/${foreign.practice.patient.id}`,
    ),
    await client.delete(`/v1/partner/patients/${foreign.practice.patient.id}`),
    await client.patch(`/v1/partner/patients/${practice.patient.id}`, {
      [canary]: canary,
      email: `${canary} at home`,
    }),
    await client.patch(`/v1/partner/practitioners/${practice.practitioner.id}`, { last_name: canary }),
    await clientOf(watched.baseUrl, canary).get('/v1/partner/health'),
    await client.post('/v1/partner/clinics', { name: canary }, key),
  ].map(outcomeOf);
  await watched.stop();
  expect(outcomes).toEqual([
    '409 clinic-name-conflict',
    '200',
    '422 validation-error',
    '404 not-found',
    '404 not-found',
    '404 not-found',
    '403 forbidden',
    '404 not-found',
    '422 validation-error',
    '500 internal-error',
    '401 unauthorized',
    '422 idempotency-key-mismatch',
  ]);
  const links = [booked.body.data.clinician_video_url, booked.body.data.patient_video_url] as string[];
  const forbidden = [
    canary,
    world.partner.token,
    foreign.practice.clinic.id,
    foreign.practice.patient.id,
    practice.patient.email,
    practice.clinic.name,
    ...links.map((url) => url.split('/').at(-1) as string),
  ];
  const written = { rows: JSON.stringify(await rowsOf(scene)), log: lines.join('') };
  expect(lines.length).toBeGreaterThan(12);
  for (const [place, text] of Object.entries(written))
    for (const one of forbidden) expect([place, one, text.includes(one)]).toEqual([place, one, false]);
});

test('the role of the API can neither change nor remove a row', async () => {
  const scene = await createScene(app);
  const id = scene.world.organizationId;
  const attempts = [
    sql`update audit_entries set status = 200 where organization_id = ${id}`,
    sql`delete from audit_entries where organization_id = ${id}`,
    sql`truncate audit_entries`,
  ];
  for (const attempt of attempts)
    for (const rows of [app.database.within(id), app.database.unscoped])
      await expect(rows.all(attempt)).rejects.toMatchObject({ code: '42501' });
  await expect(
    asOwner('update audit_entries set status = 200 where organization_id = $1', [id]),
  ).rejects.toMatchObject({ code: '42501' });
  expect((await verify(scene)).valid).toBe(true);
});

const entryOf = (organization_id: string, action: string): AuditEntry => ({
  organization_id,
  request_id: randomUUID(),
  replayed_request_id: null,
  actor_kind: 'system',
  client_id: null,
  practitioner_id: null,
  action,
  route: null,
  method: null,
  status: 200,
  problem: null,
  resource_id: randomUUID(),
  workflow_id: null,
});

test('200 concurrent entries of five organizations, from two processes, make five complete chains', async () => {
  const scenes = await Promise.all([1, 2, 3, 4, 5].map(() => createScene(app)));
  const audits = [app, other].map(({ config, database }) =>
    createAudit(config.ENVIRONMENT, database.auditing, rowsOfPool),
  );
  const before = await Promise.all(scenes.map(async (scene) => (await rowsOf(scene)).length));
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      audits[index % 2]?.append(entryOf(scenes[index % 5]?.world.organizationId as string, `test.${index}`)),
    ),
  );
  for (const [index, scene] of scenes.entries())
    expect(await verify(scene)).toMatchObject({ valid: true, rows: (before[index] ?? 0) + 40 });
});

test('entries of five organizations, from two processes in opposite orders, make complete chains too', async () => {
  const scenes = await Promise.all([1, 2, 3, 4, 5].map(() => createScene(app)));
  const before = await Promise.all(scenes.map(async (scene) => (await rowsOf(scene)).length));
  const batch = (scenesInOrder: readonly Scene[], { config, database }: RunningApp) => {
    const audit = createAudit(config.ENVIRONMENT, database.auditing, rowsOfPool);
    return Promise.all(
      scenesInOrder.map(({ world }) => audit.append(entryOf(world.organizationId, 'test.each'))),
    );
  };
  for (let round = 0; round < 10; round += 1)
    await Promise.all([batch(scenes, app), batch(scenes.toReversed(), other)]);
  for (const [index, scene] of scenes.entries())
    expect(await verify(scene)).toMatchObject({ valid: true, rows: (before[index] ?? 0) + 20 });
});

test('single entries and batches make one chain, and an organization without a chain is an error in both', async () => {
  const scene = await createScene(app);
  const audit = createAudit(app.config.ENVIRONMENT, app.database.auditing, rowsOfPool);
  const append = (organizationId: string) => audit.append(entryOf(organizationId, 'test.append'));
  const { organizationId } = scene.world;
  const before = (await rowsOf(scene)).length;
  await append(organizationId);
  await Promise.all([append(organizationId), append(organizationId)]);
  await append(organizationId);
  const unknown = randomUUID();
  await expect(append(unknown)).rejects.toThrow();
  const [stranger, known] = await Promise.allSettled([append(unknown), append(organizationId)]);
  expect([stranger?.status, known?.status]).toEqual(['rejected', 'fulfilled']);
  expect(await verify(scene)).toMatchObject({ valid: true, rows: before + 5 });
});
