// When a session is: moments on the wire, a date, a time and a length in forms.
import type { Answer } from '../../api/client.ts';
import { daysLater, momentOf, wallClockOf } from './wall-clock.ts';

export type AgendaSession = Answer<'/api/embed/agenda'>['sessions'][number];

/** With what tells whether it was changed since it was shown. */
export type ShownSession = AgendaSession & { readonly updated_at?: string | undefined };

/** ISO moments, the end exclusive. */
export interface Span {
  readonly start_at: string;
  readonly end_at: string;
}
/** What a form holds, in the clinic's zone. */
export interface When {
  /** `2026-03-02`; empty while it is not given. */
  readonly date: string;
  /** `09:30`; empty while it is not given. */
  readonly time: string;
  readonly minutes: number;
}

const MINUTE = 60_000;
export const minutesOf = ({ start_at, end_at }: Span): number =>
  Math.round((Date.parse(end_at) - Date.parse(start_at)) / MINUTE);

/** @param start a moment. */
export const spanFrom = (start: Date, minutes: number): Span => ({
  start_at: start.toISOString(),
  end_at: new Date(start.getTime() + minutes * MINUTE).toISOString(),
});

export const whenOf = (span: Span, zone: string): When => {
  const { year, month, day, hour, minute } = wallClockOf(span.start_at, zone);
  const padded = (value: number, length = 2) => String(value).padStart(length, '0');
  return {
    date: `${padded(year, 4)}-${padded(month)}-${padded(day)}`,
    time: `${padded(hour)}:${padded(minute)}`,
    minutes: minutesOf(span),
  };
};

export const isSameWhen = (one: When, other: When): boolean =>
  one.date === other.date && one.time === other.time && one.minutes === other.minutes;

/** Undefined while a part is missing. */
export const spanOf = ({ date, time, minutes }: When, zone: string): Span | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (year === undefined || hour === undefined) return undefined;
  const clock = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
  };
  return spanFrom(momentOf(clock, zone), minutes);
};

/** At the same time of day some days later, and then so many minutes later. */
export const moved = (span: Span, zone: string, days: number, minutes: number): Span => {
  const start = daysLater(span.start_at, days, zone).getTime() + minutes * MINUTE;
  return spanFrom(new Date(start), minutesOf(span));
};

/** The same weekday and time of day a week later; in a later week where that is over by now. */
export const weekLater = (span: Span, zone: string): Span => {
  let next = moved(span, zone, 7, 0);
  while (Date.parse(next.start_at) <= Date.now()) next = moved(next, zone, 7, 0);
  return next;
};

export const isSameSpan = (one: Span, other: Span): boolean =>
  Date.parse(one.start_at) === Date.parse(other.start_at) &&
  Date.parse(one.end_at) === Date.parse(other.end_at);

/** The scheduled session that a span overlaps, as the service judges it too. */
export const conflictWith = (
  span: Span,
  sessions: readonly AgendaSession[],
  own?: string,
): AgendaSession | undefined =>
  sessions.find(
    (one) =>
      one.id !== own &&
      one.status === 'scheduled' &&
      Date.parse(one.start_at) < Date.parse(span.end_at) &&
      Date.parse(one.end_at) > Date.parse(span.start_at),
  );

/** The first of these times, hour by hour to the end of the day, that no session takes; itself where there is none. */
export const freeFrom = (span: Span, sessions: readonly AgendaSession[], zone: string): Span => {
  const { date } = whenOf(span, zone);
  for (let next = span; whenOf(next, zone).date === date; next = moved(next, zone, 0, 60))
    if (!conflictWith(next, sessions)) return next;
  return span;
};

/** Whether two zones show the same date and time of day at a moment. */
export const isSameClock = (moment: Date, one: string, other: string): boolean => {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);
  try {
    return clock(one) === clock(other);
  } catch {
    // A zone that is newer than this browser.
    return one === other;
  }
};

export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
