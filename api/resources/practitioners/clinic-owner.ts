import { type Rows, sql } from '../../platform/data/rows.ts';

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
  now: Date,
): Promise<void> => {
  await rows.all(sql`select pg_advisory_xact_lock(hashtextextended(${clinicId}::text, 0))`);
  await rows.all(sql`
    update practitioners set role = 'admin', updated_at = ${now}
    where organization_id = ${organizationId} and partner_clinic_id = ${clinicId} and role = 'owner'
      and id <> ${newOwnerId} and deleted_at is null`);
};
