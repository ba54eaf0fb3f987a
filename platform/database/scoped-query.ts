import type { Pool, PoolConfig, QueryConfig, QueryResult } from 'pg';
import { QueryWithSteps, type Step, type StepStatement, withSteps } from './query-with-steps.ts';

/** What row-level security compares with (migrations/tenant-table.ts): one organization, or those of a batch. */
export type ScopeSetting = 'app.organization' | 'app.organizations';
const NAME = 'scope';

/** The organizations of a batch, as its connection takes them. */
export const scopeOf = (items: readonly { readonly organization_id: string }[]): string =>
  [...new Set(items.map(({ organization_id }) => organization_id))].join();

/** @param scope the organization; for connections of batches, all of theirs with commas between. */
export const scopeStep = (scope: string): Step => ({ name: NAME, values: [scope] });

export const scopeStatement = (setting: ScopeSetting): StepStatement => ({
  name: NAME,
  text: `select set_config('${setting}', $1, true)`,
  values: [''],
});

/** Of connections that `queryWithin` uses. */
export const scopeOption = (setting: ScopeSetting): Pick<PoolConfig, 'verify'> =>
  withSteps(scopeStatement(setting));

/**
 * A statement and the organization it is for, in one transaction.
 * @param scope as `scopeStep` has it.
 * @param config of a prepared statement: it has a name.
 */
export const queryWithin = (
  pool: Pool,
  scope: string,
  config: QueryConfig & { readonly name: string },
): Promise<QueryResult> =>
  pool.query(new QueryWithSteps([scopeStep(scope)], config) as unknown as QueryConfig);
