import { Temporal } from 'temporal-polyfill';

/** How a series repeats. */
export interface Repeating {
  /** Of the first occurrence. */
  readonly start_at: Date;
  readonly end_at: Date;
  readonly timezone: string;
  readonly interval_weeks: number;
  readonly count: number;
}

export interface Occurrence {
  /** From 1. */
  readonly occurrence: number;
  readonly start_at: Date;
  readonly end_at: Date;
}

export const inZone = (at: Date, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone);

/**
 * The occurrences keep their local time when the clocks change, and each takes as long as the first. A local time that a
 * change of the clocks leaves out is moved on by what was left out, as calendars do it (RFC 5545, 3.3.5).
 */
export const occurrencesOf = ({
  start_at,
  end_at,
  timezone,
  interval_weeks,
  count,
}: Repeating): readonly Occurrence[] => {
  const first = inZone(start_at, timezone);
  const length = end_at.getTime() - start_at.getTime();
  return Array.from({ length: count }, (_, index) => {
    const start = first.add({ weeks: index * interval_weeks }).epochMilliseconds;
    return { occurrence: index + 1, start_at: new Date(start), end_at: new Date(start + length) };
  });
};
