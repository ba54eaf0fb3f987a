import { type Rows, sql } from '../../platform/database/rows.ts';

/**
 * Whether links of a clinician, or of the organization itself, still open (decisions 6.1). Checked each time a link
 * is opened, so that reactivation opens it again.
 */
export const linksOpen = async (
  rows: Rows,
  organizationId: string,
  clinicianId: string | null,
): Promise<boolean> => {
  const found = await rows.first(sql`
    select from organizations o where o.id = ${organizationId} and o.status = 'active'
      and (${clinicianId}::uuid is null or exists (
        select from practitioners p where p.organization_id = o.id and p.id = ${clinicianId}
          and p.status = 'active' and p.deleted_at is null))`);
  return found !== undefined;
};
