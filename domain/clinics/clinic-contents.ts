import { type Rows, sql } from '../../platform/database/rows.ts';

/** Counts the records that keep a clinic from being deleted (specification part 3, decisions part 3). */
export const countClinicContents = async (
  rows: Rows,
  organizationId: string,
  clinicId: string,
): Promise<Record<'practitioner_count' | 'patient_count' | 'appointment_count', number>> => {
  const inClinic = sql`organization_id = ${organizationId} and partner_clinic_id = ${clinicId} and deleted_at is null`;
  const [counted] = await rows.all(sql<
    Record<'practitioner_count' | 'patient_count' | 'appointment_count', number>
  >`
    select (select count(*)::int from practitioners where ${inClinic}) as practitioner_count,
           (select count(*)::int from patients where ${inClinic}) as patient_count,
           (select count(*)::int from appointments where ${inClinic} and status <> 'cancelled') as appointment_count`);
  return counted as NonNullable<typeof counted>;
};
