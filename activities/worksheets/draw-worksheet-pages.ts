import { Context } from '@temporalio/activity';
import type { WorksheetConversion } from '../../domain/workflow-definitions/workflows.ts';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { sql, whenChanged } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { type Objects, readWhole } from '../../platform/objects/objects.ts';
import { DocumentRefused, openDocument } from '../documents/open-document.ts';
import type { RefusalCode } from '../documents/reading-protocol.ts';
import { makeDocument } from './make-document.ts';

export type DrawnWorksheet =
  | {
      readonly outcome: 'drawn';
      readonly pages: number;
      /** Whether the PDF exists too. Workers of earlier versions made none. */
      readonly bound?: boolean;
    }
  | { readonly outcome: 'refused'; readonly code: RefusalCode | 'storage_limit_reached' }
  | { readonly outcome: 'withdrawn' };
export type DrawWorksheetPages = (input: WorksheetConversion) => Promise<DrawnWorksheet>;

/**
 * Draws and stores one page at a time, so that memory does not grow with the number of pages. A retry after a crash
 * continues with the next page. Then it makes the PDF of all pages.
 */
export const createDrawWorksheetPages =
  ({ database, objects }: { readonly database: Scoped; readonly objects: Objects }): DrawWorksheetPages =>
  async ({ organizationId, worksheetId }) => {
    const { heartbeat, cancellationSignal, info } = Context.current();
    const rows = database.within(organizationId);
    /** @returns whether the worksheet is still wanted. */
    const note = async (pages: number, done: number): Promise<boolean> =>
      (await rows.first(sql`
        update worksheets set page_count = ${pages}, pages_done = ${done},
          updated_at = ${whenChanged}
        where organization_id = ${organizationId} and id = ${worksheetId}
          and status = 'converting' and deleted_at is null
        returning id`)) !== undefined;

    const worksheet = await rows.first(sql<{ media_type: string; generated: boolean }>`
      select media_type, generated from worksheets
      where organization_id = ${organizationId} and id = ${worksheetId}
        and status = 'converting' and deleted_at is null`);
    if (!worksheet) return { outcome: 'withdrawn' };
    const keys = worksheetKeys(organizationId, worksheetId);
    // Opening, and each page, may take half a minute on a busy machine. The heartbeat timeout is longer.
    let done = (info.heartbeatDetails as number | undefined) ?? 0;
    const alive = setInterval(() => heartbeat(done), 10_000);
    try {
      const bytes = await readWhole(objects, keys.source);
      const reader = await openDocument(bytes, worksheet.media_type, cancellationSignal);
      try {
        const { pages } = reader;
        done = Math.min(done, pages);
        if (!(await note(pages, done))) return { outcome: 'withdrawn' };
        for (; done < pages; ) {
          const { png } = await reader.page(done);
          await objects.put(keys.page(done + 1), Buffer.from(png), {
            media_type: 'image/png',
            signal: cancellationSignal,
          });
          done += 1;
          heartbeat(done);
          if (!(await note(pages, done))) return { outcome: 'withdrawn' };
        }
        const pictures = Array.from({ length: pages }, (_, index) => keys.page(index + 1));
        // A composed document is our own, and a copy would have no tags.
        const document = worksheet.generated
          ? bytes
          : await makeDocument(objects, reader, worksheet.media_type, pictures);
        await objects.put(keys.document(0), Buffer.from(document), {
          media_type: 'application/pdf',
          signal: cancellationSignal,
        });
        return { outcome: 'drawn', pages, bound: true };
      } finally {
        await reader.close();
      }
    } catch (error) {
      if (error instanceof DocumentRefused) return { outcome: 'refused', code: error.code };
      throw error;
    } finally {
      clearInterval(alive);
    }
  };
