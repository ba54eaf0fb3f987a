import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ClinicOptions, ConnectionError, ProblemError } from '../../../partners/client/index.js';
import { liftLimits } from '../../domain/observations.ts';
import { heldUp, startPipeline } from '../../interface/own-pipeline.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { slowness } from '../../support/load.ts';
import { createWorld, type World } from '../../support/world.ts';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts';
import { clientOfWorld } from './own-client.ts';

/** What the client repeats, when, and with which key (beyond the specification, 4.1). Tests wait beside each other. */

let app: RunningApp;
const proxies: FaultyProxy[] = [];
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  for (const proxy of proxies) await proxy.close();
  await app.stop();
});

/** A client that reaches the service through a proxy. */
const behindProxy = async (options: Partial<ClinicOptions> = {}) => {
  const [world, proxy] = await Promise.all([createWorld(app), startFaultyProxy(app.baseUrl)]);
  proxies.push(proxy);
  return { world, proxy, ...clientOfWorld(app, world, { baseUrl: proxy.url, ...options }) };
};
const namesIn = async ({ partner }: World): Promise<string[]> =>
  (await partner.get('/v1/partner/clinics?limit=100')).body.data.map(({ name }: { name: string }) => name);
const BODY = { name: 'Harbour Practice', timezone: 'Europe/Berlin' };
const keysOf = ({ passed }: FaultyProxy) => new Set(passed.map(({ headers }) => headers['idempotency-key']));
/** Seconds between the requests that came. */
const pausesOf = ({ passed }: FaultyProxy) =>
  passed.slice(1).map(({ at }, index) => (at - (passed[index]?.at ?? 0)) / 1_000);
const answering =
  (status: number, slug: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response
      .writeHead(status, { 'Content-Type': 'application/problem+json', ...headers })
      .end(JSON.stringify({ type: `${app.config.PROBLEM_BASE}/${slug}`, title: slug, status }));
const refusalOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProblemError)) throw new Error('Not refused', { cause: error });
  return error;
};

test.concurrent('a connection that is cut before or after the service has acted is repeated with one key', async () => {
  const { world, proxy, clinic, attempts } = await behindProxy();
  proxy.next('lost-before', 'lost-after');
  const made = await clinic.createClinic({ body: BODY });
  expect([made.status, made.replayed]).toEqual([201, true]);
  expect(await namesIn(world)).toEqual([BODY.name]);
  expect([proxy.passed.length, keysOf(proxy).size]).toEqual([3, 1]);
  expect(attempts.map(({ attempt, status }) => [attempt, status])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, 201],
  ]);
});

test.concurrent.each([
  ['429', 'rate-limited', 429],
  ['503', 'service-unavailable', 503],
])('%s is repeated after the seconds of Retry-After, with one key', async (_, slug, status) => {
  const { proxy, clinic, attempts } = await behindProxy();
  proxy.next(answering(status, slug, { 'Retry-After': '2' }));
  const made = await clinic.createClinic({ body: BODY });
  expect([made.status, made.replayed, keysOf(proxy).size]).toEqual([201, false, 1]);
  expect(attempts.map((one) => one.status)).toEqual([status, 201]);
  const [pause = 0] = pausesOf(proxy);
  expect(pause).toBeGreaterThanOrEqual(1.95);
  expect(pause).toBeLessThan(8 * slowness());
});

test.concurrent('a service that is busy is asked five times, and one that cannot be reached as long as there is time', async () => {
  const { proxy, clinic } = await behindProxy();
  proxy.fault = () => answering(503, 'service-unavailable', { 'Retry-After': '0' });
  expect((await refusalOf(clinic.listClinics())).status).toBe(503);
  expect(proxy.passed).toHaveLength(5);
  proxy.next(...Array.from({ length: 7 }, () => 'lost-before' as const));
  proxy.fault = () => 'none';
  expect((await clinic.listClinics()).status).toBe(200);
  expect(proxy.passed).toHaveLength(13);
});

test.concurrent.each([0, 2])(
  'with retries: %i, so many further attempts are made, whatever happens',
  async (retries) => {
    const { proxy, clinic } = await behindProxy({ retries });
    proxy.fault = () => 'lost-before';
    await expect(clinic.listClinics()).rejects.toBeInstanceOf(ConnectionError);
    proxy.fault = () => answering(503, 'service-unavailable', { 'Retry-After': '0' });
    await refusalOf(clinic.listClinics());
    expect(proxy.passed).toHaveLength(2 * (retries + 1));
  },
);

test.concurrent('500 is repeated once, and then thrown', async () => {
  const { proxy, clinic } = await behindProxy();
  const broken = answering(500, 'internal-error');
  proxy.next(broken);
  expect((await clinic.createClinic({ body: BODY })).status).toBe(201);
  proxy.passed.length = 0;
  proxy.next(broken, broken);
  const error = await refusalOf(clinic.createClinic({ body: { ...BODY, name: 'Second' } }));
  expect([error.status, error.slug, proxy.passed.length]).toEqual([500, 'internal-error', 2]);
  expect(keysOf(proxy)).toEqual(new Set([error.idempotencyKey]));
});

test.concurrent('a request that is still running with the same key is waited for, and its answer shown', async () => {
  const { world, proxy, clinic, attempts } = await behindProxy();
  const [started, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pipeline = await startPipeline(
    app,
    {},
    heldUp('createClinic', async () => {
      started.resolve();
      await goOn.promise;
      return [];
    }),
  );
  const idempotencyKey = randomUUID();
  const slow = clientOfWorld(app, world, { baseUrl: pipeline.baseUrl }).clinic.createClinic(
    { body: BODY },
    { idempotencyKey },
  );
  await started.promise;
  proxy.fault = () => {
    // The first answer is the conflict; what runs may end before the third.
    if (proxy.passed.length === 2) goOn.resolve();
    return 'none';
  };
  const second = await clinic.createClinic({ body: BODY }, { idempotencyKey });
  expect([second.status, second.replayed]).toEqual([201, true]);
  expect(second.data).toEqual((await slow).data);
  expect(await namesIn(world)).toEqual([BODY.name]);
  expect(attempts[0]?.status).toBe(409);
  const [pause = 0] = pausesOf(proxy);
  expect(pause).toBeGreaterThanOrEqual(0.95);
  await pipeline.stop();
});

test.concurrent('a conflict of keys is repeated after 1, 2 and 4 seconds, and then thrown', async () => {
  const { proxy, clinic } = await behindProxy();
  proxy.fault = () => answering(409, 'idempotency-conflict');
  const error = await refusalOf(clinic.createClinic({ body: BODY }));
  expect(error.slug).toBe('idempotency-conflict');
  const pauses = pausesOf(proxy);
  expect(pauses).toHaveLength(3);
  for (const [index, least] of [1, 2, 4].entries())
    expect(pauses[index]).toBeGreaterThanOrEqual(least - 0.05);
  expect(keysOf(proxy).size).toBe(1);
});

test.concurrent.each([
  ['a name that is taken', 'clinic-name-conflict', 409],
  ['what is not valid', 'validation-error', 422],
])('%s is not repeated, and the error has what the service said', async (_, slug, status) => {
  const { clinic, proxy } = await behindProxy();
  await clinic.createClinic({ body: BODY });
  proxy.passed.length = 0;
  const error = await refusalOf(
    clinic.createClinic({ body: slug === 'validation-error' ? { ...BODY, timezone: 'Moon' } : BODY }),
  );
  expect([error.status, error.slug, proxy.passed.length]).toEqual([status, slug, 1]);
  expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(error.problem.request_id).toBe(error.requestId);
  expect(error.fields.map(({ path }) => path)).toEqual(slug === 'validation-error' ? ['timezone'] : []);
});

test('a limit that opens later than the time of the call is thrown at once, with its seconds', async () => {
  const { world, clinic, attempts } = await behindProxy({ timeoutSeconds: 1 });
  await app.owner.pool.query('update organizations set minute_limit = 1 where id = $1', [
    world.organizationId,
  ]);
  // The two minutes in which it may fall.
  const errors = await Promise.allSettled([1, 2, 3].map(() => clinic.listClinics()));
  const refused = errors.flatMap((one) =>
    one.status === 'rejected' && one.reason instanceof ProblemError ? [one.reason] : [],
  );
  expect(refused.length).toBeGreaterThan(0);
  for (const error of refused) {
    expect([error.slug, error.status]).toEqual(['rate-limited', 429]);
    expect(error.retryAfter).toBeGreaterThan(0);
  }
  expect(attempts.length).toBeLessThanOrEqual(4);
});

test.concurrent('a service that never answers ends in the time of the call, and the key is in the error', async () => {
  const { world, proxy, clinic } = await behindProxy({ timeoutSeconds: 5 });
  proxy.fault = () => () => undefined;
  const began = performance.now();
  const error = await clinic.createClinic({ body: BODY }).catch((thrown: unknown) => thrown);
  expect(performance.now() - began).toBeLessThan(10_000 * slowness());
  expect(error).toBeInstanceOf(ConnectionError);
  const { idempotencyKey } = error as ConnectionError;
  expect(keysOf(proxy)).toEqual(new Set([idempotencyKey]));
  expect(proxy.passed.length).toBeGreaterThanOrEqual(2);
  // Another process goes on with it.
  proxy.fault = () => 'none';
  const other = clientOfWorld(app, world, { baseUrl: proxy.url }).clinic;
  const made = await other.createClinic({ body: BODY }, { idempotencyKey: idempotencyKey as string });
  expect(made.status).toBe(201);
});

test.concurrent('an answer that a proxy made is an error without a slug', async () => {
  const { proxy, clinic } = await behindProxy();
  proxy.next((response) => response.writeHead(413).end('<html>too large</html>'));
  const error = await refusalOf(clinic.createClinic({ body: BODY }));
  expect([error.status, error.slug, error.fields]).toEqual([413, '', []]);
});

test.concurrent('a signal ends a call between its attempts, with its own reason', async () => {
  const { proxy, clinic } = await behindProxy();
  const control = new AbortController();
  proxy.fault = () => {
    control.abort(new Error('Enough'));
    return answering(503, 'service-unavailable', { 'Retry-After': '20' });
  };
  const began = performance.now();
  await expect(clinic.createClinic({ body: BODY }, { signal: control.signal })).rejects.toThrow('Enough');
  expect([performance.now() - began < 10_000 * slowness(), proxy.passed.length]).toEqual([true, 1]);
});

test.concurrent('nothing that onAttempt is given names an address, a body or a token', async () => {
  const { proxy, clinic, attempts } = await behindProxy();
  proxy.next('lost-before');
  await clinic.listClinics({ query: { external_id: 'Quillfeather' } });
  for (const attempt of attempts) {
    expect(Object.keys(attempt).sort()).toEqual([
      'attempt',
      'durationMs',
      'operationId',
      'requestId',
      'status',
    ]);
    expect(JSON.stringify(attempt)).not.toMatch(/Quillfeather|127\.0\.0\.1|ey[A-Za-z0-9]/);
  }
  expect(proxy.passed[0]?.url).toContain('Quillfeather');
});

test.concurrent('creates, changes and deletes take effect once though half of the answers are lost', async () => {
  const { world, proxy, clinic } = await behindProxy({ timeoutSeconds: 120 });
  await liftLimits(app, world.organizationId);
  let count = 0;
  // Of ten requests three are lost afterwards and two before, spread over all calls.
  proxy.fault = () => {
    count = (count + 7) % 10;
    return count < 3 ? 'lost-after' : count < 5 ? 'lost-before' : 'none';
  };
  const numbers = Array.from({ length: 40 }, (_, index) => index);
  const made = await Promise.all(
    numbers.map((index) => clinic.createClinic({ body: { ...BODY, name: `Practice ${index}` } })),
  );
  const ids = made.map(({ data }) => data.id);
  expect(new Set(await namesIn(world))).toEqual(new Set(numbers.map((index) => `Practice ${index}`)));
  await Promise.all(
    ids.map((id, index) => clinic.updateClinic({ path: { id }, body: { name: `Changed ${index}` } })),
  );
  await Promise.all(ids.map((id) => clinic.deleteClinic({ path: { id } })));
  expect(await namesIn(world)).toEqual([]);
  const events: string[] = [];
  for await (const { type } of clinic.each('listEvents', { query: { limit: 100 } })) events.push(type);
  const countOf = (type: string) => events.filter((one) => one === type).length;
  expect(['clinic.created', 'clinic.updated', 'clinic.deleted'].map(countOf)).toEqual([40, 40, 40]);
});

describe('explain', () => {
  test('reads what the service did for a refused request', async () => {
    const { clinic } = await behindProxy();
    await clinic.createClinic({ body: BODY });
    const error = await refusalOf(clinic.createClinic({ body: BODY }));
    const told = await error.explain();
    expect(told).toMatchObject({
      request_id: error.requestId,
      operation: 'createClinic',
      status: 409,
      problem: 'clinic-name-conflict',
      effects: [],
      settled: true,
    });
  });

  test("reads a clinician's request with the clinician's token", async () => {
    const { world, clinic } = await behindProxy();
    const { practitioner } = await world.practice();
    const error = await refusalOf(clinic.as(practitioner.id).getPatient({ path: { id: randomUUID() } }));
    const told = await error.explain();
    expect(told).toMatchObject({ problem: 'not-found', practitioner_id: practitioner.id });
  });
});
