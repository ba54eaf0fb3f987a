import {
  byColumn,
  type Placeholders,
  type Prepared,
  type RawBuilder,
  sql,
  templateOf,
} from '../../platform/database/rows.ts';
import { GRANTING_UNITS } from './granting-units.ts';
import type { Units } from './judging.ts';

/** What the admitted requests of one organization take; of one holder of browser tokens, where they have one. */
export interface Taking {
  readonly organization_id: string;
  readonly holder: string | null;
  readonly holder_limit: number | null;
  /** The organization's mark as it was when they were judged. */
  readonly version: string;
  readonly units: number;
  readonly minute_limit: number;
  readonly hour_limit: number;
}

export interface Taken extends Units {
  readonly organization_id: string;
}

/** By whom units are counted: an organization, and a holder of browser tokens within it. */
export const takerOf = (organizationId: string, holder: string | null | undefined): string =>
  `${organizationId} ${holder ?? ''}`;

const haveHolders = (takings: readonly Taking[]): boolean => takings.some(({ holder }) => holder !== null);

const COLUMNS = ['version', 'units', 'minute_limit', 'hour_limit'] as const;
const HOLDER_COLUMNS = ['holder', 'holder_limit'] as const;

type TakingName = 'organizations' | (typeof COLUMNS)[number];
/** Of `takers`, an organization is there once for each of its holders. */
type HeldTakingName = TakingName | 'takers' | (typeof HOLDER_COLUMNS)[number];

const takingValues = (takings: readonly Taking[]): Record<HeldTakingName, unknown[]> => ({
  organizations: [...new Set(takings.map(({ organization_id }) => organization_id))],
  takers: takings.map(({ organization_id }) => organization_id),
  ...byColumn([...COLUMNS, ...HOLDER_COLUMNS], takings),
});

const usedOf = (window: string) =>
  `case when r.${window}_start >= w.${window} then r.${window}_count else 0 end`;
const GRANTED = `least(w.units, greatest(0, least(w.minute_limit - ${usedOf('minute')}, w.hour_limit - ${usedOf('hour')})))`;
/** `greatest` and `>=`, never equality: who waited for the row into the next window must not reset that window's count. */
const counted = (window: string): RawBuilder<unknown> =>
  sql.raw(
    `${window}_start = greatest(r.${window}_start, w.${window}), ${window}_count = ${usedOf(window)} + ${GRANTED}`,
  );
const usedBefore = (window: string): RawBuilder<unknown> =>
  sql.raw(`case when old.${window}_start = new.${window}_start then old.${window}_count else 0 end`);

/**
 * Takes units of requests without a holder, for those organizations of whose access nothing has changed since, in half of the time that judging
 * takes: of another mark there is no row. Rows are locked in the organizations' order, as everywhere, so that
 * processes cannot deadlock: a nested loop updates them as they were sorted, and `test/platform/admission.test.ts` looks
 * at the plan.
 */
const taking = (given: Placeholders<TakingName>): RawBuilder<Taken> => sql<Taken>`
  update rate_windows r set ${counted('minute')}, ${counted('hour')}
  from (
    select a.*, date_trunc('minute', clock_timestamp()) as minute, date_trunc('hour', clock_timestamp()) as hour
    from unnest(${given.organizations}::uuid[], ${given.version}::uuid[], ${given.units}::int[],
      ${given.minute_limit}::int[], ${given.hour_limit}::int[]) as a(organization_id, ${sql.raw(COLUMNS.join())})
    join access_versions v using (organization_id, version)
    order by organization_id offset 0
  ) w
  where r.organization_id = w.organization_id
  returning r.organization_id, ${usedBefore('minute')} as minute_used, ${usedBefore('hour')} as hour_used,
    new.minute_count - ${usedBefore('minute')} as granted, date_part('epoch', new.minute_start) + 60 as minute_reset,
    date_part('epoch', new.hour_start) + 3600 as hour_reset, date_part('epoch', clock_timestamp()) as now`;

/**
 * The same where some requests are those of browser tokens: steps of a `with`, of which `passed` has the rows
 * (`granting-units.ts`). It locks a second table, so requests of the partner's server alone go without it.
 */
const takingOfHolders = (given: Placeholders<HeldTakingName>): RawBuilder<unknown> => sql`
  wanted as materialized (
    select a.organization_id, coalesce(a.holder, '') as holder, a.holder_limit, a.i, a.units, a.minute_limit, a.hour_limit
    from unnest(${given.takers}::uuid[], ${given.version}::uuid[], ${given.holder}::text[],
      ${given.holder_limit}::int[], ${given.units}::int[], ${given.minute_limit}::int[], ${given.hour_limit}::int[]
    ) with ordinality as a(organization_id, version, holder, holder_limit, units, minute_limit, hour_limit, i)
    join access_versions v using (organization_id, version)
  ), ${GRANTING_UNITS}`;

const plain = templateOf((given: Placeholders<TakingName>) => taking(given));
const ofHolders = templateOf<HeldTakingName, Taken>(
  (given) => sql<Taken>`with ${takingOfHolders(given)} select * from passed`,
);

export const takingUnits = (takings: readonly Taking[]): Prepared<Taken> => {
  const values = takingValues(takings);
  return haveHolders(takings) ? ofHolders(values) : plain(values);
};
