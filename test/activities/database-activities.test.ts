import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Bench, openBench } from './bench.ts';
import { createWorld, writeNotices } from './world.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

describe('listDueNotices', () => {
  test('names what is due, in the order of the events, and nothing that is settled', async () => {
    const world = await createWorld(bench.owner);
    await writeNotices(bench.owner, world, { kind: 'cancelled', sequence: 1 });
    await writeNotices(bench.owner, world, { kind: 'booked', sequence: 0 });
    await bench.owner.query(
      `update appointment_notices set state = 'sent' where appointment_id = $1 and sequence = 0 and recipient = 'patient'`,
      [world.appointmentId],
    );
    const { organizationId, appointmentId } = world;
    expect(await bench.activities.workflows.listDueNotices({ organizationId, appointmentId })).toEqual([
      { sequence: 0, recipient: 'practitioner', kind: 'booked' },
      { sequence: 1, recipient: 'practitioner', kind: 'cancelled' },
      { sequence: 1, recipient: 'patient', kind: 'cancelled' },
    ]);
  });

  test('names nothing of another organization', async () => {
    const [world, other] = [await createWorld(bench.owner), await createWorld(bench.owner)];
    await writeNotices(bench.owner, world, { kind: 'booked', sequence: 0 });
    const foreign = { organizationId: other.organizationId, appointmentId: world.appointmentId };
    expect(await bench.activities.workflows.listDueNotices(foreign)).toEqual([]);
    expect(
      await bench.activities.mail.sendAppointmentNotice({ ...foreign, sequence: 0, recipient: 'patient' }),
    ).toBe('settled_before');
  });
});

describe('alignServiceLogin', () => {
  const loginAfter = async (change: string, login: string) => {
    const world = await createWorld(bench.owner);
    await bench.owner.query(`update practitioners set service_login_status = $2, ${change} where id = $1`, [
      world.practitionerId,
      login,
    ]);
    const { organizationId, practitionerId } = world;
    const outcome = await bench.activities.workflows.alignServiceLogin({ organizationId, practitionerId });
    const { rows } = await bench.owner.query<{ service_login_status: string }>(
      `select service_login_status from practitioners where id = $1`,
      [practitionerId],
    );
    return [rows[0]?.service_login_status, outcome];
  };

  test.each([
    ['active', `status = 'disabled'`, 'suspended', 'changed'],
    ['invited', `status = 'disabled'`, 'suspended', 'changed'],
    ['active', `deleted_at = now()`, 'suspended', 'changed'],
    ['suspended', `status = 'disabled'`, 'suspended', 'unchanged'],
    ['suspended', `service_account_linked_at = now()`, 'active', 'changed'],
    ['suspended', `service_account_linked_at = null`, 'invited', 'changed'],
    ['active', `service_account_linked_at = now()`, 'active', 'unchanged'],
    ['none', `status = 'disabled'`, 'none', 'unchanged'],
    ['none', `service_account_linked_at = now()`, 'none', 'unchanged'],
  ])('a login that is %s with %s becomes %s', async (login, change, expected, outcome) => {
    expect(await loginAfter(change, login)).toEqual([expected, outcome]);
  });
});
