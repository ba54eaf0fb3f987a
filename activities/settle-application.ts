import type { ApplicationStatus } from '../domain/applications/application.ts';
import type { PartnerApplication } from '../domain/workflow-definitions/workflows.ts';
import { sql } from '../platform/database/rows.ts';
import type { Scoped } from '../platform/database/scoped.ts';

export interface SettledApplication {
  readonly status: ApplicationStatus;
  readonly organizationId: string | null;
  /** Seconds for which its link still works, by the database's clock; null without a link. */
  readonly secondsLeft: number | null;
}
export type SettleApplication = (input: PartnerApplication) => Promise<SettledApplication>;

/** Marks a link as expired when its time is over, deletes the secret, and returns the application's state. */
export const createSettleApplication =
  ({ database }: { readonly database: Scoped }): SettleApplication =>
  async ({ applicationId }) => {
    await database.unscoped.all(sql`
      update applications set status = 'expired', sealed_secret = null
      where id = ${applicationId} and status = 'approved' and link_expires_at <= clock_timestamp()`);
    const found = await database.unscoped.first(sql<SettledApplication>`
      select status, organization_id as "organizationId",
        case when status = 'approved'
             then greatest(0, ceil(extract(epoch from link_expires_at - clock_timestamp())))::int
        end as "secondsLeft"
      from applications where id = ${applicationId}`);
    if (!found) throw new Error('The application does not exist');
    return found;
  };
