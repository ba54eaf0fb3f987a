import { type Rows, sql } from '../../platform/database/rows.ts';
import type { PatientOf } from './books-of-patient.ts';

/**
 * Until when the organization's rule keeps the clinical part: years after the last session, note or answer.
 * @returns null where there is no rule, nothing clinical, or the time is over.
 */
export const clinicalTimeOf = async (
  rows: Rows,
  { organizationId, patientId }: PatientOf,
): Promise<Date | null> => {
  const mine = sql`organization_id = ${organizationId} and partner_patient_id = ${patientId}`;
  const found = await rows.first(sql<{ until: Date }>`
    select last.at + make_interval(years => r.clinical_years) as until
    from retention_rules r, lateral (
      select greatest(
        (select max(end_at) from appointments where ${mine} and deleted_at is null and end_at <= clock_timestamp()),
        (select max(created_at) from notes where ${mine}),
        (select max(completed_at) from form_submissions where ${mine})) as at) last
    where r.organization_id = ${organizationId} and r.clinical_years is not null
      and last.at + make_interval(years => r.clinical_years) > clock_timestamp()`);
  return found?.until ?? null;
};
