import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SCOPES, type Scope } from '../../domain/access/scopes.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { createWorld, type World } from '../support/world.ts';
import { liftLimits, refusalOf, UNKNOWN_ID } from './observations.ts';

/** The scope column of specification 4.2 to 4.5: this scope is needed, and no other helps or hinders. */
const operations: readonly [method: string, path: string, scope: Scope][] = [
  ['GET', 'clinics', 'clinics:read'],
  ['POST', 'clinics', 'clinics:write'],
  ['GET', 'clinics/ID', 'clinics:read'],
  ['PATCH', 'clinics/ID', 'clinics:write'],
  ['DELETE', 'clinics/ID', 'clinics:delete'],
  ['GET', 'practitioners', 'practitioners:read'],
  ['POST', 'practitioners', 'practitioners:write'],
  ['GET', 'practitioners/ID', 'practitioners:read'],
  ['PATCH', 'practitioners/ID', 'practitioners:write'],
  ['DELETE', 'practitioners/ID', 'practitioners:delete'],
  ['GET', 'patients', 'patients:read'],
  ['POST', 'patients', 'patients:write'],
  ['GET', 'patients/ID', 'patients:read'],
  ['PATCH', 'patients/ID', 'patients:write'],
  ['DELETE', 'patients/ID', 'patients:delete'],
  ['GET', 'appointments', 'appointments:read'],
  ['POST', 'appointments', 'appointments:write'],
  ['GET', 'appointments/ID', 'appointments:read'],
  ['PATCH', 'appointments/ID', 'appointments:write'],
  ['POST', 'appointments/ID/session-links', 'appointments:read'],
];

let app: RunningApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
  await liftLimits(app, world.organizationId);
});
afterAll(() => app.stop());

const withScopes = async (scopes: readonly Scope[]) =>
  clientOf(app.baseUrl, await world.token({ scope: scopes.join(' ') }));

test.each(operations)('%s %s needs %s', async (method, path, scope) => {
  const others = SCOPES.filter((one) => one !== scope);
  const target = `/v1/partner/${path.replace('ID', UNKNOWN_ID)}`;
  const body = method === 'PATCH' || (method === 'POST' && !path.includes('/')) ? {} : undefined;

  const refused = await (await withScopes(others)).send(method, target, body);
  expect(refusalOf(refused)).toBe('403 forbidden');
  expect(refused.body).toMatchObject({ required_scopes: [scope], granted_scopes: others });

  // It gets as far as the request itself: a list, a missing field or a missing record.
  const admitted = await (await withScopes([scope])).send(method, target, body);
  expect([200, 404, 422]).toContain(admitted.status);
});
