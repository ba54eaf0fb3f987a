import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import { lockClinic } from '../clinics/within-clinic.ts';

/**
 * Changes of owners run one at a time in an organization, by an advisory lock that is taken before any row lock. A
 * row lock would deadlock: the request that disables an owner locks the practitioner and then the clinic, while the
 * successor's request locks them in the other order. A lock for each clinic would deadlock too: a move to another
 * clinic as its owner needs two of them, and moves in both directions take them in opposite orders (measured: of 50
 * such changes at once 22 were answered 503).
 */
export const lockOwnership = async (rows: Rows, organizationId: string): Promise<void> => {
  await rows.all(sql`select pg_advisory_xact_lock(hashtextextended(${organizationId}::text, 0))`);
};

/**
 * A clinic has at most one owner: the former one becomes admin in the same transaction (decisions part 3). Call
 * `lockOwnership` first.
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
 * The owner of an upgraded clinic can be neither disabled nor deleted until another practitioner is the owner
 * (specification 2.3).
 */
export const isProtectedOwner = async (
  rows: Rows,
  organizationId: string,
  { role, partner_clinic_id }: { readonly role: string; readonly partner_clinic_id: string },
): Promise<boolean> =>
  role === 'owner' &&
  (await lockClinic(rows, organizationId, partner_clinic_id)).service_upgraded_at !== null;
