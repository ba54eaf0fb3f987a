import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { createWorld, type World } from '../support/world.ts';
import { dataOf, expectFields, MOMENT, refusalOf } from './observations.ts';

const HEALTH = '/v1/partner/health';
let app: RunningApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
});
afterAll(() => app.stop());

test("health answers ok, the token's owner and the time", async () => {
  const before = Date.now();
  const health = dataOf(await world.partner.get(HEALTH));
  expectFields(health, ['status', 'partner_organization_id', 'checked_at']);
  expect(health).toMatchObject({ status: 'ok', partner_organization_id: world.organizationId });
  expect(health.checked_at).toMatch(MOMENT);
  expect(Date.parse(health.checked_at)).toBeGreaterThanOrEqual(before - 1_000);
  expect(Date.parse(health.checked_at)).toBeLessThanOrEqual(Date.now() + 1_000);
});

test('health answers a delegated token', async () => {
  const { practitioner } = await world.practice();
  const health = dataOf(await (await world.as(practitioner.id)).get(HEALTH));
  expect(health.partner_organization_id).toBe(world.organizationId);
});

test('health needs no particular scope', async () => {
  const token = await world.token({ scope: 'appointments:delete' });
  expect(dataOf(await clientOf(app.baseUrl, token).get(HEALTH)).status).toBe('ok');
});

test('health accepts no query parameters', async () => {
  expect(refusalOf(await world.partner.get(`${HEALTH}?limit=1`))).toBe(
    '422 validation-error: limit unknown_field',
  );
});
