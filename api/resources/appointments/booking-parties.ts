import type { Actor } from '../../platform/access/actor.ts';
import { type Rows, sql } from '../../platform/data/rows.ts';
import { Problem } from '../../platform/problems.ts';
import { holdClinic } from '../clinics/within-clinic.ts';
import { holdPractitioner, onRosterOf } from '../patients/roster.ts';

export interface Parties {
  readonly partner_clinic_id: string;
  readonly partner_practitioner_id: string;
  readonly partner_patient_id: string;
}

/**
 * What was booked long ago may be of people who were deleted or went to another clinic since; nothing new is
 * arranged for them (specification 2.5). They are held until the commit, the patient first (`holdPatientsOf`).
 * @throws Problem same-clinic-mismatch.
 */
export const holdPartiesStillThere = async (
  rows: Rows,
  organizationId: string,
  parties: Parties,
): Promise<void> => {
  const clinicId = parties.partner_clinic_id;
  const there = await rows.all(sql`
    select 1 from practitioners p
    join patients t on t.organization_id = p.organization_id and t.id = ${parties.partner_patient_id}
      and t.partner_clinic_id = ${clinicId} and t.deleted_at is null
    where p.organization_id = ${organizationId} and p.id = ${parties.partner_practitioner_id}
      and p.partner_clinic_id = ${clinicId} and p.deleted_at is null
    for share of t, p`);
  if (there.length === 0) throw new Problem('same-clinic-mismatch');
};

/**
 * Clinic, patient and practitioner of a booking, held where they are until the commit, in that order.
 * @throws Problem not-found for one out of reach.
 */
export const holdParties = async (
  rows: Rows,
  actor: Actor,
  parties: Parties,
): Promise<{
  readonly timezone: string;
  readonly of_one_clinic: boolean;
  readonly patient_has_email: boolean;
}> => {
  const { organization_id } = actor;
  const clinic = await holdClinic(rows, organization_id, parties.partner_clinic_id);
  const reach = actor.practitioner_id ? onRosterOf(actor.practitioner_id) : sql`true`;
  const patient = await rows.first(sql<{ partner_clinic_id: string; has_email: boolean }>`
    select t.partner_clinic_id, t.email is not null as has_email from patients t
    where t.organization_id = ${organization_id} and t.id = ${parties.partner_patient_id} and t.deleted_at is null
      and ${reach} for share of t`);
  const practitioner = await holdPractitioner(rows, organization_id, parties.partner_practitioner_id);
  if (!practitioner || !patient) throw new Problem('not-found');
  return {
    timezone: clinic.timezone,
    of_one_clinic: practitioner.partner_clinic_id === clinic.id && patient.partner_clinic_id === clinic.id,
    patient_has_email: patient.has_email,
  };
};
