import type { Pool } from 'pg';
import { type Batcher, createBatcher } from '../../platform/batching/batcher.ts';
import {
  type Placeholders,
  type Prepared,
  type RawBuilder,
  sql,
  templateOf,
} from '../../platform/database/rows.ts';
import { queryWithin, scopeOf } from '../../platform/database/scoped-query.ts';
import type { Actor } from '../access/actor.ts';
import { Problem } from '../problems.ts';
import type { Resource, Row } from './resource.ts';

/** Finds one record within the caller's reach. @throws Problem not-found. */
export type Find = (resource: Resource, actor: Actor, id: string) => Promise<Row>;

/** A record that is asked for, and by whom. */
export interface Sought {
  readonly id: string;
  readonly organization_id: string;
  readonly practitioner_id: string | null;
}

type Found = Row & { readonly '#i': string | null; readonly '#organization': string };

const keysOf = (sought: readonly Sought[]) => ({
  ids: sought.map(({ id }) => id),
  organizations: sought.map(({ organization_id }) => organization_id),
  practitioners: sought.map(({ practitioner_id }) => practitioner_id),
});

/** Of each that is sought, its record. A row of another organization than the one that asked is not handed out. */
export const foundOf = (sought: readonly Sought[], rows: readonly unknown[]): (Row | undefined)[] => {
  const found: (Row | undefined)[] = sought.map(() => undefined);
  for (const { '#i': i, '#organization': organization, deleted_at: _, ...row } of rows as readonly Found[]) {
    const index = Number(i) - 1;
    if (sought[index]?.organization_id === organization) found[index] = row as Row;
  }
  return found;
};

const MISSING = sql.lit('app.missing');

/** Within the transaction of `findingBefore`, the organizations of which something was sought and not found. */
export const organizationsMissed = sql`
  string_to_array(coalesce(current_setting(${MISSING}, true), ''), ',')::uuid[]`;

type KeyName = keyof ReturnType<typeof keysOf>;
const findings = new WeakMap<Resource, (given: Readonly<Record<KeyName, unknown>>) => Prepared>();

const notingMissed = (found: RawBuilder<unknown>, given: Placeholders<KeyName>) => sql`
  with found as materialized (${found}), missed as (
    select set_config(${MISSING}, concat_ws(',', nullif(current_setting(${MISSING}, true), ''), string_agg(k.organization_id::text, ',')), true)
    from unnest(${given.organizations}::uuid[]) with ordinality as k(organization_id, i)
    where (
        select count(*) from found where "#organization" = (${given.organizations}::uuid[])["#i"::int]
      ) < cardinality(${given.organizations}::uuid[])
      and not exists (select from found f where f."#i" = k.i and f."#organization" = k.organization_id)
  ) select found.* from missed left join found on true`;

/** Finds them within a transaction, for what comes after to ask about `organizationsMissed`. */
export const findingBefore = (resource: Resource, sought: readonly Sought[]): Prepared => {
  let finding = findings.get(resource);
  if (!finding) {
    finding = templateOf<KeyName>((given) => notingMissed(resource.findEach(given), given));
    findings.set(resource, finding);
  }
  return finding(keysOf(sought));
};

/**
 * Finds of concurrent requests in one statement for each kind of record: fewer statements, not faster ones,
 * are what reads gain by. Three things hold each request to its own organization: the statement joins by
 * it, the connection sees the organizations of the batch and no other, and a row of another organization
 * than the one that asked is not handed out.
 */
export const createFinds = (pool: Pool): Find => {
  const batchers = new WeakMap<Resource, Batcher<Sought, Row | undefined>>();

  const batcherOf = (resource: Resource): Batcher<Sought, Row | undefined> => {
    const template = templateOf(resource.findEach);
    return createBatcher(async (sought) => {
      const { rows } = await queryWithin(pool, scopeOf(sought), template(keysOf(sought)));
      return foundOf(sought, rows);
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
