import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { decodeJwt, type JWTPayload } from 'jose';
import { sql } from '../../../platform/database/rows.ts';
import { resign } from '../../interface/own-tokens.ts';
import { outcomeOf } from '../../interface/samples.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { clientOf } from '../../support/client.ts';
import { change } from '../../support/direct-login.ts';
import {
  askToken,
  memberOf,
  OWN_SESSION,
  ownToken,
  ownWorkspace,
  pageOf,
} from '../../support/own-workspace.ts';
import { visitorOf } from '../../support/pages.ts';
import { asOperator } from '../../support/world.ts';

/** In the service's own workspace the login's session stands in the place of a credential (decisions 2.7). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('signing out ends its tokens on the next request, here or everywhere', async () => {
  for (const path of ['/logout', '/logout/everywhere']) {
    const one = await memberOf(app);
    const other = await pageOf(app, one.practitioner.email);
    const [here, there] = [await ownWorkspace(app, one), await ownWorkspace(app, other)];
    await one.visitor.submit(path, { csrf: one.csrf });
    expect(outcomeOf(await here.get(OWN_SESSION))).toBe('401 unauthorized');
    expect((await there.get(OWN_SESSION)).status).toBe(path === '/logout' ? 200 : 401);
    expect((await askToken(one)).status).toBe(401);
  }
});

test('disabling ends them, and enabling does not restore them', async () => {
  const one = await memberOf(app);
  const workspace = await ownWorkspace(app, one);
  await change(one.world, one.practitioner, { status: 'disabled' });
  expect(outcomeOf(await workspace.get(OWN_SESSION))).toBe('401 unauthorized');
  expect((await askToken(one)).status).toBe(401);
  await change(one.world, one.practitioner, { status: 'active' });
  expect(outcomeOf(await workspace.get(OWN_SESSION))).toBe('401 unauthorized');
});

test('follows the rows themselves, whatever workflows and handlers have done', async () => {
  const one = await memberOf(app);
  const workspace = await ownWorkspace(app, one);
  const { id } = one.practitioner;
  const organization = sql`update organizations set`;
  const practitioner = sql`update practitioners set`;
  const session = sql`update login_sessions set`;
  for (const [table, state, undo, of, expected] of [
    [
      practitioner,
      sql`status = 'disabled'`,
      sql`status = 'active'`,
      sql`id = ${id}`,
      '403 practitioner-disabled',
    ],
    [
      practitioner,
      sql`deleted_at = clock_timestamp()`,
      sql`deleted_at = null`,
      sql`id = ${id}`,
      '401 unauthorized',
    ],
    ...['suspended', 'invited', 'none'].map(
      (status) =>
        [
          practitioner,
          sql`service_login_status = ${status}`,
          sql`service_login_status = 'active'`,
          sql`id = ${id}`,
          '401 unauthorized',
        ] as const,
    ),
    ...[sql`created_at = now() - interval '12 hours'`, sql`seen_at = now() - interval '61 minutes'`].map(
      (age) =>
        [
          session,
          age,
          sql`created_at = clock_timestamp(), seen_at = clock_timestamp()`,
          sql`practitioner_id = ${id}`,
          '401 unauthorized',
        ] as const,
    ),
    [
      organization,
      sql`status = 'suspended'`,
      sql`status = 'active'`,
      sql`id = ${one.world.organizationId}`,
      '403 partner-suspended',
    ],
    [
      organization,
      sql`status = 'revoked'`,
      sql`status = 'active'`,
      sql`id = ${one.world.organizationId}`,
      '401 unauthorized',
    ],
  ] as const) {
    await app.owner.rows.all(sql`${table} ${state} where ${of}`);
    expect(outcomeOf(await workspace.get(OWN_SESSION))).toBe(expected);
    await app.owner.rows.all(sql`${table} ${undo} where ${of}`);
    expect(outcomeOf(await workspace.get(OWN_SESSION))).toBe('200');
  }
});

test('does not depend on the switch for delegated tokens, nor on credentials', async () => {
  const one = await memberOf(app);
  const workspace = await ownWorkspace(app, one);
  const minted = await (await one.world.as(one.practitioner.id)).post('/v1/partner/embed-tokens', {
    areas: ['home'],
    origins: ['https://portal.partner.example'],
  });
  const framed = clientOf(app.baseUrl, minted.body.data.token);
  await asOperator(app, ({ rows }) =>
    rows.all(sql`update organizations set delegation_enabled = false where id = ${one.world.organizationId}`),
  );
  expect(outcomeOf(await workspace.get(OWN_SESSION))).toBe('200');
  expect(outcomeOf(await framed.get(OWN_SESSION))).toBe('403 delegation-not-enabled');
  await asOperator(app, ({ rows }) =>
    rows.all(
      sql`update credentials set revoked_at = now() where organization_id = ${one.world.organizationId}`,
    ),
  );
  expect(outcomeOf(await workspace.get(OWN_SESSION))).toBe('200');
  expect(outcomeOf(await framed.get(OWN_SESSION))).toBe('401 unauthorized');
});

test('is valid only for this practitioner in this organization, even with the service’s own signature', async () => {
  const [one, other] = [await memberOf(app), await memberOf(app)];
  const [token, theirs] = [await ownToken(one), decodeJwt(await ownToken(other))];
  const colleague = await one.world.practitioner({ partner_clinic_id: one.clinic.id });
  await app.owner.rows.all(sql`
      update practitioners set service_login_status = 'active' where id = ${colleague.id}`);
  const get = async (changes: JWTPayload, typ = 'workspace+jwt') =>
    outcomeOf(await clientOf(app.baseUrl, await resign(app, token, changes, typ)).get(OWN_SESSION));
  expect(await get({})).toBe('200');
  for (const changes of [
    { org_id: other.world.organizationId },
    { practitioner_id: other.practitioner.id },
    { practitioner_id: colleague.id },
    { org_id: other.world.organizationId, practitioner_id: other.practitioner.id },
    { login_session_id: theirs.login_session_id },
    { login_session_id: randomUUID() },
    { login_session_id: undefined },
    { login_session_id: null },
    { practitioner_id: undefined },
    { client_id: one.world.credential.client_id },
    { client_id: one.world.credential.client_id, login_session_id: undefined },
    { aud: app.config.AUDIENCE },
    { iss: app.config.TOKEN_ISSUER },
    { exp: Math.floor(Date.now() / 1_000) - 1 },
  ] as JWTPayload[])
    expect([changes, await get(changes)]).toEqual([changes, '401 unauthorized']);
  for (const typ of ['embed+jwt', 'seat+jwt', 'at+jwt', 'JWT'])
    expect([typ, await get({}, typ)]).toEqual([typ, '401 unauthorized']);
});

test('cannot be minted by a partner: requests are refused, and other tokens are not accepted', async () => {
  const one = await memberOf(app);
  const { login_session_id } = decodeJwt(await ownToken(one));
  const clinician = await one.world.as(one.practitioner.id);
  const draft = { areas: ['home'], origins: [new URL('https://portal.partner.example').origin] };
  expect(outcomeOf(await clinician.post('/v1/partner/embed-tokens', { ...draft, login_session_id }))).toBe(
    '422 validation-error',
  );
  const minted = (await clinician.post('/v1/partner/embed-tokens', draft)).body.data.token;
  expect(decodeJwt(minted)).toMatchObject({ client_id: one.world.credential.client_id });
  const get = async (changes: JWTPayload, typ: string) =>
    outcomeOf(await clientOf(app.baseUrl, await resign(app, minted, changes, typ)).get(OWN_SESSION));
  expect(await get({}, 'embed+jwt')).toBe('200');
  expect(await get({ login_session_id }, 'embed+jwt')).toBe('401 unauthorized');
  expect(await get({}, 'workspace+jwt')).toBe('401 unauthorized');
  expect(await get({ login_session_id }, 'workspace+jwt')).toBe('401 unauthorized');
  expect(await get({ client_id: null }, 'embed+jwt')).toBe('401 unauthorized');
  // The cookie is asked for, whatever bearer comes along.
  const bearer = { Authorization: `Bearer ${clinician.token}` };
  expect((await visitorOf(app).submit('/workspace/token', { csrf: one.csrf }, bearer)).status).toBe(401);
});

test('a page learns whose session the browser has now, and what its forms prove themselves with', async () => {
  const one = await memberOf(app);
  const read = () => one.visitor.get('/workspace/session');
  const reply = await read();
  expect([reply.status, reply.headers.get('cache-control'), reply.headers.get('content-type')]).toEqual([
    200,
    'no-store',
    expect.stringMatching(/^application\/json/),
  ]);
  expect(JSON.parse(reply.text)).toEqual({ practitioner_id: one.practitioner.id, csrf: one.csrf });
  const crossOrigin = reply.headers.get('cross-origin-resource-policy');
  expect([crossOrigin, reply.headers.get('access-control-allow-origin')]).toEqual(['same-origin', null]);
  const [entry] = await app.owner.rows.all(sql<{ practitioner_id: string }>`
    select practitioner_id from audit_entries where action = 'readWorkspaceSession'
      and organization_id = ${one.world.organizationId}`);
  expect(entry?.practitioner_id).toBe(one.practitioner.id);
  await one.visitor.submit('/logout', { csrf: one.csrf });
  const gone = await read();
  expect([gone.status, gone.text]).toEqual([401, '{}']);
});
