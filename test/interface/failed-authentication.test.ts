import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { createWorld } from '../support/world.ts';
import { startPipeline } from './own-pipeline.ts';

/** An address with many bad tokens gets the same 401s, only later; good tokens never wait. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const HEALTH = '/v1/partner/health';

test('after the free failures every 401 is the same but delayed; a good token of the same address never waits', async () => {
  const world = await createWorld(app);
  let release = () => {};
  const released = new Promise<boolean>((resolve) => {
    release = () => resolve(true);
  });
  let failures = 0;
  const failed = () => {
    failures += 1;
    return failures > 5 ? released : Promise.resolve(true);
  };
  const own = await startPipeline(app, { failures: { failed } });
  const bad = clientOf(own.baseUrl, 'not.a.token');
  const first = await bad.get(HEALTH);
  for (let count = 1; count < 5; count += 1) expect((await bad.get(HEALTH)).status).toBe(401);
  let answered = false;
  const later = bad.get(HEALTH).finally(() => {
    answered = true;
  });
  await eventually(async () => failures === 6);
  expect(await clientOf(own.baseUrl, world.partner.token).get(HEALTH)).toMatchObject({ status: 200 });
  expect([answered, failures]).toEqual([false, 6]);
  release();
  const held = await later;
  expect(held.status).toBe(401);
  expect({ ...held.body, request_id: '' }).toEqual({ ...first.body, request_id: '' });
  expect(held.headers.get('x-request-id')).toBe(held.body.request_id);
  expect(held.headers.get('x-ratelimit-minute-remaining')).toBe('600');
  await own.stop();
});

test('if too many answers are delayed already, the answer closes the connection', async () => {
  const own = await startPipeline(app, { failures: { failed: async () => false } });
  const { status, headers } = await clientOf(own.baseUrl, 'not.a.token').get(HEALTH);
  expect([status, headers.get('connection')]).toEqual([401, 'close']);
  await own.stop();
});
