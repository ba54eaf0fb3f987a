import { type Rows, sql } from '../../platform/database/rows.ts';

/**
 * Whether a practitioner can leave the clinic: future appointments and rosters prevent it (decisions part 3).
 * @returns true when nothing prevents it.
 */
export const mayLeaveClinic = async (
  rows: Rows,
  organizationId: string,
  practitionerId: string,
  now: Date,
): Promise<boolean> => {
  const tied = await rows.first(sql`
    select 1 from appointments where organization_id = ${organizationId}
      and partner_practitioner_id = ${practitionerId} and status = 'scheduled' and end_at > ${now}
    union all
    select 1 from patient_rosters r join patients p on p.id = r.patient_id and p.deleted_at is null
    where r.organization_id = ${organizationId} and r.practitioner_id = ${practitionerId}
    limit 1`);
  return tied === undefined;
};
