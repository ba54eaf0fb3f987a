import type { Closing } from '../../domain/workflow-definitions/workflows.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueWorkflows } from '../../platform/outbox/outbox.ts';

/** @returns how many clinicians wait for their offer still: an export of their own runs, or there are many. */
export type OfferExports = (input: Closing) => Promise<number>;

/** Clinicians in one transaction. */
const BATCH = 100;

const withoutOffer = (organizationId: string, closingId: string) => sql`
  from practitioners p where p.organization_id = ${organizationId} and p.deleted_at is null
    and not exists (select from exports e where e.organization_id = p.organization_id
      and e.partner_practitioner_id = p.id and e.closing_id = ${closingId})`;

/** One runs at a time for each clinician; whoever has begun one a moment ago is offered another when it is over. */
const offerOne = async (rows: Rows, { organizationId, closingId }: Closing, practitionerId: string) => {
  const id = newId();
  const begun = await rows.first(sql`
    insert into exports (id, organization_id, partner_practitioner_id, status, closing_id, notice_state,
      created_at, updated_at)
    values (${id}, ${organizationId}, ${practitionerId}, 'queued', ${closingId}, 'due', clock_timestamp(),
      clock_timestamp())
    on conflict do nothing returning 1`);
  if (!begun) return [];
  return [
    workflows.buildExport.command(organizationId, id),
    workflows.sendClosingNotice.command(organizationId, id),
  ];
};

/** Begins an export of every clinician, and an e-mail to each that says until when it can be downloaded. */
export const createOfferExports =
  ({ database }: { readonly database: Scoped }): OfferExports =>
  (input) =>
    database.transact(input.organizationId, async (rows) => {
      const { organizationId, closingId } = input;
      const scheduled = await rows.first(sql`
        select 1 from organization_closings where organization_id = ${organizationId} and id = ${closingId}
          and status = 'scheduled' for no key update`);
      if (!scheduled) return 0;
      const waiting = await rows.all(sql<{ id: string }>`
        select p.id ${withoutOffer(organizationId, closingId)} order by p.id limit ${BATCH}`);
      const commands = [];
      for (const { id } of waiting) commands.push(...(await offerOne(rows, input, id)));
      await enqueueWorkflows(rows, organizationId, null, commands);
      await rows.all(sql`
        update organization_closings set exports_offered = (select count(*)::int from exports
          where organization_id = ${organizationId} and closing_id = ${closingId})
        where organization_id = ${organizationId} and id = ${closingId}`);
      const left = await rows.first(sql<{ n: number }>`
        select count(*)::int as n ${withoutOffer(organizationId, closingId)}`);
      return left?.n ?? 0;
    });
