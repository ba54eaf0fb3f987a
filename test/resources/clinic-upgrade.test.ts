import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../api/platform/data/rows.ts';
import { isOfferedUpgrade } from '../../api/resources/clinics/upgrade-clinic.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { upgradeClinic } from '../support/direct-login.ts';
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
      await rows.all(sql`select actor_kind, workflow_id from audit_entries where action = 'clinics.upgrade'`),
    ).toEqual([{ actor_kind: 'operator', workflow_id: `clinic/${clinic.id}/upgrade` }]);
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
});
