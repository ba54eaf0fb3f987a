import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../../support/app.ts';
import { clientOf } from '../../support/client.ts';
import { createWorld, type World } from '../../support/world.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** As a browser would: no token, redirects not followed. */
const open = (url: string) => clientOf(app.baseUrl, null).get(new URL(url).pathname);

/** Where the session page is switched off, links open the provider's room; `session-page.test.ts` has the page. */
const booked = async (world: World, fields: object = {}) => {
  await world.partner.patch('/v1/partner/session-config', { session_page_enabled: false });
  const practice = await world.practice();
  const reply = await world.partner.post('/v1/partner/appointments', world.booking(practice, 0, fields));
  expect(reply.status).toBe(201);
  return reply.body.data;
};

test('the patient waits until the clinician has joined, then both get the same room', async () => {
  const world = await createWorld(app);
  const appointment = await booked(world);
  const waiting = await open(appointment.patient_video_url);
  expect(waiting.status).toBe(200);
  expect(waiting.text).toContain('waiting room');
  const clinician = await open(appointment.clinician_video_url);
  expect(clinician.status).toBe(302);
  const patient = await open(appointment.patient_video_url);
  expect(patient.status).toBe(302);
  expect(patient.headers.get('location')).toBe(clinician.headers.get('location'));
  expect(patient.headers.get('location')).toMatch(/^https:\/\/meet\.jit\.si\/session-[0-9a-f]{32}$/);
});

test('without a waiting room the patient goes straight to the room', async () => {
  const world = await createWorld(app);
  await world.partner.patch('/v1/partner/session-config', { waiting_room_enabled: false });
  const appointment = await booked(world);
  expect((await open(appointment.patient_video_url)).status).toBe(302);
});

test('in person the clinician link opens the session page all the same', async () => {
  const world = await createWorld(app);
  const appointment = await booked(world, { session_type: 'in_person' });
  expect(appointment.patient_video_url).toBeNull();
  const page = await open(appointment.clinician_video_url);
  expect([page.status, page.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/session\/[A-Za-z0-9_-]{22}$/),
  ]);
});

test('a cancelled appointment closes its links with a plain 404 page', async () => {
  const world = await createWorld(app);
  const appointment = await booked(world);
  await world.partner.patch(`/v1/partner/appointments/${appointment.id}`, { status: 'cancelled' });
  const page = await open(appointment.clinician_video_url);
  expect(page.status).toBe(404);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect((await open(appointment.patient_video_url)).status).toBe(404);
});

test('a link works until one hour after the end and no longer', async () => {
  const world = await createWorld(app);
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const recent = await booked(world, { start_at: minutesAgo(90), end_at: minutesAgo(50) });
  expect((await open(recent.clinician_video_url)).status).toBe(302);
  const over = await booked(world, { start_at: minutesAgo(120), end_at: minutesAgo(61) });
  expect((await open(over.clinician_video_url)).status).toBe(404);
});

test.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAA', `${'A'.repeat(22)}%00`, '../../etc/passwd'])(
  'a code that was never handed out (%p) answers the same 404',
  async (code) => {
    const reply = await clientOf(app.baseUrl, null).get(`/join/${code}`);
    expect(reply.status).toBe(404);
    expect(reply.headers.get('content-type')).toMatch(/^text\/html/);
  },
);

test('the patient seat of a session in the partner’s own call has no link, even if its code is guessed', async () => {
  const world = await createWorld(app);
  const appointment = await booked(world);
  await world.partner.patch('/v1/partner/session-config', { video_provider: 'None' });
  expect((await open(appointment.patient_video_url)).status).toBe(404);
});

describe('while the practitioner', () => {
  /** Who has a session under way: deleting them cancels what is still to come alone. */
  const underWay = async () => {
    const world = await createWorld(app);
    const start_at = new Date(Date.now() - 3_600_000).toISOString();
    const appointment = await booked(world, {
      start_at,
      end_at: new Date(Date.now() - 60_000).toISOString(),
    });
    const path = `/v1/partner/practitioners/${appointment.partner_practitioner_id}`;
    // The patient first, who waits until the clinician has joined.
    const statuses = async () => [
      (await open(appointment.patient_video_url)).status,
      (await open(appointment.clinician_video_url)).status,
    ];
    return { world, path, appointment, statuses };
  };

  test('is disabled no link of the session opens anything, and each does again once active', async () => {
    const { world, path, statuses, appointment } = await underWay();
    expect(await statuses()).toEqual([200, 302]);
    expect((await world.partner.patch(path, { status: 'disabled' })).status).toBe(200);
    expect(await statuses()).toEqual([404, 404]);
    const page = await open(appointment.clinician_video_url);
    expect(page.text).toContain('This link does not open a session');
    const events = new URL(`${appointment.patient_video_url}/events`).pathname;
    expect((await clientOf(app.baseUrl, null).get(events)).status).toBe(404);
    await world.partner.patch(path, { status: 'active' });
    expect(await statuses()).toEqual([302, 302]);
  });

  test('is disabled, a waiting page is told so, and its address then shows the plain page', async () => {
    const { world, path, appointment } = await underWay();
    const waiting = await fetch(`${app.baseUrl}${new URL(appointment.patient_video_url).pathname}/events`);
    await world.partner.patch(path, { status: 'disabled' });
    // Long before it would ask by itself.
    await app.owner.pool.query(`select pg_notify('session_links', $1)`, [appointment.id]);
    expect(await waiting.text()).toMatch(/\nevent: changed\ndata:\n\n$/);
    expect((await open(appointment.patient_video_url)).status).toBe(404);
  });

  test('is deleted no link of the session opens anything', async () => {
    const { world, path, statuses } = await underWay();
    expect((await world.partner.delete(path)).status).toBe(204);
    expect(await statuses()).toEqual([404, 404]);
  });
});
