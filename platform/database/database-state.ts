import { type Rows, sql } from './rows.ts';

export type DatabaseState = 'ok' | 'read-only' | 'unreachable';

/**
 * Whether requests can be served. Every request writes at least to the audit. A standby server, or one whose disk is
 * full, can still read but cannot write.
 */
export const databaseState = (rows: Pick<Rows, 'first'>): Promise<DatabaseState> =>
  rows
    .first(
      sql<{ read_only: boolean }>`
        select current_setting('transaction_read_only') = 'on' as read_only, (select id from organizations limit 1)`,
    )
    .then(
      (row) => (row?.read_only === false ? 'ok' : 'read-only'),
      () => 'unreachable',
    );
