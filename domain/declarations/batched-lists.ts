import type { Pool } from 'pg';
import { type Batcher, createBatcher } from '../../platform/batching/batcher.ts';
import { type Prepared, templateOf } from '../../platform/database/rows.ts';
import { queryWithin, scopeOf } from '../../platform/database/scoped-query.ts';
import { JsonText } from '../../platform/json-text.ts';
import type { Actor } from '../access/actor.ts';
import type { Position } from './cursor.ts';
import type { Page, Resource } from './resource.ts';
import type { ListQuery, Row } from './resource-definition.ts';

/** Lists records that the caller reaches and that are not deleted. Only for kinds of records without `show`. */
export type List = (
  resource: Resource,
  actor: Actor,
  query: Pick<ListQuery, 'limit' | 'after'>,
) => Promise<Page<JsonText>>;

interface ListLookup {
  readonly organization_id: string;
  readonly practitioner_id: string | null;
  readonly limit: number;
  readonly after: Position | undefined;
}

interface Found {
  readonly '#i': string;
  readonly '#first': string | null;
  readonly '#last': string | null;
  readonly lines: string | null;
}

/** First pages and later pages have different statements, and so a batcher each. */
type Batchers = Readonly<Record<'first' | 'next', Batcher<ListLookup, string | null>>>;

const keysOf = (lookups: readonly ListLookup[]) => ({
  organizations: lookups.map(({ organization_id }) => organization_id),
  practitioners: lookups.map(({ practitioner_id }) => practitioner_id),
  limits: lookups.map(({ limit }) => limit),
});

/**
 * Reads the lists of concurrent requests with one statement for each kind of record. Each request is held to its
 * organization in the same ways as finds (`batched-finds.ts`). The database writes the JSON, which is sent unchanged.
 */
export const createLists = (pool: Pool): List => {
  const batchers = new WeakMap<Resource, Batchers>();

  const batcherBy = (prepare: (lookups: readonly ListLookup[]) => Prepared) =>
    createBatcher<ListLookup, string | null>(
      async (lookups) => {
        const { rows } = await queryWithin(pool, scopeOf(lookups), prepare(lookups));
        const found: (string | null)[] = lookups.map(() => null);
        for (const { '#i': i, '#first': first, '#last': last, lines } of rows as Found[]) {
          const { organization_id } = lookups[Number(i) - 1] as ListLookup;
          if (lines !== null && (first !== organization_id || last !== organization_id))
            throw new Error('A page held records of somebody else');
          found[Number(i) - 1] = lines;
        }
        return found;
      },
      { largest: LARGEST },
    );

  const batchersOf = (resource: Resource): Batchers => {
    const first = templateOf<'organizations' | 'practitioners' | 'limits'>((keys) =>
      resource.listEach(keys, undefined),
    );
    const next = templateOf<'organizations' | 'practitioners' | 'limits' | 'values' | 'ids'>((keys) =>
      resource.listEach(keys, keys),
    );
    return {
      first: batcherBy((lookups) => first(keysOf(lookups))),
      next: batcherBy((lookups) =>
        next({
          ...keysOf(lookups),
          values: lookups.map(({ after }) => after?.value),
          ids: lookups.map(({ after }) => after?.id),
        }),
      ),
    };
  };

  return async (resource, { organization_id, practitioner_id }, { limit, after }) => {
    let both = batchers.get(resource);
    if (!both) {
      both = batchersOf(resource);
      batchers.set(resource, both);
    }
    const lines = await both[after ? 'next' : 'first']({ organization_id, practitioner_id, limit, after });
    const all = lines === null ? [] : lines.split('\n');
    const shown = all.slice(0, limit);
    const next =
      all.length > limit ? resource.positionOf(JSON.parse(shown.at(-1) as string) as Row) : undefined;
    const ids = shown.flatMap((line) => OWN_ID.exec(line)?.[1] ?? []);
    return { items: new JsonText(`[${shown.join()}]`), limit, next, ids };
  };
};

/** A view begins with the record's id. */
const OWN_ID = /"id":"([0-9a-f-]{36})"/;

/**
 * Most lists in one statement. A page has up to a hundred records, so a larger batch would keep other requests
 * waiting.
 */
const LARGEST = 32;
