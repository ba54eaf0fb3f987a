import { normaliseOrigin } from '../../../domain/access/origins.ts';
import { sql } from '../../../platform/database/rows.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';

/**
 * The host of the organization's logo, which is the only picture that a workspace loads from another host. Undefined
 * if there is no logo, or if a page's policy cannot name the host.
 */
export const logoOrigin = async (
  database: Pick<Scoped, 'within'>,
  organization_id: string,
): Promise<string | undefined> => {
  const found = await database.within(organization_id).first(sql<{ logo_url: string | null }>`
    select branding ->> 'logo_url' as logo_url from session_configurations where organization_id = ${organization_id}`);
  return found?.logo_url ? normaliseOrigin(new URL(found.logo_url).origin) : undefined;
};
