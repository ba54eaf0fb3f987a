import { escapeLiteral, type Pool, type PoolConfig, type QueryConfig, type QueryResult } from 'pg';

/**
 * Row-level security compares each row with a setting of the transaction (migrations/tenant-table.ts): with one
 * organization, or with those of a batch.
 */
export type Scope = { readonly organization: string } | { readonly organizations: readonly string[] };

/** The organizations of a batch, each once. */
export const scopeOf = (items: readonly { readonly organization_id: string }[]): Scope => ({
  organizations: [...new Set(items.map(({ organization_id }) => organization_id))],
});

/**
 * The first message of a transaction. The setting ends with the transaction.
 * @param options more `set local` statements.
 */
export const beginWithin = (scope: Scope, options: readonly string[] = []): string => {
  const setting =
    'organization' in scope
      ? `app.organization = ${escapeLiteral(scope.organization)}`
      : `app.organizations = ${escapeLiteral(scope.organizations.join())}`;
  return ['begin', ...options, `set local ${setting}`].join('; ');
};

/** Connections that send a statement before the answer to the last one has arrived. */
export const PIPELINED = { pipeline: true } as const satisfies PoolConfig;

/**
 * Runs one statement in a transaction that sees the scope's rows only. On a pool with `PIPELINED` its three messages
 * leave together, so the transaction costs one round trip.
 */
export const queryWithin = async (pool: Pool, scope: Scope, statement: QueryConfig): Promise<QueryResult> => {
  const client = await pool.connect();
  const begun = client.query(beginWithin(scope));
  const answered = client.query(statement);
  // PostgreSQL rolls back instead where the statement failed.
  const ended = client.query('commit');
  const [, result, end] = await Promise.allSettled([begun, answered, ended]);
  client.release(end.status === 'rejected');
  if (result.status === 'rejected') throw result.reason;
  if (end.status === 'rejected') throw end.reason;
  return result.value;
};
