import type { Pool } from 'pg';
import { createBatcher } from '../ledger/batcher.ts';
import { Problem } from '../problems.ts';
import type { Resource, Row } from './resource.ts';
import { type Prepared, rowsOfClient, sql, templateOf } from './rows.ts';
import { scopeOf } from './scoped-query.ts';

/** A record to be made, and what commits together with it. */
export interface Creation {
  readonly organization_id: string;
  readonly id: string;
  /** Beside both ids. */
  readonly columns: Readonly<Record<string, unknown>>;
  /** Is given the record as a GET shows it. */
  readonly made: (row: Row) => void;
}

/**
 * Makes a record, with those of concurrent requests in one statement and one commit.
 * @throws what one of them was refused with: where it `isUndone`, nothing of any of them is left.
 */
export type Create<Item extends Creation> = (resource: Resource, item: Item) => Promise<void>;

/** The database, or what commits together with the records, said no before the commit. */
export const isUndone = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return (
    error instanceof Problem ||
    (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P|58|XX)/.test(code))
  );
};

type Made = Row & { readonly '#organization': string };

/**
 * A transaction in two messages: its first statement, then all the others and the commit. A process that stands still
 * in the middle holds what the first has made, but never what the others lock: the chains of everybody in the batch.
 * @param pool of connections that take statements before they have answered the last one.
 */
const inOneBreath = async <Row>(
  pool: Pool,
  scope: string,
  first: Prepared<Row>,
  others: (found: Row[]) => readonly Prepared[],
): Promise<void> => {
  const client = await pool.connect();
  let lost = false;
  try {
    const rows = rowsOfClient(client);
    const begun = client.query(
      `begin; select set_config('app.organizations', ${client.escapeLiteral(scope)}, true)`,
    );
    const [found] = await Promise.all([rows.all(first), begun]);
    const settled = others(found).map((statement) => rows.all(statement));
    const ended = client.query('commit');
    await Promise.all([...settled, ended]);
    // What was refused makes a rollback of it.
    if ((await ended).command !== 'COMMIT') throw new Error('Nothing was committed');
  } catch (error) {
    await client.query('rollback').catch(() => {
      lost = true;
    });
    throw error;
  } finally {
    client.release(lost);
  }
};

/** As the database reads it from JSON. */
const plain = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);

/**
 * Creations of concurrent requests in one transaction for each kind of record: statements and commits are what
 * writes cost. As with finds (`coalesced-finds.ts`), three things hold each request to its own organization: the
 * record carries it, the connection may write the organizations of the batch and no others, and a row of another
 * organization than the one that asked is not handed out. A batch waits for locks only shortly, since everybody in
 * it waits; what it fails with is no answer for any of them yet: each is to be tried alone.
 * @param settle writes down, once `made` was called for each, what commits together with the records. A statement
 *   that may not be done must fail: nobody looks at its outcome before the commit.
 */
export const createCreations = <Item extends Creation>(
  pool: Pool,
  settle: (items: readonly Item[]) => readonly Prepared[],
): Create<Item> => {
  const batchers = new Map<string, (item: Item) => Promise<void>>();

  const batcherOf = (resource: Resource, columns: readonly string[]) => {
    const template = templateOf<'records', Made>(
      ({ records }) =>
        resource.createEach(['id', 'organization_id', ...columns], sql`${records}::json`) as never,
    );
    return createBatcher<Item, void>(
      async (items) => {
        const records = items.map(({ id, organization_id, columns: values }) => {
          const record: Record<string, unknown> = { id, organization_id };
          for (const name of columns) record[name] = plain(values[name]);
          return record;
        });
        await inOneBreath(pool, scopeOf(items), template({ records: JSON.stringify(records) }), (found) => {
          const byId = new Map(found.map((row) => [row.id, row]));
          for (const { id, organization_id, made } of items) {
            const { '#organization': organization, deleted_at: _, ...row } = byId.get(id) as Made;
            if (organization !== organization_id) throw new Error('A record was made for somebody else');
            made(row as Row);
          }
          return settle(items);
        });
        return items.map(() => undefined);
      },
      { largest: 100, triedAlone: false },
    );
  };

  return (resource, item) => {
    const columns = Object.keys(item.columns);
    const name = `${resource.table} ${columns.join()}`;
    let batcher = batchers.get(name);
    if (!batcher) {
      batcher = batcherOf(resource, columns);
      batchers.set(name, batcher);
    }
    return batcher(item);
  };
};
