import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createMailer } from '../../activities/mail/mailer.ts';
import { createSendFormRequest } from '../../activities/send-form-request.ts';
import { limitCommands } from '../../api/operator/organization-settings.ts';
import { mailsTo } from '../activities/bench.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { type Client, clientOf, type Reply } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { formBody } from '../support/forms.ts';
import { servers } from '../support/servers.ts';
import { readyWorksheet } from '../support/worksheets.ts';
import { asOperator, createWorld, type WireRecord, type World } from '../support/world.ts';
import { dataOf, refusalOf } from './observations.ts';

/** No recipient is flooded with forms and shares: so many a day, whoever asks and however the address is written. */

let app: RunningApp;
let second: RunningApp;
beforeAll(async () => {
  [app, second] = await Promise.all([startApp(), startApp()]);
});
afterAll(async () => {
  await Promise.all([app.stop(), second.stop()]);
});

const REACHED = '422 recipient-limit-reached';

const setLimit = (organizationId: string, limit: number) =>
  asOperator(app, async (session) => {
    const options = { organization: organizationId, mailsPerRecipient: String(limit) };
    return (await limitCommands[0]?.run({ session, args: [], options }))?.json;
  });

interface Office {
  readonly world: World;
  readonly clinician: Client;
  readonly patient: WireRecord;
  readonly addPatient: (email: string) => Promise<WireRecord>;
  readonly sendForm: (patient?: WireRecord, at?: RunningApp) => Promise<Reply>;
  readonly share: (patient?: WireRecord, at?: RunningApp) => Promise<Reply>;
}

const openOffice = async (limit?: number, email = `family-${randomUUID()}@home.example`): Promise<Office> => {
  const world = await createWorld(app);
  if (limit !== undefined) await setLimit(world.organizationId, limit);
  const { clinic, practitioner } = await world.practice();
  const addPatient = (address: string) =>
    world.patient({
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: practitioner.id,
      email: address,
    });
  const patient = await addPatient(email);
  const clinician = await world.as(practitioner.id);
  const worksheet = await readyWorksheet(app, clinician, world.organizationId);
  const builder = await framedClient(app, clinician, ['form:create', 'form:read']);
  const form = dataOf(await builder.post('/api/embed/forms', formBody({ status: 'published' })), 201);
  const token = await world.token({ practitioner_id: practitioner.id });
  return {
    world,
    clinician,
    patient,
    addPatient,
    sendForm: async (one = patient, at = app) =>
      (await framedClient(at, clinician, ['form:send'], one.id)).post(`/api/embed/forms/${form.id}/send`, {}),
    share: (one = patient, at = app) =>
      clientOf(at.baseUrl, token).post(`/v1/partner/worksheets/${worksheet.id}/share`, {
        partner_patient_id: one.id,
      }),
  };
};

const granted = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 201).length;

describe('a recipient', () => {
  test('gets 20 forms and shares a day by default, and the refusal says when there are more', async () => {
    const { share, sendForm, world } = await openOffice();
    for (let n = 0; n < 10; n++)
      expect([(await share()).status, (await sendForm()).status]).toEqual([201, 201]);
    for (const refused of [await share(), await sendForm()]) {
      expect(refusalOf(refused)).toBe(REACHED);
      const midnight = new Date().setUTCHours(24, 0, 0, 0);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(Math.abs(midnight - Date.now() - seconds * 1_000)).toBeLessThan(5_000);
      expect(refused.body).toMatchObject({ limit: 20, retry_after_seconds: seconds });
      expect(refused.text).not.toContain('@');
    }
    // What was refused was neither stored nor counted.
    const { rows } = await app.owner.pool.query(
      `select taken, (select count(*)::int from content_shares s where s.organization_id = m.organization_id) as shares,
         (select count(*)::int from form_submissions s where s.organization_id = m.organization_id) as forms
       from recipient_mails m where organization_id = $1`,
      [world.organizationId],
    );
    expect(rows).toEqual([{ taken: 20, shares: 10, forms: 10 }]);
  });

  test('is the same however the address is written, and whichever patients have it', async () => {
    const name = `family-${randomUUID()}`;
    const { share, sendForm, addPatient } = await openOffice(3, `${name}@home.example`);
    const others = [
      await addPatient(`${name.toUpperCase()}@HOME.example`),
      await addPatient(`${name}+forms@home.example`),
    ];
    expect(granted([await share(), await share(others[0]), await sendForm(others[1])])).toBe(3);
    for (const one of [undefined, ...others])
      expect([refusalOf(await share(one)), refusalOf(await sendForm(one))]).toEqual([REACHED, REACHED]);
    expect((await share(await addPatient(`other-${name}@home.example`))).status).toBe(201);
  });

  test('gets no more from concurrent requests, in whatever processes', async () => {
    const { share, sendForm } = await openOffice(4);
    expect(granted([await share(), await share(), await share()])).toBe(3);
    // Two at the cap, then many.
    expect(granted(await Promise.all([share(undefined, app), share(undefined, second)]))).toBe(1);
    const fresh = await openOffice(5);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        at % 2 ? fresh.share(undefined, at % 4 === 1 ? app : second) : fresh.sendForm(undefined, second),
      ),
    );
    expect(granted(replies)).toBe(5);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(7);
    expect(refusalOf(await sendForm())).toBe(REACHED);
  });

  test('is counted separately for each organization and each day', async () => {
    const email = `family-${randomUUID()}@home.example`;
    const [mine, theirs] = [await openOffice(1, email), await openOffice(1, email)];
    expect(granted([await mine.share(), await theirs.share()])).toBe(2);
    expect(refusalOf(await mine.share())).toBe(REACHED);
    await app.owner.pool.query('update recipient_mails set day = day - 1 where organization_id = $1', [
      mine.world.organizationId,
    ]);
    expect((await mine.share()).status).toBe(201);
  });

  test('gets as many as the operator sets, at once', async () => {
    const { share, world } = await openOffice(1);
    expect([(await share()).status, refusalOf(await share())]).toEqual([201, REACHED]);
    expect(await setLimit(world.organizationId, 2)).toMatchObject({ limits: { mails_per_recipient: 2 } });
    expect([(await share()).status, refusalOf(await share())]).toEqual([201, REACHED]);
  });

  test('cannot be reached through a patient whose address changes after the request', async () => {
    const victim = `victim-${randomUUID()}@home.example`;
    const { world, patient, sendForm, addPatient } = await openOffice(1, victim);
    expect((await sendForm()).status).toBe(201);
    const decoy = await addPatient(`decoy-${randomUUID()}@home.example`);
    const asked = dataOf(await sendForm(decoy), 201);
    await world.partner.patch(`/v1/partner/patients/${decoy.id}`, { email: victim.toUpperCase() });
    const mailer = createMailer({ SMTP_URL: servers().smtpUrl, MAIL_FROM: app.config.MAIL_FROM });
    const send = createSendFormRequest({ ...app, mailer });
    const order = { organizationId: world.organizationId, submissionId: asked.submission_id };
    expect(await send(order)).toBe('skipped');
    expect(await mailsTo(victim.toUpperCase())).toEqual([]);
    // An address with room left is counted, and written to.
    const moved = dataOf(await sendForm(await addPatient(`first-${randomUUID()}@home.example`)), 201);
    const room = `room-${randomUUID()}@home.example`;
    await world.partner.patch(`/v1/partner/patients/${moved.partner_patient_id}`, { email: room });
    expect(await send({ ...order, submissionId: moved.submission_id })).toBe('sent');
    expect(await mailsTo(room)).toHaveLength(1);
    expect(refusalOf(await sendForm(await addPatient(room)))).toBe(REACHED);
    expect(patient.email).toBe(victim);
  });
});
