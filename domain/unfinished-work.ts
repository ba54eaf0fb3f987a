import { type RawBuilder, sql } from '../platform/database/rows.ts';

/** What a workflow is asked to make: where it stands, and in which states it is still to be made. */
export interface UnfinishedWork {
  readonly table: string;
  readonly waiting: readonly string[];
}

const WORKSHEET: UnfinishedWork = { table: 'worksheets', waiting: ['converting'] };

/** By the type of the workflow. */
export const UNFINISHED_WORK = {
  buildExport: { table: 'exports', waiting: ['queued', 'building'] },
  generateStorybook: { table: 'storybooks', waiting: ['generating'] },
  convertWorksheet: WORKSHEET,
  generateWorksheet: WORKSHEET,
} as const satisfies Readonly<Record<string, UnfinishedWork>>;

/** Of one organization, what has waited unchanged since before the moment. */
export const unfinishedSince = (
  { table, waiting }: UnfinishedWork,
  organizationId: string,
  before: Date,
): RawBuilder<unknown> => sql`${sql.table(table)}
  where organization_id = ${organizationId} and status in (${sql.join(waiting.map((one) => sql.lit(one)))})
    and deleted_at is null and updated_at < ${before}`;
