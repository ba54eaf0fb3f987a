import { type Rows, sql, whenChanged } from '../../platform/data/rows.ts';
import { holdClinic } from '../clinics/within-clinic.ts';

/**
 * A clinic has one owner at most: the former one becomes admin in the same transaction (decisions part 3).
 * Successors take turns by a lock of their own. The clinic's row will not do: who disables the owner holds
 * the owner's row and waits for the clinic's, just when the successor needs them the other way round.
 */
export const demoteFormerOwner = async (
  rows: Rows,
  organizationId: string,
  clinicId: string,
  newOwnerId: string,
): Promise<void> => {
  await rows.all(sql`select pg_advisory_xact_lock(hashtextextended(${clinicId}::text, 0))`);
  await rows.all(sql`
    update practitioners set role = 'admin', updated_at = ${whenChanged}
    where organization_id = ${organizationId} and partner_clinic_id = ${clinicId} and role = 'owner'
      and id <> ${newOwnerId} and deleted_at is null`);
};

/**
 * The owner of an upgraded clinic can be neither disabled nor deleted, until another practitioner was made the owner
 * (specification 2.3).
 */
export const isProtectedOwner = async (
  rows: Rows,
  organizationId: string,
  { role, partner_clinic_id }: { readonly role: string; readonly partner_clinic_id: string },
): Promise<boolean> =>
  role === 'owner' &&
  (await holdClinic(rows, organizationId, partner_clinic_id)).service_upgraded_at !== null;
