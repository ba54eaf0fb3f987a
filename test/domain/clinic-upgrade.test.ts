import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isOfferedUpgrade } from '../../domain/clinics/upgrade-clinic.ts';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { upgradeClinic } from '../support/direct-login.ts';
import { framedClient } from '../support/embed.ts';
import { createWorld, type WireRecord } from '../support/world.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('clinics upgrade', () => {
  test('sets service_upgraded_at, starts the invitations once, and is an audit row of the operator', async () => {
    const world = await createWorld(app);
    const clinic = await world.clinic();
    expect(clinic.service_upgraded_at).toBeNull();
    await upgradeClinic(app, clinic.id);
    const shown = (await world.partner.get(`/v1/partner/clinics/${clinic.id}`)).body.data;
    expect(Date.parse(shown.service_upgraded_at)).toBeGreaterThan(Date.now() - 60_000);
    const rows = app.database.within(world.organizationId);
    expect(
      await rows.all(sql`select workflow_type, kind, input from workflow_outbox
        where workflow_id = ${`clinic/${clinic.id}/upgrade`}`),
    ).toEqual([
      {
        workflow_type: 'clinicUpgrade',
        kind: 'start',
        input: { organizationId: world.organizationId, clinicId: clinic.id },
      },
    ]);
    expect(
      await rows.all(sql`
        select actor_kind, resource_id, workflow_id from audit_entries where action = 'clinics.upgrade'`),
    ).toEqual([
      { actor_kind: 'operator', resource_id: clinic.id, workflow_id: `clinic/${clinic.id}/upgrade` },
    ]);
  });

  test('is refused for a clinic that has upgraded, is deleted or does not exist', async () => {
    const world = await createWorld(app);
    const [clinic, gone] = [await world.clinic(), await world.clinic()];
    const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => upgradeClinic(app, clinic.id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(upgradeClinic(app, clinic.id)).rejects.toThrow(/has upgraded already/);
    await world.partner.delete(`/v1/partner/clinics/${gone.id}`);
    for (const id of [gone.id, world.organizationId])
      await expect(upgradeClinic(app, id)).rejects.toThrow(/There is no clinic/);
  });

  test('protects the owner until another practitioner has become the owner', async () => {
    const world = await createWorld(app);
    const clinic = await world.clinic();
    const owner = await world.practitioner({ partner_clinic_id: clinic.id, role: 'owner' });
    const other = await world.practitioner({ partner_clinic_id: clinic.id });
    await upgradeClinic(app, clinic.id);
    const path = `/v1/partner/practitioners/${owner.id}`;
    for (const reply of [
      await world.partner.patch(path, { status: 'disabled' }),
      await world.partner.delete(path),
    ]) {
      expect(reply.status).toBe(409);
      expect(reply.body.type).toMatch(/practitioner-owner-protected$/);
    }
    await world.partner.patch(`/v1/partner/practitioners/${other.id}`, { role: 'owner' });
    expect((await world.partner.get(path)).body.data.role).toBe('admin');
    expect((await world.partner.delete(path)).status).toBe(204);
  });
});

describe('the offer to upgrade', () => {
  const practice = async (roles: readonly string[]) => {
    const world = await createWorld(app);
    const clinic = await world.clinic();
    const practitioners: WireRecord[] = [];
    for (const role of roles)
      practitioners.push(await world.practitioner({ partner_clinic_id: clinic.id, role }));
    const configure = (upgrade_enabled: boolean) =>
      world.partner.patch('/v1/partner/session-config', { upgrade_enabled });
    await configure(true);
    const offers = () =>
      Promise.all(
        practitioners.map(({ id }) =>
          isOfferedUpgrade(app.database.within(world.organizationId), world.organizationId, id),
        ),
      );
    return { world, clinic, practitioners, configure, offers };
  };

  test('is made to the owner, and to nobody else', async () => {
    const { offers } = await practice(['owner', 'admin', 'member']);
    expect(await offers()).toEqual([true, false, false]);
  });

  test('is made to the only practitioner, whatever the role, also once the others have left', async () => {
    const alone = await practice(['member']);
    expect(await alone.offers()).toEqual([true]);
    const { world, practitioners, offers } = await practice(['member', 'admin']);
    expect(await offers()).toEqual([false, false]);
    await world.partner.delete(`/v1/partner/practitioners/${practitioners[1].id}`);
    expect(await offers()).toEqual([true, false]);
  });

  test('is made only while upgrade_enabled is on, and until the clinic has upgraded', async () => {
    const { clinic, configure, offers } = await practice(['owner']);
    await configure(false);
    expect(await offers()).toEqual([false]);
    await configure(true);
    expect(await offers()).toEqual([true]);
    await upgradeClinic(app, clinic.id);
    expect(await offers()).toEqual([false]);
  });

  test('is not made to a disabled practitioner', async () => {
    const { world, practitioners, offers } = await practice(['owner']);
    await world.partner.patch(`/v1/partner/practitioners/${practitioners[0].id}`, { status: 'disabled' });
    expect(await offers()).toEqual([false]);
  });

  test('is shown in the framed workspace, which requests a link: nothing is upgraded, and one e-mail is due', async () => {
    const { world, clinic, practitioners } = await practice(['owner', 'member']);
    const [owner, member] = await Promise.all(
      practitioners.map(async ({ id }) => framedClient(app, await world.as(id), ['shell:read'])),
    );
    const offered = async (client = owner) =>
      (await client?.get('/api/embed/session'))?.body.data.upgrade_offered;
    expect([await offered(), await offered(member)]).toEqual([true, false]);
    expect((await member?.post('/api/embed/clinic-upgrade'))?.status).toBe(404);

    const replies = await Promise.all(
      Array.from({ length: 5 }, () => owner?.post('/api/embed/clinic-upgrade')),
    );
    const answers = replies.map((reply) => reply?.body.data);
    expect(replies.map((reply) => reply?.status)).toEqual(Array(5).fill(201));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const { partner_clinic_id, confirmation_requested_at, confirmation_expires_at } = answers[0];
    expect(partner_clinic_id).toBe(clinic.id);
    expect(Date.parse(confirmation_expires_at) - Date.parse(confirmation_requested_at)).toBe(72 * 3_600_000);
    const shown = (await world.partner.get(`/v1/partner/clinics/${clinic.id}`)).body.data;
    expect(shown.service_upgraded_at).toBeNull();
    expect(await offered()).toBe(true);
    const rows = app.database.within(world.organizationId);
    expect(
      await rows.all(sql`
        select workflow_type from workflow_outbox where workflow_type in ('clinicUpgrade', 'sendUpgradeLink')`),
    ).toEqual([{ workflow_type: 'sendUpgradeLink' }]);
    expect(
      await rows.all(sql`select distinct status, practitioner_id from audit_entries
        where action = 'upgradeOwnClinic' and status = 201`),
    ).toEqual([{ status: 201, practitioner_id: practitioners[0]?.id }]);
  });

  test('cannot be accepted where it is not made, although an open page still shows it', async () => {
    const { world, practitioners, configure } = await practice(['owner']);
    const owner = await framedClient(app, await world.as(practitioners[0]?.id as string), ['shell:read']);
    await configure(false);
    expect((await owner.post('/api/embed/clinic-upgrade')).status).toBe(404);
  });
});
