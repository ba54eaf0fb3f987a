import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkpointAge } from '../../platform/audit/checkpoints/checkpointing.ts';
import { openAdminListener } from '../../platform/telemetry/admin-listener.ts';
import {
  registry,
  watchCheckpoints,
  watchConnections,
  watchOutbox,
} from '../../platform/telemetry/metrics.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld } from '../support/world.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const scrape = async (): Promise<Response> => {
  const server = await openAdminListener('127.0.0.1', 0, {
    ready: async () => ({ ready: true, components: {} }),
  });
  try {
    return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
  } finally {
    server.close();
    server.closeIdleConnections();
  }
};

test('requests are counted by operation, status and problem, without their content', async () => {
  const world = await createWorld(app);
  const name = 'Practice of the Canary';
  const key = 'a-key-of-the-canary';
  // Other files of this process have asked for much before.
  registry.resetMetrics();
  for (let time = 0; time < 2; time += 1) await world.partner.post('/v1/partner/clinics', { name }, { key });
  await world.partner.post('/v1/partner/clinics', { name });
  const response = await scrape();
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  const text = await response.text();
  for (const line of [
    /^clinic_request_seconds_count\{operation="createClinic",status="201"\} 2$/m,
    /^clinic_request_seconds_count\{operation="createClinic",status="409"\} 1$/m,
    /^clinic_problems_total\{problem="clinic-name-conflict"\} 1$/m,
    /^clinic_idempotency_total\{outcome="claimed"\} 2$/m,
    /^clinic_idempotency_total\{outcome="replay"\} 1$/m,
    /^clinic_ledger_batch_size_count\{ledger="admission"\} 3$/m,
  ])
    expect(text).toMatch(line);
  for (const secret of [name, key, world.organizationId, world.credential.client_id])
    expect(text).not.toContain(secret);
});

test('gauges that share a query show the answer of their own scrape, and run it once', async () => {
  let asked = 0;
  const answer = async () => {
    asked += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return { waiting: asked, oldest_seconds: 40 * asked, open: 7 * asked, allowed: 100 * asked };
  };
  watchOutbox(answer);
  const shown = async () => (await (await scrape()).text()).match(/^clinic_(outbox|database).*$/gm);
  await shown();
  expect(await shown()).toEqual([
    expect.stringContaining('delivered'),
    'clinic_outbox_oldest_seconds 80',
    'clinic_outbox_waiting 2',
  ]);
  asked = 0;
  watchConnections(answer);
  expect(await shown()).toEqual([
    expect.stringContaining('delivered'),
    expect.stringContaining('oldest_seconds'),
    expect.stringContaining('waiting'),
    'clinic_database_connections_allowed 200',
    'clinic_database_connections 14',
  ]);
});

test('if no checkpoint was ever signed, its age triggers the alert', async () => {
  watchCheckpoints(() => checkpointAge({ first: async () => undefined } as never));
  expect(await (await scrape()).text()).toMatch(/^clinic_checkpoint_age_seconds \+Inf$/m);
});
