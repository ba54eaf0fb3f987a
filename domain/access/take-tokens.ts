import {
  byColumn,
  type Placeholders,
  type Prepared,
  type RawBuilder,
  sql,
  templateOf,
} from '../../platform/database/rows.ts';
import type { TokenCounts } from './evaluate-access.ts';
import { GRANT_TOKENS } from './grant-tokens.ts';

/** The rate-limit tokens that the admitted requests of one organization need, or of one token holder within it. */
export interface TokenDemand {
  readonly organization_id: string;
  readonly holder: string | null;
  readonly holder_limit: number | null;
  /** The organization's version when their access was evaluated. */
  readonly version: string;
  readonly tokens: number;
  readonly minute_limit: number;
  readonly hour_limit: number;
}

export interface TokenGrant extends TokenCounts {
  readonly organization_id: string;
}

/** The key that tokens are counted under: an organization, or a token holder within it. */
export const takerOf = (organizationId: string, holder: string | null | undefined): string =>
  `${organizationId} ${holder ?? ''}`;

const hasHolders = (takings: readonly TokenDemand[]): boolean =>
  takings.some(({ holder }) => holder !== null);

const COLUMNS = ['version', 'tokens', 'minute_limit', 'hour_limit'] as const;
const HOLDER_COLUMNS = ['holder', 'holder_limit'] as const;

type DemandColumn = 'organizations' | (typeof COLUMNS)[number];
/** `takers` has an organization once for each of its token holders. */
type HeldDemandColumn = DemandColumn | 'takers' | (typeof HOLDER_COLUMNS)[number];

const demandValues = (takings: readonly TokenDemand[]): Record<HeldDemandColumn, unknown[]> => ({
  organizations: [...new Set(takings.map(({ organization_id }) => organization_id))],
  takers: takings.map(({ organization_id }) => organization_id),
  ...byColumn([...COLUMNS, ...HOLDER_COLUMNS], takings),
});

const usedOf = (window: string) =>
  `case when r.${window}_start >= w.${window} then r.${window}_count else 0 end`;
const GRANTED = `least(w.tokens, greatest(0, least(w.minute_limit - ${usedOf('minute')}, w.hour_limit - ${usedOf('hour')})))`;
/**
 * Compares by `greatest` and `>=`, never by equality: a statement that waited for the row until the next window must
 * not reset that window's count.
 */
const counted = (window: string): RawBuilder<unknown> =>
  sql.raw(
    `${window}_start = greatest(r.${window}_start, w.${window}), ${window}_count = ${usedOf(window)} + ${GRANTED}`,
  );
const usedBefore = (window: string): RawBuilder<unknown> =>
  sql.raw(`case when old.${window}_start = new.${window}_start then old.${window}_count else 0 end`);

/**
 * Takes tokens for requests without a token holder, in half of the time of an evaluation. An organization whose
 * version has changed gets no row. Rows are locked in the order of organizations, as in every statement, so that
 * processes cannot deadlock. A nested loop updates them in sorted order, and `test/platform/admission.test.ts` checks
 * the plan.
 */
const takeForOrganizations = (given: Placeholders<DemandColumn>): RawBuilder<TokenGrant> => sql<TokenGrant>`
  update rate_windows r set ${counted('minute')}, ${counted('hour')}
  from (
    select a.*, date_trunc('minute', clock_timestamp()) as minute, date_trunc('hour', clock_timestamp()) as hour
    from unnest(${given.organizations}::uuid[], ${given.version}::uuid[], ${given.tokens}::int[],
      ${given.minute_limit}::int[], ${given.hour_limit}::int[]) as a(organization_id, ${sql.raw(COLUMNS.join())})
    join access_versions v using (organization_id, version)
    order by organization_id offset 0
  ) w
  where r.organization_id = w.organization_id
  returning r.organization_id, ${usedBefore('minute')} as minute_used, ${usedBefore('hour')} as hour_used,
    new.minute_count - ${usedBefore('minute')} as granted, date_part('epoch', new.minute_start) + 60 as minute_reset,
    date_part('epoch', new.hour_start) + 3600 as hour_reset, date_part('epoch', clock_timestamp()) as now`;

/**
 * The same where some requests have a token holder: steps of a `with`, whose step `passed` has the rows
 * (`grant-tokens.ts`). It locks a second table, so a batch without token holders uses the statement above.
 */
const takeForHolders = (given: Placeholders<HeldDemandColumn>): RawBuilder<unknown> => sql`
  wanted as materialized (
    select a.organization_id, coalesce(a.holder, '') as holder, a.holder_limit, a.i, a.tokens, a.minute_limit, a.hour_limit
    from unnest(${given.takers}::uuid[], ${given.version}::uuid[], ${given.holder}::text[],
      ${given.holder_limit}::int[], ${given.tokens}::int[], ${given.minute_limit}::int[], ${given.hour_limit}::int[]
    ) with ordinality as a(organization_id, version, holder, holder_limit, tokens, minute_limit, hour_limit, i)
    join access_versions v using (organization_id, version)
  ), ${GRANT_TOKENS}`;

const plain = templateOf((given: Placeholders<DemandColumn>) => takeForOrganizations(given));
const ofHolders = templateOf<HeldDemandColumn, TokenGrant>(
  (given) => sql<TokenGrant>`with ${takeForHolders(given)} select * from passed`,
);

export const takeTokens = (takings: readonly TokenDemand[]): Prepared<TokenGrant> => {
  const values = demandValues(takings);
  return hasHolders(takings) ? ofHolders(values) : plain(values);
};
