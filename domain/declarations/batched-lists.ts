import type { Pool } from 'pg';
import { type Batcher, createBatcher } from '../../platform/batching/batcher.ts';
import { type Prepared, templateOf } from '../../platform/database/rows.ts';
import { queryWithin, scopeOf } from '../../platform/database/scoped-query.ts';
import { JsonText } from '../../platform/json-text.ts';
import type { Actor } from '../access/actor.ts';
import type { Position } from './cursor.ts';
import type { ListQuery, Page, Resource, Row } from './resource.ts';

/** Lists what is within the caller's reach and not deleted, of a kind of record that is shown as it is read. */
export type List = (
  resource: Resource,
  actor: Actor,
  query: Pick<ListQuery, 'limit' | 'after'>,
) => Promise<Page<JsonText>>;

interface Sought {
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

/** First pages, and those that come after a record: statements of their own. */
type Batchers = Readonly<Record<'first' | 'next', Batcher<Sought, string | null>>>;

const keysOf = (sought: readonly Sought[]) => ({
  organizations: sought.map(({ organization_id }) => organization_id),
  practitioners: sought.map(({ practitioner_id }) => practitioner_id),
  limits: sought.map(({ limit }) => limit),
});

/**
 * Lists of concurrent requests in one statement for each kind of record, held to each request's organization as
 * finds are (`coalesced-finds.ts`). Their JSON is written by the database and sent as it is.
 */
export const createLists = (pool: Pool): List => {
  const batchers = new WeakMap<Resource, Batchers>();

  const batcherBy = (prepare: (sought: readonly Sought[]) => Prepared) =>
    createBatcher<Sought, string | null>(
      async (sought) => {
        const { rows } = await queryWithin(pool, scopeOf(sought), prepare(sought));
        const found: (string | null)[] = sought.map(() => null);
        for (const { '#i': i, '#first': first, '#last': last, lines } of rows as Found[]) {
          const { organization_id } = sought[Number(i) - 1] as Sought;
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
      first: batcherBy((sought) => first(keysOf(sought))),
      next: batcherBy((sought) =>
        next({
          ...keysOf(sought),
          values: sought.map(({ after }) => after?.value),
          ids: sought.map(({ after }) => after?.id),
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
    return { items: new JsonText(`[${shown.join()}]`), limit, next };
  };
};

/** Pages have up to a hundred records: more of them at once would keep the others waiting. */
const LARGEST = 32;
