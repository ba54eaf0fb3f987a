import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { JWTPayload } from 'jose';
import { untouchedRate } from '../../domain/access/admission.ts';
import { type Capability, maskedFeatureOf, SEAT_CAPABILITY } from '../../domain/access/capabilities.ts';
import type { EmbedGrant } from '../../domain/access/embed-tokens.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Reply } from '../support/client.ts';
import { MINTABLE, ORIGIN } from './caller.ts';
import { operate } from './operator.ts';
import { resign } from './own-tokens.ts';
import { rawRequest } from './raw-request.ts';
import {
  createScene,
  forEachOf,
  outcomeOf,
  pathToNothing,
  perform,
  prepareCalls,
  type Scene,
  withToken,
} from './samples.ts';

/** Every capability against every route of the embed tier, and what holds for all of its tokens. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const framed = endpoints.filter(({ access }) => access.tier === 'embed');

/** A token as the service signs it, with just this grant. */
const grant = async ({ world, practice }: Scene, changes: Partial<EmbedGrant>): Promise<string> => {
  const { token } = await app.embedTokens.issue(
    {
      organization_id: world.organizationId,
      client_id: world.credential.client_id,
      credential_version: 1,
      practitioner_id: practice.practitioner.id,
    },
    { capabilities: [], origins: [ORIGIN], patient_id: null, seat: null, ttl_seconds: 900, ...changes },
  );
  return token;
};
const seat = (role: 'practitioner' | 'patient') =>
  ({ game_session_id: randomUUID(), game_type: 'sandtray', role }) as const;

/** The refusal that the declaration implies for a token with one capability alone, or none of its own. */
const refusalFor = (one: Endpoint, capability: Capability): object | null => {
  const { capabilities, patient } = one.access;
  if (!capabilities.includes(capability))
    return capabilities[0] === SEAT_CAPABILITY
      ? { outcome: '403 session-scope-missing', capability: undefined }
      : { outcome: '403 capability-missing', capability: capabilities[0] };
  return patient ? { outcome: '403 session-scope-missing', capability: undefined } : null;
};
const seen = (reply: Reply) => ({
  outcome: outcomeOf(reply),
  capability: reply.body?.required_capability,
});

test('each capability alone opens the routes that declare it, and all others name what they need', async () => {
  const scene = await createScene(app);
  await operate(scene, 'limits set', { options: { minute: 1_000_000, hour: 1_000_000 } });
  const wrong: unknown[] = [];
  for (const capability of MINTABLE) {
    const client = withToken(scene, await grant(scene, { capabilities: [capability] }));
    await forEachOf(framed, async (one) => {
      const reply = await perform(client, one, { path: pathToNothing(one) });
      const refusal = refusalFor(one, capability);
      if (refusal && JSON.stringify(seen(reply)) !== JSON.stringify(refusal))
        wrong.push([capability, one.id, seen(reply), refusal]);
      if (!refusal && reply.status === 403) wrong.push([capability, one.id, seen(reply)]);
    });
  }
  expect(wrong).toEqual([]);
});

test('each route opens to a token with just its capability', async () => {
  const scene = await createScene(app);
  await forEachOf(await prepareCalls(scene, framed), async ([one, call]) => {
    const [capability] = one.access.capabilities as readonly [Capability];
    if (capability === SEAT_CAPABILITY) return;
    const patient_id = one.access.patient ? scene.practice.patient.id : null;
    const token = await grant(scene, { capabilities: [capability], patient_id });
    expect([one.id, (await perform(withToken(scene, token), one, call)).status]).toEqual([
      one.id,
      one.success[0],
    ]);
  });
});

test('each route opens to a direct login with only its capability, and is audited as such', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const login_session_id = randomUUID();
  await app.owner.rows.all(sql`
    with login as (update practitioners set service_login_status = 'active' where id = ${practice.practitioner.id})
    insert into login_sessions (id, organization_id, practitioner_id, token_hash)
    values (${login_session_id}, ${world.organizationId}, ${practice.practitioner.id}, ${randomBytes(32)})`);
  const own = (capabilities: readonly Capability[], patient_id: string | null = null) =>
    app.embedTokens.issueOwn({
      organization_id: world.organizationId,
      practitioner_id: practice.practitioner.id,
      login_session_id,
      capabilities,
      patient_id,
      ttl_seconds: 300,
    });
  const seats = framed.filter(({ access }) => access.capabilities.includes(SEAT_CAPABILITY));
  const others = framed.filter((each) => !seats.includes(each));
  await forEachOf(await prepareCalls(scene, others), async ([one, call]) => {
    const none = withToken(scene, await own([]));
    expect([one.id, seen(await perform(none, one, call))]).toEqual([
      one.id,
      { outcome: '403 capability-missing', capability: one.access.capabilities[0] },
    ]);
    const [capability] = one.access.capabilities as readonly [Capability];
    const token = await own([capability], one.access.patient ? practice.patient.id : null);
    const reply = await perform(withToken(scene, token), one, call);
    expect([one.id, reply.status]).toEqual([one.id, one.success[0]]);
    const entry = await app.owner.rows.first(sql`
      select actor_kind, client_id, practitioner_id, action from audit_entries
      where organization_id = ${world.organizationId} and request_id = ${reply.headers.get('X-Request-Id')}`);
    expect(entry).toEqual({
      actor_kind: 'practitioner',
      client_id: null,
      practitioner_id: practice.practitioner.id,
      action: one.id,
    });
  });
  // What only seats may is not asked for here, and would be of no session.
  for (const one of seats.filter(({ access }) => access.capabilities.length === 1))
    expect([
      one.id,
      outcomeOf(
        await perform(withToken(scene, await own([SEAT_CAPABILITY])), one, { path: pathToNothing(one) }),
      ),
    ]).toEqual([one.id, '403 session-scope-missing']);
});

test("a patient's game seat is refused on all workspace routes, which name role or capability", async () => {
  const scene = await createScene(app);
  const token = await grant(scene, {
    capabilities: [SEAT_CAPABILITY],
    patient_id: scene.practice.patient.id,
    seat: seat('patient'),
  });
  const closed = framed.filter(({ access }) => !access.capabilities.includes(SEAT_CAPABILITY));
  await forEachOf(closed, async (one) => {
    const reply = await perform(withToken(scene, token), one, { path: pathToNothing(one) });
    const [needed] = one.access.capabilities;
    expect([one.id, outcomeOf(reply), reply.body.required_capability ?? reply.body.required_role]).toEqual([
      one.id,
      '403 capability-missing',
      needed === 'shell:read' ? 'practitioner' : needed,
    ]);
  });
});

test('a feature that the session configuration switches off is refused and named, whatever a token grants', async () => {
  const scene = await createScene(app);
  await scene.world.partner.patch('/v1/partner/session-config', { enabled_features: [] });
  for (const one of framed) {
    const features = one.access.capabilities.map(maskedFeatureOf);
    const reply = await perform(scene.caller, one, { path: pathToNothing(one) });
    if (features.includes(undefined)) expect([one.id, reply.status]).not.toEqual([one.id, 403]);
    else
      expect([one.id, outcomeOf(reply), reply.body.required_feature]).toEqual([
        one.id,
        '403 feature-not-entitled',
        features[0],
      ]);
  }
});

test('a token that has expired, or has another kind, audience, issuer or subject, is refused', async () => {
  const scene = await createScene(app);
  const token = await grant(scene, { capabilities: ['shell:read'] });
  const now = Math.floor(Date.now() / 1_000);
  const get = async (changes: JWTPayload, typ = 'embed+jwt') =>
    outcomeOf(await withToken(scene, await resign(app, token, changes, typ)).get('/api/embed/session'));
  expect(await get({})).toBe('200');
  for (const changes of [
    { exp: now - 1 },
    { aud: app.config.AUDIENCE },
    { iss: app.config.TOKEN_ISSUER },
    { org_id: randomUUID() },
    { practitioner_id: randomUUID() },
    { practitioner_id: undefined },
    { client_id: 'nobody' },
    { credential_version: 2 },
    { capabilities: 'shell:read' },
    { origins: null },
    { patient_id: 'no-uuid' },
  ])
    expect([changes, await get(changes)]).toEqual([changes, '401 unauthorized']);
  for (const typ of ['at+jwt', 'JWT', 'seat+jwt'])
    expect([typ, await get({}, typ)]).toEqual([typ, '401 unauthorized']);
});

test('a token in the address is not accepted', async () => {
  const scene = await createScene(app);
  const token = await grant(scene, { capabilities: ['shell:read'] });
  expect(outcomeOf(await withToken(scene, null).get(`/api/embed/session?token=${token}`))).toBe(
    '401 unauthorized',
  );
});

test('no token of a deleted clinician works', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  const token = await grant(
    { ...scene, practice: { ...practice, practitioner: colleague } },
    { capabilities: ['shell:read'] },
  );
  const client = withToken(scene, token);
  expect((await client.get('/api/embed/session')).status).toBe(200);
  await world.partner.delete(`/v1/partner/practitioners/${colleague.id}`);
  expect(outcomeOf(await client.get('/api/embed/session'))).toBe('401 unauthorized');
});

test('the allowlist of server addresses does not apply to browsers', async () => {
  const scene = await createScene(app);
  await operate(scene, 'allowlist set', { args: [['192.0.2.0/24']] });
  expect((await scene.caller.get('/api/embed/session')).status).toBe(200);
});

test("limits are shared with the organization's server", async () => {
  const scene = await createScene(app);
  const left = ({ headers }: Reply) => Number(headers.get('X-RateLimit-Hour-Remaining'));
  const before = left(await scene.world.partner.get('/v1/partner/health'));
  expect(left(await scene.caller.get('/api/embed/session'))).toBe(before - 1);
});

test("only the token's own pages, and this host's, may call from a browser", async () => {
  const scene = await createScene(app);
  const token = await grant(scene, {
    capabilities: ['shell:read'],
    origins: ['https://portal.partner.example', 'https://*.clinic.example', 'http://localhost:3000'],
  });
  const client = withToken(scene, token);
  const from = (Origin: string) => client.get('/api/embed/session', { headers: { Origin } });
  for (const origin of [
    'https://portal.partner.example',
    'https://a.clinic.example',
    'https://a.b.clinic.example',
    'http://localhost:3000',
  ]) {
    const reply = await from(origin);
    expect([origin, reply.status, reply.headers.get('Access-Control-Allow-Origin')]).toEqual([
      origin,
      200,
      origin,
    ]);
    expect(reply.headers.get('Vary')).toBe('Origin');
    expect(reply.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  }
  expect((await from(new URL(app.config.BASE_URL).origin)).status).toBe(200);
  for (const origin of [
    'https://evil.example',
    'https://clinic.example',
    'https://evilclinic.example',
    'http://a.clinic.example',
    'https://portal.partner.example:8443',
    'http://localhost:3001',
    'http://localhost',
    'null',
    '*',
  ]) {
    const reply = await from(origin);
    expect([origin, outcomeOf(reply), reply.headers.get('Access-Control-Allow-Origin')]).toEqual([
      origin,
      '403 forbidden',
      null,
    ]);
  }
});

test('the page of an authentic expired token may read the refusal; no other page may, and no other refused token', async () => {
  const scene = await createScene(app);
  const token = await grant(scene, { capabilities: ['shell:read'] });
  const now = Math.floor(Date.now() / 1_000);
  const expired = { exp: now - 1 };
  const readBy = async (Origin: string, changes: JWTPayload) => {
    const client = withToken(scene, await resign(app, token, changes, 'embed+jwt'));
    const reply = await client.get('/api/embed/session', { headers: { Origin } });
    expect(outcomeOf(reply)).toBe('401 unauthorized');
    return reply.headers.get('Access-Control-Allow-Origin');
  };
  expect(await readBy(ORIGIN, expired)).toBe(ORIGIN);
  expect(await readBy('https://evil.example', expired)).toBeNull();
  expect(await readBy(ORIGIN, { ...expired, aud: app.config.AUDIENCE })).toBeNull();
});

test('a preflight of a known route is answered with its methods, never with *', async () => {
  const asked = (path: string, lines: readonly (readonly [string, string])[]) =>
    rawRequest(app.baseUrl, 'OPTIONS', path, lines);
  const method = ['Access-Control-Request-Method', 'GET'] as const;
  const reply = await asked('/api/embed/session', [['Origin', ORIGIN], method]);
  expect([reply.status, reply.headers.get('Access-Control-Allow-Origin')]).toEqual([204, ORIGIN]);
  expect(reply.headers.get('Access-Control-Allow-Methods')).toBe('GET');
  expect(reply.headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization.*Idempotency-Key/);
  expect(reply.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(reply.headers.get('Cache-Control')).toBe('no-store');
  expect(Number(reply.headers.get('X-RateLimit-Minute-Remaining'))).toBe(
    untouchedRate(new Date()).minute_remaining,
  );
  for (const [path, ...lines] of [
    ['/api/embed/nothing', ['Origin', ORIGIN], method],
    ['/api/embed/session', ['Origin', '*'], method],
    ['/api/embed/session', ['Origin', 'null'], method],
    ['/api/embed/session', ['Origin', ORIGIN]],
    ['/v1/partner/health', ['Origin', ORIGIN], method],
  ] as const) {
    const refused = await asked(path, lines);
    expect([path, refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([
      path,
      401,
      null,
    ]);
  }
});
