import { type Rows, sql } from '../../platform/database/rows.ts';

/**
 * Whether a link to an object that was issued to a clinician, or to the organization itself, still opens (decisions
 * 6.1). Checked each time a link is opened, so that reactivation opens it again. An object whose record is deleted has
 * no row any more, although a sweep removes its bytes only later.
 */
export const linksOpen = async (
  rows: Rows,
  organizationId: string,
  key: string,
  clinicianId: string | null,
): Promise<boolean> => {
  const found = await rows.first(sql`
    select from organizations o where o.id = ${organizationId} and o.status = 'active'
      and exists (select from stored_objects s where s.organization_id = o.id and s.key = ${key})
      and (${clinicianId}::uuid is null or exists (
        select from practitioners p where p.organization_id = o.id and p.id = ${clinicianId}
          and p.status = 'active' and p.deleted_at is null))`);
  return found !== undefined;
};
