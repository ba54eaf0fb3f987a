import { type RawBuilder, sql } from '../platform/database/rows.ts';

/** A record that a workflow makes: its table, and the statuses in which it is not finished. */
export interface UnfinishedWork {
  readonly table: string;
  readonly waiting: readonly string[];
}

const WORKSHEET: UnfinishedWork = { table: 'worksheets', waiting: ['converting'] };

/** By workflow type. */
export const UNFINISHED_WORK = {
  buildExport: { table: 'exports', waiting: ['queued', 'building'] },
  generateStorybook: { table: 'storybooks', waiting: ['generating'] },
  convertWorksheet: WORKSHEET,
  generateWorksheet: WORKSHEET,
  importRecords: { table: 'imports', waiting: ['queued', 'running'] },
} as const satisfies Readonly<Record<string, UnfinishedWork>>;

/** Records of one organization that have waited unchanged since before a moment. */
export const unfinishedSince = (
  { table, waiting }: UnfinishedWork,
  organizationId: string,
  before: Date,
): RawBuilder<unknown> => sql`${sql.table(table)}
  where organization_id = ${organizationId} and status in (${sql.join(waiting.map((one) => sql.lit(one)))})
    and deleted_at is null and updated_at < ${before}`;
