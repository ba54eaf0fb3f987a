import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { inZone, type Repeating } from '../../domain/appointment-series/occurrences.ts';
import type { NoticeKind } from '../../domain/appointments/notices.ts';
import type { Mail } from './mailer.ts';

/** One appointment as a calendar shows it. */
interface EventFacts {
  readonly sequence: number;
  readonly start: Date;
  readonly end: Date;
  /** Of one that belongs to a series: which occurrence of the entry it replaces, by its place in the series. */
  readonly replaces?: Date;
}

/** A series as one entry that repeats. */
export interface RepeatingEntry extends Pick<Repeating, 'start_at' | 'end_at' | 'interval_weeks' | 'count'> {
  readonly sequence: number;
  /** Places in the series at which there is no appointment. */
  readonly without: readonly Date[];
}

export interface CalendarFacts {
  /** The same for every version of an appointment or series, so that a calendar finds its entry again. */
  readonly uid: string;
  readonly kind: NoticeKind;
  readonly stamp: Date;
  readonly events: readonly EventFacts[];
  /** Of a series: the zone of its local times, and its whole entry unless the events alone change something of it. */
  readonly series?: { readonly timezone: string; readonly entry?: RepeatingEntry };
  readonly summary: string;
  readonly description: string;
  readonly organizer: { readonly name: string; readonly from: string };
  readonly attendee: { readonly name: string; readonly address: string };
}

/** `Name <address>` or an address alone. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

/** ical-generator writes parameter values in quotation marks, which must not contain any (RFC 5545 3.2). */
const parameter = (text: string): string => text.replaceAll('"', "'");

/**
 * Escapes an address for a `mailto:` URI (RFC 6068, 2), which ical-generator builds without escaping. Otherwise text
 * after `?` or `#` would no longer belong to the address, and `a%41b` would be another address. Allowed characters
 * stay as they are.
 */
const inMailto = (address: string): string => address.replace(/[%/?#^`{|}]/g, encodeURIComponent);

/** The zone's description, under the name that the events have: the library knows old names, and gives the new one. */
const zoneDescription = (timezone: string): string | null => {
  const [block] = [tzlib_get_ical_block(timezone)].flat();
  return block ? block.replace(/^TZID:.*$/m, `TZID:${timezone}`) : null;
};

/** A series is one event that repeats; occurrences at other times are events that replace these. */
const timesOf = ({ events, series }: CalendarFacts): readonly Partial<ICalEventData>[] => {
  if (!series) return events;
  const { timezone, entry } = series;
  const local = (at: Date) => inZone(at, timezone);
  const replacing = events.map(({ sequence, start, end, replaces = start }) => ({
    sequence,
    timezone,
    start: local(start),
    end: local(end),
    recurrenceId: local(replaces),
  }));
  if (!entry) return replacing;
  const { sequence, start_at, end_at, interval_weeks, count, without } = entry;
  const repeating = {
    freq: ICalEventRepeatingFreq.WEEKLY,
    interval: interval_weeks,
    count,
    ...(without.length > 0 && { exclude: without.map(local) }),
  };
  return [{ sequence, timezone, start: local(start_at), end: local(end_at), repeating }, ...replacing];
};

/**
 * The iTIP message (RFC 5546). The times of one appointment are in UTC, because ical-generator 11 writes wrong local times
 * of a `Date`; those of a series keep the local time of its zone. It never contains the join link, because calendars are
 * shared and synchronised.
 */
export const calendarPart = (facts: CalendarFacts): NonNullable<Mail['calendar']> => {
  const cancelled = facts.kind === 'cancelled';
  const organizer = addressOf(facts.organizer.from);
  const calendar = ical({
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'clinic-service', product: 'appointments', language: 'EN' },
    // Without a name: with one, the moment of writing would not be in UTC either.
    ...(facts.series && { timezone: { name: null, generator: zoneDescription } }),
  });
  const common = {
    id: facts.uid,
    stamp: facts.stamp,
    summary: facts.summary,
    description: facts.description,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Without a name, the organizer is not written at all. A name may also consist only of signs that are not allowed
    // here.
    organizer: { name: parameter(facts.organizer.name) || organizer, email: inMailto(organizer) },
    attendees: [
      {
        name: parameter(facts.attendee.name),
        email: inMailto(facts.attendee.address),
        role: ICalAttendeeRole.REQ,
        // Nobody reads replies to the sender's address, so calendars are asked not to send any.
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  };
  for (const times of timesOf(facts)) calendar.createEvent({ ...common, ...times } as ICalEventData);
  // Every line ends with CRLF, also the last one (RFC 5545 3.1); ical-generator leaves that one out.
  return { method: cancelled ? 'CANCEL' : 'REQUEST', content: `${calendar.toString()}\r\n` };
};
