import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { NoticeKind } from '../../domain/appointments/notices.ts';
import type { Mail } from './mailer.ts';

interface CalendarFacts {
  /** The same for every version of an appointment, so that a calendar finds its entry again. */
  readonly uid: string;
  readonly kind: NoticeKind;
  readonly sequence: number;
  readonly stamp: Date;
  readonly start: Date;
  readonly end: Date;
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

/**
 * The iTIP message (RFC 5546). All times are in UTC, because ical-generator 11 writes wrong local times when it gets
 * a `timezone`. It never contains the join link, because calendars are shared and synchronised.
 */
export const calendarPart = (facts: CalendarFacts): NonNullable<Mail['calendar']> => {
  const cancelled = facts.kind === 'cancelled';
  const organizer = addressOf(facts.organizer.from);
  const calendar = ical({
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'clinic-service', product: 'appointments', language: 'EN' },
  });
  calendar.createEvent({
    id: facts.uid,
    sequence: facts.sequence,
    stamp: facts.stamp,
    start: facts.start,
    end: facts.end,
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
  });
  // Every line ends with CRLF, also the last one (RFC 5545 3.1); ical-generator leaves that one out.
  return { method: cancelled ? 'CANCEL' : 'REQUEST', content: `${calendar.toString()}\r\n` };
};
