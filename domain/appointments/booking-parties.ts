import { type Rows, sql } from '../../platform/database/rows.ts';
import { Problem } from '../problems.ts';

export interface Parties {
  readonly partner_clinic_id: string;
  readonly partner_practitioner_id: string;
  readonly partner_patient_id: string;
}

/**
 * Locks the patient and the practitioner of an older appointment until the commit, the patient first (`lockPatientsOf`).
 * Both may have been deleted or have moved to another clinic since the booking; then nothing new is arranged for them
 * (specification 2.5).
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
