import type { Scoped } from '../../api/platform/data/database.ts';
import { sql, whenChanged } from '../../api/platform/data/rows.ts';
import { recordUsage } from '../../api/resources/usage/usage.ts';
import type { WorksheetConversion } from '../../workflows/contracts.ts';
import type { DrawnWorksheet } from './draw-worksheet-pages.ts';

export type SettleWorksheet = (
  input: WorksheetConversion & { readonly drawn: DrawnWorksheet },
) => Promise<'ready' | 'failed' | 'withdrawn'>;

/** Ready and all its pages at once (billed, where it was generated), or failed: whatever is repeated, it is settled one time. */
export const createSettleWorksheet =
  ({ database }: { readonly database: Scoped }): SettleWorksheet =>
  ({ organizationId, worksheetId, drawn }) =>
    database.transact(organizationId, async (rows) => {
      if (drawn.outcome === 'withdrawn') return 'withdrawn';
      const worksheet = await rows.first(sql<{
        status: 'converting' | 'ready' | 'failed';
        generated: boolean;
        partner_practitioner_id: string;
      }>`
        select status, generated, partner_practitioner_id from worksheets
        where organization_id = ${organizationId} and id = ${worksheetId} and deleted_at is null
        for no key update`);
      if (!worksheet) return 'withdrawn';
      if (worksheet.status !== 'converting') return worksheet.status;
      if (drawn.outcome === 'refused') {
        await rows.all(sql`
          update worksheets set status = 'failed', brief = null, failure_code = ${drawn.code},
            updated_at = ${whenChanged}
          where organization_id = ${organizationId} and id = ${worksheetId}`);
        return 'failed';
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
          ready_at = clock_timestamp(), updated_at = ${whenChanged}
        where organization_id = ${organizationId} and id = ${worksheetId}`);
      return 'ready';
    });
