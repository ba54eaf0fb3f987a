import type { StorybookGeneration } from '../../domain/workflow-definitions/workflows.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';

/** The stories that an organization asked for first are made as those of all others are; what it asks for beyond them waits. */
const FIRST = 3;
/** Where it has so many under way, they all do: nobody else's story stands beside the first of hundreds. */
const CROWD = 12;

/** Whether a story is one of more than its organization may have made at once. Asked again with each step: it may change. */
export const isRushed = async (
  { database }: { readonly database: Scoped },
  { organizationId, storybookId }: StorybookGeneration,
): Promise<boolean> => {
  const found = await database.within(organizationId).first(sql<{ earlier: number; open: number }>`
    select count(*) filter (where (o.created_at, o.id) < (s.created_at, s.id))::int as earlier, count(*)::int as open
    from storybooks s join storybooks o
      on o.organization_id = s.organization_id and o.status = 'generating' and o.deleted_at is null
    where s.organization_id = ${organizationId} and s.id = ${storybookId}`);
  return found !== undefined && (found.earlier >= FIRST || found.open > CROWD);
};
