// What a clock on the wall of a zone shows, and back. The calendar library needs this polyfill anyway.
import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
import { create, toZonedDateTime } from 'temporal-polyfill/fns/PlainDateTime';

/** Months from 1. Parts may be out of range: day 0 is the last day of the month before. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

export const wallClockOf = (moment: Date | string, zone: string): WallClock => {
  const at = toZonedDateTimeISO(fromEpochMilliseconds(new Date(moment).getTime()), zone);
  return { year: at.year, month: at.month, day: at.day, hour: at.hour, minute: at.minute };
};

/** Of a time that the zone leaves out, the same span later; of one that it has twice, the first. */
export const momentOf = ({ year, month, day, hour, minute }: WallClock, zone: string): Date => {
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const plain = create(
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
  );
  return new Date(toZonedDateTime(plain, zone).epochMilliseconds);
};

/** The same time of day some days later, also where the clocks are changed in between. */
export const daysLater = (moment: Date | string, days: number, zone: string): Date => {
  const clock = wallClockOf(moment, zone);
  return momentOf({ ...clock, day: clock.day + days }, zone);
};

/** Hour of the day at which a day is booked that was chosen without a time. */
export const DAY_BEGINS = 9;

/** The next full hour of the zone; in the last hour of a day tomorrow's morning, for nobody begins at midnight. */
export const nextBeginning = (zone: string, now = new Date()): Date => {
  const clock = wallClockOf(now, zone);
  const next = clock.hour < 23 ? { hour: clock.hour + 1 } : { day: clock.day + 1, hour: DAY_BEGINS };
  return momentOf({ ...clock, ...next, minute: 0 }, zone);
};
