import pg, { type PoolClient, type PoolConfig, type QueryConfig } from 'pg';

interface Connection {
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: object): void;
}

/** pg's own query, as far as it is overridden here; its types leave these out. */
interface Submitted {
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}
const Base = pg.Query as unknown as new (config: QueryConfig) => Submitted;

/** A statement that is run before another one. Its connection has it prepared. */
export interface Step {
  readonly name: string;
  /** Texts: nothing converts them. */
  readonly values: readonly string[];
  /** Whether its result is one of the query's. */
  readonly answers?: boolean;
}

/**
 * A statement and what is run before it, sent as one: they stand before one and the same Sync, so PostgreSQL runs them
 * as one transaction. What a step sets with `set_config(…, true)` ends with it, whatever happens, and where a step
 * fails nothing after it is run. Steps cost no round trip.
 */
export class QueryWithSteps extends Base {
  readonly #steps: readonly Step[];
  #ended = 0;

  constructor(steps: readonly Step[], config: QueryConfig & { readonly name: string }) {
    super(config);
    this.#steps = steps;
  }

  override prepare(connection: Connection): void {
    for (const { name, values, answers } of this.#steps) {
      connection.bind({ statement: name, values });
      if (answers) connection.describe({ type: 'P', name: '' });
      connection.execute({});
    }
    super.prepare(connection);
  }

  get #isHeard(): boolean {
    const step = this.#steps[this.#ended];
    return step === undefined || step.answers === true;
  }

  override handleDataRow(message: unknown): void {
    if (this.#isHeard) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isHeard) super.handleCommandComplete(message, connection);
    this.#ended += 1;
  }
}

/** A step as it is prepared: run once, with values that do nothing. */
export interface StepStatement {
  readonly name: string;
  readonly text: string;
  readonly values: string[];
}

/** Prepares steps on each new connection before its first use; one where that fails is not used. */
export const withSteps = (...statements: readonly StepStatement[]): Pick<PoolConfig, 'verify'> => ({
  verify: (client, done) => {
    Promise.all(statements.map((statement) => client.query({ ...statement }))).then(() => done(), done);
  },
});

/** For steps that only some queries have: they may be sent at once, since a connection takes them in order. */
export const prepareStep = (client: PoolClient, statement: StepStatement): void => {
  let prepared = preparedOn.get(client);
  if (!prepared) {
    prepared = new Set();
    preparedOn.set(client, prepared);
  }
  const { name } = statement;
  if (prepared.has(name)) return;
  prepared.add(name);
  // Where it fails, what names it fails too, and is told why.
  client.query({ ...statement }).catch(() => prepared.delete(name));
};
const preparedOn = new WeakMap<PoolClient, Set<string>>();
