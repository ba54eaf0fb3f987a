import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { linkCode, linkCodeHash } from '../../domain/access/link-codes.ts';
import { openShare } from '../../domain/shares/open-share.ts';
import { sealMessage } from '../../domain/shares/shared-content.ts';
import { sealTitle } from '../../domain/worksheets/worksheet.resource.ts';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { BASE_URL, type Bench, mailsTo, openBench } from './bench.ts';
import { openMailServer } from './refusing-mail-server.ts';
import { createWorld, type PeopleOfWorld, testSecrets } from './world.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const PDF = Buffer.from('%PDF-1.7 the worksheet');
const secrets = testSecrets();

/** A worksheet that was shared a moment ago, as the API writes it. */
const shared = async (
  people: PeopleOfWorld = {},
  { message = 'Until <Thursday>!\nBest, Ida', pdf = PDF }: { message?: string; pdf?: Buffer } = {},
) => {
  const world = await createWorld(bench.owner, people);
  const { organizationId, practitionerId } = world;
  const [worksheetId, shareId] = [randomUUID(), randomUUID()];
  await bench.owner.query(
    `insert into worksheets (id, organization_id, partner_practitioner_id, title, media_type, status, page_count,
       pages_done, ready_at, bound_revision, bound_images, created_at, updated_at)
     values ($1, $2, $3, $4, 'application/pdf', 'ready', 1, 1, now(), 0, '{}', now(), now())`,
    [worksheetId, organizationId, practitionerId, sealTitle(secrets, worksheetId, 'The zebrafinch <sings>')],
  );
  await bench.objects.put(worksheetKeys(organizationId, worksheetId).document(0), pdf, {
    media_type: 'application/pdf',
  });
  await bench.owner.query(
    `insert into patient_rosters (organization_id, patient_id, practitioner_id, position)
     select organization_id, id, $2, 1 from patients where organization_id = $1`,
    [organizationId, practitionerId],
  );
  await bench.owner.query(
    `insert into content_shares (id, organization_id, partner_practitioner_id, partner_patient_id, content_type,
       content_id, message, requested_at, code_hash, link_expires_at)
     select $1, organization_id, $3, id, 'worksheet', $4, $5, now(), $6, '2031-02-03T04:05:00Z'
     from patients where organization_id = $2`,
    [
      shareId,
      organizationId,
      practitionerId,
      worksheetId,
      sealMessage(secrets, shareId, message),
      linkCodeHash(secrets, 'share', linkCode(secrets, 'share', shareId)),
    ],
  );
  return { ...world, worksheetId, order: { organizationId, shareId } };
};
const stateOf = async (shareId: string) =>
  (await bench.owner.query('select mail_state, settled_at from content_shares where id = $1', [shareId]))
    .rows[0];

test('has title, message, PDF and sender, in the organization’s name and colour', async () => {
  const { order, patientEmail } = await shared({
    branding: { display_name: 'Marrowgate & Friends', primary_color: '#aa3366' },
  });
  expect(await bench.activities.mail.sendSharedContent(order)).toBe('sent');
  const [received, ...more] = await mailsTo(patientEmail);
  expect(more).toEqual([]);
  const mail = received?.mail as NonNullable<typeof received>['mail'];
  // A subject is read by more people than a letter.
  expect(mail.subject).toBe('Marrowgate Clinic has sent you a worksheet');
  expect(mail.text).toContain('Hello Quillfeather,');
  expect(mail.text).toContain('Ida Oddsworth has sent you a worksheet.');
  expect(mail.text).toContain('Title: The zebrafinch <sings>');
  expect(mail.text).toContain('Until <Thursday>!\nBest, Ida');
  expect(mail.html).toContain('The zebrafinch &lt;sings&gt;');
  // In whatever script it is written, it runs in that one's direction.
  expect(mail.html).toMatch(/<blockquote dir="auto"[^>]*>Until &lt;Thursday&gt;!/);
  expect(mail.html).toContain('#aa3366');
  expect(mail.html).not.toMatch(/<(img|link|script|style)\b|url\(/);
  expect(
    mail.attachments.map(({ filename, mimeType, content }) => [filename, mimeType, String(content)]),
  ).toEqual([['worksheet.pdf', 'application/pdf', PDF.toString()]]);
  expect(mail.messageId).toBe(`<${order.shareId}.share@clinic.example>`);
  expect(mail.text).not.toContain(BASE_URL);
  expect(await stateOf(order.shareId)).toMatchObject({ mail_state: 'sent', settled_at: expect.any(Date) });
});

test('has a link instead of a PDF that mailboxes would refuse, and says how long it works', async () => {
  const { order, patientEmail } = await shared({}, { pdf: Buffer.alloc(8_000_001, 32), message: '' });
  expect(await bench.activities.mail.sendSharedContent(order)).toBe('sent');
  const mail = (await mailsTo(patientEmail))[0]?.mail;
  expect(mail?.attachments).toEqual([]);
  const link = `${BASE_URL}/shared/${linkCode(secrets, 'share', order.shareId)}`;
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.text).toContain('works until Monday, 3 February 2031 at 04:05 UTC');
  expect(mail?.text).not.toContain('writes:');
  const opened = () =>
    openShare(bench.database, secrets, linkCode(secrets, 'share', order.shareId), new Date('2030-01-01'));
  expect(await opened()).toBeDefined();
  await bench.owner.query(`update patients set email = 'corrected@example.test' where organization_id = $1`, [
    order.organizationId,
  ]);
  expect(await opened()).toBeUndefined();
});

test('is sent once, whatever is requested again, and never to another organization’s patient', async () => {
  const [{ order, patientEmail }, other] = [await shared(), await shared()];
  const foreign = { ...order, organizationId: other.organizationId };
  expect(await bench.activities.mail.sendSharedContent(foreign)).toBe('skipped');
  expect(await bench.activities.mail.sendSharedContent(order)).toBe('sent');
  expect(await bench.activities.mail.sendSharedContent(order)).toBe('sent');
  expect(await mailsTo(patientEmail)).toHaveLength(1);
});

test.each([
  ['the worksheet was deleted', 'update worksheets set deleted_at = now() where organization_id = $1'],
  ['the patient was deleted', 'update patients set deleted_at = now() where organization_id = $1'],
  ['the patient is on another roster', 'delete from patient_rosters where organization_id = $1'],
  ['the patient has no address any more', 'update patients set email = null where organization_id = $1'],
])('is not sent when %s meanwhile', async (_, change) => {
  const { order, organizationId, patientEmail } = await shared();
  await bench.owner.query(change, [organizationId]);
  expect(await bench.activities.mail.sendSharedContent(order)).toBe('skipped');
  expect((await stateOf(order.shareId)).mail_state).toBe('skipped');
  expect(await mailsTo(patientEmail)).toEqual([]);
});

test('a mailbox that refuses permanently ends it, a full one does not; neither is logged with a name', async () => {
  const answers = [451, 550];
  const server = await openMailServer(() => ({
    at: 'recipient',
    code: answers[0] ?? 250,
    text: 'not zebrafinch',
  }));
  const { sendSharedContent } = bench.activitiesBy(server.url).mail;
  const { order } = await shared();
  const deferred = await sendSharedContent(order).catch((error: unknown) => error);
  expect(deferred).toMatchObject({ type: 'MailDeferred', nonRetryable: false });
  expect((deferred as Error).message).not.toContain('zebrafinch');
  expect((await stateOf(order.shareId)).mail_state).toBe('due');
  answers.shift();
  expect(await sendSharedContent(order)).toBe('refused');
  expect((await stateOf(order.shareId)).mail_state).toBe('refused');
  await server.close();
});

test('one that was given up is marked so, and is sent when an operator restarts it', async () => {
  const { order, patientEmail } = await shared();
  const { settleShare } = bench.activities.workflows;
  expect(await settleShare(order)).toBe('undelivered');
  expect(await stateOf(order.shareId)).toMatchObject({
    mail_state: 'undelivered',
    settled_at: expect.any(Date),
  });
  expect(await bench.activities.mail.sendSharedContent(order)).toBe('sent');
  expect(await settleShare(order)).toBe('settled_before');
  expect((await stateOf(order.shareId)).mail_state).toBe('sent');
  expect(await mailsTo(patientEmail)).toHaveLength(1);
});

test('nothing personal and no link is logged', () => {
  expect(bench.logged()).not.toMatch(/zebrafinch|oddsworth|Marrowgate|Thursday|\/shared\//i);
});
