import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';
import { Problem } from '../problems.ts';

export interface ClinicOfRecord {
  readonly id: string;
  readonly timezone: string;
  readonly service_upgraded_at: Date | null;
}

/**
 * Locks the clinic that a body names, until the commit: otherwise a clinic could be deleted while a record is added
 * to it.
 * @throws Problem not-found.
 */
export const lockClinic = async (
  rows: Rows,
  organizationId: string,
  clinicId: string,
): Promise<ClinicOfRecord> => {
  const clinic = await rows.first(sql<ClinicOfRecord>`
    select id, timezone, service_upgraded_at from clinics
    where organization_id = ${organizationId} and id = ${clinicId} and deleted_at is null for share`);
  if (!clinic) throw new Problem('not-found');
  return clinic;
};

/**
 * Locks a practitioner until the commit, so that nobody deletes, disables or moves the practitioner while a record
 * that depends on it is written. The lock is shared, unless `alone`.
 * @param options.standing a further condition on the row.
 * @returns undefined if there is no such practitioner.
 */
export const lockPractitioner = (
  rows: Rows,
  organizationId: string,
  practitionerId: string,
  { standing = sql`true`, alone = false }: { standing?: RawBuilder<unknown>; alone?: boolean } = {},
): Promise<{ readonly partner_clinic_id: string } | undefined> =>
  rows.first(sql<{ partner_clinic_id: string }>`
    select partner_clinic_id from practitioners
    where organization_id = ${organizationId} and id = ${practitionerId} and deleted_at is null and ${standing}
    ${alone ? sql`for no key update` : sql`for share`}`);

/**
 * Locks the practitioners that a patient's record names, until the commit.
 * @returns whether all of them belong to the clinic.
 * @throws Problem not-found if one of them does not exist.
 */
export const lockPractitioners = async (
  rows: Rows,
  organizationId: string,
  clinicId: string,
  practitionerIds: readonly string[],
): Promise<boolean> => {
  const wanted = [...new Set(practitionerIds)];
  const found = await rows.all(sql<{ partner_clinic_id: string }>`
    select partner_clinic_id from practitioners
    where organization_id = ${organizationId} and id = any(${wanted}::uuid[]) and deleted_at is null
    order by id for share`);
  if (found.length < wanted.length) throw new Problem('not-found');
  return found.every(({ partner_clinic_id }) => partner_clinic_id === clinicId);
};
