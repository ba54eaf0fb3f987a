import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TokenKind } from '../../domain/access/actor.ts';
import { SCOPES } from '../../domain/access/scopes.ts';
import { endpoints } from '../../domain/index.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf, type Reply } from '../support/client.ts';
import { callerAt, type TokenOf } from './caller.ts';
import { operate } from './operator.ts';
import { resign } from './own-tokens.ts';
import { rawRequest } from './raw-request.ts';
import {
  all,
  type Calls,
  createScene,
  forEachOf,
  outcomeOf,
  outcomesOf,
  pathToNothing,
  perform,
  prepareCalls,
  samples,
  successes,
  withToken,
} from './samples.ts';

/** Who may call what (specification 5, decisions 1.1 and 2.3), for every operation of the list. */

let app: RunningApp;
/** Another process on the same database: what an operator does holds in all of them. */
let other: RunningApp;
beforeAll(async () => {
  [app, other] = await Promise.all([startApp(), startApp()]);
});
afterAll(() => Promise.all([app.stop(), other.stop()]));

const now = () => Math.floor(Date.now() / 1_000);

/** The outcomes of the same calls in both processes, which agree. */
const outcomesOfBoth = async (calls: Calls, token: string | TokenOf) => {
  const at = (baseUrl: string) =>
    typeof token === 'string' ? clientOf(baseUrl, token) : callerAt(baseUrl, token);
  const [here, there] = await Promise.all([
    outcomesOf(at(app.baseUrl), calls),
    outcomesOf(at(other.baseUrl), calls),
  ]);
  expect(there).toEqual(here);
  return here;
};

const ofTier = (calls: Calls, tier: 'partner' | 'embed'): Calls =>
  new Map([...calls].filter(([one]) => one.access.tier === tier));
/** The operations that a token of the kind may ask for at all. */
const takenBy = (kind: TokenKind) => endpoints.filter(({ access }) => access.tokens.includes(kind));

let prepared: Promise<Calls> | undefined;
/** Calls of an organization that stands by: for what is refused before anybody looks whose the ids are. */
const callsToRefuse = (): Promise<Calls> => {
  prepared ??= createScene(app).then((scene) => prepareCalls(scene));
  return prepared;
};

test('every operation has a sample, and every sample an operation', () => {
  expect(Object.keys(samples).toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
});

test('every operation answers its sample with the success that it declares', async () => {
  const scene = await createScene(app);
  const calls = await prepareCalls(scene);
  expect(await outcomesOf(scene.caller, calls)).toEqual(successes(calls));
});

test('every operation that takes delegated tokens answers its sample to one', async () => {
  const scene = await createScene(app);
  const calls = await prepareCalls(scene, takenBy('delegated'));
  const clinician = await scene.world.as(scene.practice.practitioner.id);
  expect(await outcomesOf(clinician, calls)).toEqual(successes(calls));
});

test('no operation answers without a token, with garbage, or with another scheme', async () => {
  const scene = await createScene(app);
  const calls = await callsToRefuse();
  const { token } = scene.world.partner;
  const refused = all(calls, '401 unauthorized');
  expect(await outcomesOf(withToken(scene, null), calls)).toEqual(refused);
  expect(await outcomesOf(withToken(scene, 'not.a.token'), calls)).toEqual(refused);
  expect(await outcomesOf(withToken(scene, ''), calls)).toEqual(refused);
  for (const Authorization of [
    `Basic ${token}`,
    token,
    `Token ${token}`,
    `Bearer ${token} ${token}`,
    `Bearer${token}`,
  ])
    expect(await outcomesOf(withToken(scene, null), calls, { headers: { Authorization } })).toEqual(refused);
});

test('a request with two Authorization headers is refused, even when both are good', async () => {
  const { world } = await createScene(app);
  const line = ['Authorization', `Bearer ${world.partner.token}`] as const;
  const outcomes = endpoints.map(async (one) => {
    const reply = await rawRequest(app.baseUrl, one.method, pathToNothing(one), [line, line]);
    return [one.id, outcomeOf(reply)] as const;
  });
  expect(Object.fromEntries(await Promise.all(outcomes))).toEqual(
    Object.fromEntries(endpoints.map(({ id }) => [id, '401 unauthorized'])),
  );
});

test('a token that has expired, or is for another audience or issuer, is refused', async () => {
  const scene = await createScene(app);
  const { token } = scene.world.partner;
  const own = await prepareCalls(scene, takenBy('organization'));
  expect(await outcomesOf(withToken(scene, await resign(app, token, {})), own)).toEqual(successes(own));
  const untouched = await callsToRefuse();
  for (const changes of [
    { exp: now() - 1 },
    { aud: 'https://elsewhere.example' },
    { aud: [app.config.AUDIENCE, 'https://elsewhere.example'] },
    { iss: `${app.config.TOKEN_ISSUER}/` },
    { nbf: now() + 3_600 },
    { org_id: randomUUID() },
    { sub: 'nobody', client_id: 'nobody' },
    { practitioner_id: randomUUID() },
  ])
    expect(await outcomesOf(withToken(scene, await resign(app, token, changes)), untouched)).toEqual(
      all(untouched, '401 unauthorized'),
    );
});

test("a token for another organization's practitioner is refused", async () => {
  const [scene, foreign] = await Promise.all([createScene(app), createScene(app)]);
  const calls = await callsToRefuse();
  const token = await resign(app, scene.world.partner.token, {
    practitioner_id: foreign.practice.practitioner.id,
  });
  expect(await outcomesOf(withToken(scene, token), calls)).toEqual(all(calls, '401 unauthorized'));
});

test('a 401 names the scheme, and reveals nothing about the organization', async () => {
  const scene = await createScene(app);
  await operate(scene, 'organizations revoke');
  const { headers, body } = await scene.world.partner.get('/v1/partner/health');
  expect(headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
  expect(Object.keys(body).toSorted()).toEqual(['detail', 'request_id', 'status', 'title', 'type']);
});

test('a revoked organization is refused from the next request on, in every process', async () => {
  const scene = await createScene(app);
  const calls = await callsToRefuse();
  const { token } = scene.world.partner;
  expect((await clientOf(other.baseUrl, token).get('/v1/partner/health')).status).toBe(200);
  await operate(scene, 'organizations revoke');
  expect(await outcomesOfBoth(calls, scene.tokenOf)).toEqual(all(calls, '401 unauthorized'));
});

test('the tokens of a rotated credential are refused from the next request on, and new tokens are accepted', async () => {
  const scene = await createScene(app);
  const calls = await callsToRefuse();
  const own = await prepareCalls(scene, takenBy('organization'));
  const { token } = scene.world.partner;
  expect((await clientOf(other.baseUrl, token).get('/v1/partner/health')).status).toBe(200);
  await operate(scene, 'credentials rotate', { args: [scene.world.credential.client_id] });
  expect(await outcomesOfBoth(calls, scene.tokenOf)).toEqual(all(calls, '401 unauthorized'));
  const renewed = await resign(app, token, { credential_version: 2 });
  expect(await outcomesOf(withToken(scene, renewed), own)).toEqual(successes(own));
});

test('the tokens of a revoked credential are refused from the next request on', async () => {
  const scene = await createScene(app);
  const calls = await callsToRefuse();
  await operate(scene, 'credentials revoke', { args: [scene.world.credential.client_id] });
  expect(await outcomesOfBoth(calls, scene.tokenOf)).toEqual(all(calls, '401 unauthorized'));
});

test("a deleted practitioner's tokens are refused from the next request on", async () => {
  const scene = await createScene(app);
  const calls = await callsToRefuse();
  const { world, practice } = scene;
  const { id } = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  const clinician = await world.as(id);
  expect((await clinician.get('/v1/partner/health')).status).toBe(200);
  expect((await world.partner.delete(`/v1/partner/practitioners/${id}`)).status).toBe(204);
  expect(await outcomesOfBoth(calls, clinician.token)).toEqual(all(calls, '401 unauthorized'));
});

test('a suspended organization is refused with its slug, and served again once reinstated', async () => {
  const scene = await createScene(app);
  const calls = await prepareCalls(scene);
  await operate(scene, 'organizations suspend');
  expect(await outcomesOfBoth(calls, scene.tokenOf)).toEqual(all(calls, '403 partner-suspended'));
  await operate(scene, 'organizations reinstate');
  expect(await outcomesOf(scene.caller, calls)).toEqual(successes(calls));
});

test('an address outside the allowlist is refused, and accepted once its range is on the list', async () => {
  const scene = await createScene(app);
  const calls = await prepareCalls(
    scene,
    endpoints.filter(({ access }) => access.tier === 'partner'),
  );
  await operate(scene, 'allowlist set', { args: [['192.0.2.0/24', '2001:db8::/32']] });
  expect(await outcomesOfBoth(calls, scene.tokenOf)).toEqual(all(calls, '403 address-not-allowed'));
  const spoofed = { headers: { 'X-Forwarded-For': '192.0.2.7' } };
  expect(outcomeOf(await scene.world.partner.get('/v1/partner/health', spoofed))).toBe(
    '403 address-not-allowed',
  );
  await operate(scene, 'allowlist set', { args: [['192.0.2.0/24', '127.0.0.0/8']] });
  expect(await outcomesOf(scene.caller, calls)).toEqual(successes(calls));
});

test('the delegated tokens of a disabled practitioner are refused until it is active again', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const clinician = await world.as(practice.practitioner.id);
  // Every operation, three times over, is more than an organization may ask for in a minute.
  await operate(scene, 'limits set', { options: { minute: 1_000_000, hour: 1_000_000 } });
  const calls = ofTier(await callsToRefuse(), 'partner');
  const prepared = await prepareCalls(
    scene,
    endpoints.filter(({ access }) => access.tier === 'embed' || access.tokens.includes('delegated')),
  );
  const [own, framed] = [ofTier(prepared, 'partner'), ofTier(prepared, 'embed')];
  const path = `/v1/partner/practitioners/${practice.practitioner.id}`;
  await world.partner.patch(path, { status: 'disabled' });
  expect(await outcomesOfBoth(calls, clinician.token)).toEqual(all(calls, '403 practitioner-disabled'));
  expect(await outcomesOfBoth(framed, scene.tokenOf)).toEqual(all(framed, '403 practitioner-disabled'));
  const refusal = await clinician.get('/v1/partner/health');
  expect(refusal.text).not.toContain(practice.practitioner.id);
  expect((await world.partner.get('/v1/partner/health')).status).toBe(200);
  await world.partner.patch(path, { status: 'active' });
  expect(await outcomesOf(clinician, own)).toEqual(successes(own));
  expect(await outcomesOf(scene.caller, framed)).toEqual(successes(framed));
});

test('delegated tokens are refused while delegation is off, organization tokens are not', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const clinician = await world.as(practice.practitioner.id);
  const refused = await callsToRefuse();
  const [calls, framed] = [ofTier(refused, 'partner'), ofTier(refused, 'embed')];
  const own = await prepareCalls(scene, takenBy('organization'));
  await operate(scene, 'delegation off');
  expect(await outcomesOfBoth(calls, clinician.token)).toEqual(all(calls, '403 delegation-not-enabled'));
  expect(await outcomesOfBoth(framed, scene.tokenOf)).toEqual(all(framed, '403 delegation-not-enabled'));
  expect((await clinician.get('/v1/partner/health')).text).not.toContain(practice.practitioner.id);
  expect(await outcomesOf(world.partner, own)).toEqual(successes(own));
  await operate(scene, 'delegation on');
  expect((await clinician.get('/v1/partner/health')).status).toBe(200);
});

test('an operation refuses the kinds of token that it does not accept', async () => {
  const scene = await createScene(app);
  const clinician = await scene.world.as(scene.practice.practitioner.id);
  const outcomes = async (kind: 'organization' | 'delegated', client: typeof clinician) => {
    const refusing = endpoints.filter(
      ({ access }) => access.tier === 'partner' && !access.tokens.includes(kind),
    );
    const calls = await prepareCalls(scene, refusing);
    expect(await outcomesOf(client, calls)).toEqual(all(calls, '403 forbidden'));
    return refusing.map(({ id }) => id);
  };
  expect(await outcomes('delegated', clinician)).toContain('createClinic');
  await outcomes('organization', scene.world.partner);
});

test('neither tier accepts tokens of the other', async () => {
  const scene = await createScene(app);
  const calls = await callsToRefuse();
  const [partner, embed] = [ofTier(calls, 'partner'), ofTier(calls, 'embed')];
  const clinician = await scene.world.as(scene.practice.practitioner.id);
  for (const token of [scene.world.partner.token, clinician.token])
    expect(await outcomesOf(withToken(scene, token), embed)).toEqual(all(embed, '401 unauthorized'));
  for (const token of new Set([...embed.keys()].map(scene.tokenOf)))
    expect(await outcomesOf(withToken(scene, token), partner)).toEqual(all(partner, '401 unauthorized'));
});

test('an operation without its scope is refused, naming the scopes it needs and all that the token has', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const seen: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  const scoped = endpoints.filter(({ access }) => access.scopes.length > 0);
  const calls = await prepareCalls(scene, scoped);
  const tokens = new Map<string, { granted: string[]; token: string; delegated: string }>();
  for (const [one] of calls)
    for (const missing of one.access.scopes) {
      const granted = SCOPES.filter((scope) => scope !== missing);
      const scope = granted.join(' ');
      if (!tokens.has(missing))
        tokens.set(missing, {
          granted,
          token: await world.token({ scope }),
          delegated: await world.token({ scope, practitioner_id: practice.practitioner.id }),
        });
    }
  const told = (reply: Reply) => ({
    outcome: outcomeOf(reply),
    required: reply.body.required_scopes,
    granted: reply.body.granted_scopes,
  });
  await forEachOf(calls, async ([one, call]) => {
    for (const missing of one.access.scopes)
      for (const kind of one.access.tokens as ('organization' | 'delegated')[]) {
        const { token, delegated, granted } = tokens.get(missing) as NonNullable<
          ReturnType<typeof tokens.get>
        >;
        const client = withToken(scene, kind === 'delegated' ? delegated : token);
        const name = `${one.id} without ${missing} on an ${kind} token`;
        seen[name] = told(await perform(client, one, call));
        expected[name] = { outcome: '403 forbidden', required: one.access.scopes, granted };
      }
  });
  expect(seen).toEqual(expected);
  expect(await outcomesOf(scene.caller, calls)).toEqual(successes(calls));
});

test('a token without any scope still reaches operations that need none', async () => {
  const scene = await createScene(app);
  const token = await resign(app, scene.world.partner.token, { scope: '' });
  const delegated = await resign(app, (await scene.world.as(scene.practice.practitioner.id)).token, {
    scope: '',
  });
  const calls = await prepareCalls(
    scene,
    endpoints.filter(({ access }) => access.tier === 'partner' && access.scopes.length === 0),
  );
  const own = new Map([...calls].filter(([one]) => one.access.tokens.includes('organization')));
  expect(await outcomesOf(withToken(scene, token), own)).toEqual({
    ...successes(own),
    // What they need follows from the kind of the import.
    createImport: '403 forbidden',
    getImport: '403 forbidden',
    listImportResults: '403 forbidden',
  });
  const others = new Map([...calls].filter(([one]) => !own.has(one)));
  expect(await outcomesOf(withToken(scene, delegated), others)).toEqual(successes(others));
});
