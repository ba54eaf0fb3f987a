import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSettlement, type Settlement } from '../../api/http/settlement.ts';
import { sql } from '../../platform/database/rows.ts';
import { createRunSettlement } from '../../platform/database/settling-connection.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { startPipeline } from './own-pipeline.ts';
import { createScene, outcomeOf, type Scene } from './samples.ts';

/** Reads of who was admitted before are done first and admitted afterwards; nobody may notice. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A pipeline whose settlements can be watched and held up. */
const watched = async (scene: Scene, before: () => Promise<unknown> = async () => undefined) => {
  const settled: string[] = [];
  const settlement = createSettlement(app.config.ENVIRONMENT, createRunSettlement(app.database.settling));
  const watching: Settlement = {
    async settle(known, entry) {
      await before();
      const rate = await settlement.settle(known, entry);
      settled.push(`${entry.action} ${entry.status} ${rate ? 'settled' : 'judged'}`);
      return rate;
    },
    async settleFound(known, entry, sought) {
      await before();
      const found = await settlement.settleFound(known, entry, sought);
      settled.push(`${entry.action} ${found === 'missing' ? found : found ? 'found and settled' : 'judged'}`);
      return found;
    },
  };
  const pipeline = await startPipeline(app, watching);
  const { world } = scene;
  return {
    settled,
    client: clientOf(pipeline.baseUrl, world.partner.token),
    stop: () => pipeline.stop(),
  };
};

test('a second read settles what its answer needs; writes, pages unknown and first reads are admitted first', async () => {
  const scene = await createScene(app);
  const { clinic, patient } = scene.practice;
  const { client, settled, stop } = await watched(scene);
  const path = `/v1/partner/clinics/${clinic.id}`;
  const first = await client.get(path);
  expect([outcomeOf(first), ...settled]).toEqual(['200']);
  const second = await client.get(path);
  expect(second.body.data).toEqual(first.body.data);
  const remaining = (reply: typeof first) => Number(reply.headers.get('X-RateLimit-Minute-Remaining'));
  expect(remaining(second)).toBe(remaining(first) - 1);
  const others = [
    await client.get('/v1/partner/patients?limit=1'),
    await client.get(`/v1/partner/patients/${randomUUID()}`),
    await client.get('/v1/partner/patients?limit=nonsense'),
    await client.get('/v1/partner/notes'),
    await client.get('/v1/partner/nothing'),
    await client.patch(`/v1/partner/patients/${patient.id}`, { phone: null }),
  ];
  await stop();
  expect(others.map(outcomeOf)).toEqual([
    '200',
    '404 not-found',
    '422 validation-error',
    '403 forbidden',
    '404 not-found',
    '200',
  ]);
  expect(others.slice(0, 4).map(remaining)).toEqual([2, 3, 4, 5].map((taken) => remaining(first) - taken));
  expect(settled).toEqual([
    'getClinic found and settled',
    'listPatients 200 settled',
    'getPatient missing',
    'getPatient 404 settled',
    'listPatients 422 settled',
    'listNotes 403 settled',
  ]);
});

test.each([
  ['one record', 'getPatient judged', (id: string) => `/v1/partner/patients/${id}`],
  ['a list', 'listPatients 200 judged', () => '/v1/partner/patients'],
])(
  'a suspension between the read of %s and its settlement is answered, with one row',
  async (_, judged, pathOf) => {
    const scene = await createScene(app);
    const { world, practice } = scene;
    const { client, settled, stop } = await watched(scene, () =>
      app.owner.rows.all(
        sql`update organizations set status = 'suspended' where id = ${world.organizationId}`,
      ),
    );
    const path = pathOf(practice.patient.id);
    await client.get(path);
    const refused = await client.get(path);
    await stop();
    expect(settled).toEqual([judged]);
    expect(outcomeOf(refused)).toBe('403 partner-suspended');
    expect(refused.text).not.toContain('Lind');
    const rows = await app.owner.rows.all(
      sql<{
        status: number;
      }>`select status from audit_entries where request_id = ${refused.headers.get('X-Request-Id')}`,
    );
    expect(rows).toEqual([{ status: 403 }]);
  },
);

test('a settlement that cannot be made is a 503 without data', async () => {
  const scene = await createScene(app);
  const { client, stop } = await watched(scene, async () => {
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  });
  const path = `/v1/partner/patients/${scene.practice.patient.id}`;
  await client.get(path);
  const reply = await client.get(path);
  await stop();
  expect(outcomeOf(reply)).toBe('503 service-unavailable');
  expect(reply.text).not.toContain('Lind');
});

test('while a settlement waits, other organizations’ refusals are recorded and answered', async () => {
  const [held, other] = await Promise.all([createScene(app), createScene(app)]);
  const path = `/v1/partner/patients/${held.practice.patient.id}`;
  await held.world.partner.get(path);
  const holder = await app.owner.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from audit_heads where organization_id = $1 for update', [
      held.world.organizationId,
    ]);
    let answered = false;
    const read = held.world.partner.get(path).then((reply) => {
      answered = true;
      return reply;
    });
    await pause(200);
    expect(outcomeOf(await other.world.partner.get('/v1/partner/nothing'))).toBe('404 not-found');
    expect(answered).toBe(false);
    await holder.query('commit');
    expect(outcomeOf(await read)).toBe('200');
  } finally {
    holder.release(true);
  }
});

test('who has used up a window reads nothing more before it is asked', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const { client, settled, stop } = await watched(scene);
  const path = `/v1/partner/patients/${practice.patient.id}`;
  const [window] = await app.owner.rows.all(
    sql<{
      count: number;
    }>`select hour_count as count from rate_windows where organization_id = ${world.organizationId}`,
  );
  await app.owner.rows.all(
    sql`update organizations set hour_limit = ${(window?.count ?? 0) + 2} where id = ${world.organizationId}`,
  );
  const outcomes = [];
  for (let request = 0; request < 5; request += 1) outcomes.push(outcomeOf(await client.get(path)));
  await stop();
  const limited = '429 rate-limited';
  expect(outcomes).toEqual(['200', '200', limited, limited, limited]);
  expect(settled).toEqual(['getPatient found and settled', 'getPatient judged']);
});
