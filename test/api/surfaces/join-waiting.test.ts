import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { decodeJwt, jwtVerify } from 'jose';
import { sealRoom } from '../../../domain/appointments/video-room.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { clientOf } from '../../support/client.ts';
import { createWorld, type World } from '../../support/world.ts';

const APP_SECRET = 'a-secret-of-at-least-thirty-two-characters';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({
    JITSI_URL: 'https://meet.practice.example',
    JITSI_APP_ID: 'clinic',
    JITSI_APP_SECRET: APP_SECRET,
  });
});
afterAll(() => app.stop());

const open = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  clientOf(app.baseUrl, null).send(method, new URL(url).pathname, undefined, { headers });

/** Where the session page is switched off, links open the provider's room; `session-page.test.ts` has the page. */
const booked = async (world: World, fields: object = {}) => {
  await world.partner.patch('/v1/partner/session-config', { session_page_enabled: false });
  const practice = await world.practice();
  const reply = await world.partner.post('/v1/partner/appointments', world.booking(practice, 0, fields));
  expect(reply.status).toBe(201);
  return reply.body.data;
};

/** The waiting page's connection: what the server has said so far, and all that it says until it ends. */
const line = async (url: string, headers: Record<string, string> = {}) => {
  const abort = new AbortController();
  const { signal } = abort;
  const response = await fetch(`${app.baseUrl}${new URL(url).pathname}/events`, { headers, signal });
  let said = '';
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) said += decoder.decode(chunk, { stream: true });
    return said;
  })().catch(() => said);
  return { response, ended, leave: () => abort.abort(), said: () => said };
};

describe('the waiting room', () => {
  test('tells the patient’s page when the session is moved, and when the clinician joins', async () => {
    const world = await createWorld(app);
    const appointment = await booked(world);
    const before = await line(appointment.patient_video_url);
    const end_at = new Date(Date.parse(appointment.end_at) + 60_000).toISOString();
    await world.partner.patch(`/v1/partner/appointments/${appointment.id}`, { end_at });
    await app.owner.pool.query(`select pg_notify('session_links', $1)`, [appointment.id]);
    const said = await before.ended;
    expect(said).toMatch(/\nevent: changed\ndata:\n\n$/);
    // A telephone that slept meanwhile asks again, and says what it shows.
    const woken = await line(appointment.patient_video_url, {
      'Last-Event-ID': /\nid: (.+)\n\n/.exec(said)?.[1] as string,
    });
    expect(await woken.ended).toMatch(/\nevent: changed\ndata:\n\n$/);

    const waiting = await line(appointment.patient_video_url);
    expect(waiting.response.status).toBe(200);
    expect(waiting.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(waiting.response.headers.get('cache-control')).toBe('no-store');
    expect((await open(appointment.clinician_video_url)).status).toBe(302);
    expect(await waiting.ended).toMatch(/\nevent: go\ndata:\n\n$/);
    expect((await open(appointment.patient_video_url)).status).toBe(302);
  });

  test('says at once if nobody has to wait any more', async () => {
    const appointment = await booked(await createWorld(app));
    await open(appointment.clinician_video_url);
    expect(await (await line(appointment.patient_video_url)).ended).toContain('event: go');
  });

  test('continues without a script too, and does not write the code into the page', async () => {
    const appointment = await booked(await createWorld(app));
    const code = new URL(appointment.patient_video_url).pathname.split('/').at(-1) as string;
    const page = await open(appointment.patient_video_url);
    expect(page.text).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
    expect(page.text).not.toContain(code);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'; connect-src 'self'");
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('stays open while the service is unavailable behind a proxy', async () => {
    jest.useFakeTimers();
    try {
      const heard = new Map<string, () => void>();
      const answers = [
        () => ({ status: 502 }),
        () => Promise.reject(new TypeError()),
        () => ({ status: 200 }),
      ];
      const fetch = jest.fn(async (..._: unknown[]) => answers.shift()?.());
      const reload = jest.fn();
      class EventSource {
        static readonly CLOSED = 2;
        readonly readyState = 2;
        addEventListener = (name: string, listener: () => void) => void heard.set(name, listener);
      }
      const location = { pathname: '/join/x', href: 'https://clinic.example/join/x', reload };
      const page = {
        EventSource,
        location,
        fetch,
        setTimeout,
        document: {},
        addEventListener: () => undefined,
      };
      runInNewContext(
        readFileSync(new URL('../../../api/surfaces/join/waiting.js', import.meta.url), 'utf8'),
        page,
      );
      heard.get('error')?.();
      await jest.advanceTimersByTimeAsync(10_000);
      expect([fetch.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
      await jest.advanceTimersByTimeAsync(60_000);
      expect([fetch.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1]);
      expect(fetch).toHaveBeenCalledWith(location.href, { redirect: 'manual' });
    } finally {
      jest.useRealTimers();
    }
  });

  test('nobody can wait behind a link that no longer opens, or that never existed', async () => {
    const world = await createWorld(app);
    const appointment = await booked(world);
    await world.partner.patch(`/v1/partner/appointments/${appointment.id}`, { status: 'cancelled' });
    for (const url of [appointment.patient_video_url, `${app.baseUrl}/join/AAAAAAAAAAAAAAAAAAAAAA`])
      expect((await line(url)).response.status).toBe(404);
  });

  test('accepts eight concurrent pages of one appointment, not more, and frees their places', async () => {
    const appointment = await booked(await createWorld(app));
    const lines = await Promise.all(Array.from({ length: 8 }, () => line(appointment.patient_video_url)));
    expect(lines.map(({ response }) => response.status)).toEqual(Array(8).fill(200));
    expect((await line(appointment.patient_video_url)).response.status).toBe(503);
    for (const one of lines) one.leave();
    await Promise.all(lines.map(({ ended }) => ended));
    let status = 503;
    for (let attempt = 0; status === 503 && attempt < 100; attempt++) {
      const next = await line(appointment.patient_video_url);
      status = next.response.status;
      next.leave();
    }
    expect(status).toBe(200);
  });
});

describe('only a visit by a person counts as joining', () => {
  test.each([
    ['a HEAD request', 'HEAD', {}],
    ['a browser that loads ahead', 'GET', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['a script', 'GET', { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' }],
    ['a frame', 'GET', { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }],
    ['a link preview', 'GET', { 'User-Agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }],
    ['a mail scanner', 'GET', { 'User-Agent': 'Mozilla/5.0 (compatible; BarracudaCentral)' }],
  ])('%s at the clinician’s link does not let the patient in', async (_, method, headers) => {
    const appointment = await booked(await createWorld(app));
    await open(appointment.clinician_video_url, headers as Record<string, string>, method);
    expect((await open(appointment.patient_video_url)).status).toBe(200);
    const browser = {
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
      'User-Agent': 'CUBOT NOTE',
    };
    expect((await open(appointment.clinician_video_url, browser)).status).toBe(302);
    expect((await open(appointment.patient_video_url)).status).toBe(302);
  });

  test('a link that the clinician tried days ago does not let the patient in', async () => {
    const appointment = await booked(await createWorld(app));
    await open(appointment.clinician_video_url);
    await app.owner.pool.query(
      `update appointments set clinician_joined_at = now() - interval '2 days' where id = $1`,
      [appointment.id],
    );
    expect((await open(appointment.patient_video_url)).status).toBe(200);
  });
});

describe('a Jitsi server with tokens', () => {
  test('the clinician is the moderator, the patient a guest, only in this room and no longer than the link works', async () => {
    const world = await createWorld(app);
    await world.partner.patch('/v1/partner/session-config', { recording_enabled: true });
    const appointment = await booked(world);
    const tokens = [];
    for (const url of [appointment.clinician_video_url, appointment.patient_video_url]) {
      const reply = await open(url);
      const location = new URL(reply.headers.get('location') as string);
      expect(location.origin).toBe('https://meet.practice.example');
      expect(reply.text).not.toContain('meet.practice.example');
      const token = location.searchParams.get('jwt') as string;
      await jwtVerify(token, Buffer.from(APP_SECRET), {
        issuer: 'clinic',
        audience: 'jitsi',
        subject: 'meet.practice.example',
      });
      tokens.push({ claims: decodeJwt(token), room: location.pathname.slice(1) });
    }
    const [clinician, patient] = tokens as [(typeof tokens)[0], (typeof tokens)[0]];
    expect(clinician.claims).toMatchObject({
      moderator: true,
      context: { user: { moderator: true, affiliation: 'owner' }, features: { recording: true } },
    });
    expect(patient.claims).toMatchObject({
      moderator: false,
      context: { user: { moderator: false, affiliation: 'member' }, features: { recording: false } },
    });
    const end = Date.parse(appointment.end_at) / 1000;
    for (const { claims, room } of tokens) {
      expect([claims.room, claims.exp]).toEqual([room, end + 3_600]);
      expect(JSON.stringify(claims)).not.toMatch(/Ada|Winter|Noa|Lind/);
    }
  });

  test('the organization’s camera default starts without a picture', async () => {
    const world = await createWorld(app);
    await world.partner.patch('/v1/partner/session-config', { camera_default: 'off' });
    const appointment = await booked(world);
    const { headers } = await open(appointment.clinician_video_url);
    expect(headers.get('location')).toMatch(/#config\.startWithVideoMuted=true$/);
  });
});

describe('a provider whose rooms must be created', () => {
  const asked = async (id: string) =>
    (
      await app.owner.pool.query('select 1 from workflow_outbox where workflow_id = $1', [
        `appointment/${id}`,
      ])
    ).rows.length;

  test('shows that the room is being prepared, requests it once, and continues when it exists', async () => {
    const world = await createWorld(app);
    const appointment = await booked(world);
    // Jitsi was the provider at the booking.
    await world.partner.patch('/v1/partner/session-config', { video_provider: 'Daily' });
    await app.owner.pool.query(
      `update workflow_outbox set created_at = now() - interval '1 hour' where workflow_id = $1`,
      [`appointment/${appointment.id}`],
    );
    expect(await asked(appointment.id)).toBe(1);
    for (let visit = 0; visit < 3; visit++) {
      const page = await open(appointment.clinician_video_url);
      expect(page.status).toBe(200);
      expect(page.text).toContain('being prepared');
    }
    expect(await asked(appointment.id)).toBe(2);

    const waiting = await line(appointment.clinician_video_url);
    const ids = { organizationId: world.organizationId, appointmentId: appointment.id };
    const addresses = {
      clinician: 'https://rooms.example/one?t=host',
      patient: 'https://rooms.example/one?t=guest',
    };
    await app.owner.pool.query(
      `with made as (insert into video_rooms (organization_id, appointment_id, provider, end_at, access)
         values ($1, $2, 'Daily', $3, $4) returning appointment_id)
       select pg_notify('session_links', appointment_id::text) from made`,
      [
        world.organizationId,
        appointment.id,
        appointment.end_at,
        sealRoom(app.secrets, ids, { key: 'one', addresses }),
      ],
    );
    expect(await waiting.ended).toContain('event: go');
    const clinician = await open(appointment.clinician_video_url);
    expect([clinician.status, clinician.headers.get('location')]).toEqual([302, addresses.clinician]);
    const patient = await open(appointment.patient_video_url);
    expect([patient.status, patient.headers.get('location')]).toEqual([302, addresses.patient]);
  });

  test('a change of provider applies to the next join: the old room is no longer opened', async () => {
    const world = await createWorld(app);
    const appointment = await booked(world);
    expect((await open(appointment.clinician_video_url)).headers.get('location')).toContain('meet.practice');
    await world.partner.patch('/v1/partner/session-config', { video_provider: 'Whereby' });
    expect((await open(appointment.clinician_video_url)).text).toContain('being prepared');
    await world.partner.patch('/v1/partner/session-config', { video_provider: 'Jitsi' });
    expect((await open(appointment.clinician_video_url)).status).toBe(302);
  });
});
