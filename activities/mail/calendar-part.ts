import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { NoticeKind } from '../../domain/appointments/notices.ts';
import type { Mail } from './mailer.ts';

interface CalendarFacts {
  /** The same for every version of an appointment: by it a calendar finds its entry again. */
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

/** ical-generator writes parameter values between quotes, in which no quote can stand (RFC 5545 3.2). */
const parameter = (text: string): string => text.replaceAll('"', "'");

/**
 * The address as a `mailto:` URI takes it (RFC 6068, 2), which ical-generator makes of it unread: what follows a `?` or
 * `#` would be no part of the address any more, and `a%41b` another one. What may stand stays as it was written.
 */
const inMailto = (address: string): string => address.replace(/[%/?#^`{|}]/g, encodeURIComponent);

/**
 * The iTIP message (RFC 5546). All times are in UTC: ical-generator 11 writes wrong local times when it
 * is given a `timezone`. It never holds the join link, because calendars are shared and synchronised.
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
    // Without a name none of it is written, and a name may be of signs alone that have no place here.
    organizer: { name: parameter(facts.organizer.name) || organizer, email: inMailto(organizer) },
    attendees: [
      {
        name: parameter(facts.attendee.name),
        email: inMailto(facts.attendee.address),
        role: ICalAttendeeRole.REQ,
        // Nobody reads answers to the sender's address: calendars are asked not to send any.
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  // Each line ends with CRLF, the last one too (RFC 5545 3.1); ical-generator leaves that one open.
  return { method: cancelled ? 'CANCEL' : 'REQUEST', content: `${calendar.toString()}\r\n` };
};
