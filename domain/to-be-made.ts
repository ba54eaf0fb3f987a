import { type RawBuilder, sql } from '../platform/database/rows.ts';

/** What a workflow is asked to make: where it stands, and in which states it is still to be made. */
export interface ToBeMade {
  readonly table: string;
  readonly waiting: readonly string[];
}

const WORKSHEET: ToBeMade = { table: 'worksheets', waiting: ['converting'] };

/** By the type of the workflow. */
export const TO_BE_MADE = {
  buildExport: { table: 'exports', waiting: ['queued', 'building'] },
  generateStorybook: { table: 'storybooks', waiting: ['generating'] },
  convertWorksheet: WORKSHEET,
  generateWorksheet: WORKSHEET,
} as const satisfies Readonly<Record<string, ToBeMade>>;

/** Of one organization, what has waited unchanged since before the moment. */
export const waitedSince = (
  { table, waiting }: ToBeMade,
  organizationId: string,
  before: Date,
): RawBuilder<unknown> => sql`${sql.table(table)}
  where organization_id = ${organizationId} and status in (${sql.join(waiting.map((one) => sql.lit(one)))})
    and deleted_at is null and updated_at < ${before}`;
