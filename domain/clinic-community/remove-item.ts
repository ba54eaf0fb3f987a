import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';

export interface RemovedItem {
  readonly id: string;
  readonly partner_clinic_id: string;
  readonly shared_by_partner_practitioner_id: string;
}

/**
 * Removes an item from the community of its clinic, whoever shared it. A request removes only what its own clinician
 * shared (specification 4.12), so an operator does this for a practitioner who was deleted.
 * @returns undefined where there is no such item, or it was removed before.
 */
export const removeCommunityItem = (
  rows: Rows,
  organizationId: string,
  itemId: string,
): Promise<RemovedItem | undefined> =>
  rows.first(sql<RemovedItem>`
    update community_items set deleted_at = clock_timestamp(), updated_at = ${whenChanged}
    where organization_id = ${organizationId} and id = ${itemId} and deleted_at is null
    returning id, partner_clinic_id, shared_by_partner_practitioner_id`);
