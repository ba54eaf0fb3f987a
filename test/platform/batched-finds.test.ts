import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../domain/access/actor.ts';
import { createFinds, type Find } from '../../domain/declarations/batched-finds.ts';
import { patients } from '../../domain/patients/patients.endpoints.ts';
import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld } from '../support/world.ts';
import { readingPool } from './reading-pool.ts';

/** Records of several organizations, asked for in one statement. */

let app: RunningApp;
let reading: ReturnType<typeof readingPool>;
let mine: Asking;
let theirs: Asking;

interface Asking {
  readonly actor: Actor;
  readonly patient: string;
  /** On nobody's roster but a colleague's. */
  readonly others: string;
}

const asking = async (): Promise<Asking> => {
  const world = await createWorld(app);
  const { clinic, practitioner, patient } = await world.practice();
  const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
  const others = await world.patient({
    partner_clinic_id: clinic.id,
    created_by_partner_practitioner_id: colleague.id,
  });
  const actor = { organization_id: world.organizationId, practitioner_id: practitioner.id } as Actor;
  return { actor, patient: patient.id, others: others.id };
};

beforeAll(async () => {
  app = await startApp();
  [mine, theirs] = await Promise.all([asking(), asking()]);
  reading = readingPool(app);
});
afterAll(async () => {
  await reading.pool.end();
  await app.stop();
});

const outcomesOf = (find: Find, resource: typeof patients): Promise<(string | undefined)[]> => {
  const asked: (readonly [Actor, string])[] = [];
  for (const { actor } of [mine, theirs])
    for (const id of [mine.patient, mine.others, theirs.patient, theirs.others])
      asked.push([actor, id], [{ ...actor, practitioner_id: null }, id]);
  return Promise.all(
    asked.map(async ([actor, id]) => {
      const row = await find(resource, actor, id).catch((error: Error) => error);
      return 'slug' in row ? String(row.slug) : (row as { id: string }).id;
    }),
  );
};

const expected = () => {
  const none = 'not-found';
  return [
    ...[mine.patient, mine.patient, none, mine.others, none, none, none, none],
    ...[none, none, none, none, theirs.patient, theirs.patient, none, theirs.others],
  ];
};

test("one statement answers each request from its own organization, within the caller's reach", async () => {
  const before = reading.statements();
  expect(await outcomesOf(createFinds(reading.pool), patients)).toEqual(expected());
  expect(reading.statements() - before).toBe(1);
});

test('a row of another request in the batch is given to nobody, even if the statement lacks its condition', async () => {
  const open = {
    ...patients,
    findEach: (keys: Parameters<typeof patients.findEach>[0]): RawBuilder<unknown> => sql`
      select t.id, k.i as "#i", t.organization_id as "#organization"
      from unnest(${keys.ids}::uuid[], ${keys.organizations}::uuid[], ${keys.practitioners}::uuid[])
        with ordinality as k(id, organization_id, practitioner_id, i)
      join patients t on t.id = k.id
      where k.practitioner_id is null`,
  };
  const outcomes = await outcomesOf(createFinds(reading.pool), open);
  const without = expected().map((one, index) => (index % 2 === 0 ? 'not-found' : one));
  expect(outcomes).toEqual(without);
});

test('the connection of a batch can read the organizations that the batch names, and nothing else', async () => {
  const seen = async (...organizations: string[]) => {
    const client = await app.owner.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local role clinic_reader');
      await client.query(`select set_config('app.organizations', $1, true)`, [organizations.join()]);
      const { rows } = await client.query('select distinct organization_id as id from patients order by 1');
      await expect(client.query('update patients set first_name = first_name')).rejects.toMatchObject({
        code: '42501',
      });
      return rows.map(({ id }) => id);
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  const [one, other] = [mine.actor.organization_id, theirs.actor.organization_id];
  expect(await seen(one)).toEqual([one]);
  expect(await seen(one, other)).toEqual([one, other].toSorted());
  expect(await seen()).toEqual([]);
});
