import type { StorybookGeneration } from '../../domain/workflow-definitions/workflows.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';

/** Most stories of an organization that use the ordinary slots; further ones use the overflow slots. */
const ORDINARY_STORIES = 3;
/** With more open stories than this, all of the organization's stories go to the overflow slots. */
const MOST_OPEN_STORIES = 12;

/**
 * True if a story belongs to the overflow slots, because its organization has enough others under way. Evaluated again
 * at each step, since it may change.
 */
export const isOverflow = async (
  { database }: { readonly database: Scoped },
  { organizationId, storybookId }: StorybookGeneration,
): Promise<boolean> => {
  const found = await database.within(organizationId).first(sql<{ earlier: number; open: number }>`
    select count(*) filter (where (o.created_at, o.id) < (s.created_at, s.id))::int as earlier, count(*)::int as open
    from storybooks s join storybooks o
      on o.organization_id = s.organization_id and o.status = 'generating' and o.deleted_at is null
    where s.organization_id = ${organizationId} and s.id = ${storybookId}`);
  return found !== undefined && (found.earlier >= ORDINARY_STORIES || found.open > MOST_OPEN_STORIES);
};
