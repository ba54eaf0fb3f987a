import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { linkCode, linkCodeHash } from '../../domain/access/link-codes.ts';
import { sealForm } from '../../domain/forms/form.resource.ts';
import { findFormRequest } from '../../domain/forms/form-request.ts';
import { BASE_URL, type Bench, mailsTo, openBench } from './bench.ts';
import { openMailServer } from './refusing-mail-server.ts';
import { createWorld, type PeopleOfWorld, testSecrets } from './world.ts';

/** The letter by which a patient is asked to fill in a form (specification 4.7). */

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const secrets = testSecrets();

/** A form that was sent a moment ago, as the API writes it. */
const requested = async (people: PeopleOfWorld = {}) => {
  const world = await createWorld(bench.owner, people);
  const { organizationId, practitionerId } = world;
  const [formId, submissionId] = [randomUUID(), randomUUID()];
  await bench.owner.query(
    `insert into forms (id, organization_id, partner_practitioner_id, content, status, shelf_ready, created_at, updated_at)
     values ($1, $2, $3, $4, 'published', false, now(), now())`,
    [
      formId,
      organizationId,
      practitionerId,
      sealForm(secrets, formId, { title: 'The zebrafinch', description: null, fields: [] }),
    ],
  );
  await bench.owner.query(
    `insert into patient_rosters (organization_id, patient_id, practitioner_id, position)
     select organization_id, id, $2, 1 from patients where organization_id = $1`,
    [organizationId, practitionerId],
  );
  await bench.owner.query(
    `insert into form_submissions (id, organization_id, form_id, partner_practitioner_id, partner_patient_id, status,
       requested_at, created_at, updated_at, code_hash, mail_state)
     select $1, organization_id, $3, $4, id, 'pending', now(), now(), now(), $5, 'due'
     from patients where organization_id = $2`,
    [
      submissionId,
      organizationId,
      formId,
      practitionerId,
      linkCodeHash(secrets, 'form-request', linkCode(secrets, 'form-request', submissionId)),
    ],
  );
  return { ...world, order: { organizationId, submissionId } };
};
const stateOf = async (submissionId: string) =>
  (await bench.owner.query('select mail_state from form_submissions where id = $1', [submissionId])).rows[0]
    .mail_state;

test('has the link and the sender, and no word of the form', async () => {
  const { order, patientEmail } = await requested({
    branding: { display_name: 'Marrowgate & Friends', primary_color: '#aa3366' },
  });
  expect(await bench.activities.mail.sendFormRequest(order)).toBe('sent');
  const [received, ...more] = await mailsTo(patientEmail);
  expect(more).toEqual([]);
  const mail = received?.mail as NonNullable<typeof received>['mail'];
  const link = `${BASE_URL}/forms/${linkCode(secrets, 'form-request', order.submissionId)}`;
  expect(mail.subject).toBe('Marrowgate Clinic asks you to fill in a form');
  expect(mail.text).toContain('Hello Quillfeather,');
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(`href="${link}"`);
  expect(mail.html).toContain('#aa3366');
  expect([mail.subject, mail.text, mail.html].join()).not.toContain('The zebrafinch');
  expect([mail.attachments, mail.messageId]).toEqual([[], `<${order.submissionId}.form@clinic.example>`]);
  expect(await stateOf(order.submissionId)).toBe('sent');
});

test('stops working once the patient has another address', async () => {
  const { order } = await requested();
  const found = () =>
    findFormRequest(bench.database, secrets, linkCode(secrets, 'form-request', order.submissionId));
  expect(await found()).toMatchObject({ id: order.submissionId });
  await bench.activities.mail.sendFormRequest(order);
  expect(await found()).toMatchObject({ id: order.submissionId });
  for (const address of ['corrected@example.test', null]) {
    await bench.owner.query('update patients set email = $2 where organization_id = $1', [
      order.organizationId,
      address,
    ]);
    expect(await found()).toBeUndefined();
  }
});

test('is sent once, whatever is requested again, and never to another organization’s patient', async () => {
  const [{ order, patientEmail }, other] = [await requested(), await requested()];
  const foreign = { ...order, organizationId: other.organizationId };
  expect(await bench.activities.mail.sendFormRequest(foreign)).toBe('skipped');
  expect(await bench.activities.mail.sendFormRequest(order)).toBe('sent');
  expect(await bench.activities.mail.sendFormRequest(order)).toBe('sent');
  expect(await mailsTo(patientEmail)).toHaveLength(1);
});

test.each([
  ['the form was deleted', 'update forms set deleted_at = now() where organization_id = $1'],
  ['the form is a draft again', `update forms set status = 'draft' where organization_id = $1`],
  [
    'the answers were handed in',
    `update form_submissions set status = 'completed', completed_at = now(), answers = '' where organization_id = $1`,
  ],
  ['the patient was deleted', 'update patients set deleted_at = now() where organization_id = $1'],
  ['the patient is on another roster', 'delete from patient_rosters where organization_id = $1'],
  ['the patient has no address any more', 'update patients set email = null where organization_id = $1'],
])('is not sent when %s meanwhile', async (_, change) => {
  const { order, organizationId, patientEmail } = await requested();
  await bench.owner.query(change, [organizationId]);
  expect(await bench.activities.mail.sendFormRequest(order)).toBe('skipped');
  expect(await stateOf(order.submissionId)).toBe('skipped');
  expect(await mailsTo(patientEmail)).toEqual([]);
});

test('a mailbox that refuses permanently ends it, a full one does not', async () => {
  const answers = [451, 550];
  const server = await openMailServer(() => ({ at: 'recipient', code: answers[0] ?? 250, text: 'no' }));
  const { sendFormRequest } = bench.activitiesBy(server.url).mail;
  const { order } = await requested();
  const deferred = await sendFormRequest(order).catch((error: unknown) => error);
  expect(deferred).toMatchObject({ type: 'MailDeferred', nonRetryable: false });
  expect(await stateOf(order.submissionId)).toBe('due');
  answers.shift();
  expect(await sendFormRequest(order)).toBe('refused');
  expect(await stateOf(order.submissionId)).toBe('refused');
  await server.close();
});

test('nothing personal and no link is logged', () => {
  expect(bench.logged()).not.toMatch(/zebrafinch|oddsworth|Marrowgate|\/forms\//i);
});
