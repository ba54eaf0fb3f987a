import type { Pool } from 'pg';
import { createBatcher } from '../../platform/batching/batcher.ts';
import { createTurns } from '../../platform/batching/keyed-semaphore.ts';
import { asTransaction } from '../../platform/database/outside-transactions.ts';
import {
  type Prepared,
  type RawBuilder,
  type Rows,
  rowsOfClient,
  sql,
  templateOf,
} from '../../platform/database/rows.ts';
import { scopeOf } from '../../platform/database/scoped-query.ts';
import { Problem } from '../problems.ts';
import type { WorkflowCommand } from '../workflow-definitions/workflows.ts';
import type { Resource, Row } from './resource.ts';

/** What all requests of a batch read, and lock, before their records are made. */
export interface BatchReads {
  /** SQL types of what a request asks about. */
  readonly asks: Readonly<Record<string, string>>;
  /**
   * Each is one statement for the whole batch, run in this order. It joins `k`, which has a row for each request: `i`,
   * `organization_id` and the columns above. Its rows carry the request's number as `"#i"`.
   */
  readonly statements: readonly RawBuilder<unknown>[];
}

/** Of each statement of `BatchReads`, the rows of one request. */
export type Found = readonly (readonly Readonly<Record<string, unknown>>[])[];

/** A record to insert, and what commits together with it. */
export interface NewRecord {
  /** Beside both ids. */
  readonly columns: Readonly<Record<string, unknown>>;
  /** Rows of other tables, by table; those of one table have the same columns. */
  readonly rows?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly starts?: readonly WorkflowCommand[];
}

/** One request's creation, as a batch takes it. */
export interface Creation {
  readonly organization_id: string;
  readonly id: string;
  readonly asked: Readonly<Record<string, unknown>>;
  /** @throws Problem this request is refused; the others of its batch go on. */
  decide(found: Found): NewRecord;
  /** Is given the record as a GET shows it. */
  created(row: Row): void;
}

/**
 * Creates a record, together with those of concurrent requests in one transaction.
 * @param alone in a transaction of its own, which may wait for locks as long as any other.
 * @returns the refusal of this request, where there is one.
 * @throws what the batch failed with: where it `isUndone`, nothing of any of them is left.
 */
export type Create<Item extends Creation> = (
  resource: Resource,
  reads: BatchReads | undefined,
  item: Item,
  alone?: boolean,
) => Promise<Problem | undefined>;

/** The database refused the batch before the commit. */
export const isUndone = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P|58|XX)/.test(code);
};

const NO_READS: BatchReads = { asks: {}, statements: [] };
/** Connections are few, and a request alone may wait for a lock: one of an organization at a time. */
const ALONE_AT_ONCE = 1;
const ALONE_LIMIT = `set local lock_timeout = '5s'`;

/**
 * A transaction whose statements are sent without waiting for the ones before, except where the work waits.
 * @param work answers with its last statements, which go out together with the commit: a process that stands still in
 *   between never holds what they lock.
 * @param pool of connections that take statements before they have answered the last one.
 */
const inPipelinedTransaction = async (
  pool: Pool,
  scope: string,
  settings: readonly string[],
  work: (rows: Rows) => Promise<readonly Prepared[] | undefined>,
): Promise<void> => {
  const client = await pool.connect();
  let lost = false;
  try {
    const rows = rowsOfClient(client);
    const scoped = `select set_config('app.organizations', ${client.escapeLiteral(scope)}, true)`;
    const begun = client.query(['begin', ...settings, scoped].join('; '));
    const [last] = await Promise.all([asTransaction(() => work(rows)), begun]);
    const finished = (last ?? []).map((statement) => rows.all(statement));
    const ended = client.query(last ? 'commit' : 'rollback');
    await Promise.all([...finished, ended]);
    // PostgreSQL answers the commit of a failed transaction with ROLLBACK.
    if (last && (await ended).command !== 'COMMIT') throw new Error('Nothing was committed');
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
const plainRow = (row: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const read: Record<string, unknown> = {};
  for (const name in row) read[name] = plain(row[name]);
  return read;
};

type Written = Row & { readonly '#organization': string };
type Template<Name extends string, Result = unknown> = (
  given: Readonly<Record<Name, unknown>>,
) => Prepared<Result>;

/** Statements are written once: building the text of a long one takes longer than running it. */
const cached = <Result>(make: (key: string) => Result): ((key: string) => Result) => {
  const made = new Map<string, Result>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};

const readTemplates = ({ asks, statements }: BatchReads): readonly Template<'asked', { '#i': number }>[] => {
  const columns = Object.entries({ i: 'int', organization_id: 'uuid', ...asks });
  const types = sql.raw(columns.map(([name, type]) => `${name} ${type}`).join());
  return statements.map((statement) =>
    templateOf<'asked', { '#i': number }>(
      ({ asked }) =>
        sql`with k as materialized (select * from json_to_recordset(${asked}::json) as k(${types})) ${statement}` as never,
    ),
  );
};

const dependentTemplate = cached((key) => {
  const [table = '', ...columns] = key.split(' ');
  const names = sql.join(columns.map((name) => sql.ref(name)));
  return templateOf<'rows'>(
    ({ rows }) => sql`insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`,
  );
});

/** Rows of other tables, those with the same columns in one statement. */
const dependentStatements = (records: readonly NewRecord[]): readonly Prepared[] => {
  const byShape = new Map<string, Record<string, unknown>[]>();
  for (const { rows = {} } of records)
    for (const [table, ones] of Object.entries(rows))
      for (const one of ones) {
        const key = [table, ...Object.keys(one)].join(' ');
        byShape.set(key, [...(byShape.get(key) ?? []), plainRow(one)]);
      }
  return [...byShape].map(([key, rows]) => dependentTemplate(key)({ rows: JSON.stringify(rows) }));
};

/**
 * Creations of concurrent requests in one transaction for each kind of record: statements and commits are what writes
 * cost. As with finds, three things hold each request to its own organization: the record carries it, the connection
 * may write the organizations of the batch and no others, and a row of another organization than the one that asked is
 * not handed out. A batch waits for locks only shortly, since everybody in it waits; what it fails with is no answer
 * for any of them: each is then created alone.
 * @param finish the statements that commit together with the records, once `created` was called for each. A statement
 *   that may not be done must fail: nobody looks at its outcome before the commit.
 */
export const createCreations = <Item extends Creation>(
  pool: Pool,
  finish: (
    items: readonly { readonly item: Item; readonly starts: readonly WorkflowCommand[] }[],
  ) => readonly Prepared[],
): Create<Item> => {
  const alone = createTurns(ALONE_AT_ONCE);

  const creationOf = (resource: Resource, reads: BatchReads) => {
    const templates = readTemplates(reads);
    const insert = cached((columns) =>
      templateOf<'records', Written>(
        ({ records }) => resource.createEach(columns.split(' '), sql`${records}::json`) as never,
      ),
    );

    const foundFor = async (rows: Rows, items: readonly Item[]): Promise<readonly Found[]> => {
      const asked = JSON.stringify(
        items.map((item, i) => ({ ...item.asked, i, organization_id: item.organization_id })),
      );
      const answers = await Promise.all(templates.map((template) => rows.all(template({ asked }))));
      const found = items.map(() => templates.map(() => [] as Record<string, unknown>[]));
      for (const [at, answer] of answers.entries())
        for (const row of answer) found[row['#i']]?.[at]?.push(row);
      return found;
    };

    const insertAll = async (rows: Rows, decided: readonly { item: Item; record: NewRecord }[]) => {
      const byShape = new Map<string, Record<string, unknown>[]>();
      for (const { item, record } of decided) {
        const { id, organization_id } = item;
        const columns = { id, organization_id, ...plainRow(record.columns) };
        const key = Object.keys(columns).join(' ');
        byShape.set(key, [...(byShape.get(key) ?? []), columns]);
      }
      const dependents = dependentStatements(decided.map(({ record }) => record)).map((one) => rows.all(one));
      const inserted = [...byShape].map(([key, records]) =>
        rows.all(insert(key)({ records: JSON.stringify(records) })),
      );
      await Promise.all([...dependents, ...inserted]);
      const byId = new Map((await Promise.all(inserted)).flat().map((row) => [row.id, row]));
      for (const { item } of decided) {
        const { '#organization': organization, deleted_at: _, ...row } = byId.get(item.id) as Written;
        if (organization !== item.organization_id)
          throw new Error('A record was created for another organization');
        item.created(row as Row);
      }
    };

    return async (
      items: readonly Item[],
      settings: readonly string[] = [],
    ): Promise<(Problem | undefined)[]> => {
      const refusals: (Problem | undefined)[] = [];
      await inPipelinedTransaction(pool, scopeOf(items), settings, async (rows) => {
        const found = await foundFor(rows, items);
        const decided: { item: Item; record: NewRecord }[] = [];
        for (const [i, item] of items.entries())
          try {
            decided.push({ item, record: item.decide(found[i] as Found) });
          } catch (error) {
            if (!(error instanceof Problem)) throw error;
            refusals[i] = error;
          }
        if (decided.length === 0) return undefined;
        await insertAll(rows, decided);
        return finish(decided.map(({ item, record }) => ({ item, starts: record.starts ?? [] })));
      });
      return items.map((_, i) => refusals[i]);
    };
  };

  const known = new Map<
    Resource,
    {
      readonly batched: (item: Item) => Promise<Problem | undefined>;
      readonly create: ReturnType<typeof creationOf>;
    }
  >();
  return async (resource, reads = NO_READS, item, isAlone = false) => {
    let one = known.get(resource);
    if (!one) {
      const create = creationOf(resource, reads);
      const batched = createBatcher<Item, Problem | undefined>((items) => create(items), {
        largest: 100,
        triedAlone: false,
      });
      one = { create, batched };
      known.set(resource, one);
    }
    if (!isAlone) return one.batched(item);
    const { create } = one;
    const [refusal] = await alone(item.organization_id, () => create([item], [ALONE_LIMIT]));
    return refusal;
  };
};
