import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sealRoom } from '../../../domain/appointments/video-room.ts';
import { sql } from '../../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { clientOf } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { PIXEL } from '../../support/games.ts';
import { followLink, takeSessionSeat, type Way } from '../../support/session-seat.ts';
import { createWorld, type World } from '../../support/world.ts';

/** The ways into a session page, and what it says to whom (spec/playroom.md, part 1). */

let app: RunningApp;
let secure: RunningApp;
beforeAll(async () => {
  [app, secure] = await Promise.all([
    startApp({ JITSI_URL: 'https://meet.practice.example' }),
    startApp({ BASE_URL: 'https://clinic.example' }),
  ]);
});
afterAll(() => Promise.all([app.stop(), secure.stop()]));

const booked = async (world: World, fields: object = {}) => {
  const practice = await world.practice();
  const reply = await world.partner.post('/v1/partner/appointments', world.booking(practice, 0, fields));
  expect(reply.status).toBe(201);
  return { ...reply.body.data, practice };
};
const open = (path: string, cookie = '', at = app) =>
  clientOf(at.baseUrl, null).send('GET', path, undefined, { headers: { cookie } });
const setupOf = async ({ path, cookie }: Way) => (await open(`${path}/setup`, cookie)).body;

test('a link leads to a page of its own, with a cookie of that path until the links close', async () => {
  const world = await createWorld(app);
  const appointment = await booked(world);
  const way = await followLink(app.baseUrl, appointment.clinician_video_url);
  const code = new URL(appointment.clinician_video_url).pathname.split('/').at(-1) as string;
  expect(way.path).toMatch(/^\/session\/[A-Za-z0-9_-]{22}$/);
  expect(way.path).not.toContain(code);
  const [, ...attributes] = way.setCookie.split('; ');
  const ends = new Date(Date.parse(appointment.end_at) + 3_600_000).toUTCString();
  expect(attributes.toSorted()).toEqual(
    [`Path=${way.path}`, `Expires=${ends}`, 'HttpOnly', 'SameSite=Lax'].toSorted(),
  );
  const page = await open(way.path, way.cookie);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(page.text).not.toContain(code);
  expect(page.text).toContain('<meta name="clinic-seat" content="clinician">');
  // The handle alone opens nothing, nor does the cookie of another seat.
  const patient = await followLink(app.baseUrl, appointment.patient_video_url);
  expect(patient.path).not.toBe(way.path);
  for (const cookie of ['', patient.cookie, 'seat=AAAAAAAAAAAAAAAAAAAAAA', `other=${code}`])
    for (const path of [way.path, `${way.path}/setup`, `${way.path}/saves`, `${way.path}/events`])
      expect((await open(path, cookie)).status).toBe(404);
  expect((await open(way.path, `seat=AAAAAAAAAAAAAAAAAAAAAA; ${way.cookie}`)).status).toBe(200);
});

test('over https the cookie is secure', async () => {
  const world = await createWorld(secure);
  const { clinician_video_url } = await booked(world);
  expect((await followLink(secure.baseUrl, clinician_video_url)).setCookie).toMatch(/; Secure$/);
});

test('the client waits first, then both get pages of the same session', async () => {
  const world = await createWorld(app);
  const appointment = await booked(world);
  const { pathname } = new URL(appointment.patient_video_url);
  const waiting = await open(pathname);
  expect([waiting.status, waiting.headers.get('set-cookie')]).toEqual([200, null]);
  expect(waiting.text).toContain('waiting room');
  await followLink(app.baseUrl, appointment.clinician_video_url);
  const patient = await followLink(app.baseUrl, appointment.patient_video_url);
  const page = await open(patient.path, patient.cookie);
  expect(page.text).toContain('<meta name="clinic-seat" content="client">');
});

test('a page stops with its session: cancelled, or an hour after the end', async () => {
  const world = await createWorld(app);
  const appointment = await booked(world);
  const way = await followLink(app.baseUrl, appointment.clinician_video_url);
  await world.partner.patch(`/v1/partner/appointments/${appointment.id}`, { status: 'cancelled' });
  expect((await open(way.path, way.cookie)).status).toBe(404);
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const recent = await booked(world, { start_at: minutesAgo(90), end_at: minutesAgo(50) });
  const late = await followLink(app.baseUrl, recent.clinician_video_url);
  expect((await open(late.path, late.cookie)).status).toBe(200);
  await app.owner.rows.all(sql`update appointments set end_at = ${minutesAgo(61)} where id = ${recent.id}`);
  expect((await open(late.path, late.cookie)).status).toBe(404);
});

test('switched off, a virtual session opens the provider’s room, and one in person the page', async () => {
  const world = await createWorld(app);
  await world.partner.patch('/v1/partner/session-config', { session_page_enabled: false });
  const virtual = await booked(world);
  const reply = await open(new URL(virtual.clinician_video_url).pathname);
  expect([reply.status, reply.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^https:\/\/meet\.practice\.example\/session-/),
  ]);
  const inPerson = await booked(world, { session_type: 'in_person' });
  const way = await followLink(app.baseUrl, inPerson.clinician_video_url);
  expect((await open(way.path, way.cookie)).status).toBe(200);
  expect((await setupOf(way)).video).toEqual({ kind: 'none' });
});

describe('the video', () => {
  const policies = async (way: Way) => {
    const { headers } = await open(way.path, way.cookie);
    return [
      /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1],
      /camera=(\([^)]*\))/.exec(headers.get('permissions-policy') ?? '')?.[1],
    ];
  };

  test('of a Jitsi server of one’s own stands beside the room, and no other host may be framed', async () => {
    const world = await createWorld(app);
    const way = await followLink(app.baseUrl, (await booked(world)).clinician_video_url);
    expect((await setupOf(way)).video).toMatchObject({
      kind: 'framed',
      origin: 'https://meet.practice.example',
      address: expect.stringMatching(/^https:\/\/meet\.practice\.example\/session-[0-9a-f]{32}#config/),
    });
    expect(await policies(way)).toEqual([
      'https://meet.practice.example',
      '(self "https://meet.practice.example")',
    ]);
  });

  test('of meet.jit.si is opened apart', async () => {
    const world = await createWorld(secure);
    const way = await followLink(secure.baseUrl, (await booked(world)).clinician_video_url);
    const { video } = (await open(`${way.path}/setup`, way.cookie, secure)).body;
    expect(video).toMatchObject({
      kind: 'apart',
      address: expect.stringMatching(/^https:\/\/meet\.jit\.si\//),
    });
    const { headers } = await open(way.path, way.cookie, secure);
    expect(headers.get('content-security-policy')).not.toContain('frame-src');
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
  });

  test.each([
    ['Daily', 'https://practice.daily.co/session-1?t=token', 'https://practice.daily.co'],
    ['Whereby', 'https://practice.whereby.com/session-1?roomKey=k', 'https://practice.whereby.com'],
  ])('of %s is prepared, then framed with that host alone', async (provider, address, origin) => {
    const world = await createWorld(app);
    await world.partner.patch('/v1/partner/session-config', { video_provider: provider });
    const appointment = await booked(world);
    const way = await followLink(app.baseUrl, appointment.clinician_video_url);
    expect((await setupOf(way)).video).toEqual({ kind: 'preparing' });
    const at = { organizationId: world.organizationId, appointmentId: appointment.id };
    const sealed = sealRoom(app.secrets, at, {
      key: 'room',
      addresses: { clinician: address, patient: address },
    });
    await app.owner.rows.all(sql`
insert into video_rooms (organization_id, appointment_id, provider, end_at, access)
      values (${at.organizationId}, ${at.appointmentId}, ${provider}, ${appointment.end_at}, ${sealed})
      on conflict (organization_id, appointment_id) do update set access = excluded.access`);
    const { video } = await setupOf(way);
    expect([video.kind, video.origin, new URL(video.address).searchParams.has('embed')]).toEqual([
      'framed',
      origin,
      provider === 'Whereby',
    ]);
    expect(await policies(way)).toEqual([origin, `(self "${origin}")`]);
  });
});

test('the clinician’s page knows her rooms, the last one used with this client first; the client’s none', async () => {
  const world = await createWorld(app);
  await world.partner.patch('/v1/partner/session-config', { waiting_room_enabled: false });
  const appointment = await booked(world);
  const way = await followLink(app.baseUrl, appointment.clinician_video_url);
  const before = (await setupOf(way)).rooms as { id: string }[];
  expect(before.length).toBeGreaterThan(1);
  const last = before.at(-1)?.id;
  const seat = takeSessionSeat([app.baseUrl], way);
  await eventually(async () => seat.view() !== undefined);
  expect(await seat.ask({ do: 'choose-room', room: last })).toBe(true);
  await seat.leave();
  expect((await setupOf(way)).rooms[0].id).toBe(last);
  const client = await setupOf(await followLink(app.baseUrl, appointment.patient_video_url));
  expect(Object.keys(client).toSorted()).toEqual(['camera_default', 'video']);
});

test('scenes are kept under a name, by the clinician alone and from this site alone', async () => {
  const world = await createWorld(app);
  await world.partner.patch('/v1/partner/session-config', { waiting_room_enabled: false });
  const appointment = await booked(world);
  const way = await followLink(app.baseUrl, appointment.clinician_video_url);
  const patient = await followLink(app.baseUrl, appointment.patient_video_url);
  const save = (by: Way, body: object, headers: object = {}) =>
    fetch(`${app.baseUrl}${way.path === by.path ? way.path : by.path}/saves`, {
      method: 'POST',
      headers: { cookie: by.cookie, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const scene = { items: [{ id: 'a', kind: 'palm', x: 1, y: 2 }], background: 'beach' };
  expect((await save(way, { name: 'Island', scene })).status).toBe(404);
  const seat = takeSessionSeat([app.baseUrl], way);
  await eventually(async () => seat.view() !== undefined);
  const room = (await setupOf(way)).rooms[0].id;
  await seat.ask({ do: 'choose-room', room });
  await seat.ask({ do: 'open', toy: 'sandtray' });
  expect((await save(patient, { name: 'Island', scene })).status).toBe(403);
  expect((await save(way, { name: 'I', scene }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await save(way, { name: '', scene: { items: 'x' } })).status).toBe(422);
  const kept = await save(way, { name: 'Island', scene, thumbnail: PIXEL });
  expect(kept.status).toBe(201);
  const { id } = (await kept.json()) as { id: string };
  expect((await open(`${way.path}/saves`, way.cookie)).body).toMatchObject([
    { id, name: 'Island', has_thumbnail: true },
  ]);
  expect((await open(`${way.path}/saves/${id}`, way.cookie)).body.scene).toEqual(scene);
  expect((await open(`${way.path}/saves/${id}/thumbnail`, way.cookie)).headers.get('content-type')).toBe(
    'image/png',
  );
  await seat.leave();
  // The same save over the partner interface.
  const delegated = await world.as(appointment.practice.practitioner.id);
  expect((await delegated.get(`/v1/partner/game-saves/${id}`)).body.data).toMatchObject({
    name: 'Island',
    game_type: 'sandtray',
    partner_patient_id: appointment.practice.patient.id,
    scene,
  });
});
