import {
  escapeLiteral,
  type Pool,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
} from 'pg';

/**
 * Row-level security compares each row with a setting of the transaction (migrations/tenant-table.ts): with one
 * organization, or with those of a batch.
 */
export type Scope = { readonly organization: string } | { readonly organizations: readonly string[] };

/** The organizations of a batch, without duplicates. */
export const scopeOf = (items: readonly { readonly organization_id: string }[]): Scope => ({
  organizations: [...new Set(items.map(({ organization_id }) => organization_id))],
});

/**
 * The statements that begin a transaction. The setting ends with the transaction.
 * @param options more `set local` statements.
 */
export const beginWithin = (scope: Scope, options: readonly string[] = []): string => {
  const setting =
    'organization' in scope
      ? `app.organization = ${escapeLiteral(scope.organization)}`
      : `app.organizations = ${escapeLiteral(scope.organizations.join())}`;
  return ['begin', ...options, `set local ${setting}`].join('; ');
};

/** The option of all connections, which send a statement before the previous one was answered. */
export const PIPELINED = { pipeline: true } as const satisfies PoolConfig;

/** What is sent before the process turns to something else leaves with one write to the socket. */
export const sendTogether = ({ connection: { stream } }: PoolClient): void => {
  stream.cork();
  process.nextTick(() => stream.uncork());
};

/**
 * Runs one statement in a transaction that sees only the scope's rows. On a pool with `PIPELINED` its three messages
 * are sent together, so the transaction costs one round trip.
 */
export const queryWithin = async (pool: Pool, scope: Scope, statement: QueryConfig): Promise<QueryResult> => {
  const client = await pool.connect();
  sendTogether(client);
  const begun = client.query(beginWithin(scope));
  const answered = client.query(statement);
  // PostgreSQL rolls back instead if the statement failed.
  const ended = client.query('commit');
  const [, result, end] = await Promise.allSettled([begun, answered, ended]);
  client.release(end.status === 'rejected');
  if (result.status === 'rejected') throw result.reason;
  if (end.status === 'rejected') throw end.reason;
  return result.value;
};
