import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import { dataOf, expectFields, refusalOf, UNKNOWN_ID } from './observations.ts';

const APPOINTMENTS = '/v1/partner/appointments';
const CONFIGURATION = '/v1/partner/session-config';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const linkOf = () => new RegExp(`^${app.config.BASE_URL}/join/[A-Za-z0-9_-]{22}$`);
const pathOf = ({ id }: { id: string }) => `${APPOINTMENTS}/${id}`;
const mint = async (client: World['partner'], appointment: { id: string }): Promise<WireRecord> =>
  dataOf(await client.post(`${pathOf(appointment)}/session-links`), 201);

const booked = async (fields: object = {}) => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const appointment = dataOf(await world.partner.post(APPOINTMENTS, world.booking(practice, 0, fields)), 201);
  return { world, practice, appointment, partner: world.partner };
};

describe('session links', () => {
  test('of a virtual session: one for each seat, with provider and waiting room', async () => {
    const { partner, appointment } = await booked();
    const reply = await partner.post(`${pathOf(appointment)}/session-links`);
    const links = dataOf(reply, 201);
    expectFields(links, [
      'clinician_video_url',
      'patient_video_url',
      'video_provider',
      'waiting_room_enabled',
    ]);
    expect(links).toMatchObject({ video_provider: 'Jitsi', waiting_room_enabled: true });
    for (const link of [links.clinician_video_url, links.patient_video_url]) expect(link).toMatch(linkOf());
    expect(links.clinician_video_url).not.toBe(links.patient_video_url);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('are the same as in the appointment itself', async () => {
    const { partner, appointment } = await booked();
    const { clinician_video_url, patient_video_url } = await mint(partner, appointment);
    expect(appointment).toMatchObject({ clinician_video_url, patient_video_url });
  });

  test('are the same on every call, after a move and after the session', async () => {
    const { partner, appointment } = await booked();
    const first = await mint(partner, appointment);
    expect(await mint(partner, appointment)).toEqual(first);
    const window = { start_at: '2036-03-01T09:00:00Z', end_at: '2036-03-01T10:00:00Z' };
    expect(dataOf(await partner.patch(pathOf(appointment), window)).patient_video_url).toBe(
      first.patient_video_url,
    );
    expect(await mint(partner, appointment)).toEqual(first);
    await partner.patch(pathOf(appointment), { status: 'completed' });
    expect(await mint(partner, appointment)).toEqual(first);
  });

  test('differ from appointment to appointment', async () => {
    const { world, practice, appointment, partner } = await booked();
    const second = dataOf(await partner.post(APPOINTMENTS, world.booking(practice, 5)), 201);
    const links = [await mint(partner, appointment), await mint(partner, second)];
    const all = links.flatMap((one) => [one.clinician_video_url, one.patient_video_url]);
    expect(new Set(all).size).toBe(4);
  });

  test('in person only the clinician has one', async () => {
    const { partner, appointment } = await booked({ session_type: 'in_person' });
    const links = await mint(partner, appointment);
    expect(links.clinician_video_url).toMatch(linkOf());
    expect(links.patient_video_url).toBeNull();
    expect(appointment).toMatchObject({
      clinician_video_url: links.clinician_video_url,
      patient_video_url: null,
    });
  });

  test.each(['Jitsi', 'Daily', 'Whereby'])('name the provider %s', async (video_provider) => {
    const { partner, appointment } = await booked();
    await partner.patch(CONFIGURATION, { video_provider, waiting_room_enabled: false });
    const links = await mint(partner, appointment);
    expect(links).toMatchObject({ video_provider, waiting_room_enabled: false });
    expect(links.patient_video_url).toMatch(linkOf());
  });

  test("do not exist if virtual sessions run in the partner's own call", async () => {
    const { partner, appointment } = await booked();
    await partner.patch(CONFIGURATION, { video_provider: 'None' });
    const none = { clinician_video_url: null, patient_video_url: null };
    expect(await mint(partner, appointment)).toEqual({
      ...none,
      video_provider: 'None',
      waiting_room_enabled: true,
    });
    expect(dataOf(await partner.get(pathOf(appointment)))).toMatchObject(none);
    expect(dataOf(await partner.get(APPOINTMENTS))[0]).toMatchObject(none);
  });

  test('in person the clinician has one also if the provider is None', async () => {
    const { partner, appointment } = await booked({ session_type: 'in_person' });
    await partner.patch(CONFIGURATION, { video_provider: 'None' });
    expect(await mint(partner, appointment)).toMatchObject({
      clinician_video_url: appointment.clinician_video_url,
      patient_video_url: null,
      video_provider: 'None',
    });
  });

  test('follow the session type', async () => {
    const { partner, appointment } = await booked();
    const virtual = await mint(partner, appointment);
    await partner.patch(pathOf(appointment), { session_type: 'in_person' });
    expect(await mint(partner, appointment)).toEqual({ ...virtual, patient_video_url: null });
    await partner.patch(pathOf(appointment), { session_type: 'virtual' });
    expect(await mint(partner, appointment)).toEqual(virtual);
  });

  test.each(['virtual', 'in_person'])('of a cancelled %s session are null', async (session_type) => {
    const { partner, appointment } = await booked({ session_type });
    const none = { clinician_video_url: null, patient_video_url: null };
    const cancelled = dataOf(await partner.patch(pathOf(appointment), { status: 'cancelled' }));
    expect(cancelled).toMatchObject(none);
    expect(await mint(partner, appointment)).toMatchObject({ ...none, video_provider: 'Jitsi' });
    expect(dataOf(await partner.get(`${APPOINTMENTS}?include_deleted=true`))[0]).toMatchObject(none);
  });

  test('are not stored, nor are their codes', async () => {
    const { partner, appointment } = await booked();
    const { clinician_video_url, patient_video_url } = await mint(partner, appointment);
    const { rows } = await app.owner.pool.query(
      `select a::text as appointment, (select string_agg(o::text, '') from workflow_outbox o
         where o.workflow_id = 'appointment/' || a.id) as outbox,
         (select string_agg(n::text, '') from appointment_notices n where n.appointment_id = a.id) as notices
       from appointments a where a.id = $1`,
      [appointment.id],
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain(appointment.id);
    for (const link of [clinician_video_url, patient_video_url]) {
      const code = link.slice(-22);
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(Buffer.from(code, 'base64url').toString('hex'));
      expect(stored).not.toContain(Buffer.from(code).toString('hex'));
    }
  });

  test('are minted once for each Idempotency-Key, and replayed', async () => {
    const { partner, appointment } = await booked();
    const path = `${pathOf(appointment)}/session-links`;
    const first = await partner.post(path, undefined, { key: 'links-1' });
    const again = await partner.post(path, undefined, { key: 'links-1' });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.text).toBe(first.text);
    expect(refusalOf(await partner.post(path, undefined, { key: null }))).toBe(
      '422 validation-error: Idempotency-Key required',
    );
  });

  test('accept no body, except an empty object', async () => {
    const { partner, appointment } = await booked();
    const path = `${pathOf(appointment)}/session-links`;
    expect((await partner.post(path, {})).status).toBe(201);
    expect(refusalOf(await partner.post(path, { seat: 'patient' }))).toBe(
      '422 validation-error: seat unknown_field',
    );
  });

  test('can be minted by a delegated token only for its own appointments', async () => {
    const { world, practice, appointment } = await booked();
    const other = await world.practitioner({ partner_clinic_id: practice.clinic.id });
    const [own, foreign] = [await world.as(practice.practitioner.id), await world.as(other.id)];
    expect(await mint(own, appointment)).toEqual(await mint(world.partner, appointment));
    expect(refusalOf(await foreign.post(`${pathOf(appointment)}/session-links`))).toBe('404 not-found');
  });

  test('need only the scope that reads appointments', async () => {
    const { world, appointment } = await booked();
    const path = `${pathOf(appointment)}/session-links`;
    const withScope = async (scope: string) => clientOf(app.baseUrl, await world.token({ scope })).post(path);
    expect((await withScope('appointments:read')).status).toBe(201);
    const refused = await withScope('appointments:write');
    expect(refusalOf(refused)).toBe('403 forbidden');
    expect(refused.body).toMatchObject({
      required_scopes: ['appointments:read'],
      granted_scopes: ['appointments:write'],
    });
  });

  test("give the same 404 for another organization's appointment, an unknown one and a malformed id", async () => {
    const [{ partner }, stranger] = await Promise.all([booked(), booked()]);
    for (const id of [stranger.appointment.id, UNKNOWN_ID, 'no-uuid'])
      expect(refusalOf(await partner.post(`${APPOINTMENTS}/${id}/session-links`))).toBe('404 not-found');
  });
});
