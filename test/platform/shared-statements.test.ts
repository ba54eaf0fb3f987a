import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Actor } from '../../domain/access/actor.ts';
import { appointments } from '../../domain/appointments/appointment.resource.ts';
import { equals } from '../../domain/declarations/conditions.ts';
import type { Resource } from '../../domain/declarations/resource.ts';
import type { ListQuery } from '../../domain/declarations/resource-definition.ts';
import { patients } from '../../domain/patients/patients.endpoints.ts';
import { sharedStatements } from '../../platform/batching/shared-statements.ts';
import { type Rows, rowsOfPool, sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld } from '../support/world.ts';
import { readingPool } from './reading-pool.ts';

/** Records of several organizations, asked for in one statement. */

let app: RunningApp;
let reading: ReturnType<typeof readingPool>;
let shared: (organizationId: string) => Rows;
let mine: Asking;
let theirs: Asking;

interface Asking {
  readonly actor: Actor;
  readonly patient: string;
  /** On nobody's roster but a colleague's. */
  readonly others: string;
  /** In the order of lists; the first two are on the clinician's roster. */
  readonly all: readonly string[];
}

const asking = async (): Promise<Asking> => {
  const world = await createWorld(app);
  const { clinic, practitioner, patient } = await world.practice();
  const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
  const another = async (by: string): Promise<string> =>
    (await world.patient({ partner_clinic_id: clinic.id, created_by_partner_practitioner_id: by })).id;
  const second = await another(practitioner.id);
  const others = await another(colleague.id);
  const actor = { organization_id: world.organizationId, practitioner_id: practitioner.id } as Actor;
  return { actor, patient: patient.id, others, all: [patient.id, second, others] };
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
beforeEach(() => {
  shared = sharedStatements({ records: reading.pool, pages: reading.pool });
});

/** The number of connections taken: one to learn the types of a new statement, and one for each batch. */
const countTurns = async <Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> => {
  const before = reading.statements();
  const result = await work();
  return [result, reading.statements() - before];
};

const found = async (resource: Resource, actor: Actor, id: string): Promise<string> => {
  const row = await resource
    .find(shared(actor.organization_id), actor, id)
    .catch((error: Error & { slug?: string }) => ({ id: error.slug ?? error.message }));
  return row.id;
};

const outcomes = (): Promise<string[]> => {
  const asked: (readonly [Actor, string])[] = [];
  for (const practitioner of [true, false])
    for (const { actor } of [mine, theirs])
      for (const id of [mine.patient, mine.others, theirs.patient, theirs.others])
        asked.push([practitioner ? actor : { ...actor, practitioner_id: null }, id]);
  return Promise.all(asked.map(([actor, id]) => found(patients as Resource, actor, id)));
};

test("one statement answers each request from its own organization, within the caller's reach", async () => {
  const none = 'not-found';
  const [answers, turns] = await countTurns(outcomes);
  expect(answers).toEqual([
    ...[mine.patient, none, none, none, none, none, theirs.patient, none],
    ...[mine.patient, mine.others, none, none, none, none, theirs.patient, theirs.others],
  ]);
  // Clinicians and organizations have a statement each.
  expect(turns).toBe(4);
  expect((await countTurns(outcomes))[1]).toBe(2);
});

const everybody = (): Actor[] => [mine, theirs].map(({ actor }) => ({ ...actor, practitioner_id: null }));
const idsOf = (text: string): string[] => (JSON.parse(text) as { id: string }[]).map(({ id }) => id);
const page = (actor: Actor, query: ListQuery) =>
  patients.listLines(shared(actor.organization_id), actor, query, []);

test('one statement lists for each request the records of its organization, with its own limit', async () => {
  const asked = everybody().flatMap((actor) => [10, 2].map((limit) => [actor, limit] as const));
  const [pages, turns] = await countTurns(() =>
    Promise.all(asked.map(([actor, limit]) => page(actor, { limit, after: undefined }))),
  );
  expect(turns).toBe(2);
  expect(pages.map(({ items }) => idsOf(items.text))).toEqual(
    [mine, theirs].flatMap(({ all }) => [all, all.slice(0, 2)]),
  );
  expect(pages.map(({ next }) => next?.id)).toEqual([mine, theirs].flatMap(({ all }) => [undefined, all[1]]));
  expect(pages.map(({ ids }) => ids)).toEqual(pages.map(({ items }) => idsOf(items.text)));
  const reached = await Promise.all(
    [mine.actor, theirs.actor].map((actor) => page(actor, { limit: 10, after: undefined })),
  );
  expect(reached.map(({ items }) => idsOf(items.text))).toEqual([
    mine.all.slice(0, 2),
    theirs.all.slice(0, 2),
  ]);
});

test("later pages begin after each request's own record", async () => {
  const first = await Promise.all(everybody().map((actor) => page(actor, { limit: 1, after: undefined })));
  const [second, turns] = await countTurns(() =>
    Promise.all(everybody().map((actor, at) => page(actor, { limit: 10, after: first[at]?.next }))),
  );
  expect(turns).toBe(2);
  expect(second.map(({ items }) => idsOf(items.text))).toEqual([mine, theirs].map(({ all }) => all.slice(1)));
});

test('a page has the same JSON as the single records', async () => {
  const actor = everybody()[0] as Actor;
  const { items } = await page(actor, { limit: 1, after: undefined });
  const single = await patients.find(app.database.within(actor.organization_id), actor, mine.patient);
  expect(JSON.parse(items.text)).toEqual([single]);
});

test('requests with the same filters share a statement, each with its own values', async () => {
  const wanted = [mine.all[2], theirs.all[1], undefined] as const;
  const [pages, turns] = await countTurns(() =>
    Promise.all(
      wanted.map((id, at) => {
        const actor = everybody()[at % 2] as Actor;
        const query = { limit: 10, after: undefined };
        return patients.list(shared(actor.organization_id), actor, query, [equals('id', id)]);
      }),
    ),
  );
  expect(turns).toBe(4);
  expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([
    [mine.all[2]],
    [theirs.all[1]],
    mine.all,
  ]);
});

test('values of every type arrive as they were given', async () => {
  const values = sql<Record<string, unknown>>`
    select ${mine.actor.organization_id}::uuid as "#organization", ${'a "quoted", {back\\slashed} text'}::text as text,
      ${null}::text as nothing, ${new Date(1_700_000_000_123)}::timestamptz as moment, ${true}::bool as truth,
      ${12}::int as number, ${Buffer.from([0, 92, 255])}::bytea as bytes, ${['a,b', '"', 'c\\d']}::text[] as texts`;
  const rows = await shared(mine.actor.organization_id).all(values);
  const alone = await rowsOfPool(app.owner.pool).all(values);
  expect(rows).toEqual(alone.map((row) => ({ ...row, '#i': '1' })));
});

test('a value that the database refuses fails its own request alone', async () => {
  const dated = (actor: Actor, day: string) =>
    shared(actor.organization_id).all(sql`
      select t.id, t.organization_id as "#organization" from patients t
      where t.organization_id = ${actor.organization_id} and t.created_at > ${day}::text::timestamptz`);
  const [one, other] = everybody() as [Actor, Actor];
  const [refused, answered] = await Promise.allSettled([dated(one, 'never'), dated(other, '2020-01-01')]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: '22007' } });
  expect(answered).toMatchObject({ status: 'fulfilled' });
  expect((answered as PromiseFulfilledResult<unknown[]>).value).toHaveLength(3);
});

test('a statement that could not be prepared is prepared again for the next request', async () => {
  const actor = mine.actor;
  const list = () =>
    shared(actor.organization_id).all(sql`
      select t.organization_id as "#organization" from app_test_later t where t.organization_id = ${actor.organization_id}`);
  await expect(list()).rejects.toMatchObject({ code: '42P01' });
  await expect(list()).rejects.toMatchObject({ code: '42P01' });
  expect(await found(patients as Resource, actor, mine.patient)).toBe(mine.patient);
});

/** A caller whose statements lack their condition on the organization. */
const unlimited = { organization_id: sql.ref('t.organization_id'), practitioner_id: null } as never;

test.each(['list', 'listLines'] as const)(
  '%s gives nobody records of another request in the batch, even if the statement lacks its condition',
  async (list) => {
    const open = ({ actor: { organization_id } }: Asking) =>
      patients[list](shared(organization_id), unlimited, { limit: 10, after: undefined }, []);
    const { items } = await open(mine);
    expect(JSON.parse('text' in items ? items.text : JSON.stringify(items))).toHaveLength(3);
    for (const { status } of await Promise.allSettled([open(mine), open(theirs)]))
      expect(status).toBe('rejected');
  },
);

test('an appointment is shown the same alone and in a list', async () => {
  const world = await createWorld(app);
  const booking = world.booking(await world.practice());
  const { id } = (await world.partner.post('/v1/partner/appointments', booking)).body.data;
  const actor = { organization_id: world.organizationId, practitioner_id: null } as Actor;
  const rows = shared(world.organizationId);
  const { items } = await appointments.list(rows, actor, { limit: 5, after: undefined }, []);
  expect(items).toEqual([await appointments.find(rows, actor, id)]);
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
