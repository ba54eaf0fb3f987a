import { type Rows, sql } from '../../platform/database/rows.ts';

/** Changes that count an organization's endpoints or keys run one after the other, until the commit. */
export const lockWebhooksOf = async (rows: Rows, organizationId: string): Promise<void> => {
  await rows.all(
    sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks/${organizationId}`}::text, 0))`,
  );
};
