import type { Pool } from 'pg';
import { arrayOf, type Prepared, preparedOf, type Query, type Rows } from '../database/rows.ts';
import { queryWithin, scopeOf } from '../database/scoped-query.ts';
import { statementName } from '../database/statement-name.ts';
import { type Batcher, createBatcher } from './batcher.ts';

/** Names the organization of each row that a shared statement reads. */
export const ORGANIZATION = '#organization';
/** Counts the executions of a batch, from 1. A row that was read together with others has it. */
export const EXECUTION = '#i';

/** One execution of a statement, among those that share a round trip. */
interface Execution {
  readonly organization_id: string;
  readonly values: readonly unknown[];
}

type Found = Readonly<Record<string, unknown>>;

/** The types of a statement's parameters: those that PostgreSQL finds. */
const parameterTypes = async (pool: Pool, text: string): Promise<readonly string[]> => {
  const client = await pool.connect();
  let lost = true;
  try {
    await client.query(`prepare typed as ${text}`);
    const { rows } = await client.query<{ types: string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'typed'`,
    );
    await client.query('deallocate typed');
    lost = false;
    return rows[0]?.types ?? [];
  } finally {
    client.release(lost);
  }
};

/**
 * The statement that runs `text` once for each set of values: `unnest` has a row for each.
 * Arrays of arrays do not exist, so an array is sent as its text.
 */
const sharedText = (text: string, types: readonly string[]): string => {
  const columns = types.map((type) => (type.endsWith('[]') ? 'text[]' : `${type}[]`));
  const givenValue = (_: string, number: string) => {
    const type = types[Number(number) - 1] as string;
    return type.endsWith('[]') ? `"#given".p${number}::${type}` : `"#given".p${number}`;
  };
  return `select "#given"."${EXECUTION}", found.*
    from unnest(${columns.map((type, at) => `$${at + 1}::${type}`).join()})
      with ordinality as "#given"(${types.map((_, at) => `p${at + 1}`).join()}, "${EXECUTION}")
    cross join lateral (${text.replaceAll(/\$(\d+)/g, givenValue)}) found`;
};

/** The rows of each execution. @throws if one would get a row of another organization than its own. */
const foundBy = (executions: readonly Execution[], rows: readonly Found[]): readonly Found[][] => {
  const found: Found[][] = executions.map(() => []);
  for (const row of rows) {
    const at = Number(row[EXECUTION]) - 1;
    if (row[ORGANIZATION] !== executions[at]?.organization_id)
      throw new Error('A shared statement read a record of somebody else');
    found[at]?.push(row);
  }
  return found;
};

/**
 * @param largest the most executions in one statement.
 * @returns a function that runs a statement together with concurrent executions of the same text.
 */
const sharing = (pool: Pool, largest: number) => {
  const batchers = new Map<string, Promise<Batcher<Execution, readonly Found[]>>>();

  const batcherOf = async (text: string) => {
    const shared = sharedText(text, await parameterTypes(pool, text));
    const name = statementName(shared);
    return createBatcher<Execution, readonly Found[]>(
      async (executions) => {
        const values = (executions[0] as Execution).values.map((_, at) =>
          arrayOf(executions.map(({ values: given }) => given[at])),
        );
        const { rows } = await queryWithin(pool, scopeOf(executions), { name, text: shared, values });
        return foundBy(executions, rows);
      },
      { largest },
    );
  };

  return async (organization_id: string, { text, values }: Prepared): Promise<readonly Found[]> => {
    let batcher = batchers.get(text);
    if (!batcher) {
      batcher = batcherOf(text);
      batchers.set(text, batcher);
      batcher.catch(() => batchers.delete(text));
    }
    return (await batcher)({ organization_id, values });
  };
};

/** A page has up to a hundred records, so a larger batch would keep other requests waiting. */
const MOST_PAGES = 16;
const MOST_RECORDS = 500;

/**
 * Concurrent executions of a statement with the same text share a round trip and a transaction: the database takes half
 * of the time for them. Three things hold each to its own organization: its condition on the organization, the
 * connection, which sees only the organizations of the batch, and the organization that each row names
 * (`#organization`), which is compared with the caller's.
 * @param pools connections as `clinic_reader`. Pages have their own: a page that takes long delays no single record.
 * @returns the statements of one organization. `first` is for one record, `all` for pages.
 */
export const sharedStatements = (
  pools: Readonly<Record<'records' | 'pages', Pool>>,
): ((organizationId: string) => Rows) => {
  const pages = sharing(pools.pages, MOST_PAGES);
  const records = sharing(pools.records, MOST_RECORDS);
  return (organizationId) => ({
    all: async <Row>(query: Query<Row>) => (await pages(organizationId, preparedOf(query))) as Row[],
    first: async <Row>(query: Query<Row>) =>
      (await records(organizationId, preparedOf(query)))[0] as Row | undefined,
  });
};
