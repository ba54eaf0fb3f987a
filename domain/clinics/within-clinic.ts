import { type Rows, sql } from '../../platform/database/rows.ts';
import { Problem } from '../problems.ts';

export interface ClinicOfRecord {
  readonly id: string;
  readonly timezone: string;
  readonly service_upgraded_at: Date | null;
}

/**
 * The clinic that a body names, held against deletion until the commit: otherwise a clinic could be
 * deleted while somebody moves in.
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
