import type { Pool } from 'pg';
import { type Rows, rowsOfPool, rowsWithin } from './rows.ts';
import { inTransaction } from './transaction.ts';

/** Access to records by whose they are: row-level security holds every statement to it. */
export interface Scoped {
  /** Statements on one organization's records, each its own. */
  within(organizationId: string): Rows;
  /** A transaction on one organization's records: rolled back when `work` throws. */
  transact<Result>(organizationId: string, work: (rows: Rows) => Promise<Result>): Promise<Result>;
  /**
   * For what belongs to no organization yet: a code to look up, upkeep over all of them. It may touch only
   * what a migration opened to the role `clinic_ledger` (migrations/tenant-table.ts).
   */
  readonly unscoped: Rows;
}

/** @param pool as `clinic_app`. @param ledger as `clinic_ledger`. */
export const scopedBy = (pool: Pool, ledger: Pool): Scoped => ({
  within: (organizationId) => rowsWithin(pool, organizationId),
  transact: (organizationId, work) => inTransaction(pool, work, { organizationId }),
  unscoped: rowsOfPool(ledger),
});
