import pg, { type Pool, type PoolConfig, type QueryConfig, type QueryResult } from 'pg';

/** What row-level security compares with (migrations/tenant-table.ts): one organization, or those of a batch. */
export type ScopeSetting = 'app.organization' | 'app.organizations';
const NAME = 'scope';
const textOf = (setting: ScopeSetting): string => `select set_config('${setting}', $1, true)`;

interface Connection {
  bind(message: { statement: string; values: readonly unknown[] }): void;
  execute(message: object): void;
}

/** pg's own query, as far as it is overridden here; its types leave these out. */
interface Submitted {
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}
const Base = pg.Query as unknown as new (config: QueryConfig) => Submitted;

/**
 * A statement and the organization it is for, sent as one: `set_config(…, true)` and the statement stand
 * before one and the same Sync, so PostgreSQL runs them as one transaction. The setting ends with it,
 * whatever happens, and where setting it fails the statement is not run. It costs no round trip.
 */
class ScopedQuery extends Base {
  readonly #scope: string;
  #set = false;

  constructor(scope: string, config: QueryConfig) {
    super(config);
    this.#scope = scope;
  }

  override prepare(connection: Connection): void {
    connection.bind({ statement: NAME, values: [this.#scope] });
    connection.execute({});
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#set) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#set) super.handleCommandComplete(message, connection);
    this.#set = true;
  }
}

/** The organizations of a batch, as its connection takes them. */
export const scopeOf = (items: readonly { readonly organization_id: string }[]): string =>
  [...new Set(items.map(({ organization_id }) => organization_id))].join();

/** Prepares each new connection before its first use; one where that fails is not used. */
export const scopeOption = (setting: ScopeSetting): Pick<PoolConfig, 'verify'> => ({
  verify: (client, done) => {
    client.query({ name: NAME, text: textOf(setting), values: [''] }).then(() => done(), done);
  },
});

/**
 * @param scope the organization; for connections of batches, all of theirs with commas between.
 * @param config of a prepared statement: it has a name.
 */
export const queryWithin = (
  pool: Pool,
  scope: string,
  config: QueryConfig & { readonly name: string },
): Promise<QueryResult> => pool.query(new ScopedQuery(scope, config) as unknown as QueryConfig);
