import { type ClosingRow, readClosing } from '../../domain/closings/read-closings.ts';
import type { Closing } from '../../domain/workflow-definitions/workflows.ts';
import { entryOfService } from '../../platform/audit/audit.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { newRequestId } from '../../platform/ids.ts';
import type { AuditWithin } from '../erasures/open-erasure.ts';
import { closingKinds } from './closing-kinds.ts';

export type OpenedClosing =
  | { readonly state: 'waiting'; readonly seconds: number }
  /** Legal holds lie on patients; the release of one wakes the workflow. */
  | { readonly state: 'held' }
  /** It was cancelled, or is finished. */
  | { readonly state: 'over' }
  | { readonly state: 'erasing'; readonly kinds: readonly string[] };

export type OpenClosing = (input: Closing) => Promise<OpenedClosing>;

/** From here on no token is valid, and nobody signs in. Name and address of the organization go at once. */
const begin = async (
  rows: Rows,
  audit: AuditWithin,
  { organizationId, closingId }: Closing,
): Promise<boolean> => {
  const begun = await rows.first(sql`
    update organization_closings set status = 'erasing',
      archives_downloaded = (select count(distinct a.resource_id)::int from audit_entries a
        where a.organization_id = ${organizationId} and a.action in ('downloadExport', 'downloadFramedExport')
          and a.status in (200, 302) and a.resource_id in (select e.id from exports e
            where e.organization_id = ${organizationId} and e.closing_id = ${closingId}))
    where organization_id = ${organizationId} and id = ${closingId} and status = 'scheduled' returning 1`);
  if (!begun) return false;
  await revoke(rows, organizationId);
  await audit.appendWithin(
    rows,
    entryOfService({
      organization_id: organizationId,
      request_id: newRequestId(),
      action: 'eraseOrganization',
      resource_id: organizationId,
      workflow_id: `closing/${closingId}`,
    }),
  );
  return true;
};

/** What stays of the organization's own row: its id, and that it is over. */
export const revoke = async (rows: Rows, organizationId: string): Promise<void> => {
  await rows.all(sql`
    update organizations set status = 'revoked', name = 'Closed', contact_email = '', allowlist = '{}',
      updated_at = clock_timestamp()
    where id = ${organizationId}`);
};

/** Whether the time has come. Holds and cancellations lock the organization's row, so one of both comes first. */
export const createOpenClosing =
  ({ database, audit }: { readonly database: Scoped; readonly audit: AuditWithin }): OpenClosing =>
  async (input) => {
    const { organizationId, closingId } = input;
    const kinds = await closingKinds({ database }, organizationId);
    return database.transact(organizationId, async (rows): Promise<OpenedClosing> => {
      await rows.all(sql`select 1 from organizations where id = ${organizationId} for no key update`);
      const row: ClosingRow | undefined = await readClosing(rows, closingId);
      if (!row || row.status === 'cancelled' || row.status === 'completed') return { state: 'over' };
      if (row.status === 'erasing') return { state: 'erasing', kinds };
      const seconds = Math.ceil((row.closes_at.getTime() - row.now.getTime()) / 1_000);
      if (seconds > 0) return { state: 'waiting', seconds };
      const held = await rows.first(sql`
        select 1 from legal_holds where organization_id = ${organizationId} and released_at is null limit 1`);
      if (held) return { state: 'held' };
      return (await begin(rows, audit, input)) ? { state: 'erasing', kinds } : { state: 'over' };
    });
  };
