import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../../support/app.ts';
import { insisting } from '../../support/client.ts';
import { testEnvironment } from '../../support/environment.ts';
import { createWorld } from '../../support/world.ts';
import { operatorLine } from './operator-line.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const operator = async (...words: string[]) => {
  const { status, json, stderr } = await operatorLine(testEnvironment(), ['webhooks', ...words, '--json']);
  return { status, stderr, ...json };
};

const open = async () => {
  const world = await createWorld(app);
  const partner = insisting(world.partner);
  const created = await partner.post('/v1/partner/webhook-endpoints', {
    url: 'https://portal.partner.example/hooks?token=Quillfeather',
    event_types: ['clinic.*'],
  });
  const { id } = created.body.data;
  const read = async () => (await partner.get(`/v1/partner/webhook-endpoints/${id}`)).body.data;
  return { world, partner, id, read };
};

test('operators see endpoints by their host alone, and pause, resume, disable, move them', async () => {
  const { world, id, read } = await open();
  await world.clinic();
  const listed = await operator('list', '--organization', world.organizationId);
  expect(listed.endpoints).toMatchObject([
    { id, host: 'portal.partner.example', status: 'active', health: 'ok', workflow_id: `webhook/${id}` },
  ]);
  expect(JSON.stringify(listed)).not.toContain('Quillfeather');
  expect((await operator('pause', id)).endpoint).toMatchObject({ status: 'paused' });
  expect(await read()).toMatchObject({ status: 'paused' });
  expect((await operator('resume', id)).endpoint).toMatchObject({ status: 'active' });
  expect((await operator('disable', id, '--yes')).endpoint).toMatchObject({
    status: 'disabled',
    disabled_reason: 'operator',
  });
  await operator('resume', id);
  const { latest_sequence } = await read();
  expect((await operator('rewind', id, '--to', String(latest_sequence))).endpoint).toMatchObject({
    next_sequence: latest_sequence,
  });
  expect((await operator('rewind', id, '--to', String(latest_sequence + 2))).status).toBe(1);
  const audit = await app.owner.pool.query(
    `select action from audit_entries where organization_id = $1 and action like 'webhooks.%' order by sequence`,
    [world.organizationId],
  );
  expect(audit.rows.map(({ action }) => action)).toEqual(
    ['pause', 'resume', 'disable', 'resume', 'rewind'].map((action) => `webhooks.${action}`),
  );
});

test('what has failed is sent again, from a place of the feed on', async () => {
  const { id } = await open();
  await app.owner.pool.query(
    `insert into webhook_deliveries (organization_id, endpoint_id, event_id, place, sequence, type, record_id, state)
     select organization_id, id, gen_random_uuid(), n, n, 'clinic.created', gen_random_uuid(), 'failed'
     from webhook_endpoints, generate_series(1, 4) n where id = $1`,
    [id],
  );
  expect((await operator('resend', id)).status).toBe(2);
  expect((await operator('resend', id, '--failed', '--from', '3')).endpoint).toMatchObject({
    waiting_count: 2,
  });
});

test('revoking an organization disables its endpoints', async () => {
  const { world, id } = await open();
  await operatorLine(testEnvironment(), ['organizations', 'revoke', world.organizationId, '--yes']);
  const { endpoint } = await operator('show', id);
  expect(endpoint).toMatchObject({ status: 'disabled', disabled_reason: 'operator' });
});
