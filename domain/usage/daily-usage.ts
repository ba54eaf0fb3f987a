import { type Rows, sql } from '../../platform/database/rows.ts';

/** What an organization used on one day (UTC). */
export interface UsageDay {
  /** `2026-11-26` */
  readonly day: string;
  readonly requests: number;
  readonly bookings: number;
  /** Storybooks that became ready, as they are billed. */
  readonly books: number;
  /** Bytes in use when the day was last counted; null where it was not counted while it lasted. */
  readonly storage_bytes: number | null;
}

/** Entries of the audit chain that are counted in one transaction. */
const PAGE = 20_000;

/** Whoever counts an organization's usage waits for whoever does so already, to the end of the transaction. */
const alone = (organizationId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`daily-usage/${organizationId}`}, 0))`;

/**
 * Counts the requests of the next entries of the audit chain. What operators and workflows did is no request.
 * @returns whether entries may be left.
 */
export const countRequests = async (transaction: Rows, organizationId: string): Promise<boolean> => {
  await transaction.all(alone(organizationId));
  const [page] = await transaction.all(sql<{ entries: number }>`
    with entries as (
      select sequence, (recorded_at at time zone 'UTC')::date as day,
        (method is not null and actor_kind not in ('operator', 'system'))::int as request
      from audit_entries
      where organization_id = ${organizationId} and sequence > coalesce(
        (select max(counted_through) from daily_usage where organization_id = ${organizationId}), 0)
      order by sequence limit ${sql.lit(PAGE)}
    ), counted as (
      insert into daily_usage as d (organization_id, day, requests, counted_through)
      select ${organizationId}::uuid, day, sum(request), max(sequence) from entries group by day
      on conflict (organization_id, day) do update set requests = d.requests + excluded.requests,
        counted_through = excluded.counted_through, counted_at = clock_timestamp()
    )
    select count(*)::int as entries from entries`);
  return page?.entries === PAGE;
};

/** Counts bookings and books from the last counted day on, and notes how much is stored now. */
export const countRecords = async (transaction: Rows, organizationId: string): Promise<void> => {
  await transaction.all(alone(organizationId));
  const last = await transaction.first(sql<{ day: string | null }>`
    select max(day)::text as day from daily_usage
    where organization_id = ${organizationId} and storage_bytes is not null`);
  const since = sql`coalesce(${last?.day ?? null}::date, '-infinity'::date)::timestamp at time zone 'UTC'`;
  await transaction.all(sql`
    insert into daily_usage as d (organization_id, day, bookings, books)
    select ${organizationId}::uuid, day, sum(booking), sum(book) from (
      select (created_at at time zone 'UTC')::date as day, 1 as booking, 0 as book from appointments
      where organization_id = ${organizationId} and created_at >= ${since}
      union all
      select (recorded_at at time zone 'UTC')::date, 0, 1 from usage_records
      where organization_id = ${organizationId} and feature = 'storybook_generation' and recorded_at >= ${since}
    ) records group by day
    on conflict (organization_id, day) do update set bookings = excluded.bookings, books = excluded.books`);
  await transaction.all(sql`
    insert into daily_usage as d (organization_id, day, storage_bytes)
    select ${organizationId}::uuid, (clock_timestamp() at time zone 'UTC')::date, coalesce(
      (select used_bytes from organization_storage where organization_id = ${organizationId}), 0)
    on conflict (organization_id, day) do update
      set storage_bytes = excluded.storage_bytes, counted_at = clock_timestamp()`);
};

/** @param organizationId undefined: all organizations together. @returns the last days, today the last of them. */
export const readDailyUsage = (
  rows: Rows,
  organizationId: string | undefined,
  days: number,
): Promise<UsageDay[]> =>
  rows.all(sql<UsageDay>`
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(sum(d.requests), 0)::int as requests,
      coalesce(sum(d.bookings), 0)::int as bookings, coalesce(sum(d.books), 0)::int as books,
      sum(d.storage_bytes)::float8 as storage_bytes
    from (
      select (clock_timestamp() at time zone 'UTC')::date - back as day
      from generate_series(0, ${days}::int - 1) as back
    ) days
    left join daily_usage d on d.day = days.day
      and (${organizationId ?? null}::uuid is null or d.organization_id = ${organizationId ?? null})
    group by days.day order by days.day`);

export interface UsageSum {
  readonly organization_id: string;
  readonly requests: number;
  readonly bookings: number;
  readonly books: number;
  readonly counted_at: Date;
}

/** The sums of the last days for each organization that was counted. */
export const sumDailyUsage = (rows: Rows, days: number): Promise<UsageSum[]> =>
  rows.all(sql<UsageSum>`
    select organization_id, sum(requests)::int as requests, sum(bookings)::int as bookings, sum(books)::int as books,
      max(counted_at) as counted_at
    from daily_usage where day > (clock_timestamp() at time zone 'UTC')::date - ${days}::int group by organization_id`);
