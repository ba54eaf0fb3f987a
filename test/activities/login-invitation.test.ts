import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setPasswordLink } from '../../domain/logins/invitations.ts';
import { BASE_URL, type Bench, mailsTo, openBench } from './bench.ts';
import { openMailServer } from './refusing-mail-server.ts';
import { createWorld, type PeopleOfWorld, testSecrets } from './world.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const invited = async (people: PeopleOfWorld = {}) => {
  const world = await createWorld(bench.owner, people);
  const { organizationId, practitionerId } = world;
  await bench.owner.query('update clinics set service_upgraded_at = now() where organization_id = $1', [
    organizationId,
  ]);
  const { invitationId } = await bench.activities.workflows.alignServiceLogin({
    organizationId,
    practitionerId,
  });
  return { ...world, order: { organizationId, practitionerId, invitationId: invitationId as string } };
};
const stateOf = async (id: string) =>
  (await bench.owner.query('select mail_state from login_invitations where id = $1', [id])).rows[0]
    .mail_state;

test('has the link in the organization’s name and colour, and says how long it works', async () => {
  const { order, practitionerEmail } = await invited({
    branding: { display_name: 'Marrowgate & Friends', primary_color: '#aa3366' },
  });
  expect(await bench.activities.mail.sendLoginInvitation(order)).toBe('sent');
  const [received] = await mailsTo(practitionerEmail);
  const link = setPasswordLink(testSecrets(), BASE_URL, order.invitationId);
  const mail = received?.mail as NonNullable<typeof received>['mail'];
  expect(mail.subject).toBe('Set your password');
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(`href="${link}"`);
  expect(mail.html).toContain('#aa3366');
  expect(mail.html).toContain('Marrowgate &amp; Friends');
  expect(mail.text).toMatch(/Link works until: \w+, \d+ \w+ \d{4} at \d\d:\d\d UTC/);
  expect(mail.messageId).toBe(`<${order.invitationId}.set-password@clinic.example>`);
  expect(mail.html).not.toMatch(/<(img|link|script|style)\b|url\(/);
  expect(received?.raw).toMatch(/^Auto-Submitted: auto-generated$/m);
});

test('is sent once, whatever is requested again', async () => {
  const { order, practitionerEmail } = await invited();
  expect(await bench.activities.mail.sendLoginInvitation(order)).toBe('sent');
  expect(await bench.activities.mail.sendLoginInvitation(order)).toBe('settled_before');
  expect(await mailsTo(practitionerEmail)).toHaveLength(1);
});

test('is not sent for a revoked organization, because its link would never work', async () => {
  const { order, organizationId, practitionerEmail } = await invited();
  await bench.owner.query(`update organizations set status = 'revoked' where id = $1`, [organizationId]);
  expect(await bench.activities.mail.sendLoginInvitation(order)).toBe('skipped');
  expect(await stateOf(order.invitationId)).toBe('skipped');
  expect(await mailsTo(practitionerEmail)).toHaveLength(0);
});

test('waits while the practitioner is disabled', async () => {
  const { order, practitionerEmail } = await invited();
  await bench.owner.query(`update practitioners set status = 'disabled' where id = $1`, [
    order.practitionerId,
  ]);
  expect(await bench.activities.mail.sendLoginInvitation(order)).toBe('skipped');
  expect([await stateOf(order.invitationId), await mailsTo(practitionerEmail)]).toEqual(['due', []]);
});

test('is not sent once a newer link has closed it, nor to another organization’s practitioner', async () => {
  const [{ order, practitionerEmail }, other] = [await invited(), await invited()];
  const foreign = { ...order, organizationId: other.organizationId };
  expect(await bench.activities.mail.sendLoginInvitation(foreign)).toBe('settled_before');
  await bench.owner.query('update login_invitations set closed_at = now() where id = $1', [
    order.invitationId,
  ]);
  expect(await bench.activities.mail.sendLoginInvitation(order)).toBe('skipped');
  expect(await mailsTo(practitionerEmail)).toEqual([]);
});

test('a mailbox that refuses permanently ends it, a full one does not; neither is logged with a name', async () => {
  const answers = [451, 550];
  const server = await openMailServer(() => ({
    at: 'recipient',
    code: answers[0] ?? 250,
    text: 'not oddsworth',
  }));
  const { sendLoginInvitation } = bench.activitiesBy(server.url).mail;
  const { order } = await invited();
  const deferred = await sendLoginInvitation(order).catch((error: unknown) => error);
  expect(deferred).toMatchObject({ type: 'MailDeferred', nonRetryable: false });
  expect((deferred as Error).message).not.toContain('oddsworth');
  expect(await stateOf(order.invitationId)).toBe('due');
  answers.shift();
  expect(await sendLoginInvitation(order)).toBe('refused');
  expect(await stateOf(order.invitationId)).toBe('refused');
  await server.close();
});

test('nothing personal and no link is logged', () => {
  expect(bench.logged()).not.toMatch(/oddsworth|Marrowgate|set-password\//i);
});
