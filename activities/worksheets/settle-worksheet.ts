import { recordUsage } from '../../domain/usage/usage.ts';
import { type WorksheetConversion, workflows } from '../../domain/workflow-definitions/workflows.ts';
import { sql, whenChanged } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { Objects } from '../../platform/objects/objects.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import { createRemoveUpload } from './bind-worksheet.ts';
import type { DrawnWorksheet } from './draw-worksheet-pages.ts';

export type SettleWorksheet = (
  input: WorksheetConversion & { readonly drawn: DrawnWorksheet },
) => Promise<'ready' | 'failed' | 'withdrawn'>;

interface Finalized {
  readonly outcome: Awaited<ReturnType<SettleWorksheet>>;
  /** Whether the upload is no longer needed. */
  readonly done: boolean;
}

/**
 * Marks the worksheet as ready with all its pages (and bills it, if it was generated), or as failed. Repeating it has
 * no further effect.
 */
const finalize = (
  database: Scoped,
  { organizationId, worksheetId, drawn }: Parameters<SettleWorksheet>[0],
): Promise<Finalized> =>
  database.transact(organizationId, async (rows) => {
    if (drawn.outcome === 'withdrawn') return { outcome: 'withdrawn', done: false };
    const worksheet = await rows.first(sql<{
      status: 'converting' | 'ready' | 'failed';
      generated: boolean;
      partner_practitioner_id: string;
      bound: boolean;
    }>`
        select status, generated, partner_practitioner_id, bound_revision is not null as bound from worksheets
        where organization_id = ${organizationId} and id = ${worksheetId} and deleted_at is null
        for no key update`);
    if (!worksheet) return { outcome: 'withdrawn', done: false };
    if (worksheet.status !== 'converting')
      return { outcome: worksheet.status, done: worksheet.bound || worksheet.status === 'failed' };
    if (drawn.outcome === 'refused') {
      await rows.all(sql`
          update worksheets set status = 'failed', brief = null, failure_code = ${drawn.code},
            failed_at = clock_timestamp(), updated_at = ${whenChanged}
          where organization_id = ${organizationId} and id = ${worksheetId}`);
      return { outcome: 'failed', done: true };
    }
    await rows.all(sql`
        insert into worksheet_pages (id, organization_id, worksheet_id, position, image, created_at, updated_at)
        select gen_random_uuid(), ${organizationId}::uuid, ${worksheetId}::uuid, page, page, moment, moment
        from generate_series(1, ${drawn.pages}::int) as page, clock_timestamp() as moment`);
    if (worksheet.generated)
      await recordUsage(rows, {
        organization_id: organizationId,
        resource_id: worksheetId,
        partner_practitioner_id: worksheet.partner_practitioner_id,
        feature: 'worksheet_generation',
      });
    await rows.all(sql`
        update worksheets set status = 'ready', brief = null, page_count = ${drawn.pages}, pages_done = ${drawn.pages},
          ready_at = clock_timestamp(), updated_at = ${whenChanged},
          bound_revision = ${drawn.bound ? 0 : null}::int,
          bound_images = case when ${drawn.bound === true} then array(select generate_series(1, ${drawn.pages}::int)) end
        where organization_id = ${organizationId} and id = ${worksheetId}`);
    if (!drawn.bound)
      await enqueueWorkflow(
        rows,
        organizationId,
        null,
        workflows.rebindWorksheet.command(organizationId, worksheetId),
      );
    return { outcome: 'ready', done: drawn.bound === true };
  });

export const createSettleWorksheet = ({
  database,
  objects,
}: {
  readonly database: Scoped;
  readonly objects: Pick<Objects, 'remove'>;
}): SettleWorksheet => {
  const removeUpload = createRemoveUpload({ objects });
  return async ({ drawn, ...input }) => {
    const { outcome, done } = await finalize(database, { ...input, drawn });
    if (done) await removeUpload(input);
    return outcome;
  };
};
