import { type Rows, sql } from '../../platform/database/rows.ts';

/** The end of an organization, as the row says it. Moments are by the database's clock. */
export interface ClosingRow {
  readonly id: string;
  readonly organization_id: string;
  readonly status: 'scheduled' | 'erasing' | 'completed' | 'cancelled';
  readonly requested_at: Date;
  readonly closes_at: Date;
  readonly exports_offered: number;
  readonly archives_downloaded: number;
  readonly erased_at: Date | null;
  readonly completed_at: Date | null;
  readonly ledger_line: number | null;
  readonly certificate: object | null;
  readonly now: Date;
}

export interface ClosingStep {
  /** `calendar_entries`, `video_rooms`, `objects`, or the name of a table. */
  readonly kind: string;
  readonly found: number;
  readonly erased: number;
  readonly remaining: number;
  readonly checked_at: Date;
}

const columns = sql`id, organization_id, status, requested_at, closes_at, exports_offered, archives_downloaded,
  erased_at, completed_at, ledger_line, certificate, date_trunc('milliseconds', clock_timestamp()) as now`;

export const readClosing = (rows: Rows, id: string): Promise<ClosingRow | undefined> =>
  rows.first(sql<ClosingRow>`select ${columns} from organization_closings where id = ${id}`);

/** All of them, oldest first; by default of every organization that the rows' role sees. */
export const readClosings = (
  rows: Rows,
  organizationId: string | null = null,
): Promise<readonly ClosingRow[]> =>
  rows.all(sql<ClosingRow>`
    select ${columns} from organization_closings
    where ${organizationId}::uuid is null or organization_id = ${organizationId}
    order by requested_at, id`);

export const readClosingSteps = (rows: Rows, closingId: string): Promise<readonly ClosingStep[]> =>
  rows.all(sql<ClosingStep>`
    select kind, found, erased, remaining, checked_at from organization_closing_steps
    where closing_id = ${closingId} order by kind`);
