import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Pool, type PoolConfig } from 'pg';
import {
  type Create,
  type Creation,
  createCreations,
  isUndone,
} from '../../api/platform/data/coalesced-creations.ts';
import { roleOption } from '../../api/platform/data/pools.ts';
import type { Row } from '../../api/platform/data/resource.ts';
import { type RawBuilder, sql, templateOf } from '../../api/platform/data/rows.ts';
import { clinics } from '../../api/resources/clinics/clinics.endpoints.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld } from '../support/world.ts';

/** Records of several organizations, made in one transaction. */

let app: RunningApp;
let creating: Pool;
let mine: string;
let theirs: string;

beforeAll(async () => {
  app = await startApp();
  [mine, theirs] = (await Promise.all([createWorld(app), createWorld(app)])).map(
    ({ organizationId }) => organizationId,
  ) as [string, string];
  creating = new Pool({
    connectionString: app.config.DATABASE_URL,
    max: 1,
    options: `${roleOption('clinic_creator')} -c lock_timeout=200ms`,
    pipeline: true,
  } as PoolConfig);
});
afterAll(async () => {
  await creating.end();
  await app.stop();
});

const started = (...settling: readonly RawBuilder<unknown>[]) => {
  const transactions: string[][] = [];
  const create: Create<Creation> = createCreations(creating, (items) => {
    transactions.push(items.map(({ organization_id }) => organization_id));
    return settling.map((one) => templateOf(() => one)({}));
  });
  return { create, transactions };
};

const clinic = (organization_id: string, name: string) => {
  const shown: Row[] = [];
  const moment = new Date();
  const columns = { name, timezone: 'UTC', created_at: moment, updated_at: moment };
  const made = (row: Row) => void shown.push(row);
  return { item: { organization_id, id: randomUUID(), columns, made }, shown };
};

const namesOf = async (organizationId: string, like: string): Promise<string[]> => {
  const rows = await app.database
    .within(organizationId)
    .all(sql<{ name: string }>`select name from clinics where name like ${`${like}%`} order by name`);
  return rows.map(({ name }) => name);
};

test('one transaction makes what several organizations ask for, and shows each its own', async () => {
  const { create, transactions } = started();
  const asked = [clinic(mine, 'Together 1'), clinic(theirs, 'Together 1'), clinic(mine, 'Together 2')];
  await Promise.all(asked.map(({ item }) => create(clinics, item)));
  expect(transactions).toEqual([[mine, theirs, mine]]);
  expect(await namesOf(mine, 'Together')).toEqual(['Together 1', 'Together 2']);
  expect(await namesOf(theirs, 'Together')).toEqual(['Together 1']);
  for (const { item, shown } of asked)
    expect(shown).toEqual([
      await app.database.find(clinics, { organization_id: item.organization_id } as never, item.id),
    ]);
});

test('where one is refused, nothing of any of them is left, and all are told so', async () => {
  const { create } = started();
  await create(clinics, clinic(mine, 'Taken').item);
  const asked = [clinic(mine, 'taken'), clinic(theirs, 'Taken too')];
  const outcomes = await Promise.allSettled(asked.map(({ item }) => create(clinics, item)));
  for (const outcome of outcomes) {
    expect(outcome.status).toBe('rejected');
    expect(isUndone((outcome as PromiseRejectedResult).reason)).toBe(true);
  }
  expect(await namesOf(theirs, 'Taken')).toEqual([]);
});

test('what is to commit together with them undoes them all', async () => {
  const { create } = started(sql`select 1`, sql`select 1 / 0`);
  await expect(create(clinics, clinic(mine, 'Without ledger').item)).rejects.toMatchObject({ code: '22012' });
  expect(await namesOf(mine, 'Without')).toEqual([]);
});

test('nobody waits long for a name that another transaction has not committed yet', async () => {
  const { create } = started();
  const holder = await app.owner.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(
      `insert into clinics (id, organization_id, name, timezone, created_at, updated_at)
       values (gen_random_uuid(), $1, 'Held', 'UTC', now(), now())`,
      [mine],
    );
    const outcome = await create(clinics, clinic(mine, 'held').item).catch((error: unknown) => error);
    expect(isUndone(outcome)).toBe(true);
    // Given up by the connection's own limit, which is far below that of all others.
    expect(outcome).toMatchObject({ code: '55P03' });
    const limit = await app.database.creating.query('show lock_timeout');
    expect(limit.rows).toEqual([{ lock_timeout: '200ms' }]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});

test('a connection of a batch makes records of the organizations that the batch names, and of no other', async () => {
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
    await client.query('begin');
    await client.query('set local role clinic_creator');
    await client.query(`select set_config('app.organizations', $1, true)`, [mine]);
    await expect(client.query('update clinics set name = name')).rejects.toMatchObject({ code: '42501' });
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('what a statement gives of a neighbour in the batch is handed to nobody, and nothing is made', async () => {
  const { create } = started();
  const swapped = {
    ...clinics,
    createEach: (columns: readonly string[], records: RawBuilder<unknown>): RawBuilder<unknown> => sql`
      with made as (${clinics.createEach(columns, records)})
      select made.id, case made."#organization" when ${mine}::uuid then ${theirs}::uuid else ${mine}::uuid end
        as "#organization" from made`,
  };
  const asked = [clinic(mine, 'Swapped'), clinic(theirs, 'Swapped')];
  const outcomes = await Promise.allSettled(asked.map(({ item }) => create(swapped, item)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked.flatMap(({ shown }) => shown)).toEqual([]);
  expect([...(await namesOf(mine, 'Swapped')), ...(await namesOf(theirs, 'Swapped'))]).toEqual([]);
});
