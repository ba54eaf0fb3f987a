import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client as Connection } from 'pg';
import { verifyAuditChain } from '../../platform/audit/verify-audit-chain.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { servers } from '../support/servers.ts';
import { startPipeline } from './own-pipeline.ts';
import { createScene, outcomeOf, type Scene } from './samples.ts';

/** What cannot be audited is not answered (design part 4). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const verify = ({ world }: Scene) =>
  inTransaction(
    app.owner.pool,
    (rows) => verifyAuditChain(rows, app.config.ENVIRONMENT, world.organizationId),
    {
      snapshot: true,
    },
  );
/** Without the triggers, which keep heads from going back. */
const asOwner = async (text: string, values: unknown[] = []): Promise<void> => {
  const connection = new Connection({
    connectionString: servers().ownerUrl,
    options: '-c session_replication_role=replica',
  });
  await connection.connect();
  try {
    await connection.query(text, values);
  } finally {
    await connection.end();
  }
};

test('a read whose row cannot be written is a 5xx without data', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  await asOwner('delete from audit_heads where organization_id = $1', [world.organizationId]);
  const replies = await Promise.all([
    world.partner.get(`/v1/partner/patients/${practice.patient.id}`),
    world.partner.get('/v1/partner/patients'),
    world.partner.get('/v1/partner/health'),
    world.partner.get('/v1/partner/nothing'),
  ]);
  for (const reply of replies) {
    expect(outcomeOf(reply)).toBe('500 internal-error');
    expect(reply.text).not.toContain(practice.patient.id);
    expect(reply.text).not.toContain('Lind');
  }
});

test('a write whose row cannot be written changes nothing', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const path = `/v1/partner/patients/${practice.patient.id}`;
  await asOwner('update audit_heads set sequence = 0 where organization_id = $1', [world.organizationId]);
  const key = randomUUID();
  const reply = await world.partner.patch(path, { phone: '+4930999999' }, { key });
  expect(outcomeOf(reply)).toBe('500 internal-error');
  expect(reply.text).not.toContain('Lind');
  await asOwner(
    `update audit_heads set (sequence, hash) =
       (select sequence, hash from audit_entries where organization_id = $1 order by sequence desc limit 1)
     where organization_id = $1`,
    [world.organizationId],
  );
  expect((await world.partner.get(path)).body.data.phone).toBe(practice.patient.phone);
  expect((await world.partner.patch(path, { phone: '+4930999999' }, { key })).status).toBe(200);
});

test("another organization's entries of the same batch are written although one cannot be", async () => {
  const [scene, neighbour] = await Promise.all([createScene(app), createScene(app)]);
  await asOwner('delete from audit_heads where organization_id = $1', [scene.world.organizationId]);
  const send = (one: Scene) => one.world.partner.get('/v1/partner/health');
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, index) => send(index % 2 ? scene : neighbour)),
  );
  expect(outcomes.map(outcomeOf)).toEqual(
    outcomes.map((_, index) => (index % 2 ? '500 internal-error' : '200')),
  );
  expect((await verify(neighbour)).valid).toBe(true);
});

test('an audit log that cannot be reached makes every answer a 503, for reads and writes', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  const refuse = () => {
    throw gone;
  };
  const unreachable = { append: async () => refuse(), appendWithin: async () => refuse(), statement: refuse };
  const failing = await startPipeline(app, { audit: unreachable });
  const client = clientOf(failing.baseUrl, world.partner.token);
  const read = await client.get(`/v1/partner/patients/${practice.patient.id}`);
  const write = await client.patch(`/v1/partner/patients/${practice.patient.id}`, { first_name: 'Changed' });
  await failing.stop();
  for (const reply of [read, write]) {
    expect(outcomeOf(reply)).toBe('503 service-unavailable');
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(reply.text).not.toContain('Noa');
  }
  expect((await world.partner.get(`/v1/partner/patients/${practice.patient.id}`)).body.data.first_name).toBe(
    'Noa',
  );
});
