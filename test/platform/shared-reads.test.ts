import { expect, test } from '@jest/globals';
import type { Actor } from '../../domain/access/actor.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import type { TObject } from '../../domain/declarations/schemas.ts';
import { endpoints } from '../../domain/index.ts';
import { type Prepared, preparedOf, type Rows } from '../../platform/database/rows.ts';

/**
 * A connection that reads for several requests at once sees the records of all their organizations. So each table in
 * each statement that they share needs its own condition on the organization: row-level security does not add it.
 */

const ID = '6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11';
/** Every parameter of the query is given, and every id of the path. */
const given = new Proxy({}, { get: () => ID });
const actorBy = (practitioner_id: string | null) =>
  ({
    organization_id: ID,
    practitioner_id,
    patient_id: ID,
    seat: given,
    capabilities: [],
    scopes: [],
  }) as unknown as Actor;

/** The statements of work that reads, without running them. */
const statementsOf = async (work: (rows: Rows) => Promise<unknown>): Promise<string[]> => {
  const texts: string[] = [];
  const note = (query: Parameters<Rows['all']>[0]): void => {
    texts.push((preparedOf(query) as Prepared).text);
  };
  await work({
    all: async (query) => {
      note(query as never);
      return [];
    },
    first: async (query) => {
      note(query as never);
      return { id: ID } as never;
    },
  });
  return texts;
};

const NOT_TABLES = /^(lateral|unnest|select)$/i;

/** The tables that a statement reads, and the names that it gives them. */
const tablesOf = (text: string): { readonly table: string; readonly alias: string }[] =>
  [...text.matchAll(/\b(?:from|join)\s+"?(\w+)"?(?!\w*\()\s+(?:as\s+)?"?(\w+)"?/gi)]
    .map(([, table = '', alias = '']) => ({ table, alias }))
    .filter(({ table }) => !NOT_TABLES.test(table));

/** The names of tables that the text has more often than conditions on the organization of such a name. */
const openNames = (text: string): string[] => {
  const names = tablesOf(text).map(({ alias }) => alias);
  return [...new Set(names)].filter((name) => {
    const conditions = text.matchAll(new RegExp(`\\b${name}"?\\."?organization_id"?\\s*=`, 'g'));
    return [...conditions].length < names.filter((one) => one === name).length;
  });
};

/** What the query may ask for by name, such as another view of the records. */
const choicesOf = (query: TObject | undefined): readonly object[] => {
  const fields = Object.values(query?.properties ?? {}) as { readonly enum?: readonly string[] }[];
  return fields.flatMap((field) => field.enum ?? []).map((choice) => new Proxy({}, { get: () => choice }));
};

/** The statements of an operation that requests of several organizations may share. */
const sharedStatementsOf = async (
  { subject, shows, lists, shownAs, filters }: Endpoint,
  actor: Actor,
  query: object,
): Promise<string[]> => {
  const at = { actor, params: given };
  const conditions = filters?.(query as never, at) ?? [];
  const shown = [shows, lists, shownAs?.(query as never, at)];
  const read = [[subject, []] as const, ...shown.map((resource) => [resource, conditions] as const)];
  const page = { limit: 25, after: undefined };
  const texts: string[] = [];
  for (const [resource, narrowed] of read)
    if (resource && !resource.readAlone)
      texts.push(
        ...(await statementsOf((rows) => resource.find(rows, actor, ID, narrowed))),
        ...(await statementsOf((rows) => resource.list(rows, actor, page, narrowed))),
      );
  return texts;
};

/** Operation and name of each table without a condition. */
const openTables = async (): Promise<string[]> => {
  const open = new Set<string>();
  for (const endpoint of endpoints)
    for (const actor of [actorBy(null), actorBy(ID)])
      for (const query of [given, ...choicesOf(endpoint.query)])
        for (const text of await sharedStatementsOf(endpoint, actor, query))
          for (const name of openNames(text)) open.add(`${endpoint.id}: ${name}`);
  return [...open].toSorted();
};

test('the check finds the tables that lack their condition', () => {
  const text = (inner: string) =>
    `select 1 from "a" as "t" where t.organization_id = $1 and exists (select 1 from b t where ${inner})`;
  expect(tablesOf(text('true')).map(({ table, alias }) => [table, alias])).toEqual([
    ['a', 't'],
    ['b', 't'],
  ]);
  expect(openNames(text('t.id = $2'))).toEqual(['t']);
  expect(openNames(text('t.organization_id = $2 and t.id = $3'))).toEqual([]);
});

test('each table of a statement that requests of several organizations share has a condition on its organization', async () => {
  expect(await openTables()).toEqual([]);
});
