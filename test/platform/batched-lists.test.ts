import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../domain/access/actor.ts';
import { createLists } from '../../domain/declarations/batched-lists.ts';
import { patients } from '../../domain/patients/patients.endpoints.ts';
import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld } from '../support/world.ts';
import { readingPool } from './reading-pool.ts';

/** Pages of several organizations, asked for in one statement. */

let app: RunningApp;
let reading: ReturnType<typeof readingPool>;
let mine: Asking;
let theirs: Asking;

interface Asking {
  readonly actor: Actor;
  /** In the order of lists; the first two are on the clinician's roster. */
  readonly patients: readonly string[];
}

const asking = async (): Promise<Asking> => {
  const world = await createWorld(app);
  const { clinic, practitioner, patient } = await world.practice();
  const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
  const another = (by: string) =>
    world.patient({ partner_clinic_id: clinic.id, created_by_partner_practitioner_id: by });
  const ids = [patient.id, (await another(practitioner.id)).id, (await another(colleague.id)).id];
  return {
    actor: { organization_id: world.organizationId, practitioner_id: practitioner.id } as Actor,
    patients: ids,
  };
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

const idsOf = (text: string): string[] => (JSON.parse(text) as { id: string }[]).map(({ id }) => id);

test("one statement lists for each request the records of its organization, within the caller's reach", async () => {
  const list = createLists(reading.pool);
  const before = reading.statements();
  const pages = await Promise.all(
    [mine, theirs].flatMap(({ actor }) => [
      list(patients, actor, { limit: 10, after: undefined }),
      list(patients, { ...actor, practitioner_id: null }, { limit: 10, after: undefined }),
      list(patients, { ...actor, practitioner_id: null }, { limit: 2, after: undefined }),
    ]),
  );
  expect(reading.statements() - before).toBe(1);
  expect(pages.map(({ items }) => idsOf(items.text))).toEqual(
    [mine, theirs].flatMap(({ patients: all }) => [all.slice(0, 2), all, all.slice(0, 2)]),
  );
  expect(pages.map(({ next }) => next?.id)).toEqual(
    [mine, theirs].flatMap(({ patients: all }) => [undefined, undefined, all[1]]),
  );
});

test("later pages begin after each request's own record", async () => {
  const list = createLists(reading.pool);
  const everybody = [mine, theirs].map(({ actor }) => ({ ...actor, practitioner_id: null }));
  const first = await Promise.all(
    everybody.map((actor) => list(patients, actor, { limit: 1, after: undefined })),
  );
  const before = reading.statements();
  const second = await Promise.all(
    everybody.map((actor, index) => list(patients, actor, { limit: 10, after: first[index]?.next })),
  );
  expect(reading.statements() - before).toBe(1);
  expect(second.map(({ items }) => idsOf(items.text))).toEqual(
    [mine, theirs].map(({ patients: all }) => all.slice(1)),
  );
});

test('a page has the same JSON as the single records', async () => {
  const actor = { ...mine.actor, practitioner_id: null };
  const { items } = await createLists(reading.pool)(patients, actor, { limit: 1, after: undefined });
  const [first] = JSON.parse(items.text);
  expect(first).toEqual(await app.database.find(patients, actor, mine.patients[0] as string));
});

test('a row of another request in the batch is given to nobody, even if the statement lacks its condition', async () => {
  const open = {
    ...patients,
    listEach: (keys: Parameters<typeof patients.listEach>[0]): RawBuilder<unknown> => sql`
      select k.i as "#i", page.* from unnest(${keys.organizations}::uuid[], ${keys.practitioners}::uuid[],
        ${keys.limits}::int[]) with ordinality as k(organization_id, practitioner_id, "limit", i)
      cross join lateral (
        select string_agg(json_build_object('id', t.id)::text, chr(10)) as lines,
          min(t.organization_id::text) as "#first", max(t.organization_id::text) as "#last" from patients t) page`,
  };
  const list = createLists(reading.pool);
  const alone = await list(open, mine.actor, { limit: 10, after: undefined });
  expect(idsOf(alone.items.text).toSorted()).toEqual(mine.patients.toSorted());
  const together = [mine, theirs].map(({ actor }) => list(open, actor, { limit: 10, after: undefined }));
  for (const { status } of await Promise.allSettled(together)) expect(status).toBe('rejected');
});
