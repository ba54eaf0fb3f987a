import { type RawBuilder, type Rows, sql, whenChanged } from '../../platform/data/rows.ts';
import { holdClinic } from '../clinics/within-clinic.ts';

/**
 * Successors take turns by a lock of their own. The clinic's row will not do: who disables the owner holds
 * the owner's row and waits for the clinic's, just when the successor needs them the other way round.
 */
const takeTurns = (clinicId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${clinicId}::text, 0))`;

/**
 * Whoever is to be changed may become the owner, and so waits for a turn before the row is locked: a successor
 * who held it while waiting would be waited for, as the owner of a moment ago, by the one whose turn it is.
 */
export const awaitTurn = async (
  rows: Rows,
  organizationId: string,
  practitionerId: string,
): Promise<void> => {
  await rows.all(sql`
    ${takeTurns(sql.ref('partner_clinic_id'))} from practitioners
    where organization_id = ${organizationId} and id = ${practitionerId}`);
};

/** A clinic has one owner at most: the former one becomes admin in the same transaction (decisions part 3). */
export const demoteFormerOwner = async (
  rows: Rows,
  organizationId: string,
  clinicId: string,
  newOwnerId: string,
): Promise<void> => {
  await rows.all(takeTurns(sql`${clinicId}`));
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
