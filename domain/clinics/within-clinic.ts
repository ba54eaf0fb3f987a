import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';
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
export const holdClinic = async (
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

/** The same for the requests of a batch, whose `k` has a `clinic_id`. */
export const clinicsOfBatch: RawBuilder<Pick<ClinicOfRecord, 'id' | 'timezone'>> = sql`
  select k.i as "#i", c.id, c.timezone from k
  join clinics c on c.organization_id = k.organization_id and c.id = k.clinic_id and c.deleted_at is null
  order by c.id for share of c`;
