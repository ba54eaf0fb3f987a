import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { createSendDueEvents, type SentEvents } from '../../activities/webhooks/send-due-events.ts';
import { createAddressGuard } from '../../platform/outgoing/guarded-fetch.ts';
import { createOpenSession } from '../../platform/outgoing/guarded-session.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { insisting } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { formBody } from '../support/forms.ts';
import { type Received, type Receiver, startReceiver } from '../support/receiver.ts';
import { createWorld, type World } from '../support/world.ts';

/** Deliveries of webhooks to real receivers on loopback addresses. */

let app: RunningApp;
const unused: Receiver[] = [];
const all: Receiver[] = [];
beforeAll(async () => {
  all.push(...(await Promise.all(Array.from({ length: 30 }, startReceiver))));
  unused.push(...all);
  app = await startApp({ OUTGOING_ALLOWED_HOSTS: all.map(({ host }) => host).join() });
});
afterAll(async () => {
  await Promise.all(all.map((receiver) => receiver.close()));
  await app.stop();
});

interface Stage {
  readonly world: World;
  readonly receiver: Receiver;
  readonly path: string;
  readonly id: string;
  readonly partner: ReturnType<typeof insisting>;
  send(settings?: { percent?: number; answerMs?: number; lingerMs?: number }): Promise<SentEvents>;
  clinic(): Promise<string>;
  // biome-ignore lint/suspicious/noExplicitAny: JSON as it comes
  endpoint(): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: JSON as it comes
  deliveries(): Promise<any[]>;
}

/** An organization with an endpoint that gets the events of clinics. */
const open = async (fields: object = {}): Promise<Stage> => {
  const world = await createWorld(app);
  const receiver = unused.pop() as Receiver;
  const partner = insisting(world.partner);
  const created = await partner.post('/v1/partner/webhook-endpoints', {
    url: receiver.url,
    event_types: ['clinic.*'],
    ...fields,
  });
  const { id } = created.body.data;
  const path = `/v1/partner/webhook-endpoints/${id}`;
  return {
    world,
    receiver,
    path,
    id,
    partner,
    send: ({ percent = 100, answerMs = 15_000, lingerMs = 50 } = {}) =>
      createSendDueEvents({
        database: app.database,
        secrets: app.secrets,
        openSession: createOpenSession({
          guard: createAddressGuard({ allowedHosts: all.map(({ host }) => host) }),
          connections: 8,
          answerMs,
        }),
        config: { WEBHOOK_RETRY_SCALE_PERCENT: percent },
        lingerMs,
      })({ organizationId: world.organizationId, endpointId: id }, new AbortController().signal),
    clinic: async () => (await world.clinic()).id,
    endpoint: async () => (await partner.get(path)).body.data,
    deliveries: async () => (await partner.get(`${path}/deliveries?limit=100`)).body.data,
  };
};

const feedOf = async ({ partner }: Stage): Promise<string> =>
  JSON.stringify((await partner.get('/v1/partner/events?limit=100')).body.data);

const isSignedBy = (publicKey: string, { headers, body }: Received, changed = ''): boolean => {
  const x = Buffer.from(publicKey.replace('whpk_', ''), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}${changed}`;
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((signature) => signature.startsWith('v1a,'))
    .some((signature) => verify(null, Buffer.from(content), key, Buffer.from(signature.slice(4), 'base64')));
};

describe('what is sent', () => {
  test('is the item of the feed, byte for byte, signed with the key that is there from the start', async () => {
    const stage = await open();
    const { partner, receiver } = stage;
    const [key] = (await partner.get('/v1/partner/webhook-keys')).body.data;
    for (let count = 0; count < 5; count += 1) await stage.clinic();
    expect(await stage.send()).toMatchObject({ next_due_seconds: null, health: 'ok', letters: ['added'] });
    expect(receiver.received).toHaveLength(5);
    const feed = await feedOf(stage);
    for (const one of receiver.received) {
      expect(feed).toContain(one.body);
      expect(one.headers).toMatchObject({
        'content-type': 'application/json',
        'user-agent': 'clinic-service-webhooks/1',
        'webhook-id': one.event.id,
      });
      expect(isSignedBy(key.public_key, one)).toBe(true);
      expect(isSignedBy(key.public_key, one, ' ')).toBe(false);
    }
    expect(await stage.deliveries()).toEqual(
      receiver.received
        .toSorted((a, b) => a.event.sequence - b.event.sequence)
        .map(({ event }) => ({
          event_id: event.id,
          sequence: event.sequence,
          type: 'clinic.created',
          state: 'delivered',
          attempts: 1,
          first_attempt_at: expect.any(String),
          last_attempt_at: expect.any(String),
          next_attempt_at: null,
          last_status_code: 200,
          last_fault: null,
          duration_ms: expect.any(Number),
        })),
    );
  });

  test('is verified by an independent library with a shared secret, while both keys of a rotation sign', async () => {
    const stage = await open();
    const { partner, receiver } = stage;
    const hmac = async (overlap_seconds: number) =>
      (await partner.post('/v1/partner/webhook-keys', { kind: 'hmac', overlap_seconds })).body.data.secret;
    const secrets = [await hmac(0), await hmac(600)];
    const [before] = (await partner.get('/v1/partner/webhook-keys')).body.data;
    await partner.post('/v1/partner/webhook-keys', { kind: 'ed25519' });
    await stage.clinic();
    await stage.send();
    const [one] = receiver.received as [Received];
    for (const secret of secrets)
      expect(new Webhook(secret.slice('whsec_'.length)).verify(one.body, one.headers as never)).toEqual(
        one.event,
      );
    expect(() => new Webhook(secrets[0].slice(6)).verify(`${one.body} `, one.headers as never)).toThrow();
    expect(isSignedBy(before.public_key, one)).toBe(true);
    // A key that is replaced without an overlap signs no more.
    await hmac(0);
    await stage.clinic();
    await stage.send();
    const last = receiver.received.at(-1) as Received;
    for (const secret of secrets)
      expect(() => new Webhook(secret.slice(6)).verify(last.body, last.headers as never)).toThrow();
  });

  test('is a test that is not in the feed, with one attempt', async () => {
    const stage = await open();
    const { partner, path, receiver } = stage;
    const { data } = (await partner.post(`${path}/test`, {})).body;
    expect(data).toMatchObject({ type: 'webhook.test', sequence: null, state: 'waiting', attempts: 0 });
    receiver.answer = () => 500;
    await stage.send();
    expect(receiver.received[0]?.event).toEqual({
      id: data.event_id,
      sequence: null,
      type: 'webhook.test',
      timestamp: expect.any(String),
      actor_kind: 'organization',
      request_id: expect.any(String),
      changed_fields: null,
      data: { id: stage.id },
    });
    expect(await stage.deliveries()).toMatchObject([{ state: 'failed', attempts: 1, last_status_code: 500 }]);
    expect(await feedOf(stage)).not.toContain('webhook.test');
    expect(await stage.endpoint()).toMatchObject({ health: 'ok', waiting_count: 0 });
  });

  test('has what clinicians own only when it is asked for, and not of a disabled clinician', async () => {
    const stage = await open({ event_types: ['form.*'], include_clinician_content: true });
    const { world, receiver, partner } = stage;
    const { practitioner } = await world.practice();
    const clinician = insisting(await world.as(practitioner.id));
    await clinician.post('/v1/partner/forms', formBody());
    await stage.send();
    expect(receiver.received.map(({ event }) => event.type)).toEqual(['form.created']);
    await clinician.post('/v1/partner/forms', formBody());
    await partner.patch(`/v1/partner/practitioners/${practitioner.id}`, { status: 'disabled' });
    await stage.send();
    await partner.patch(`/v1/partner/practitioners/${practitioner.id}`, { status: 'active' });
    await stage.send();
    expect(receiver.received).toHaveLength(1);
  });

  test('leaves out what waits of a clinician who was disabled since it was taken', async () => {
    const stage = await open({ event_types: ['form.*'], include_clinician_content: true });
    const { world, receiver, partner, path } = stage;
    const { practitioner } = await world.practice();
    const clinician = insisting(await world.as(practitioner.id));
    const become = (status: string) =>
      partner.patch(`/v1/partner/practitioners/${practitioner.id}`, { status });
    await clinician.post('/v1/partner/forms', formBody());
    await stage.send();
    receiver.answer = () => 500;
    await clinician.post('/v1/partner/forms', formBody());
    await stage.send();
    receiver.answer = () => 200;
    await become('disabled');
    const [{ event_id }] = (await stage.deliveries()) as [{ event_id: string }];
    expect((await world.partner.post(`${path}/deliveries/${event_id}/resend`, {})).status).toBe(404);
    const passedOver = receiver.received.length;
    expect(await stage.send()).toMatchObject({ next_due_seconds: null });
    await become('active');
    await stage.send();
    expect(receiver.received).toHaveLength(passedOver);
    await partner.post(`${path}/deliveries/${event_id}/resend`, {});
    await stage.send();
    expect(receiver.received.at(-1)?.event.id).toBe(event_id);
  });

  test('leaves out what waits while delegation is off', async () => {
    const stage = await open({ event_types: ['form.*'], include_clinician_content: true });
    const { world, receiver } = stage;
    const { practitioner } = await world.practice();
    const clinician = insisting(await world.as(practitioner.id));
    receiver.answer = () => 500;
    await clinician.post('/v1/partner/forms', formBody());
    await stage.send();
    await app.owner.pool.query('update organizations set delegation_enabled = false where id = $1', [
      world.organizationId,
    ]);
    expect(await stage.send()).toMatchObject({ next_due_seconds: null });
    expect(receiver.received).toHaveLength(1);
  });
});

describe('an endpoint that changes while much is sent', () => {
  /** Twenty-four events wait for a receiver that takes its time, and eight of them have come. */
  const begun = async (): Promise<{ readonly stage: Stage; readonly sending: Promise<SentEvents> }> => {
    const stage = await open();
    const { receiver } = stage;
    receiver.answer = () => (response) => setTimeout(() => response.writeHead(200).end(), 200);
    for (let count = 0; count < 24; count += 1) await stage.clinic();
    const sending = stage.send();
    await eventually(async () => receiver.received.length >= 8);
    return { stage, sending };
  };
  const changes = [
    ['deleted', ({ partner, path }: Stage) => partner.delete(path)],
    ['paused', ({ partner, path }: Stage) => partner.patch(path, { status: 'paused' })],
  ] as const;
  test.each(changes)('gets nothing more once it is %s', async (_how, change) => {
    const { stage, sending } = await begun();
    await change(stage);
    const answered = Date.now();
    await sending;
    // What was on its way arrives.
    expect(stage.receiver.received.filter(({ at }) => at > answered + 100)).toEqual([]);
    expect(stage.receiver.received.length).toBeLessThan(24);
  });

  test('gets the rest at its new address', async () => {
    const { stage, sending } = await begun();
    const next = unused.pop() as Receiver;
    await stage.partner.patch(stage.path, { url: next.url });
    const answered = Date.now();
    await sending;
    await stage.send();
    expect(stage.receiver.received.filter(({ at }) => at > answered + 100)).toEqual([]);
    const came = [...stage.receiver.received, ...next.received].map(({ event }) => event.id);
    expect(new Set(came).size).toBe(24);
    expect(next.received.length).toBeGreaterThan(0);
  });
});

describe('a receiver that fails', () => {
  test('gets a failed event again, and meanwhile those of other records', async () => {
    const stage = await open();
    const { partner, receiver } = stage;
    const broken = await stage.clinic();
    await partner.patch(`/v1/partner/clinics/${broken}`, { name: `Renamed ${randomUUID()}` });
    let failures = 0;
    receiver.answer = ({ event }) => {
      if (event.data.id !== broken || failures === 3) return 204;
      failures += 1;
      return 500;
    };
    const others = [await stage.clinic(), await stage.clinic()];
    const { next_due_seconds } = await stage.send();
    expect(next_due_seconds).toBeGreaterThan(2);
    expect(next_due_seconds).toBeLessThan(5.6);
    expect(receiver.received.map(({ event }) => event.data.id).toSorted()).toEqual(
      [broken, ...others].toSorted(),
    );
    // Its schedule, shortened.
    await app.owner.pool.query(`update webhook_deliveries set next_attempt_at = clock_timestamp()
      where endpoint_id = '${stage.id}' and state = 'waiting'`);
    await stage.send({ percent: 0 });
    const ofBroken = receiver.received.filter(({ event }) => event.data.id === broken);
    expect(ofBroken.map(({ event }) => event.type)).toEqual([
      ...Array.from({ length: 4 }, () => 'clinic.created'),
      'clinic.updated',
    ]);
    expect(new Set(ofBroken.slice(0, 4).map(({ body }) => body)).size).toBe(1);
    expect((await stage.deliveries())[0]).toMatchObject({ state: 'delivered', attempts: 4 });
  });

  test('is tried with one event at a time after five failures, and gets everything when it recovers', async () => {
    const stage = await open();
    const { receiver } = stage;
    receiver.answer = () => 500;
    for (let count = 0; count < 40; count += 1) await stage.clinic();
    const failing = await stage.send();
    expect(failing.health).toBe('failing');
    expect(failing.next_due_seconds).toBeGreaterThan(5);
    expect(receiver.received.length).toBeLessThanOrEqual(12);
    expect(await stage.endpoint()).toMatchObject({ health: 'failing', waiting_count: 40 });
    const tried = receiver.received.length;
    await stage.send();
    expect(receiver.received).toHaveLength(tried);
    // The next probe is due.
    const probe = () =>
      app.owner.pool.query(
        `update webhook_endpoints set not_before = clock_timestamp() where id = '${stage.id}'`,
      );
    await probe();
    await stage.send();
    expect(receiver.received).toHaveLength(tried + 1);
    expect(receiver.received.at(-1)?.event.sequence).toBe(
      Math.min(...receiver.received.map(({ event }) => event.sequence)),
    );
    receiver.answer = () => 200;
    await probe();
    expect(await stage.send()).toMatchObject({ health: 'ok', next_due_seconds: null });
    expect(await stage.endpoint()).toMatchObject({ health: 'ok', failing_since: null, waiting_count: 0 });
    expect(new Set(receiver.received.slice(tried + 1).map(({ event }) => event.id)).size).toBe(40);
  });

  test('is disabled after five days, or at once when it answers 410, and the feed and the contact hear of it', async () => {
    const stage = await open();
    const { partner, path, receiver } = stage;
    receiver.answer = () => 410;
    await stage.clinic();
    expect(await stage.send()).toMatchObject({ health: 'disabled', letters: ['added', 'disabled'] });
    expect(await stage.endpoint()).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
    expect(await feedOf(stage)).toContain('"type":"webhook_endpoint.disabled"');
    const test = await stage.world.partner.post(`${path}/test`, {});
    expect(test.status).toBe(409);
    expect(test.body).toMatchObject({ webhook_status: 'disabled' });
    await partner.patch(path, { status: 'active' });
    receiver.answer = () => 200;
    expect(await stage.send()).toMatchObject({ health: 'ok' });
    expect(receiver.received).toHaveLength(2);

    const failing = await open();
    failing.receiver.answer = () => 500;
    for (let count = 0; count < 6; count += 1) await failing.clinic();
    await failing.send();
    await app.owner.pool.query(`update webhook_endpoints set not_before = clock_timestamp(),
      failing_since = failing_since - interval '25 hours' where id = '${failing.id}'`);
    expect((await failing.send()).letters).toEqual(['added', 'failing']);
    await app.owner.pool.query(`update webhook_endpoints set not_before = clock_timestamp(),
      failing_since = failing_since - interval '97 hours' where id = '${failing.id}'`);
    expect((await failing.send()).health).toBe('disabled');
    expect(await failing.endpoint()).toMatchObject({ disabled_reason: 'failing' });
  });

  test('is left alone as long as it asks for, which is an attempt once a minute', async () => {
    const stage = await open();
    const { receiver } = stage;
    receiver.answer = () => (response) => void response.writeHead(429, { 'Retry-After': '30' }).end();
    for (let count = 0; count < 3; count += 1) await stage.clinic();
    const { health, next_due_seconds } = await stage.send();
    expect(health).toBe('ok');
    expect(next_due_seconds).toBeGreaterThan(25);
    expect(next_due_seconds).toBeLessThanOrEqual(30);
    const asked = receiver.received.length;
    await stage.send();
    expect(receiver.received).toHaveLength(asked);
  });

  test.each([
    [
      'redirects',
      (response: import('node:http').ServerResponse) =>
        void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
      { last_status_code: 302, last_fault: 'redirect_refused' },
    ],
    ['says nothing', () => undefined, { last_status_code: null, last_fault: 'timed_out' }],
    [
      'hangs up',
      (response: import('node:http').ServerResponse) => void response.destroy(),
      { last_status_code: null, last_fault: 'unreachable' },
    ],
    [
      'sends headers without end',
      (response: import('node:http').ServerResponse) =>
        void response.writeHead(200, { 'X-Long': 'x'.repeat(40_000) }).end(),
      { last_status_code: null, last_fault: 'too_large' },
    ],
  ])('that %s has failed, and is told as that', async (_, answer, told) => {
    const stage = await open();
    stage.receiver.answer = () => answer;
    await stage.clinic();
    await stage.send({ answerMs: 200 });
    expect(await stage.deliveries()).toMatchObject([{ state: 'waiting', attempts: 1, ...told }]);
  });
});

describe('the place in the feed', () => {
  test('moves back to send again, and forward to pass over', async () => {
    const stage = await open();
    const { partner, path, receiver } = stage;
    for (let count = 0; count < 3; count += 1) await stage.clinic();
    await stage.send();
    const first = Math.min(...receiver.received.map(({ event }) => event.sequence));
    await partner.patch(path, { next_sequence: first });
    await stage.send();
    expect(receiver.received.map(({ event }) => event.sequence).toSorted()).toEqual(
      [0, 0, 1, 1, 2, 2].map((at) => first + at),
    );
    await partner.patch(path, { status: 'paused' });
    await stage.clinic();
    const { latest_sequence } = await stage.endpoint();
    expect(await stage.send()).toMatchObject({ health: 'inactive', next_due_seconds: null });
    await partner.patch(path, { status: 'active', next_sequence: latest_sequence + 1 });
    await stage.send();
    expect(receiver.received).toHaveLength(6);
    const beyond = await stage.world.partner.patch(path, { next_sequence: latest_sequence + 2 });
    expect(beyond.body.fields).toEqual([
      expect.objectContaining({ path: 'next_sequence', code: 'too_large' }),
    ]);
  });

  test('lets an event be sent again that was delivered, but not one that waits', async () => {
    const stage = await open();
    const { partner, path, receiver } = stage;
    await stage.clinic();
    await stage.send();
    const [{ event_id }] = (await stage.deliveries()) as [{ event_id: string }];
    const again = await partner.post(`${path}/deliveries/${event_id}/resend`, {});
    expect(again.body.data).toMatchObject({ event_id, state: 'waiting' });
    const waits = await stage.world.partner.post(`${path}/deliveries/${event_id}/resend`, {});
    expect(waits.body.fields).toEqual([expect.objectContaining({ path: 'state', code: 'not_allowed' })]);
    await stage.send();
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[0]?.body).toBe(receiver.received[1]?.body);
  });
});

test('one sender at a time works for an endpoint, and events that come meanwhile leave at once', async () => {
  const stage = await open();
  const { receiver } = stage;
  await stage.clinic();
  const [one, other] = [stage.send({ lingerMs: 2_000 }), stage.send({ lingerMs: 2_000 })];
  await eventually(async () => receiver.received.length === 1);
  const created = Date.now();
  await stage.clinic();
  await eventually(async () => receiver.received.length === 2);
  expect((receiver.received[1] as Received).at - created).toBeLessThan(2_000);
  const ends = await Promise.all([one, other]);
  expect(ends.filter(({ next_due_seconds }) => next_due_seconds === null)).toHaveLength(1);
  expect(receiver.received).toHaveLength(2);
});

test('nothing is sent for a suspended organization until it is reinstated', async () => {
  const stage = await open();
  const { receiver, world } = stage;
  const become = (status: string) =>
    app.owner.pool.query('update organizations set status = $2 where id = $1', [
      world.organizationId,
      status,
    ]);
  await stage.clinic();
  await become('suspended');
  expect(await stage.send()).toMatchObject({ health: 'inactive', next_due_seconds: null });
  expect(receiver.received).toEqual([]);
  await become('active');
  await stage.send();
  expect(receiver.received).toHaveLength(1);
});
