import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { wireSchema } from '../../api/http/open-api/wire-schema.ts';
import { resign } from '../interface/own-tokens.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf, insisting } from '../support/client.ts';
import { createWorld } from '../support/world.ts';

/** What a partner may ask of webhook endpoints and keys (beyond the specification, 2.1). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const PATH = '/v1/partner/webhook-endpoints';
const documented = new RegExp(
  wireSchema({ type: 'string', format: 'webhook-address' }, 'request').pattern as string,
  'u',
);
const HOOK = { url: 'https://portal.partner.example/hooks', event_types: ['clinic.*'] };

test('an endpoint begins after the newest event, and shows its address to its organization alone', async () => {
  const world = await createWorld(app);
  const partner = insisting(world.partner);
  await world.clinic();
  const { body, headers } = await partner.post(PATH, { ...HOOK, description: 'Bookings' });
  const { data } = body;
  expect(data).toEqual({
    ...HOOK,
    id: expect.any(String),
    include_clinician_content: false,
    description: 'Bookings',
    status: 'active',
    next_sequence: 2,
    health: 'ok',
    failing_since: null,
    last_success_at: null,
    disabled_reason: null,
    waiting_count: 0,
    latest_sequence: 1,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  expect(headers.get('location')).toMatch(new RegExp(`${PATH}/${data.id}$`));
  const stored = await app.owner.pool.query('select t::text as row from webhook_endpoints t where id = $1', [
    data.id,
  ]);
  expect(stored.rows[0].row).not.toContain('hooks');
  // What the sender changes at any time is no reason to refuse a change.
  const read = await partner.get(`${PATH}/${data.id}`);
  await world.clinic();
  const changed = await partner.patch(
    `${PATH}/${data.id}`,
    { description: null },
    { headers: { 'If-Match': read.headers.get('etag') as string } },
  );
  expect(changed.body.data).toMatchObject({ description: null, latest_sequence: 2 });
});

test('an organization may have ten, and may add one after it deleted one', async () => {
  const world = await createWorld(app);
  const added = await Promise.all(Array.from({ length: 12 }, () => world.partner.post(PATH, HOOK)));
  expect(added.filter(({ status }) => status === 201)).toHaveLength(10);
  const refused = added.find(({ status }) => status !== 201);
  expect(refused?.status).toBe(409);
  expect(refused?.body).toMatchObject({ limit: 10 });
  expect(refused?.body.type).toMatch(/\/webhook-endpoint-limit$/);
  const { body } = await world.partner.get(PATH);
  expect((await world.partner.delete(`${PATH}/${body.data[0].id}`)).status).toBe(204);
  expect((await world.partner.post(PATH, HOOK)).status).toBe(201);
});

describe('an address', () => {
  test.each([
    ['http://portal.partner.example/', 'invalid_format'],
    ['https://user:pw@portal.partner.example/', 'invalid_format'],
    ['https://portal.partner.example/#part', 'invalid_format'],
    ['https://portal.partner.example:22/', 'invalid_format'],
    ['ftp://portal.partner.example/', 'invalid_format'],
    ['portal.partner.example', 'invalid_format'],
    [`https://portal.partner.example/${'a'.repeat(2_048)}`, 'too_long'],
    ['https://127.0.0.1/', 'not_allowed'],
    ['https://127.1/', 'not_allowed'],
    ['https://2130706433/', 'not_allowed'],
    ['https://0x7f.0.0.1/', 'not_allowed'],
    ['https://10.1.2.3/', 'not_allowed'],
    ['https://169.254.169.254/latest/meta-data', 'not_allowed'],
    ['https://192.168.1.1:8443/', 'not_allowed'],
    ['https://172.16.0.9/', 'not_allowed'],
    ['https://100.64.0.1/', 'not_allowed'],
    ['https://0.0.0.0/', 'not_allowed'],
    ['https://[::1]/', 'not_allowed'],
    ['https://[::ffff:127.0.0.1]/', 'not_allowed'],
    ['https://[fd00::1]/', 'not_allowed'],
    ['https://[fe80::1]/', 'not_allowed'],
    ['https://[64:ff9b::7f00:1]/', 'not_allowed'],
  ])('such as %s is refused as %s', async (url, code) => {
    const world = await createWorld(app);
    const { status, body } = await world.partner.post(PATH, { ...HOOK, url });
    expect(status).toBe(422);
    expect(body.fields).toEqual([expect.objectContaining({ path: 'url', code })]);
  });

  test.each([
    ['http://portal.partner.example/', 'The address must begin with https://.'],
    ['https://portal.partner.example:22/', 'The port must be 443, or 1024 or above.'],
    ['https://portal.partner.example/#part', 'The address must have no fragment (#).'],
    ['https://user@portal.partner.example/', 'The address must have no user name and no password.'],
  ])('such as %s is refused in words that say why', async (url, message) => {
    const world = await createWorld(app);
    const { body } = await world.partner.post(PATH, { ...HOOK, url });
    expect(body.fields).toEqual([{ path: 'url', code: 'invalid_format', message }]);
  });

  test.each(['https://xn--bcher-kva.example/', 'https://3m.example/', 'https://a--b.portal.example:8443/'])(
    'such as %s is taken, and documented',
    async (url) => {
      const world = await createWorld(app);
      expect((await world.partner.post(PATH, { ...HOOK, url })).status).toBe(201);
      expect(documented.test(url)).toBe(true);
    },
  );

  test('of the service itself is refused', async () => {
    const own = await startApp({
      BASE_URL: 'https://api.clinic.example',
      AUTH_URL: 'https://auth.clinic.example',
    });
    try {
      const world = await createWorld(own);
      for (const url of ['https://api.clinic.example/x', 'https://AUTH.clinic.example:8443/']) {
        const { body } = await world.partner.post(PATH, { ...HOOK, url });
        expect(body.fields).toEqual([expect.objectContaining({ path: 'url', code: 'not_allowed' })]);
      }
    } finally {
      await own.stop();
    }
  });
});

test('types need their read scopes, and what clinicians own needs delegation', async () => {
  const world = await createWorld(app);
  const token = await resign(app, await world.token(), { scope: 'clinics:read' });
  const narrow = clientOf(app.baseUrl, token);
  expect((await narrow.post(PATH, HOOK)).status).toBe(201);
  const refused = await narrow.post(PATH, { ...HOOK, event_types: ['clinic.*', 'patient.created'] });
  expect(refused.status).toBe(403);
  expect(refused.body.required_scopes).toEqual(['patients:read']);
  const unknown = await world.partner.post(PATH, { ...HOOK, event_types: ['clinic.burnt'] });
  expect(unknown.body.fields).toEqual([
    expect.objectContaining({ path: 'event_types[0]', code: 'invalid_value' }),
  ]);
  await app.owner.pool.query('update organizations set delegation_enabled = false where id = $1', [
    world.organizationId,
  ]);
  const owned = await world.partner.post(PATH, { ...HOOK, include_clinician_content: true });
  expect(owned.status).toBe(403);
  expect(owned.body.type).toMatch(/\/delegation-not-enabled$/);
});

test('of keys that are made at once, one is active and at most one retires', async () => {
  const world = await createWorld(app);
  for (const kind of ['ed25519', 'hmac']) {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => world.partner.post('/v1/partner/webhook-keys', { kind })),
    );
    expect(made.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const { data } = (await world.partner.get('/v1/partner/webhook-keys')).body;
    const keys = data as { kind: string; state: string }[];
    const states = keys.filter((key) => key.kind === kind).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['active', 'retiring']);
  }
});

test('a key retires after its overlap, at most two of a kind sign, and a replay shows the secret again', async () => {
  const world = await createWorld(app);
  const partner = insisting(world.partner);
  const keys = async () => (await partner.get('/v1/partner/webhook-keys')).body.data;
  const [first] = await keys();
  expect(first).toMatchObject({ kind: 'ed25519', state: 'active', retires_at: null });
  expect(first.public_key).toMatch(/^whpk_[A-Za-z0-9+/]{43}=$/);
  const second = (await partner.post('/v1/partner/webhook-keys', { kind: 'ed25519' })).body.data;
  expect(second).not.toHaveProperty('secret');
  expect((await keys()).map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
    [first.id, 'retiring'],
    [second.id, 'active'],
  ]);
  await partner.post('/v1/partner/webhook-keys', { kind: 'ed25519' });
  expect((await keys()).map(({ id }: { id: string }) => id)).not.toContain(first.id);
  const body = { kind: 'hmac' };
  const made = await partner.post('/v1/partner/webhook-keys', body, { key: 'the-same' });
  const again = await partner.post('/v1/partner/webhook-keys', body, { key: 'the-same' });
  expect(made.body.data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(again.body.data.secret).toBe(made.body.data.secret);
  expect(JSON.stringify(await keys())).not.toContain('whsec_');
});
