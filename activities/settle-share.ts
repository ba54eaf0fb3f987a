import type { ContentShare } from '../domain/workflow-definitions/workflows.ts';
import { sql } from '../platform/database/rows.ts';
import type { Scoped } from '../platform/database/scoped.ts';

export type SettleShare = (share: ContentShare) => Promise<'undelivered' | 'settled_before'>;

/** Marks a share as not sent. If an operator starts it again, it is sent then. */
export const createSettleShare =
  ({ database }: { readonly database: Scoped }): SettleShare =>
  async ({ organizationId, shareId }) => {
    const updated = await database.within(organizationId).first(sql`
      update content_shares set mail_state = 'undelivered', settled_at = clock_timestamp()
      where organization_id = ${organizationId} and id = ${shareId} and mail_state = 'due' returning 1`);
    return updated ? 'undelivered' : 'settled_before';
  };
