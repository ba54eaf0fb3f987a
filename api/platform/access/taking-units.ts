import {
  byColumn,
  type Placeholders,
  type Prepared,
  type RawBuilder,
  sql,
  templateOf,
} from '../data/rows.ts';
import type { Units } from './judging.ts';

/** What the admitted requests of one organization take. */
export interface Taking {
  readonly organization_id: string;
  /** The organization's mark as it was when they were judged. */
  readonly version: string;
  readonly units: number;
  readonly minute_limit: number;
  readonly hour_limit: number;
}

export interface Taken extends Units {
  readonly organization_id: string;
}

const COLUMNS = ['version', 'units', 'minute_limit', 'hour_limit'] as const;

export type TakingName = 'organizations' | (typeof COLUMNS)[number];

export const takingValues = (takings: readonly Taking[]): Record<TakingName, unknown[]> => ({
  organizations: takings.map(({ organization_id }) => organization_id),
  ...byColumn(COLUMNS, takings),
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
 * Takes units for those organizations of whose access nothing has changed since, in half of the time that judging
 * takes: of another mark there is no row. Rows are locked in the organizations' order, as everywhere, so that
 * processes cannot deadlock: a nested loop updates them as they were sorted, and `test/platform/admission.test.ts` looks
 * at the plan.
 * @param begin takes nothing before it holds, and of an organization all of its units or none, without a row, where the
 *   windows have not room for all.
 */
export const taking = (
  given: Placeholders<TakingName>,
  begin?: RawBuilder<unknown>,
): RawBuilder<Taken> => sql<Taken>`
  update rate_windows r set ${counted('minute')}, ${counted('hour')}
  from (
    select a.*, date_trunc('minute', clock_timestamp()) as minute, date_trunc('hour', clock_timestamp()) as hour
    from unnest(${given.organizations}::uuid[], ${given.version}::uuid[], ${given.units}::int[],
      ${given.minute_limit}::int[], ${given.hour_limit}::int[]) as a(organization_id, ${sql.raw(COLUMNS.join())})
    join access_versions v using (organization_id, version) ${begin ? sql`where ${begin}` : sql``}
    order by organization_id offset 0
  ) w
  where r.organization_id = w.organization_id ${sql.raw(begin ? `and ${GRANTED} = w.units` : '')}
  returning r.organization_id, ${usedBefore('minute')} as minute_used, ${usedBefore('hour')} as hour_used,
    new.minute_count - ${usedBefore('minute')} as granted, date_part('epoch', new.minute_start) + 60 as minute_reset,
    date_part('epoch', new.hour_start) + 3600 as hour_reset, date_part('epoch', clock_timestamp()) as now`;

const statement = templateOf((given: Placeholders<TakingName>) => taking(given));

export const takingUnits = (takings: readonly Taking[]): Prepared<Taken> => statement(takingValues(takings));
