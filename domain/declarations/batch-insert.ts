import type { Pool } from 'pg';
import { createBatcher } from '../../platform/batching/batcher.ts';
import { createKeyedSemaphore } from '../../platform/batching/keyed-semaphore.ts';
import { ORGANIZATION } from '../../platform/batching/shared-statements.ts';
import { inPipelinedTransaction } from '../../platform/database/pipelined-transaction.ts';
import {
  memoized,
  type Prepared,
  type RawBuilder,
  type Rows,
  sql,
  templateOf,
} from '../../platform/database/rows.ts';
import { scopeOf } from '../../platform/database/scoped-query.ts';
import { Problem } from '../problems.ts';
import type { WorkflowCommand } from '../workflow-definitions/workflows.ts';
import type { Resource } from './resource.ts';
import type { Row } from './resource-definition.ts';

/**
 * Batch insert: records of concurrent requests are inserted in one transaction for each kind of record, because
 * statements and commits are what a write costs. The steps of a batch:
 *
 * 1. look up, and lock, what the requests' decisions need: one statement for each lookup of all requests;
 * 2. decide each request: a refusal leaves the others alone;
 * 3. insert all records and their dependent rows;
 * 4. send the caller's last statements (stored answers, outbox, audit) together with the commit.
 *
 * Three things hold each request to its own organization: the record carries the organization, the connection may write
 * the organizations of the batch and no others, and a row of another organization than the request's is not returned.
 *
 * A batch waits only shortly for locks, since all its requests wait. If a batch fails, each of its requests is retried
 * individually, so each gets its own refusal.
 *
 * Longer than 300 lines: the steps are read in one file.
 */

/** What all requests of a batch look up, and lock, before each record is decided. */
export interface BatchLookups<
  Statements extends Readonly<Record<string, RawBuilder<unknown>>> = Readonly<
    Record<string, RawBuilder<unknown>>
  >,
> {
  /** SQL types of the values that a request looks up by, by name. */
  readonly keys: Readonly<Record<string, string>>;
  /**
   * Each is one statement for the whole batch, run in this order. It joins `k`, which has a row for each request: `i`,
   * `organization_id` and the keys above. Its rows carry the request's number as `"#i"`.
   */
  readonly statements: Statements;
}

/** For each lookup, by its name, the rows of one request. */
export type LookedUp<Statements> = {
  readonly [Name in keyof Statements]: Statements[Name] extends RawBuilder<infer Found>
    ? readonly Found[]
    : never;
};

type AnyLookedUp = Readonly<Record<string, readonly unknown[]>>;
type Columns = Readonly<Record<string, unknown>>;

/** A record to insert, and the rows that commit together with it. */
export interface NewRecord {
  /** The columns beside `id` and `organization_id`. */
  readonly columns: Columns;
  /** Dependent rows, by table. All rows of one table have the same columns. */
  readonly rows?: Readonly<Record<string, readonly Columns[]>>;
  readonly starts?: readonly WorkflowCommand[];
}

/** One request's insert, as a batch takes it. */
export interface BatchInsertItem {
  readonly organization_id: string;
  readonly id: string;
  /** By the names of `BatchLookups.keys`. */
  readonly keys: Columns;
  /** @throws Problem when this request is refused. The other requests of the batch go on. */
  decide(found: AnyLookedUp): NewRecord;
  /** Receives the record as a GET reads it. */
  inserted(row: Row): void;
}

/**
 * Inserts a record together with the records of concurrent requests.
 * @param alone whether to use a transaction of its own, which may wait for locks as long as any other transaction.
 * @returns the refusal of this request, if it is refused.
 * @throws the error of the whole batch. If it `isUndone`, no change of any request in the batch was kept.
 */
export type BatchInsert<Item extends BatchInsertItem> = (
  resource: Resource,
  lookups: BatchLookups | undefined,
  item: Item,
  alone?: boolean,
) => Promise<Problem | undefined>;

/** Whether the database refused the batch before the commit, so that nothing was stored. */
export const isUndone = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P|58|XX)/.test(code);
};

const NO_LOOKUPS: BatchLookups = { keys: {}, statements: {} };
/**
 * Transactions of single requests that one organization may run at once. Connections are few, and such a transaction
 * may wait for a lock.
 */
const ALONE_AT_ONCE = 1;
const ALONE_LIMIT = `set local lock_timeout = '5s'`;
const LARGEST_BATCH = 100;

/** A value as the database reads it from JSON. */
const jsonValue = (value: unknown): unknown =>
  Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
const jsonRow = (row: Columns): Record<string, unknown> => {
  const read: Record<string, unknown> = {};
  for (const name in row) read[name] = jsonValue(row[name]);
  return read;
};

/** Groups rows that have the same columns, as JSON values; the key names the shape. */
const groupedByColumns = <Value>(
  values: readonly Value[],
  shape: (value: Value) => { readonly key: string; readonly row: Columns },
): Map<string, Columns[]> => {
  const groups = new Map<string, Columns[]>();
  for (const value of values) {
    const { key, row } = shape(value);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};

type LookupTemplate = readonly [
  name: string,
  prepare: (given: { readonly requests: string }) => Prepared<{ readonly '#i': number }>,
];

const lookupTemplates = ({ keys, statements }: BatchLookups): readonly LookupTemplate[] => {
  const columns = Object.entries({ i: 'int', organization_id: 'uuid', ...keys });
  const types = sql.raw(columns.map(([name, type]) => `${name} ${type}`).join());
  return Object.entries(statements).map(([name, statement]) => [
    name,
    templateOf<'requests', { '#i': number }>(
      ({ requests }) => sql<{ '#i': number }>`
        with k as materialized (select * from json_to_recordset(${requests}::json) as k(${types})) ${statement}`,
    ),
  ]);
};

/** Runs every lookup once for all requests. @returns what was found, for each request. */
const lookUp = async (
  rows: Rows,
  templates: readonly LookupTemplate[],
  items: readonly BatchInsertItem[],
): Promise<readonly AnyLookedUp[]> => {
  const requests = JSON.stringify(
    items.map(({ keys, organization_id }, i) => ({ ...keys, i, organization_id })),
  );
  const found = items.map(() => {
    const empty: Record<string, unknown[]> = {};
    for (const [name] of templates) empty[name] = [];
    return empty;
  });
  const answers = await Promise.all(templates.map(([, prepare]) => rows.all(prepare({ requests }))));
  for (const [index, [name]] of templates.entries())
    for (const row of answers[index] ?? []) found[row['#i']]?.[name]?.push(row);
  return found;
};

/** @param key the table's name and its columns. */
const dependentTemplate = memoized((key) => {
  const [table = '', ...columns] = key.split(' ');
  const names = sql.join(columns.map((name) => sql.ref(name)));
  return templateOf<'rows'>(
    ({ rows }) => sql`insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`,
  );
});

/** Dependent rows of all records, those with the same columns in one statement. */
const dependentStatements = (records: readonly NewRecord[]): readonly Prepared[] => {
  const dependents = records.flatMap(({ rows = {} }) =>
    Object.entries(rows).flatMap(([table, ones]) => ones.map((row) => ({ table, row }))),
  );
  const groups = groupedByColumns(dependents, ({ table, row }) => ({
    key: [table, ...Object.keys(row)].join(' '),
    row: jsonRow(row),
  }));
  return [...groups].map(([key, rows]) => dependentTemplate(key)({ rows: JSON.stringify(rows) }));
};

type InsertedRow = Row & { readonly [ORGANIZATION]: string };
type InsertTemplate = (columns: string) => (given: { readonly records: string }) => Prepared<InsertedRow>;

interface Decision<Item> {
  readonly item: Item;
  readonly record: NewRecord;
}

/** Inserts the records and their dependent rows, and gives each request its record. */
const insertAll = async <Item extends BatchInsertItem>(
  rows: Rows,
  template: InsertTemplate,
  decisions: readonly Decision<Item>[],
): Promise<void> => {
  const groups = groupedByColumns(decisions, ({ item: { id, organization_id }, record }) => {
    const row = { id, organization_id, ...jsonRow(record.columns) };
    return { key: Object.keys(row).join(' '), row };
  });
  const dependents = dependentStatements(decisions.map(({ record }) => record)).map((one) => rows.all(one));
  const inserts = [...groups].map(([columns, records]) =>
    rows.all(template(columns)({ records: JSON.stringify(records) })),
  );
  const [inserted] = await Promise.all([Promise.all(inserts), Promise.all(dependents)]);
  const byId = new Map(inserted.flat().map((row) => [row.id, row]));
  for (const { item } of decisions) {
    const { [ORGANIZATION]: organization, deleted_at: _, ...row } = byId.get(item.id) as InsertedRow;
    if (organization !== item.organization_id)
      throw new Error('A record was created for another organization');
    item.inserted(row as Row);
  }
};

/** @param refusals receives the refusal of a request at the request's index in the batch. */
const decideAll = <Item extends BatchInsertItem>(
  items: readonly Item[],
  found: readonly AnyLookedUp[],
  refusals: (Problem | undefined)[],
): readonly Decision<Item>[] => {
  const decisions: Decision<Item>[] = [];
  for (const [i, item] of items.entries())
    try {
      decisions.push({ item, record: item.decide(found[i] ?? {}) });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refusals[i] = error;
    }
  return decisions;
};

/**
 * The last statements of a batch. Nobody checks their results, so a statement that must not be left out has to fail.
 */
export type FinishBatch<Item> = (
  items: readonly { readonly item: Item; readonly starts: readonly WorkflowCommand[] }[],
) => readonly Prepared[];

/**
 * Looks up, decides and inserts records of one kind, in a transaction of the caller: of a batch, or of a request that
 * creates several records.
 */
export const insertSteps = <Item extends BatchInsertItem>(
  resource: Resource,
  lookups: BatchLookups = NO_LOOKUPS,
) => {
  const templates = lookupTemplates(lookups);
  const insertTemplate: InsertTemplate = memoized((columns) =>
    templateOf<'records', InsertedRow>(({ records }) =>
      resource.insertEach(columns.split(' '), sql`${records}::json`),
    ),
  );
  return {
    /** @returns what is to be inserted, and the refusals at the indexes of their items. */
    async decide(rows: Rows, items: readonly Item[]) {
      const refusals = items.map((): Problem | undefined => undefined);
      const decisions = decideAll(items, await lookUp(rows, templates, items), refusals);
      return { decisions, refusals };
    },
    insert: (rows: Rows, decisions: readonly Decision<Item>[]) => insertAll(rows, insertTemplate, decisions),
  };
};

/** @returns the function that runs the transaction of one batch of this kind of record. */
const batchTransaction = <Item extends BatchInsertItem>(
  pool: Pool,
  resource: Resource,
  lookups: BatchLookups,
  finish: FinishBatch<Item>,
) => {
  const steps = insertSteps<Item>(resource, lookups);
  return async (
    items: readonly Item[],
    options: readonly string[] = [],
  ): Promise<readonly (Problem | undefined)[]> => {
    let refused: readonly (Problem | undefined)[] = [];
    await inPipelinedTransaction(pool, scopeOf(items), options, async (rows) => {
      const { decisions, refusals } = await steps.decide(rows, items);
      refused = refusals;
      if (decisions.length === 0) return undefined;
      await steps.insert(rows, decisions);
      return finish(decisions.map(({ item, record }) => ({ item, starts: record.starts ?? [] })));
    });
    return refused;
  };
};

/**
 * @param pool connections with the role `clinic_creator`.
 * @param finish is called when every record of the batch is inserted.
 */
export const createBatchInsert = <Item extends BatchInsertItem>(
  pool: Pool,
  finish: FinishBatch<Item>,
): BatchInsert<Item> => {
  const alone = createKeyedSemaphore(ALONE_AT_ONCE);
  const kindOf = (resource: Resource, lookups: BatchLookups) => {
    const insert = batchTransaction(pool, resource, lookups, finish);
    const batched = createBatcher<Item, Problem | undefined>((items) => insert(items), {
      largest: LARGEST_BATCH,
      retryIndividually: false,
    });
    return { insert, batched };
  };
  const kinds = new Map<Resource, ReturnType<typeof kindOf>>();
  return async (resource, lookups = NO_LOOKUPS, item, isAlone = false) => {
    let kind = kinds.get(resource);
    if (!kind) {
      kind = kindOf(resource, lookups);
      kinds.set(resource, kind);
    }
    if (!isAlone) return kind.batched(item);
    const { insert } = kind;
    const [refusal] = await alone(item.organization_id, () => insert([item], [ALONE_LIMIT]));
    return refusal;
  };
};
