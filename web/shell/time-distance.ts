// How far a moment is away, in the person's words: `in 20 minutes`, `tomorrow`, `3 months ago`.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whole days from one calendar day to another, both as `2026-03-02`. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

const CALENDAR_UNITS = [
  ['year', 365],
  ['month', 30],
] as const;

/**
 * Says how far `moment` is from `now`, in words of the language `tag`. Within a day of the calendar it counts hours and
 * minutes, and also when less than an hour is between; else it counts days as people do: at 23:00, 02:00 is tomorrow
 * and 23:30 of the next evening is tomorrow, too.
 *
 * @param dayKey gives a moment's day in the clinic's zone, as `2026-03-02`.
 */
export const timeDistance = (tag: string, dayKey: (moment: Date) => string) => {
  const words = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  return (moment: Date, now: Date): string => {
    const apart = moment.getTime() - now.getTime();
    if (Math.abs(apart) < MINUTE) return words.format(0, 'second');
    if (Math.abs(apart) < HOUR) return words.format(Math.trunc(apart / MINUTE), 'minute');
    const days = daysBetween(dayKey(now), dayKey(moment));
    if (days === 0) return words.format(Math.trunc(apart / HOUR), 'hour');
    const [unit, size] = CALENDAR_UNITS.find(([, one]) => Math.abs(days) >= one) ?? (['day', 1] as const);
    return words.format(Math.trunc(days / size), unit);
  };
};
