import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import { lockClinic } from '../clinics/within-clinic.ts';

/**
 * Successors take turns by a lock of their own, and before any row is locked: a successor who held its row while
 * waiting would be waited for, as the owner of a moment ago, by the one whose turn it is. The clinic's row will not
 * do: who disables the owner holds the owner's row and waits for the clinic's, just when the successor needs them the
 * other way round. Nor will a turn for each clinic: who moves into another one as its owner needs two of them, and
 * those on their way there and back had each other's (measured: of 50 such changes at once 22 were answered 503).
 */
export const lockOwnership = async (rows: Rows, organizationId: string): Promise<void> => {
  await rows.all(sql`select pg_advisory_xact_lock(hashtextextended(${organizationId}::text, 0))`);
};

/**
 * A clinic has one owner at most: the former one becomes admin in the same transaction (decisions part 3). Whoever
 * calls this has awaited its turn.
 */
export const demoteFormerOwner = async (
  rows: Rows,
  organizationId: string,
  clinicId: string,
  newOwnerId: string,
): Promise<void> => {
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
  (await lockClinic(rows, organizationId, partner_clinic_id)).service_upgraded_at !== null;
