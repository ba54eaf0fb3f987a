import { type RawBuilder, sql } from '../../platform/database/rows.ts';

/**
 * Counts the rate-limit tokens that organizations take from their windows, and that token holders take from their own
 * minute within the organization's (decisions 6.1). These are steps of a `with`. They follow a step `wanted` with one
 * row for each organization and holder (`organization_id, holder, holder_limit, i, tokens, minute_limit, hour_limit`;
 * the empty text stands for no holder). The last step is `passed`, with the tokens that each row was granted.
 *
 * A holder is granted what fits into its own window, and of that what fits into the organization's windows.
 *
 * Locks: first the organizations' windows in the organizations' order, then the holders'. A statement that counts a
 * holder has locked its organization first, so two statements cannot deadlock. Windows are fixed and follow the
 * database's clock. Window starts are compared by `greatest` and `>=`, never by equality: a statement that waited for
 * the row until the next window must not reset that window's count.
 */
export const GRANT_TOKENS: RawBuilder<unknown> = sql.raw(`
  locked as materialized (
    select r.organization_id, r.minute_start, r.minute_count, r.hour_start, r.hour_count from rate_windows r
    where r.organization_id in (select organization_id from wanted) order by r.organization_id for update
  ), held as materialized (
    select h.organization_id, h.holder, h.minute_start, h.minute_count
    from holder_windows h join wanted w on h.organization_id = w.organization_id and h.holder = w.holder
    where (select count(*) from locked) >= 0 for update of h
  ), clock as materialized (
    select clock_timestamp() as now where (select count(*) from locked) + (select count(*) from held) >= 0
  ), windows as materialized (
    select l.organization_id, now, greatest(l.minute_start, date_trunc('minute', now)) as minute_start,
      greatest(l.hour_start, date_trunc('hour', now)) as hour_start,
      case when l.minute_start >= date_trunc('minute', now) then l.minute_count else 0 end as minute_used,
      case when l.hour_start >= date_trunc('hour', now) then l.hour_count else 0 end as hour_used
    from locked l cross join clock
  ), used as materialized (
    select w.organization_id, w.holder, w.holder_limit, w.i, w.tokens, n.now, n.minute_start, n.hour_start,
      n.minute_used, n.hour_used, least(w.minute_limit - n.minute_used, w.hour_limit - n.hour_used) as room,
      case when h.minute_start >= n.minute_start then h.minute_count else 0 end as holder_used
    from wanted w join windows n on n.organization_id = w.organization_id
    left join held h on h.organization_id = w.organization_id and h.holder = w.holder
  ), limited as materialized (
    select *, case when holder = '' then tokens else least(tokens, greatest(0, holder_limit - holder_used)) end as most
    from used
  ), granted as materialized (
    select *, least(most, greatest(0, room - coalesce(sum(most) over (
        partition by organization_id order by i rows between unbounded preceding and 1 preceding), 0)))::int as granted
    from limited
  ), counted as (
    insert into holder_windows as h (organization_id, holder, minute_start, minute_count, minute_limit)
    select organization_id, holder, minute_start, granted, holder_limit from granted
    where holder <> '' and granted > 0
    on conflict (organization_id, holder) do update set minute_limit = excluded.minute_limit,
      minute_start = greatest(h.minute_start, excluded.minute_start),
      minute_count = case when h.minute_start >= excluded.minute_start
        then h.minute_count + least(excluded.minute_count, greatest(0, excluded.minute_limit - h.minute_count))
        else excluded.minute_count end
    returning h.organization_id, h.holder,
      new.minute_count - case when old.minute_start = new.minute_start then old.minute_count else 0 end as granted,
      case when old.minute_start = new.minute_start then old.minute_count else 0 end as holder_used
  ), given as materialized (
    select k.organization_id, k.holder, k.tokens, k.now, k.minute_start, k.hour_start, k.minute_used, k.hour_used,
      coalesce(c.holder_used, k.holder_used) as holder_used,
      case when k.holder = '' then k.granted else coalesce(c.granted, 0) end as granted
    from granted k left join counted c on c.organization_id = k.organization_id and c.holder = k.holder
  ), summed as materialized (
    select *, (sum(granted) over (partition by organization_id))::int as granted_in_all from given
  ), taken as (
    update rate_windows r set minute_start = g.minute_start, minute_count = g.minute_used + g.granted_in_all,
      hour_start = g.hour_start, hour_count = g.hour_used + g.granted_in_all
    from (
      select distinct organization_id, minute_start, hour_start, minute_used, hour_used, granted_in_all
      from summed
    ) g
    where r.organization_id = g.organization_id and g.granted_in_all > 0
  ), passed as materialized (
    select organization_id, holder, minute_used, hour_used, holder_used, granted, granted_in_all,
      extract(epoch from minute_start)::float8 + 60 as minute_reset,
      extract(epoch from hour_start)::float8 + 3600 as hour_reset, extract(epoch from now)::float8 as now
    from summed
  )`);
