import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createFailureBrake } from '../../api/platform/access/failure-brake.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { createWorld } from '../support/world.ts';
import { startPipeline } from './own-pipeline.ts';

/** An address with many bad tokens gets the same 401s, only later; good tokens never wait. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const HEALTH = '/v1/partner/health';
const LATER = 400;

test('beyond the free failures every 401 is the same, only later', async () => {
  const world = await createWorld(app);
  const failures = createFailureBrake({ free: 5, stepMilliseconds: LATER, longestMilliseconds: LATER });
  const own = await startPipeline(app, { failures });
  const bad = clientOf(own.baseUrl, 'not.a.token');
  const timed = async (client = bad) => {
    const began = performance.now();
    const { status, headers, body } = await client.get(HEALTH);
    return { status, headers, body, took: performance.now() - began };
  };
  const first = await timed();
  for (let count = 1; count < 5; count += 1) expect((await timed()).status).toBe(401);
  const [held, good] = await Promise.all([timed(), timed(clientOf(own.baseUrl, world.partner.token))]);
  expect(held.took).toBeGreaterThanOrEqual(LATER - 1);
  expect(first.took).toBeLessThan(held.took);
  expect({ ...held.body, request_id: '' }).toEqual({ ...first.body, request_id: '' });
  expect(held.headers.get('x-request-id')).toBe(held.body.request_id);
  expect(held.headers.get('x-ratelimit-minute-remaining')).toBe('600');
  expect(Number(held.headers.get('x-ratelimit-minute-reset'))).toBeGreaterThan(Date.now() / 1_000 - 1);
  // The same address, and yet before the one that was asked at the same time.
  expect(good).toMatchObject({ status: 200 });
  expect(good.took).toBeLessThan(held.took);
  await own.stop();
});

test('where too many are held back already, the answer ends the connection', async () => {
  const own = await startPipeline(app, { failures: { failed: async () => false } });
  const { status, headers } = await clientOf(own.baseUrl, 'not.a.token').get(HEALTH);
  expect([status, headers.get('connection')]).toEqual([401, 'close']);
  await own.stop();
});

test('hundreds of 401s from one address are answered at once, as they come', async () => {
  const bad = clientOf(app.baseUrl, 'not.a.token');
  const began = performance.now();
  let asked = 0;
  for (; asked < 900; asked += 30) {
    const replies = await Promise.all(Array.from({ length: 30 }, () => bad.get(HEALTH)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]));
  }
  // Held back by a second each, even thirty at a time they would take half a minute.
  expect(performance.now() - began).toBeLessThan(15_000);
});
