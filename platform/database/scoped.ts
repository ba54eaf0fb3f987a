import type { Pool } from 'pg';
import { type Rows, rowsOfPool, rowsWithin } from './rows.ts';
import { inTransaction } from './transaction.ts';

/** Access to records of one organization. Row-level security limits every statement to it. */
export interface Scoped {
  /** Statements on one organization's records, each in a transaction of its own. */
  within(organizationId: string): Rows;
  /** A transaction on one organization's records. It is rolled back when `work` throws. */
  transact<Result>(organizationId: string, work: (rows: Rows) => Promise<Result>): Promise<Result>;
  /**
   * For data that belongs to no known organization yet: looking up a code, upkeep over all organizations. It may use
   * only what a migration opened to the role `clinic_ledger` (migrations/tenant-table.ts).
   */
  readonly unscoped: Rows;
}

/** @param pool connections as `clinic_app`. @param ledger connections as `clinic_ledger`. */
export const scopedBy = (pool: Pool, ledger: Pool): Scoped => ({
  within: (organizationId) => rowsWithin(pool, organizationId),
  transact: (organizationId, work) => inTransaction(pool, work, { organizationId }),
  unscoped: rowsOfPool(ledger),
});
