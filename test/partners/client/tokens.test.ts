import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { ConnectionError, TokenError } from '../../../partners/client/index.js';
import { type RunningApp, startApp } from '../../support/app.ts';
import { eventually } from '../../support/eventually.ts';
import { slowness } from '../../support/load.ts';
import { createWorld } from '../../support/world.ts';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts';
import { clientOfWorld } from './own-client.ts';

/** How the client gets its tokens, keeps them and renews them (beyond the specification, 4.1). */

let app: RunningApp;
const proxies: FaultyProxy[] = [];
beforeAll(async () => {
  app = await startApp();
});
afterEach(async () => {
  for (const proxy of proxies.splice(0)) await proxy.close();
});
afterAll(() => app.stop());

/** A client that reaches both servers through proxies. */
const behindProxies = async (options = {}) => {
  const world = await createWorld(app);
  const [api, tokens] = await Promise.all([startFaultyProxy(app.baseUrl), startFaultyProxy(app.authUrl)]);
  proxies.push(api, tokens);
  const addresses = { baseUrl: api.url, tokenUrl: `${tokens.url}/oauth/token` };
  return { world, api, tokens, ...clientOfWorld(app, world, { ...addresses, ...options }) };
};
/** The service says that its tokens end after so many seconds. */
const endingAfter =
  (seconds: number) =>
  (body: string): string =>
    JSON.stringify({ ...JSON.parse(body), expires_in: seconds });
const bearersOf = ({ passed }: FaultyProxy) => passed.map(({ headers }) => headers.authorization);

test('a hundred calls at once, for the organization and five clinicians, exchange six tokens', async () => {
  const { world, tokens, clinic } = await behindProxies();
  const { id: partner_clinic_id } = await world.clinic();
  const clinicians = await Promise.all(
    Array.from({ length: 5 }, () => world.practitioner({ partner_clinic_id })),
  );
  const callers = [clinic, ...clinicians.map(({ id }) => clinic.as(id))];
  const calls = Array.from({ length: 100 }, (_, index) => callers[index % 6] as typeof clinic);
  await Promise.all(calls.map((one) => one.listClinics()));
  expect(tokens.passed).toHaveLength(6);
  // Another handle of the same clinician has the same token.
  await clinic.as(clinicians[0].id).listClinics();
  expect(tokens.passed).toHaveLength(6);
});

test('a token is renewed five minutes before its end, measured from when it came', async () => {
  const { api, tokens, clinic } = await behindProxies();
  tokens.rewrite = endingAfter(900);
  await clinic.listClinics();
  let later = 0;
  const now = performance.now.bind(performance);
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + later * 1_000);
  later = 580;
  await clinic.listClinics();
  expect(tokens.passed).toHaveLength(1);
  later = 601;
  await Promise.all([clinic.listClinics(), clinic.listClinics()]);
  expect([tokens.passed.length, new Set(bearersOf(api)).size]).toEqual([2, 2]);
  clock.mockRestore();
});

test('a token that lives shorter than ten minutes serves for half of its life, and is then renewed', async () => {
  const { api, tokens, clinic } = await behindProxies();
  tokens.rewrite = endingAfter(4);
  await Promise.all([clinic.listClinics(), clinic.listClinics()]);
  await clinic.listClinics();
  expect(tokens.passed).toHaveLength(1);
  await eventually(async () => {
    await clinic.listClinics();
    return tokens.passed.length === 2;
  });
  expect((tokens.passed[1]?.at ?? 0) - (tokens.passed[0]?.at ?? 0)).toBeGreaterThanOrEqual(1_950);
  expect(new Set(bearersOf(api)).size).toBe(2);
});

test('while the authorization server is away, the old token serves to its end', async () => {
  const { api, tokens, clinic } = await behindProxies({ timeoutSeconds: 2 });
  tokens.rewrite = endingAfter(4);
  await clinic.listClinics();
  tokens.fault = () => 'lost-before';
  await eventually(async () => {
    await clinic.listClinics();
    return tokens.passed.length === 2;
  });
  expect(new Set(bearersOf(api)).size).toBe(1);
});

test('401 fetches one token, for all calls that were refused with the old one', async () => {
  const { api, tokens, clinic, attempts } = await behindProxies();
  await clinic.listClinics();
  api.next('without-token', 'without-token', 'without-token');
  await Promise.all([1, 2, 3].map(() => clinic.listClinics()));
  expect(tokens.passed).toHaveLength(2);
  expect(attempts.filter(({ status }) => status === 401)).toHaveLength(3);
});

test('a second 401 in one call is thrown', async () => {
  const { api, tokens, clinic } = await behindProxies();
  api.fault = () => 'without-token';
  await expect(clinic.listClinics()).rejects.toMatchObject({ status: 401, slug: 'unauthorized' });
  expect([api.passed.length, tokens.passed.length]).toEqual([2, 2]);
});

test('a credential that is refused is an error with its code, asked for once', async () => {
  const { tokens, clinic } = await behindProxies({ clientSecret: 'wrong' });
  const error = await clinic.createClinic({ body: { name: 'Never' } }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TokenError);
  expect(error).toMatchObject({ status: 401, code: 'invalid_client', idempotencyKey: expect.any(String) });
  expect(tokens.passed).toHaveLength(1);
});

test('a refused exchange says what the server says of it, and never the secret', async () => {
  const { clinic } = await behindProxies({ audience: 'https://another.example' });
  await expect(clinic.listClinics()).rejects.toMatchObject({
    detail: expect.stringContaining('audience'),
    message: expect.stringMatching(/^No token: 4\d\d \w+: .*audience/),
  });
  const other = await behindProxies({ clientSecret: 'a-wrong-secret' });
  other.tokens.next((response: ServerResponse) =>
    response.writeHead(400).end('{"error":"invalid_request","detail":"Not: a-wrong-secret"}'),
  );
  await expect(other.clinic.listClinics()).rejects.toMatchObject({
    detail: undefined,
    message: 'No token: 400 invalid_request',
  });
});

test.each(['localhost:8080', 'api.clinic.example', 'ftp://clinic.example', 'https://'])(
  'the address %s is refused at once',
  async (address) => {
    const { credential } = await createWorld(app);
    for (const name of ['baseUrl', 'tokenUrl'])
      expect(() => clientOfWorld(app, { credential }, { [name]: address })).toThrow(`${name} is no address`);
  },
);

test('calls that share an exchange that fails have errors with keys of their own', async () => {
  const { tokens, clinic } = await behindProxies({ clientSecret: 'wrong', retries: 0 });
  const failures = await Promise.allSettled(
    [1, 2].map((number) => clinic.createClinic({ body: { name: `Never ${number}` } })),
  );
  const keys = failures.map((one) => (one.status === 'rejected' ? one.reason.idempotencyKey : undefined));
  expect([tokens.passed.length, new Set(keys).size, keys.includes(undefined)]).toEqual([1, 2, false]);
});

test.each([
  ['that is cut', 'lost-before' as const],
  ['that is busy', (response: ServerResponse) => response.writeHead(503, { 'Retry-After': '1' }).end()],
  ['that answers a page', (response: ServerResponse) => response.end('<html>Sign in</html>')],
])('an exchange %s is repeated', async (_, fault) => {
  const { tokens, clinic } = await behindProxies();
  tokens.next(fault);
  await clinic.listClinics();
  expect(tokens.passed).toHaveLength(2);
});

test('an exchange that hangs ends with the call, and a signal ends it at once', async () => {
  const { tokens, clinic } = await behindProxies({ timeoutSeconds: 1 });
  tokens.fault = () => () => undefined;
  const began = performance.now();
  await expect(clinic.listClinics()).rejects.toBeInstanceOf(ConnectionError);
  expect(performance.now() - began).toBeLessThan(5_000 * slowness());
  const control = new AbortController();
  const waiting = clinic.listClinics({}, { signal: control.signal });
  control.abort(new Error('Enough'));
  await expect(waiting).rejects.toThrow('Enough');
});
