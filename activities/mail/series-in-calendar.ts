import {
  inZone,
  isSameWindow,
  newestPlacesOf,
  type Occurrence,
  placeFrom,
} from '../../domain/appointment-series/occurrences.ts';
import type { NoticeKind } from '../../domain/appointments/notices.ts';
import type { CalendarFacts, RepeatingEntry } from './calendar-part.ts';
import type { SeriesOfNotice, ToldAppointment } from './read-notice.ts';

/**
 * The first place of the entry. An entry must not begin at a local time that a change of the clocks left out, because
 * all others follow from it. It then begins one place earlier, which is excluded. Calendars differ in what they make of
 * an occurrence at such a time.
 */
const beginningOf = (series: SeriesOfNotice, places: readonly Occurrence[]): readonly Occurrence[] => {
  const clockOf = ({ start_at }: Occurrence) => inZone(start_at, series.timezone).toPlainTime().toString();
  const [first, second] = places as [Occurrence, Occurrence];
  return clockOf(first) === clockOf(second) ? places : [placeFrom(second, series, 0), ...places];
};

const entryOf = (
  series: SeriesOfNotice,
  newest: readonly Occurrence[],
  windows: ReadonlyMap<number, Occurrence>,
): RepeatingEntry => {
  const places = beginningOf(series, newest);
  const [{ start_at, end_at }] = places as [Occurrence];
  return {
    start_at,
    end_at,
    interval_weeks: series.interval_weeks,
    count: places.length,
    sequence: series.sequence,
    without: places.filter(({ occurrence }) => !windows.has(occurrence)).map((place) => place.start_at),
  };
};

/**
 * What a letter says of a series to a calendar. A booking gives the whole entry, as the series is now. So does every move
 * once the rest was moved: the entry then repeats at the new time, and the occurrences before are exceptions of it.
 * Otherwise a move names its occurrences alone, as a cancellation always does.
 */
export const seriesIn = (
  kind: NoticeKind,
  told: readonly ToldAppointment[],
  series: SeriesOfNotice,
): Pick<CalendarFacts, 'events' | 'series'> => {
  const { booked, moves, sequence, timezone } = series;
  const places = newestPlacesOf(series);
  const named = told.map((one) => ({ ...one, occurrence: one.occurrence as number }));
  const eventsOf = (ones: Iterable<Occurrence>) =>
    [...ones].map(({ occurrence, start_at, end_at }) => ({
      sequence,
      start: start_at,
      end: end_at,
      replaces: (places[occurrence - 1] as Occurrence).start_at,
    }));
  if (kind === 'cancelled' || (kind === 'moved' && moves.length === 0))
    return { events: eventsOf(named), series: { timezone } };
  // What the letter tells of is as it tells: a newer letter about it follows.
  const windows = new Map([...booked, ...named].map((one) => [one.occurrence, one]));
  const elsewhere = [...windows.values()]
    .filter((one) => !isSameWindow(one, places[one.occurrence - 1] as Occurrence))
    .sort((one, other) => one.occurrence - other.occurrence);
  return { events: eventsOf(elsewhere), series: { timezone, entry: entryOf(series, places, windows) } };
};
