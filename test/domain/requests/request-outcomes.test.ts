import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createMailer } from '../../../activities/mail/mailer.ts';
import { createSendFormRequest } from '../../../activities/send-form-request.ts';
import { createSendLoginInvitation } from '../../../activities/send-login-invitation.ts';
import { createSendUpgradeLink } from '../../../activities/send-upgrade-link.ts';
import { sql } from '../../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import type { Reply } from '../../support/client.ts';
import { alignLogin, offerUpgrade, upgradeClinic } from '../../support/direct-login.ts';
import { framedClient } from '../../support/embed.ts';
import { formBody } from '../../support/forms.ts';
import { slowness } from '../../support/load.ts';
import { servers } from '../../support/servers.ts';
import { storybookBody, withdrawStorybook } from '../../support/storybooks.ts';
import { untilWaiting } from '../../support/waiting-requests.ts';
import { createWorld, type WireRecord, type World } from '../../support/world.ts';

/** What became of a request (docs/spec/beyond.md, part 3). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const idOf = (reply: Reply): string => reply.headers.get('x-request-id') as string;
const outcomeOf = (world: World, request: Reply, query = ''): Promise<Reply> =>
  world.partner.get(`/v1/partner/requests/${idOf(request)}${query}`);
const settleNotices = (organizationId: string, state: string, recipient = 'practitioner') =>
  app.owner.rows.all(sql`
    update appointment_notices set state = ${state}, settled_at = clock_timestamp()
    where organization_id = ${organizationId} and recipient = ${recipient} and state = 'due'`);
const statesOf = (reply: Reply): string[] =>
  reply.body.data.effects.map(({ recipient, state }: WireRecord) => `${recipient} ${state}`);

describe('the outcome of a request', () => {
  test('is shown as it was answered, for each kind of answer', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const booking = world.booking(practice);
    const clinic = `/v1/partner/clinics/${practice.clinic.id}`;
    const key = { key: randomUUID() };
    const first = await world.partner.post('/v1/partner/appointments', booking, key);
    const clinician = await world.as(practice.practitioner.id);
    const answered = [
      first,
      await world.partner.post('/v1/partner/appointments', booking),
      await world.partner.post('/v1/partner/appointments', {}),
      await world.partner.get(`/v1/partner/clinics/${randomUUID()}`),
      await world.partner.patch(clinic, { name: 'Other' }, { headers: { 'If-Match': '"other"' } }),
      await clinician.delete(`/v1/partner/patients/${practice.patient.id}`),
      await world.partner.get(clinic),
    ];
    expect(answered.map(({ status }) => status)).toEqual([201, 409, 422, 404, 412, 403, 200]);
    for (const reply of answered) {
      const { status, body } = await outcomeOf(world, reply);
      expect([status, body.data]).toEqual([
        200,
        expect.objectContaining({
          request_id: idOf(reply),
          status: reply.status,
          problem_type: reply.body?.type ?? null,
          replay_count: 0,
        }),
      ]);
    }
    await world.partner.post('/v1/partner/appointments', booking, key);
    // The answer that is shown again has the first id; the audit knows the request by one of its own.
    const replay = await app.owner.rows.first(sql<{ request_id: string }>`
      select request_id from audit_entries where replayed_request_id = ${idOf(first)}`);
    const shown = await world.partner.get(`/v1/partner/requests/${replay?.request_id}`);
    expect(shown.body.data.replayed_request_id).toBe(idOf(first));
    const { data } = (await outcomeOf(world, first)).body;
    expect([data.replay_count, data.resource_id, data.operation, data.route]).toEqual([
      1,
      first.body.data.id,
      'createAppointment',
      '/v1/partner/appointments',
    ]);
    expect(data.events).toEqual([{ sequence: expect.any(Number), type: 'appointment.created' }]);
    const entries = await world.partner.get(
      `/v1/partner/audit/entries?limit=1&sequence_from=${data.audit_sequence}`,
    );
    expect(entries.body.data[0].request_id).toBe(data.request_id);
  });

  test('is shown to no other caller; unknown ids get the same 404', async () => {
    const world = await createWorld(app);
    const foreign = await createWorld(app);
    const practice = await world.practice();
    const other = await world.practitioner({ partner_clinic_id: practice.clinic.id });
    const mine = await (await world.as(practice.practitioner.id)).get('/v1/partner/clinics');
    const path = `/v1/partner/requests/${idOf(mine)}`;
    expect((await (await world.as(practice.practitioner.id)).get(path)).status).toBe(200);
    const bodyOf = ({ text, headers }: Reply) => text.replace(headers.get('x-request-id') as string, '');
    const unknown = await world.partner.get(`/v1/partner/requests/${randomUUID()}`);
    expect(unknown.status).toBe(404);
    for (const caller of [foreign.partner, await world.as(other.id)])
      expect(bodyOf(await caller.get(path))).toBe(bodyOf(unknown));
    expect(bodyOf(await world.partner.get('/v1/partner/requests/none'))).toBe(bodyOf(unknown));
  });
});

describe('effects of a request', () => {
  const booked = async (world: World): Promise<Reply> => {
    const practice = await world.practice();
    return world.partner.post(
      '/v1/partner/appointments',
      world.booking(practice, 0, { notify_patient: true }),
    );
  };

  test('are the e-mails of a booking: first waiting, then as they ended', async () => {
    const world = await createWorld(app);
    const booking = await booked(world);
    const waiting = await outcomeOf(world, booking);
    expect([waiting.body.data.settled, statesOf(waiting)]).toEqual([
      false,
      ['patient waiting', 'practitioner waiting'],
    ]);
    expect(waiting.body.data.effects[0]).toEqual({
      kind: 'email',
      id: booking.body.data.id,
      request_id: idOf(booking),
      recipient: 'patient',
      about: 'booked',
      state: 'waiting',
      requested_at: expect.stringMatching(/Z$/),
      settled_at: null,
      workflow_id: `appointment/${booking.body.data.id}`,
    });
    await settleNotices(world.organizationId, 'sent');
    await settleNotices(world.organizationId, 'refused', 'patient');
    const settled = await outcomeOf(world, booking);
    expect([settled.body.data.settled, statesOf(settled)]).toEqual([
      true,
      ['patient refused', 'practitioner done'],
    ]);
  });

  test("are unconfirmed for a mail whose sender did not get the mail server's answer, and failed for one that was given up", async () => {
    const world = await createWorld(app);
    const booking = await booked(world);
    await settleNotices(world.organizationId, 'sent');
    await app.owner.rows.all(sql`
      insert into mail_handovers (organization_id, message_id, attempt)
      values (${world.organizationId}, ${`${booking.body.data.id}.0.practitioner@clinic.example`}, ${randomUUID()})`);
    await app.owner.rows.all(sql`
      update appointment_notices set created_at = clock_timestamp() - interval '7 hours'
      where organization_id = ${world.organizationId} and recipient = 'patient'`);
    expect(statesOf(await outcomeOf(world, booking)).toSorted()).toEqual([
      'patient failed',
      'practitioner unconfirmed',
    ]);
  });

  test('are shown of a move for its own e-mails only, of an appointment for all e-mails', async () => {
    const world = await createWorld(app);
    const booking = await booked(world);
    await settleNotices(world.organizationId, 'sent');
    const path = `/v1/partner/appointments/${booking.body.data.id}`;
    const moved = await world.partner.patch(path, {
      start_at: '2035-06-01T09:00:00Z',
      end_at: '2035-06-01T10:00:00Z',
    });
    expect(moved.status).toBe(200);
    const { effects } = (await outcomeOf(world, moved)).body.data;
    expect(effects.map(({ about }: WireRecord) => about)).toEqual(['moved', 'moved']);
    const all: WireRecord[] = [];
    let cursor: string | null = null;
    do {
      const page = await world.partner.get(`${path}/effects?limit=1${cursor ? `&cursor=${cursor}` : ''}`);
      expect(page.status).toBe(200);
      all.push(...page.body.data);
      cursor = page.body.meta.pagination.next_cursor;
    } while (cursor);
    expect(all.map(({ id, about }) => [id, about]).toSorted()).toEqual(
      ['booked', 'booked', 'moved', 'moved'].map((about) => [booking.body.data.id, about]),
    );
  });

  test('can be waited for until none is pending', async () => {
    const world = await createWorld(app);
    const booking = await booked(world);
    const waiting = outcomeOf(world, booking, '?wait_seconds=20');
    await untilWaiting(1);
    const started = performance.now();
    await settleNotices(world.organizationId, 'sent');
    await settleNotices(world.organizationId, 'sent', 'patient');
    expect((await waiting).body.data.settled).toBe(true);
    expect(performance.now() - started).toBeLessThan(5_000 * slowness());
    const over = await outcomeOf(world, await booked(world), '?wait_seconds=1');
    expect(over.body.data.settled).toBe(false);
  });

  test('of a deletion include the e-mails of all appointments that it cancels', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    for (let hour = 0; hour < 3; hour += 1)
      await world.partner.post('/v1/partner/appointments', world.booking(practice, hour));
    const deleted = await world.partner.delete(`/v1/partner/patients/${practice.patient.id}`);
    const { data } = (await outcomeOf(world, deleted)).body;
    expect(data.effects).toHaveLength(6);
    expect(new Set(data.effects.map(({ about }: WireRecord) => about))).toEqual(new Set(['cancelled']));
    expect(data.events).toHaveLength(4);
  });
});

test('a login is waited for from the request on, in an upgraded clinic alone', async () => {
  const world = await createWorld(app);
  const clinic = await world.clinic();
  const add = () =>
    world.partner.post('/v1/partner/practitioners', {
      first_name: 'Ada',
      last_name: 'Quist',
      email: `${randomUUID()}@clinic.example`,
      partner_clinic_id: clinic.id,
    });
  const seen = async (request: Reply) => {
    const { settled, effects } = (await outcomeOf(world, request)).body.data;
    return [settled, effects.map(({ kind, state }: WireRecord) => `${kind} ${state}`)];
  };
  const before = await add();
  expect([before.status, await seen(before)]).toEqual([201, [true, []]]);
  await upgradeClinic(app, clinic.id);
  const added = await add();
  expect(await seen(added)).toEqual([false, ['login waiting']]);
  await alignLogin(app, world.organizationId, added.body.data.id);
  expect(await seen(added)).toEqual([false, ['login waiting']]);
  await app.owner.rows.all(sql`
    update login_invitations set mail_state = 'sent' where practitioner_id = ${added.body.data.id}`);
  expect(await seen(added)).toEqual([true, ['login done']]);
});

/** @returns the id of the link, which is not mailed yet. */
const askedUpgrade = async (world: World): Promise<string> => {
  const clinic = await world.clinic();
  const owner = await world.practitioner({ partner_clinic_id: clinic.id });
  await offerUpgrade(app, clinic.id, owner.id);
  const frame = await framedClient(app, await world.as(owner.id), ['shell:read']);
  expect((await frame.post('/api/embed/clinic-upgrade')).status).toBe(201);
  const link = await app.owner.rows.first(sql<{ id: string }>`
    select id from clinic_upgrade_links where clinic_id = ${clinic.id}`);
  return link?.id as string;
};

test('a mail that was sent is done from then on, whatever becomes of its record', async () => {
  const world = await createWorld(app);
  const { organizationId } = world;
  const mailer = createMailer({ SMTP_URL: servers().smtpUrl, MAIL_FROM: app.config.MAIL_FROM });
  const dependencies = { ...app, mailer };
  const { clinic, practitioner, patient } = await world.practice();
  await world.partner.patch(`/v1/partner/patients/${patient.id}`, { email: 'noa@home.example' });
  const clinician = await world.as(practitioner.id);
  const form = (await clinician.post('/v1/partner/forms', formBody())).body.data;
  const sender = await framedClient(app, clinician, ['form:send'], patient.id);
  const sent = await sender.post(`/api/embed/forms/${form.id}/send`, {});
  const submissionId = sent.body.data.submission_id;
  await upgradeClinic(app, clinic.id);
  const { invitationId } = await alignLogin(app, organizationId, practitioner.id);
  const linkId = await askedUpgrade(world);
  const endOf = async (record: string) =>
    (
      await app.owner.rows.first(sql<{ settled_at: Date | null }>`
        select settled_at from effects where record_id = ${record} and state = 'done'`)
    )?.settled_at;
  const records = [submissionId, practitioner.id, linkId];
  expect(await Promise.all(records.map(endOf))).toEqual([undefined, undefined, undefined]);
  const before = new Date();
  await createSendFormRequest(dependencies)({ organizationId, submissionId });
  await createSendLoginInvitation(dependencies)({
    organizationId,
    practitionerId: practitioner.id,
    invitationId: invitationId as string,
  });
  await createSendUpgradeLink(dependencies)({ organizationId, linkId });
  const ends = await Promise.all(records.map(endOf));
  for (const end of ends) expect(Number(end)).toBeGreaterThanOrEqual(Number(before));
  await app.owner.rows.all(sql`
    update form_submissions set updated_at = clock_timestamp() + interval '1 minute'
    where id = ${submissionId}`);
  expect(await endOf(submissionId)).toEqual(ends[0]);
});

test('a storybook that is deleted while it is made is cancelled, and did not fail', async () => {
  const world = await createWorld(app);
  const clinician = await world.as((await world.practice()).practitioner.id);
  for (const [isDeleted, state] of [
    [true, 'cancelled'],
    [false, 'failed'],
  ] as const) {
    const made = await clinician.post('/v1/partner/storybooks', storybookBody());
    const { id } = made.body.data;
    if (isDeleted) expect((await clinician.delete(`/v1/partner/storybooks/${id}`)).status).toBe(204);
    await withdrawStorybook(app, world.organizationId, id);
    const { body } = await outcomeOf(world, made);
    expect(body.data.effects).toEqual([expect.objectContaining({ kind: 'storybook', id, state })]);
  }
});
