import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Bench, mailsTo, openBench } from './bench.ts';
import { createWorld, type PeopleOfWorld } from './world.ts';

/** The letter that tells a clinician of the end of the organization. */

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const CLOSES_AT = '2031-05-04T10:00:00.000Z';

/** An export that was begun a moment ago because the organization ends. */
const offered = async (people: PeopleOfWorld = {}) => {
  const world = await createWorld(bench.owner, people);
  const { organizationId, practitionerId } = world;
  const [closingId, exportId] = [randomUUID(), randomUUID()];
  await bench.owner.query(
    `insert into organization_closings (id, organization_id, requested_at, closes_at) values ($1, $2, now(), $3)`,
    [closingId, organizationId, CLOSES_AT],
  );
  await bench.owner.query(
    `insert into exports (id, organization_id, partner_practitioner_id, status, closing_id, notice_state, created_at,
       updated_at)
     values ($1, $2, $3, 'queued', $4, 'due', now(), now())`,
    [exportId, organizationId, practitionerId, closingId],
  );
  return { ...world, closingId, order: { organizationId, exportId } };
};
const stateOf = async (exportId: string) =>
  (await bench.owner.query('select notice_state from exports where id = $1', [exportId])).rows[0]
    .notice_state;

test('says until when the record can be downloaded, once, and has no link', async () => {
  const { order, practitionerEmail } = await offered();
  expect(await bench.activities.mail.sendClosingNotice(order)).toBe('sent');
  expect(await bench.activities.mail.sendClosingNotice(order)).toBe('sent');
  const [received, ...more] = await mailsTo(practitionerEmail);
  expect(more).toEqual([]);
  expect(received?.mail.subject).toBe('Your access ends soon');
  expect(received?.mail.text).toContain('Marrowgate Clinic leaves this service');
  expect(received?.mail.text).toContain('4 May 2031');
  expect(received?.mail.text).not.toContain('http');
  expect(await stateOf(order.exportId)).toBe('sent');
});

test('is not sent where the organization stays', async () => {
  const { order, closingId, practitionerEmail } = await offered();
  await bench.owner.query(`update organization_closings set status = 'cancelled' where id = $1`, [closingId]);
  expect(await bench.activities.mail.sendClosingNotice(order)).toBe('skipped');
  expect(await mailsTo(practitionerEmail)).toEqual([]);
  expect(await stateOf(order.exportId)).toBe('skipped');
});
