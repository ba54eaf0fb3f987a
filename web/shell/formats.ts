// Dates, times and numbers in the person's locale and the clinic's zone.
import { useMemo } from 'react';
import { useLocaleSettings } from './locale.ts';
import { useSession } from './session.ts';
import { timeDistance } from './time-distance.ts';

export interface Formats {
  /** `14:30`, in the clinic's zone. */
  time(moment: string | Date): string;
  /** `2 Mar 2026`. */
  date(moment: string | Date): string;
  /** `Monday, 2 March`; of another year than this one, `Friday, 2 March 2035`. */
  day(moment: string | Date): string;
  /** `Monday, 2 Mar 2026`. */
  dayOfYear(moment: string | Date): string;
  /** `2 Mar 2026, 14:30`. */
  moment(moment: string | Date): string;
  /** `2015-04-01`, which names no moment, as `1 Apr 2015`. */
  plainDate(date: string): string;
  /** `yesterday`, `in 2 hours`; days are those of the clinic's calendar. */
  ago(moment: string | Date, now?: Date): string;
  number(value: number): string;
  /** `2026-03-02`: the clinic's day of a moment. */
  dayKey(moment: string | Date): string;
  readonly timezone: string;
}

/** The city that a zone is named by: `New York`; short enough to stand after a time. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** `Berlin (Central European Time)`; zones that no city names, such as `UTC`, as they are. */
export const zoneInWords = (tag: string, zone: string): string => {
  if (!zone.includes('/')) return zone;
  const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return name && !name.includes(cityOf(zone)) ? `${cityOf(zone)} (${name})` : (name ?? cityOf(zone));
};

export const formatsOf = (tag: string, timeZone: string): Formats => {
  const by = (options: Intl.DateTimeFormatOptions, zone = timeZone) => {
    const formatter = new Intl.DateTimeFormat(tag, { ...options, timeZone: zone });
    return (moment: string | Date) => formatter.format(new Date(moment));
  };
  const plain = by({ dateStyle: 'medium' }, 'UTC');
  const numbers = new Intl.NumberFormat(tag);
  const keys = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const dayKey = (moment: string | Date): string => keys.format(new Date(moment));
  const distance = timeDistance(tag, dayKey);
  const day = by({ weekday: 'long', day: 'numeric', month: 'long' });
  const dayWithYear = by({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const yearOf = (moment: string | Date): string => dayKey(moment).slice(0, 4);
  const isThisYear = (moment: string | Date): boolean => yearOf(moment) === yearOf(new Date());
  return {
    time: by({ timeStyle: 'short' }),
    date: by({ dateStyle: 'medium' }),
    day: (moment) => (isThisYear(moment) ? day : dayWithYear)(moment),
    dayOfYear: by({ weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' }),
    moment: by({ dateStyle: 'medium', timeStyle: 'short' }),
    plainDate: (date) => plain(`${date}T00:00:00Z`),
    ago: (moment, now = new Date()) => distance(new Date(moment), now),
    number: (value) => numbers.format(value),
    dayKey,
    timezone: timeZone,
  };
};

export const useFormats = (): Formats => {
  const { tag } = useLocaleSettings();
  const { timezone } = useSession().practitioner;
  return useMemo(() => formatsOf(tag, timezone), [tag, timezone]);
};
