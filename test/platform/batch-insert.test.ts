import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Pool } from 'pg';
import { clinics } from '../../domain/clinics/clinics.endpoints.ts';
import {
  type BatchInsert,
  type BatchInsertItem,
  createBatchInsert,
  isUndone,
} from '../../domain/declarations/batch-insert.ts';
import type { Row } from '../../domain/declarations/resource-definition.ts';
import { Problem } from '../../domain/problems.ts';
import { roleOption } from '../../platform/database/pools.ts';
import { type RawBuilder, sql, templateOf } from '../../platform/database/rows.ts';
import { PIPELINED } from '../../platform/database/scoped-query.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld } from '../support/world.ts';

/** Records of several organizations, made in one transaction. */

let app: RunningApp;
let creating: Pool;
let mine: string;
let theirs: string;

beforeAll(async () => {
  app = await startApp();
  const worlds = await Promise.all([createWorld(app), createWorld(app)]);
  for (const world of worlds) await world.practice();
  [mine, theirs] = worlds.map(({ organizationId }) => organizationId) as [string, string];
  creating = new Pool({
    connectionString: app.config.DATABASE_URL,
    max: 1,
    options: `${roleOption('clinic_creator')} -c lock_timeout=200ms`,
    ...PIPELINED,
  });
});
afterAll(async () => {
  await creating.end();
  await app.stop();
});

const started = (...settling: readonly RawBuilder<unknown>[]) => {
  const transactions: string[][] = [];
  const create: BatchInsert<BatchInsertItem> = createBatchInsert(creating, (inserted) => {
    transactions.push(inserted.map(({ item }) => item.organization_id));
    return settling.map((one) => templateOf(() => one)({}));
  });
  return { create, transactions };
};

const clinic = (organization_id: string, name: string) => {
  const shown: Row[] = [];
  const moment = new Date();
  const columns = { name, timezone: 'UTC', created_at: moment, updated_at: moment };
  const item: BatchInsertItem = {
    organization_id,
    id: randomUUID(),
    keys: {},
    decide: () => ({ columns }),
    inserted: (row) => void shown.push(row),
  };
  return { item, shown };
};

const namesOf = async (organizationId: string, like: string): Promise<string[]> => {
  const rows = await app.database
    .within(organizationId)
    .all(sql<{ name: string }>`select name from clinics where name like ${`${like}%`} order by name`);
  return rows.map(({ name }) => name);
};

test('one transaction inserts records of several organizations, and returns each its own', async () => {
  const { create, transactions } = started();
  const asked = [clinic(mine, 'Together 1'), clinic(theirs, 'Together 1'), clinic(mine, 'Together 2')];
  await Promise.all(asked.map(({ item }) => create(clinics, undefined, item)));
  expect(transactions).toEqual([[mine, theirs, mine]]);
  expect(await namesOf(mine, 'Together')).toEqual(['Together 1', 'Together 2']);
  expect(await namesOf(theirs, 'Together')).toEqual(['Together 1']);
  for (const { item, shown } of asked)
    expect(shown).toEqual([
      await clinics.find(
        app.database.reading(item.organization_id),
        { organization_id: item.organization_id } as never,
        item.id,
      ),
    ]);
});

test('if the database refuses one record, no record of the batch is kept, and all requests are told', async () => {
  const { create } = started();
  await create(clinics, undefined, clinic(mine, 'Taken').item);
  const asked = [clinic(mine, 'taken'), clinic(theirs, 'Taken too')];
  const outcomes = await Promise.allSettled(asked.map(({ item }) => create(clinics, undefined, item)));
  for (const outcome of outcomes) {
    expect(outcome.status).toBe('rejected');
    expect(isUndone((outcome as PromiseRejectedResult).reason)).toBe(true);
  }
  expect(await namesOf(theirs, 'Taken')).toEqual([]);
});

test('a request that refuses itself is refused alone, and the other records of its batch are created', async () => {
  const { create, transactions } = started();
  const [refused, kept] = [clinic(mine, 'Alone 1'), clinic(mine, 'Alone 2')];
  const refusal = new Problem('same-clinic-mismatch');
  const item = {
    ...refused.item,
    decide: () => {
      throw refusal;
    },
  };
  expect(
    await Promise.all([create(clinics, undefined, item), create(clinics, undefined, kept.item)]),
  ).toEqual([refusal, undefined]);
  expect(await namesOf(mine, 'Alone')).toEqual(['Alone 2']);
  expect(transactions).toEqual([[mine]]);
  expect(await create(clinics, undefined, item)).toBe(refusal);
  expect(transactions).toHaveLength(1);
});

test('each request receives its own looked-up rows, which are locked until the commit', async () => {
  const { create } = started();
  const lookups = {
    keys: { clinic_id: 'uuid' },
    statements: {
      clinics: sql`select k.i as "#i", c.name from k
        join clinics c on c.organization_id = k.organization_id and c.id = k.clinic_id for share of c`,
    },
  };
  const [first, second] = [clinic(mine, 'Read 1'), clinic(theirs, 'Read 1')];
  for (const { item } of [first, second]) await create(clinics, undefined, item);
  const found: unknown[] = [];
  const asking = ({ item }: ReturnType<typeof clinic>, clinicId: string): BatchInsertItem => ({
    ...item,
    keys: { clinic_id: clinicId },
    decide: (rows) => {
      found.push((rows.clinics as readonly { name: string }[]).map(({ name }) => name));
      return item.decide(rows);
    },
  });
  const resource = { ...clinics };
  await Promise.all([
    create(resource, lookups, asking(clinic(mine, 'Read 2'), first.item.id)),
    // The clinic of another organization is not found.
    create(resource, lookups, asking(clinic(mine, 'Read 3'), second.item.id)),
    create(resource, lookups, asking(clinic(theirs, 'Read 4'), second.item.id)),
  ]);
  expect(found).toEqual([['Read 1'], [], ['Read 1']]);
});

test('a last statement that fails undoes all records', async () => {
  const { create } = started(sql`select 1`, sql`select 1 / 0`);
  await expect(create(clinics, undefined, clinic(mine, 'Without ledger').item)).rejects.toMatchObject({
    code: '22012',
  });
  expect(await namesOf(mine, 'Without')).toEqual([]);
});

test('a batch does not wait long for a name that another transaction has not committed yet', async () => {
  const { create } = started();
  const holder = await app.owner.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(
      `insert into clinics (id, organization_id, name, timezone, created_at, updated_at)
       values (gen_random_uuid(), $1, 'Held', 'UTC', now(), now())`,
      [mine],
    );
    const outcome = await create(clinics, undefined, clinic(mine, 'held').item).catch(
      (error: unknown) => error,
    );
    expect(isUndone(outcome)).toBe(true);
    // The connection's own limit ends the wait. It is far below all other limits.
    expect(outcome).toMatchObject({ code: '55P03' });
    const limit = await app.database.creating.query('show lock_timeout');
    expect(limit.rows).toEqual([{ lock_timeout: '200ms' }]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});

test('the connection of a batch inserts records only for the organizations that the batch names', async () => {
  const client = await app.owner.pool.connect();
  const insert = (organizationId: string) =>
    client.query(
      `insert into clinics (id, organization_id, name, timezone, created_at, updated_at)
       values (gen_random_uuid(), $1, 'Foreign', 'UTC', now(), now())`,
      [organizationId],
    );
  try {
    for (const [scope, allowed] of [
      [mine, true],
      [theirs, false],
      ['', false],
    ] as const) {
      await client.query('begin');
      await client.query('set local role clinic_creator');
      await client.query(`select set_config('app.organizations', $1, true)`, [scope]);
      const refusal = await insert(mine).then(
        () => undefined,
        ({ code }: { code: string }) => code,
      );
      expect({ scope, refusal }).toEqual({ scope, refusal: allowed ? undefined : '42501' });
      await client.query('rollback');
    }
    // It may lock the rows that its records name, but not change them.
    const asCreator = async (statement: string) => {
      await client.query('begin');
      await client.query('set local role clinic_creator');
      await client.query(`select set_config('app.organizations', $1, true)`, [mine]);
      const outcome = await client.query(statement).then(
        ({ rowCount }) => rowCount,
        ({ code }: { code: string }) => code,
      );
      await client.query('rollback');
      return outcome;
    };
    for (const table of ['clinics', 'patients', 'practitioners']) {
      expect(
        await asCreator(`select id from ${table} where organization_id = '${mine}' limit 1 for share`),
      ).toBe(1);
      expect(await asCreator(`select id from ${table} where organization_id = '${theirs}' for share`)).toBe(
        0,
      );
      expect(await asCreator(`update ${table} set id = id where organization_id = '${mine}'`)).toBe('42501');
    }
    expect(await asCreator('update clinics set name = name')).toBe('42501');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('a row of another request in the batch is given to nobody, and nothing is inserted', async () => {
  const { create } = started();
  const swapped = {
    ...clinics,
    insertEach: (
      columns: readonly string[],
      records: RawBuilder<unknown>,
    ): ReturnType<typeof clinics.insertEach> => sql`
      with made as (${clinics.insertEach(columns, records)})
      select made.id, case made."#organization" when ${mine}::uuid then ${theirs}::uuid else ${mine}::uuid end
        as "#organization" from made`,
  };
  const asked = [clinic(mine, 'Swapped'), clinic(theirs, 'Swapped')];
  const outcomes = await Promise.allSettled(asked.map(({ item }) => create(swapped, undefined, item)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked.flatMap(({ shown }) => shown)).toEqual([]);
  expect([...(await namesOf(mine, 'Swapped')), ...(await namesOf(theirs, 'Swapped'))]).toEqual([]);
});
