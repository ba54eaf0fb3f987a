import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSendDueEvents } from '../../../activities/webhooks/send-due-events.ts';
import { verifyWebhook, WebhookError } from '../../../partners/client/index.js';
import { createAddressGuard } from '../../../platform/outgoing/guarded-fetch.ts';
import { createOpenSession } from '../../../platform/outgoing/guarded-session.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { insisting } from '../../support/client.ts';
import { type Received, type Receiver, startReceiver } from '../../support/receiver.ts';
import { createWorld } from '../../support/world.ts';

/** Which webhooks the client takes as genuine (beyond the specification, 4.1 and 2.6 #8). */

let app: RunningApp;
let receiver: Receiver;
/** A delivery of the real service, signed with a public and with a shared key. */
let delivered: Received;
let clinicId: string;
let publicKeys: readonly string[];
let secrets: readonly string[];
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startApp({ OUTGOING_ALLOWED_HOSTS: receiver.host });
  const world = await createWorld(app);
  const partner = insisting(world.partner);
  secrets = [(await partner.post('/v1/partner/webhook-keys', { kind: 'hmac' })).body.data.secret];
  const keys = (await partner.get('/v1/partner/webhook-keys')).body.data;
  publicKeys = keys.flatMap(({ public_key }: { public_key: string | null }) => public_key ?? []);
  const hook = { url: receiver.url, event_types: ['clinic.*'] };
  const { id } = (await partner.post('/v1/partner/webhook-endpoints', hook)).body.data;
  clinicId = (await world.clinic({ name: 'Praxis Grün' })).id;
  const send = createSendDueEvents({
    database: app.database,
    secrets: app.secrets,
    openSession: createOpenSession({
      guard: createAddressGuard({ allowedHosts: [receiver.host] }),
      connections: 8,
    }),
    config: { WEBHOOK_RETRY_SCALE_PERCENT: 100 },
    lingerMs: 50,
  });
  await send({ organizationId: world.organizationId, endpointId: id }, new AbortController().signal);
  delivered = receiver.received[0] as Received;
});
afterAll(async () => {
  await app.stop();
  await receiver.close();
});

const isRefused = (promise: Promise<unknown>) => expect(promise).rejects.toBeInstanceOf(WebhookError);
const seconds = () => Math.floor(Date.now() / 1_000);

/** A sender of its own, so that each part can be wrong. */
const pair = generateKeyPairSync('ed25519');
const raw = (key: typeof pair.publicKey) =>
  Buffer.from(key.export({ format: 'jwk' }).x as string, 'base64url').toString('base64');
const own = { publicKey: `whpk_${raw(pair.publicKey)}`, secret: randomBytes(32) };
const ownSecret = `whsec_${own.secret.toString('base64')}`;
const BODY = '{"id":"5f0f7f9e-1d2c-4b3a-8c4d-9e8f7a6b5c4d","type":"clinic.created"}';
const signed = (kind: 'v1a' | 'v1', { at = seconds(), id = 'one', body = BODY } = {}) => {
  const content = `${id}.${at}.${body}`;
  const signature =
    kind === 'v1a'
      ? sign(null, Buffer.from(content), pair.privateKey)
      : createHmac('sha256', own.secret).update(content).digest();
  return {
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': `${kind},${signature.toString('base64')}`,
  };
};
const keys = { publicKeys: [own.publicKey], secrets: [ownSecret] };

describe('a delivery of the service', () => {
  test.each(['public', 'shared', 'both'])('is genuine by its %s key, and is the event', async (kind) => {
    const options = {
      ...(kind !== 'shared' && { publicKeys }),
      ...(kind !== 'public' && { secrets }),
    };
    const event = await verifyWebhook(delivered.body, delivered.headers, options);
    expect(event).toEqual(delivered.event);
    expect([event.type, event.data.id]).toEqual(['clinic.created', clinicId]);
  });

  test.each<[string, (body: string) => string | Uint8Array | ArrayBuffer]>([
    ['a Buffer', (body) => Buffer.from(body)],
    ['bytes in the middle of a buffer', (body) => Buffer.from(`..${body}..`).subarray(2, -2)],
    ['an ArrayBuffer', (body) => new TextEncoder().encode(body).buffer],
  ])('is genuine as %s', async (_, bytes) => {
    const event = await verifyWebhook(bytes(delivered.body), delivered.headers, { publicKeys });
    expect(event.id).toBe(delivered.headers['webhook-id']);
  });

  test('is genuine with headers as Headers, and with names in any case', async () => {
    const headers = new Headers(
      Object.entries(delivered.headers).map(([name, value]) => [name, String(value)]),
    );
    const loud = Object.fromEntries(
      Object.entries(delivered.headers).map(([name, value]) => [name.toUpperCase(), value]),
    );
    for (const one of [headers, loud])
      expect((await verifyWebhook(delivered.body, one, { publicKeys })).type).toBe('clinic.created');
  });

  test('is refused with an altered body, id or time, with a part of its signature, or by other keys', async () => {
    const { body, headers } = delivered;
    const wrong: [string, string, Record<string, string>][] = [
      ['body', body.replace('clinic.created', 'clinic.deleted'), {}],
      ['one more byte', `${body} `, {}],
      ['id', body, { 'webhook-id': 'other' }],
      ['time', body, { 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) }],
      ['cut', body, { 'webhook-signature': String(headers['webhook-signature']).slice(0, 20) }],
      ['none', body, { 'webhook-signature': '' }],
    ];
    for (const [, altered, added] of wrong)
      await isRefused(verifyWebhook(altered, { ...headers, ...added }, { publicKeys, secrets }));
    await isRefused(verifyWebhook(body, headers, keys));
    await isRefused(verifyWebhook(body, headers, {}));
  });
});

describe.each(['v1a', 'v1'] as const)('a %s signature', (kind) => {
  test('is genuine within the tolerance, and refused when it is older or newer', async () => {
    for (const [at, tolerance] of [
      [seconds(), undefined],
      [seconds() - 290, undefined],
      [seconds() + 290, undefined],
      [seconds() - 3_000, 3_600],
    ] as const)
      await verifyWebhook(BODY, signed(kind, { at }), {
        ...keys,
        ...(tolerance !== undefined && { toleranceSeconds: tolerance }),
      });
    for (const [at, tolerance] of [
      [seconds() - 310, 300],
      [seconds() + 310, 300],
      [seconds() - 12, 10],
      [0, 300],
    ] as const)
      await isRefused(verifyWebhook(BODY, signed(kind, { at }), { ...keys, toleranceSeconds: tolerance }));
  });

  test('is found among those of other keys and kinds', async () => {
    const good = signed(kind);
    const others = `v1,${randomBytes(32).toString('base64')} v1a,${randomBytes(64).toString('base64')} v9,abc v1,%%% v1`;
    const headers = { ...good, 'webhook-signature': `${others} ${good['webhook-signature']}` };
    expect(await verifyWebhook(BODY, headers, keys)).toEqual(JSON.parse(BODY));
  });

  test('is refused under the name of the other kind', async () => {
    const good = signed(kind);
    const other = good['webhook-signature'].replace(/^\w+/, kind === 'v1' ? 'v1a' : 'v1');
    await isRefused(verifyWebhook(BODY, { ...good, 'webhook-signature': other }, keys));
  });

  test('is genuine by the second of two keys, as while a key is replaced', async () => {
    const former = generateKeyPairSync('ed25519').publicKey;
    const options = {
      publicKeys: [`whpk_${raw(former)}`, own.publicKey],
      secrets: [`whsec_${randomBytes(32).toString('base64')}`, ownSecret],
    };
    expect(await verifyWebhook(BODY, signed(kind), options)).toEqual(JSON.parse(BODY));
  });
});

test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])(
  'a request without %s is refused',
  async (name) => {
    await isRefused(verifyWebhook(BODY, { ...signed('v1a'), [name]: undefined }, keys));
  },
);

test.each(['', 'soon', '1e3', '-5', '12.5'])('a time that is "%s" is refused', async (time) => {
  await isRefused(verifyWebhook(BODY, { ...signed('v1'), 'webhook-timestamp': time }, keys));
});

test('a body that was parsed already, or a key of the wrong kind, is a mistake of the caller', async () => {
  await expect(verifyWebhook(JSON.parse(BODY), signed('v1'), keys)).rejects.toBeInstanceOf(TypeError);
  await expect(verifyWebhook(BODY, signed('v1a'), { publicKeys: [ownSecret] })).rejects.toBeInstanceOf(
    TypeError,
  );
});
