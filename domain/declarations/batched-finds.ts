import type { Pool } from 'pg';
import { type Batcher, createBatcher } from '../../platform/batching/batcher.ts';
import { templateOf } from '../../platform/database/rows.ts';
import { queryWithin, scopeOf } from '../../platform/database/scoped-query.ts';
import type { Actor } from '../access/actor.ts';
import { Problem } from '../problems.ts';
import type { Resource } from './resource.ts';
import type { Row } from './resource-definition.ts';

/** Finds one record within the caller's reach. @throws Problem not-found. */
export type Find = (resource: Resource, actor: Actor, id: string) => Promise<Row>;

/** The id of a record, and the caller who looks it up. */
interface Lookup {
  readonly id: string;
  readonly organization_id: string;
  readonly practitioner_id: string | null;
}

type Found = Row & { readonly '#i': string | null; readonly '#organization': string };

const keysOf = (lookups: readonly Lookup[]) => ({
  ids: lookups.map(({ id }) => id),
  organizations: lookups.map(({ organization_id }) => organization_id),
  practitioners: lookups.map(({ practitioner_id }) => practitioner_id),
});

/** The record of each lookup. A row of another organization than the caller's is not returned. */
const foundOf = (lookups: readonly Lookup[], rows: readonly unknown[]): (Row | undefined)[] => {
  const found: (Row | undefined)[] = lookups.map(() => undefined);
  for (const { '#i': i, '#organization': organization, deleted_at: _, ...row } of rows as readonly Found[]) {
    const index = Number(i) - 1;
    if (lookups[index]?.organization_id === organization) found[index] = row as Row;
  }
  return found;
};

/**
 * Finds the records of concurrent requests with one statement for each kind of record: fewer statements make reads
 * cheaper. Three things hold each request to its own organization: the statement joins by organization, the
 * connection sees only the organizations of the batch, and a row of another organization than the caller's is not
 * returned.
 */
export const createFinds = (pool: Pool): Find => {
  const batchers = new WeakMap<Resource, Batcher<Lookup, Row | undefined>>();

  const batcherOf = (resource: Resource): Batcher<Lookup, Row | undefined> => {
    const template = templateOf(resource.findEach);
    return createBatcher(async (lookups) => {
      const { rows } = await queryWithin(pool, scopeOf(lookups), template(keysOf(lookups)));
      return foundOf(lookups, rows);
    });
  };

  return async (resource, { organization_id, practitioner_id }, id) => {
    let batcher = batchers.get(resource);
    if (!batcher) {
      batcher = batcherOf(resource);
      batchers.set(resource, batcher);
    }
    const row = await batcher({ id, organization_id, practitioner_id });
    if (!row) throw new Problem('not-found');
    return row;
  };
};
