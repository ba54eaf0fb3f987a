import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { type Bench, openBench } from './bench.ts';
import { createWorld, writeNotices } from './world.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

describe('listDueNotices', () => {
  test('names due notices, in the order of the events, and no finished ones', async () => {
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
    expect(outcome.login).toBe(rows[0]?.service_login_status);
    return outcome.login;
  };

  test.each([
    ['active', `status = 'disabled'`, 'suspended'],
    ['invited', `status = 'disabled'`, 'suspended'],
    ['active', `deleted_at = now()`, 'suspended'],
    ['suspended', `status = 'disabled'`, 'suspended'],
    ['suspended', `service_account_linked_at = now()`, 'active'],
    ['suspended', `service_account_linked_at = null`, 'invited'],
    ['active', `service_account_linked_at = now()`, 'active'],
    ['none', `status = 'disabled'`, 'none'],
    ['none', `service_account_linked_at = now()`, 'none'],
  ])('a login that is %s with %s becomes %s', async (login, change, expected) => {
    expect(await loginAfter(change, login)).toBe(expected);
  });

  const upgraded = async (change = `service_login_status = 'none'`) => {
    const world = await createWorld(bench.owner);
    const { organizationId, practitionerId } = world;
    await bench.owner.query(`update clinics set service_upgraded_at = now() where organization_id = $1`, [
      organizationId,
    ]);
    await bench.owner.query(`update practitioners set ${change} where id = $1`, [practitionerId]);
    const align = () => bench.activities.workflows.alignServiceLogin({ organizationId, practitionerId });
    return { ...world, align };
  };

  test('invites new practitioners of an upgraded clinic, once', async () => {
    const { align, practitionerId } = await upgraded();
    const first = await align();
    expect(first).toEqual({ login: 'invited', endedSessions: 0, invitationId: expect.any(String) });
    expect(await align()).toEqual(first);
    const { rows } = await bench.owner.query('select id from login_invitations where practitioner_id = $1', [
      practitionerId,
    ]);
    expect(rows).toEqual([{ id: first.invitationId }]);
  });

  test('requests a new link if the last one has expired, or was sent to another address', async () => {
    const { align, practitionerId, practitionerEmail } = await upgraded();
    const ids = [(await align()).invitationId];
    await bench.owner.query(
      `update login_invitations set mail_state = 'sent', expires_at = now() - interval '1 minute' where practitioner_id = $1`,
      [practitionerId],
    );
    ids.push((await align()).invitationId);
    await bench.owner.query(`update login_invitations set mail_state = 'sent' where practitioner_id = $1`, [
      practitionerId,
    ]);
    expect((await align()).invitationId).toBeNull();
    await bench.owner.query(`update practitioners set email = $2 where id = $1`, [
      practitionerId,
      `new-${practitionerEmail}`,
    ]);
    ids.push((await align()).invitationId);
    expect(new Set(ids).size).toBe(3);
    const { rows } = await bench.owner.query(
      'select count(*)::int as open from login_invitations where practitioner_id = $1 and closed_at is null',
      [practitionerId],
    );
    expect(rows).toEqual([{ open: 1 }]);
  });

  test('invites nobody who is disabled or deleted', async () => {
    for (const change of [`status = 'disabled'`, `deleted_at = now()`]) {
      const { align } = await upgraded(change);
      expect(await align()).toEqual({ login: 'none', endedSessions: 0, invitationId: null });
    }
  });

  test('ends the sessions of a suspended login, and of no other', async () => {
    const session = ({
      organizationId,
      practitionerId,
    }: {
      organizationId: string;
      practitionerId: string;
    }) =>
      bench.owner.query(
        `insert into login_sessions (id, organization_id, practitioner_id, token_hash)
         values (gen_random_uuid(), $1, $2, sha256(random()::text::bytea))`,
        [organizationId, practitionerId],
      );
    const linked = `service_login_status = 'active', service_account_linked_at = now()`;
    const [suspended, other] = [await upgraded(`${linked}, status = 'disabled'`), await upgraded(linked)];
    for (const one of [suspended, suspended, other]) await session(one);
    expect(await suspended.align()).toEqual({ login: 'suspended', endedSessions: 2, invitationId: null });
    expect(await other.align()).toMatchObject({ login: 'active', endedSessions: 0 });
    const { rows } = await bench.owner.query(
      'select practitioner_id from login_sessions where practitioner_id = any($1)',
      [[suspended.practitionerId, other.practitionerId]],
    );
    expect(rows).toEqual([{ practitioner_id: other.practitionerId }]);
  });
});

describe('the invitations of a clinic', () => {
  const clinic = async (others = 0) => {
    const { organizationId, practitionerId } = await createWorld(bench.owner);
    const { rows } = await bench.owner.query('select id from clinics where organization_id = $1', [
      organizationId,
    ]);
    const clinicId = rows[0].id as string;
    await bench.owner.query('update clinics set service_upgraded_at = now() where id = $1', [clinicId]);
    await bench.owner.query(
      `insert into practitioners (id, organization_id, partner_clinic_id, first_name, last_name, email, role, status,
         service_login_status, created_at, updated_at, deleted_at)
       select gen_random_uuid(), $1, $2, 'Quillfeather', 'Oddsworth', 'p' || n || '@mail.example', 'member',
         case when n % 3 = 1 then 'disabled' else 'active' end, 'none', now(), now(), case when n % 3 = 2 then now() end
       from generate_series(1, $3::int) n`,
      [organizationId, clinicId, others],
    );
    return { organizationId, practitionerId, clinicId };
  };

  test('are requested for every active practitioner of the clinic', async () => {
    const { organizationId, clinicId } = await clinic(6);
    expect(await bench.activities.workflows.requestInvitations({ organizationId, clinicId })).toBe(3);
    const { rows } = await bench.owner.query(
      `select workflow_id, workflow_type, kind, input from workflow_outbox where organization_id = $1`,
      [organizationId],
    );
    expect(rows).toHaveLength(3);
    for (const row of rows)
      expect(row).toEqual({
        ...workflows.practitionerAccessChanged.command(organizationId, row.input.practitionerId),
        workflow_id: `practitioner/${row.input.practitionerId}/access`,
        workflow_type: 'practitionerAccessChanged',
        workflowId: undefined,
        workflowType: undefined,
      });
  });

  test('are counted as sent, refused, or waiting', async () => {
    const { organizationId, clinicId, practitionerId } = await clinic(3);
    const count = () => bench.activities.workflows.countInvitations({ organizationId, clinicId });
    expect(await count()).toEqual({ told: 0, refused: 0, waiting: 2 });
    await bench.activities.workflows.alignServiceLogin({ organizationId, practitionerId });
    for (const [state, expected] of [
      ['sent', { told: 1, refused: 0, waiting: 1 }],
      ['refused', { told: 0, refused: 1, waiting: 1 }],
    ] as const) {
      await bench.owner.query('update login_invitations set mail_state = $2 where practitioner_id = $1', [
        practitionerId,
        state,
      ]);
      expect(await count()).toEqual(expected);
    }
  });
});
