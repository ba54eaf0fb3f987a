import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createMailer } from '../../activities/mail/mailer.ts';
import { createSendFormRequest } from '../../activities/send-form-request.ts';
import { sql } from '../../platform/database/rows.ts';
import { mailsTo } from '../activities/bench.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { framedClient } from '../support/embed.ts';
import { formBody } from '../support/forms.ts';
import { visitorOf } from '../support/pages.ts';
import { servers } from '../support/servers.ts';
import { createWorld, type World } from '../support/world.ts';

/** A link in a mail about a form belongs to the address that it was mailed to, in any letter case. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const mailedForm = async (email: string) => {
  const world = await createWorld(app);
  const { practitioner, patient } = await world.practice();
  const correct = (address: string) => correctAddress(world, patient.id, address);
  await correct(email);
  const clinician = await world.as(practitioner.id);
  const form = (await clinician.post('/v1/partner/forms', formBody())).body.data;
  const sender = await framedClient(app, clinician, ['form:send'], patient.id);
  const sent = await sender.post(`/api/embed/forms/${form.id}/send`, {});
  const submissionId: string = sent.body.data.submission_id;
  const mailer = createMailer({ SMTP_URL: servers().smtpUrl, MAIL_FROM: app.config.MAIL_FROM });
  await createSendFormRequest({ ...app, mailer })({ organizationId: world.organizationId, submissionId });
  const text = (await mailsTo(email)).at(-1)?.mail.text ?? '';
  const [, path = 'none'] = new RegExp(`${app.config.BASE_URL}(/\\S+)`).exec(text) ?? [];
  const open = async () => (await visitorOf(app).get(path)).status;
  return { correct, open, submissionId };
};
const correctAddress = async (world: World, id: string, email: string): Promise<void> => {
  expect((await world.partner.patch(`/v1/partner/patients/${id}`, { email })).status).toBe(200);
};

test('it works in another letter case of the address, and not at another address', async () => {
  const name = randomUUID();
  const { correct, open } = await mailedForm(`Family-${name}@home.example`);
  expect(await open()).toBe(200);
  await correct(`family-${name}@Home.example`);
  expect(await open()).toBe(200);
  await correct(`other-${name}@home.example`);
  expect(await open()).not.toBe(200);
});

test('one that an earlier version mailed works as long as the address is as it was', async () => {
  const name = randomUUID();
  const email = `Family-${name}@home.example`;
  const { correct, open, submissionId } = await mailedForm(email);
  const mark = app.secrets.keyedHash('mailed-to', `${submissionId} ${email}`);
  await app.owner.rows.all(sql`update form_submissions set mailed_to = ${mark} where id = ${submissionId}`);
  expect(await open()).toBe(200);
  await correct(`other-${name}@home.example`);
  expect(await open()).not.toBe(200);
});
