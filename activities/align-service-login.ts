import type { Scoped } from '../api/platform/data/database.ts';
import { sql } from '../api/platform/data/rows.ts';
import type { PractitionerAccess } from '../workflows/contracts.ts';

export type AlignServiceLogin = (input: PractitionerAccess) => Promise<'changed' | 'unchanged'>;

/**
 * The login that a practitioner's state calls for: suspended while disabled or deleted, else what it was
 * before (decisions part 2.7). `none` stays: that clinic has not upgraded. One statement, so it is right
 * whatever is changed at the same time.
 */
export const createAlignServiceLogin =
  ({ database }: { readonly database: Scoped }): AlignServiceLogin =>
  async ({ organizationId, practitionerId }) => {
    const changed = await database.within(organizationId).first(sql`
      with called_for as (
        select id, case
          when status = 'disabled' or deleted_at is not null then 'suspended'
          when service_account_linked_at is not null then 'active'
          else 'invited' end as login
        from practitioners
        where organization_id = ${organizationId} and id = ${practitionerId}
          and service_login_status <> 'none'
        for update)
      update practitioners p
      set service_login_status = login, updated_at = greatest(clock_timestamp(), updated_at)
      from called_for
      where p.organization_id = ${organizationId} and p.id = called_for.id
        and p.service_login_status <> login
      returning p.id`);
    return changed ? 'changed' : 'unchanged';
  };
