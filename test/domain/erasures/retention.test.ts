import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { proposeErasures } from '../../../activities/upkeep/propose-erasures.ts';
import { retentionCommands } from '../../../api/operator/retention.ts';
import { createAudit } from '../../../platform/audit/audit.ts';
import { rowsOfPool } from '../../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { asOperator, createWorld, type WireRecord, type World } from '../../support/world.ts';

/** An organization's rule: how long deleted patients wait for their erasure, and how long the clinical part is kept. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const operate = (command: string, organization: string, options: object = {}): Promise<WireRecord> =>
  asOperator(app, async (session) => {
    const found = retentionCommands.find(({ name }) => name === command);
    const answer = await found?.run({ session, args: [], options: { organization, ...options } });
    return answer?.json;
  });
const propose = () =>
  proposeErasures({
    database: app.database,
    audit: createAudit(app.config.ENVIRONMENT, app.database.auditing, rowsOfPool),
  })(() => undefined);
const erasuresOf = async (world: World): Promise<WireRecord[]> =>
  (await world.partner.get('/v1/partner/erasures')).body.data;
const deletedDaysAgo = async (id: string, days: number): Promise<void> => {
  await app.owner.pool.query(
    'update patients set deleted_at = now() - make_interval(days => $2) where id = $1',
    [id, days],
  );
};

test('a patient who was deleted as many days ago as the rule says gets one erasure, which can be cancelled', async () => {
  const world = await createWorld(app);
  const { clinic, practitioner, patient } = await world.practice();
  const young = await world.patient({
    partner_clinic_id: clinic.id,
    created_by_partner_practitioner_id: practitioner.id,
  });
  for (const { id } of [patient, young]) await world.partner.delete(`/v1/partner/patients/${id}`);
  await deletedDaysAgo(patient.id, 91);
  await propose();
  expect(await erasuresOf(world)).toEqual([]);

  expect(await operate('set', world.organizationId, { deletedDays: '90' })).toEqual({
    rule: { organization_id: world.organizationId, clinical_years: null, deleted_days: 90 },
  });
  await Promise.all([propose(), propose()]);
  const [proposed, ...others] = await erasuresOf(world);
  expect(others).toEqual([]);
  expect(proposed).toMatchObject({
    partner_patient_id: patient.id,
    reason: 'retention_over',
    status: 'scheduled',
    keep_clinical_until: null,
  });
  expect(Date.parse(proposed.begins_at) - Date.parse(proposed.requested_at)).toBe(604_800_000);
  expect((await operate('report', world.organizationId)).report).toMatchObject({
    due_without_erasure: 0,
    proposed: 1,
    completed: 0,
  });
  expect((await world.partner.delete(`/v1/partner/erasures/${proposed.id}`)).status).toBe(204);
  await propose();
  expect((await erasuresOf(world)).map(({ status }) => status)).toEqual(['cancelled']);
});

test('the clinical part is kept for years after the last session, unless the partner says otherwise', async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  await operate('set', world.organizationId, { clinicalYears: '10' });
  await app.owner.pool.query(
    `insert into appointments (id, organization_id, partner_clinic_id, partner_practitioner_id, partner_patient_id,
       start_at, end_at, timezone, session_type, status, clinician_code_hash, patient_code_hash, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, $4, '2026-03-01T09:00:00Z', '2026-03-01T10:00:00Z', 'UTC', 'in_person',
       'completed', sha256(gen_random_uuid()::text::bytea), sha256(gen_random_uuid()::text::bytea), now(), now())`,
    [world.organizationId, practice.clinic.id, practice.practitioner.id, practice.patient.id],
  );
  const order = { partner_patient_id: practice.patient.id, reason: 'patient_request' };
  const first = await world.partner.post('/v1/partner/erasures', order);
  expect(first.body.data.keep_clinical_until).toBe('2036-03-01T10:00:00.000Z');
  await world.partner.delete(`/v1/partner/erasures/${first.body.data.id}`);
  const second = await world.partner.post('/v1/partner/erasures', { ...order, keep_clinical_until: null });
  expect(second.body.data.keep_clinical_until).toBeNull();
  await operate('clear', world.organizationId);
  expect((await operate('report', world.organizationId)).report).toMatchObject({ clinical_years: null });
});

test('a rule without a number, or with one out of range, is refused', async () => {
  const world = await createWorld(app);
  for (const options of [{}, { clinicalYears: '0' }, { clinicalYears: '31' }, { deletedDays: 'soon' }])
    await expect(operate('set', world.organizationId, options)).rejects.toThrow();
});
