import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bytesOf } from '../../api/http/open-api/success.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf, type Reply } from '../support/client.ts';
import { createWorld } from '../support/world.ts';
import { undocumented } from './documented.ts';
import { operate } from './operator.ts';
import { startPipeline, withHandler } from './own-pipeline.ts';
import { rawRequest } from './raw-request.ts';
import {
  type Call,
  createScene,
  forEachOf,
  pathToNothing,
  perform,
  prepareCalls,
  withToken,
} from './samples.ts';
import { withinOneMinute } from './within-one-minute.ts';

/**
 * What every answer carries (specification 2.1, parts 7 and 8, decisions 1.4 and 1.5), and that it is as the
 * documents say.
 */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const RATE_HEADERS = [
  'X-RateLimit-Minute-Remaining',
  'X-RateLimit-Minute-Reset',
  'X-RateLimit-Hour-Remaining',
  'X-RateLimit-Hour-Reset',
] as const;

const rateOf = ({ headers }: Reply) => {
  const [minute, minuteReset, hour, hourReset] = RATE_HEADERS.map((name) => Number(headers.get(name)));
  return { minute, minuteReset, hour, hourReset } as Record<
    'minute' | 'minuteReset' | 'hour' | 'hourReset',
    number
  >;
};

/** @param mediaTypes of an asset, whose answer is its bytes. */
const bodyStands = ({ headers, status, body, text }: Reply, mediaTypes?: readonly string[]): boolean => {
  const [type, id] = [headers.get('Content-Type'), headers.get('X-Request-Id')];
  if (status === 204 || status === 302) return text === '' && type === null;
  if (status < 400 && mediaTypes) return mediaTypes.includes(type ?? '');
  if (status < 400)
    return (
      type === 'application/json; charset=utf-8' &&
      body.meta.request_id === id &&
      new Date(body.meta.generated_at).toISOString() === body.meta.generated_at
    );
  return (
    type === 'application/problem+json' &&
    body.request_id === id &&
    body.status === status &&
    new RegExp(`^${app.config.PROBLEM_BASE}/[a-z-]+$`).test(body.type) &&
    typeof body.title === 'string' &&
    typeof body.detail === 'string'
  );
};

/** All of it in one expectation: thousands of answers are looked at, and each `expect` takes longer than the look. */
const expectEnvelope = (reply: Reply, mediaTypes?: readonly string[]): void => {
  const { headers } = reply;
  const { minuteReset, hourReset } = rateOf(reply);
  const seconds = Date.now() / 1_000;
  const stands: Record<string, boolean> = {
    'X-Request-Id': UUID.test(headers.get('X-Request-Id') ?? ''),
    'Cache-Control': headers.get('Cache-Control') === 'no-store',
    ...Object.fromEntries(RATE_HEADERS.map((name) => [name, /^\d+$/.test(headers.get(name) ?? '')])),
    'whole minute': minuteReset % 60 === 0 && minuteReset - seconds < 61,
    'whole hour': hourReset % 3_600 === 0 && hourReset - seconds < 3_601,
    body: bodyStands(reply, mediaTypes),
  };
  const wrong = Object.keys(stands).filter((name) => !stands[name]);
  expect({ wrong, of: wrong.length > 0 && reply.text }).toEqual({ wrong: [], of: false });
};

test('every operation sends the six headers and its request id with a success', async () => {
  const scene = await createScene(app);
  await forEachOf(await prepareCalls(scene), async ([one, call]) => {
    const reply = await perform(scene.caller, one, call);
    expect([one.id, reply.status]).toEqual([one.id, one.success[0]]);
    expectEnvelope(reply, bytesOf(one.success));
    expect([one.id, undocumented(one, reply)]).toEqual([one.id, []]);
    expect('pagination' in (reply.body?.meta ?? {})).toBe(one.lists !== undefined);
  });
});

test(
  'every operation sends them with a 401, a 403, a 404 or 422, and a 429',
  withinOneMinute(async () => {
    const scene = await createScene(app);
    const limit = 1_000_000;
    await operate(scene, 'limits set', { options: { minute: limit, hour: limit } });
    const unscoped = withToken(scene, await scene.world.token({ scope: 'clinics:read' }));
    const clinician = await scene.world.as(scene.practice.practitioner.id);
    const statuses: Record<number, number> = {};
    const check = (one: Endpoint, reply: Reply) => {
      expectEnvelope(reply);
      expect([one.id, undocumented(one, reply)]).toEqual([one.id, []]);
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
    };
    await forEachOf(endpoints, async (one) => {
      const nothing: Call = one.body
        ? { path: pathToNothing(one), body: { nothing: true } }
        : { path: pathToNothing(one) };
      check(one, await perform(withToken(scene, null), one, nothing));
      if (one.access.tier === 'partner') {
        check(one, await perform(unscoped, one, nothing));
        check(one, await perform(clinician, one, nothing));
      }
      check(one, await perform(scene.caller, one, nothing));
      check(one, await perform(scene.caller, one, { ...nothing, path: `${nothing.path}?nothing=1` }));
      check(one, await perform(scene.caller, one, nothing, { key: 'k'.repeat(256) }));
    });
    await app.owner.rows.all(
      sql`update rate_windows set minute_count = ${limit} where organization_id = ${scene.world.organizationId}`,
    );
    await forEachOf(endpoints, async (one) => {
      const limited = await perform(scene.caller, one, { path: pathToNothing(one) });
      expect([one.id, limited.status]).toEqual([one.id, 429]);
      check(one, limited);
    });
    expect(Object.keys(statuses).map(Number)).toEqual(expect.arrayContaining([401, 403, 404, 422, 429]));
    expect([statuses[401], statuses[429]]).toEqual([endpoints.length, endpoints.length]);
  }),
);

test('every writing operation sends them with a 413 and a 415', async () => {
  const { caller } = await createScene(app);
  const writing = endpoints.filter(({ method }) => method !== 'GET');
  await forEachOf(writing, async (one) => {
    const tooLarge = await perform(caller, one, {
      path: pathToNothing(one),
      body: { nothing: 'x'.repeat(one.bodyLimit ?? 1_000_000) },
    });
    expect([one.id, tooLarge.status]).toEqual([one.id, 413]);
    expectEnvelope(tooLarge);
    expect([one.id, undocumented(one, tooLarge)]).toEqual([one.id, []]);
    const otherType = await caller.send(one.method, pathToNothing(one), '<a/>', {
      headers: { 'Content-Type': 'application/xml' },
    });
    expect([one.id, otherType.status]).toEqual([one.id, 415]);
    expectEnvelope(otherType);
    expect([one.id, undocumented(one, otherType)]).toEqual([one.id, []]);
  });
});

test('they come with a 500 too, which reveals nothing about its cause', async () => {
  const { world, practice } = await createScene(app);
  const list = withHandler('updateClinic', () => {
    throw new Error('canary-4711 select * from clinics');
  });
  const failing = await startPipeline(app, {}, list);
  const reply = await clientOf(failing.baseUrl, world.partner.token).patch(
    `/v1/partner/clinics/${practice.clinic.id}`,
    {},
  );
  await failing.stop();
  expectEnvelope(reply);
  expect(reply.status).toBe(500);
  expect(reply.body.type).toMatch(/\/internal-error$/);
  expect(reply.text).not.toMatch(/canary|select|clinics|\.ts|node_modules/);
});

test('each answer has a new request id, whatever the caller sends', async () => {
  const { world } = await createScene(app);
  const sent = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 8 }, () =>
      world.partner.get('/v1/partner/health', { headers: { 'X-Request-Id': sent } }),
    ),
  );
  const ids = new Set(replies.map(({ headers }) => headers.get('X-Request-Id')));
  expect([ids.size, ids.has(sent)]).toEqual([8, false]);
});

test("a 401 shows the default limits unused, whatever the organization's state is", async () => {
  const scene = await createScene(app);
  await app.owner.rows.all(
    sql`update organizations set minute_limit = 5, hour_limit = 9 where id = ${scene.world.organizationId}`,
  );
  await scene.world.partner.get('/v1/partner/health');
  const refused = await withToken(scene, `${scene.world.partner.token}x`).get('/v1/partner/health');
  expect(refused.status).toBe(401);
  expect(rateOf(refused)).toMatchObject({ minute: 600, hour: 20_000 });
});

// Java's client and `curl --http2` send the offer of h2c with every first request.
test.each(['h2c', 'websocket', 'TLS/1.0'])('an offer to upgrade to %s is ignored', async (protocol) => {
  const { organizationId, partner } = await createWorld(app);
  const offered = [
    ['Authorization', `Bearer ${partner.token}`],
    ['Connection', 'Upgrade'],
    ['Upgrade', protocol],
  ] as const;
  const read = await rawRequest(app.baseUrl, 'GET', '/v1/partner/health', offered);
  expect([read.status, read.body.data.partner_organization_id]).toEqual([200, organizationId]);
  expectEnvelope(read);
  const written = await rawRequest(
    app.baseUrl,
    'POST',
    '/v1/partner/clinics',
    [...offered, ['Content-Type', 'application/json'], ['Idempotency-Key', randomUUID()]],
    JSON.stringify({ name: 'Harbour' }),
  );
  expect([written.status, written.body.data.name]).toEqual([201, 'Harbour']);
  const stranger = await rawRequest(app.baseUrl, 'GET', '/v1/partner/health', offered.slice(1));
  expect(stranger.status).toBe(401);
  expectEnvelope(stranger);
});

test('another method on a known path is 405 with all its methods in Allow', async () => {
  const scene = await createScene(app);
  const { tokenOf } = scene;
  await operate(scene, 'limits set', { options: { minute: 1_000_000, hour: 1_000_000 } });
  const paths = new Map<string, Set<string>>();
  for (const { path, method } of endpoints) paths.set(path, (paths.get(path) ?? new Set()).add(method));
  await forEachOf(paths, async ([path, methods]) => {
    const token = tokenOf(endpoints.find((one) => one.path === path) as Endpoint);
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'].filter(
      // A HEAD is a GET without the body.
      (one) => !methods.has(one) && !(one === 'HEAD' && methods.has('GET')),
    );
    for (const method of others) {
      const reply = await rawRequest(
        app.baseUrl,
        method,
        path.replaceAll(/\{\w+\}/g, () => randomUUID()),
        [['Authorization', `Bearer ${token}`]],
      );
      expect([method, path, reply.status]).toEqual([method, path, 405]);
      expect(reply.headers.get('Allow')?.split(', ').toSorted()).toEqual([...methods].toSorted());
      if (method !== 'HEAD') expectEnvelope(reply);
    }
  });
});

test(
  'what remains of both windows falls by one with each answer that counts, and by none with the others',
  withinOneMinute(async () => {
    const scene = await createScene(app);
    const { world, practice } = scene;
    const { partner } = world;
    const unscoped = withToken(scene, await world.token({ scope: 'patients:read' }));
    const path = `/v1/partner/clinics/${practice.clinic.id}`;
    const key = randomUUID();
    const counting: (() => Promise<Reply>)[] = [
      () => partner.get('/v1/partner/health'),
      () => unscoped.get('/v1/partner/clinics'),
      () => partner.get(`/v1/partner/clinics/${randomUUID()}`),
      () => partner.get('/v1/partner/clinics/no-uuid'),
      () => partner.get('/v1/partner/clinics?limit=0'),
      () => partner.patch(path, {}, { key: null }),
      () => partner.patch(path, { timezone: 'Europe/Vienna' }, { key }),
      () => partner.patch(path, { timezone: 'Europe/Vienna' }, { key }),
      () => partner.patch(path, { timezone: 'Europe/Madrid' }, { key }),
      () => partner.delete(path),
      () => partner.patch(path, '{', {}),
      () => partner.get('/v1/partner/nothing'),
      () => partner.put('/v1/partner/clinics'),
    ];
    const free: (() => Promise<Reply>)[] = [
      () => withToken(scene, null).get('/v1/partner/health'),
      () => withToken(scene, 'bad.token.here').get('/v1/partner/health'),
    ];
    let { minute, hour } = rateOf(await partner.get('/v1/partner/health'));
    for (const [index, send] of counting.entries()) {
      await free[index % free.length]?.();
      const rate = rateOf(await send());
      minute -= 1;
      hour -= 1;
      expect([index, rate.minute, rate.hour]).toEqual([index, minute, hour]);
    }
  }),
);

test(
  'a 429 says in header and body when to come back, and how both windows stand',
  withinOneMinute(async () => {
    const { world } = await createScene(app);
    await app.owner.rows.all(sql`
    update organizations set minute_limit = 2, hour_limit = 50 where id = ${world.organizationId}`);
    await app.owner.rows.all(sql`
    update rate_windows set minute_start = date_trunc('minute', clock_timestamp()), minute_count = 2, hour_count = 7
    where organization_id = ${world.organizationId}`);
    const asked = Date.now() / 1_000;
    const reply = await world.partner.get('/v1/partner/health');
    const answered = Date.now() / 1_000;
    expect(reply.status).toBe(429);
    const rate = rateOf(reply);
    expect(rate).toMatchObject({ minute: 0, hour: 43 });
    expect(reply.body).toMatchObject({
      minute_remaining: 0,
      minute_reset: rate.minuteReset,
      hour_remaining: 43,
      hour_reset: rate.hourReset,
    });
    const retryAfter = Number(reply.headers.get('Retry-After'));
    expect(reply.body.retry_after_seconds).toBe(retryAfter);
    expect(Number.isInteger(retryAfter) && retryAfter >= 1 && retryAfter <= 60).toBe(true);
    expect(rate.minuteReset - retryAfter).toBeGreaterThan(asked - 2);
    expect(rate.minuteReset - retryAfter).toBeLessThan(answered + 2);
  }),
);
