import ical, { ICalEventClass, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { oneLine } from '../mail/letter.ts';
import type { OutsideFacts } from '../outside-facts.ts';

/**
 * The same UID as in the invitations by e-mail, so that a calendar that accepted an invitation recognises the entry.
 */
export const uidOf = (appointmentId: string, baseUrl: string): string =>
  `${appointmentId}@${new URL(baseUrl).hostname}`;

const initialOf = (name: string): string => {
  const [first = ''] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(oneLine(name));
  return typeof first === 'string' ? '' : `${first.segment.toLocaleUpperCase('en')}.`;
};

/**
 * The event as the calendar stores it. It has little information, because the calendar is on another server and often
 * shared: the clinic as title, the patient's initials as description. It has no address, no join link (a credential)
 * and no note. It has no attendee either, because a server would send an invitation.
 */
export const calendarEvent = (facts: OutsideFacts, uid: string): string => {
  const calendar = ical({ prodId: { company: 'clinic-service', product: 'appointments', language: 'EN' } });
  calendar.createEvent({
    id: uid,
    sequence: facts.sequence,
    stamp: facts.updated_at,
    start: facts.start_at,
    end: facts.end_at,
    summary: `Video session (${oneLine(facts.clinic_name)})`,
    description: `With ${initialOf(facts.patient_first_name)} ${initialOf(facts.patient_last_name)}`,
    status: ICalEventStatus.CONFIRMED,
    class: ICalEventClass.PRIVATE,
    transparency: ICalEventTransparency.OPAQUE,
  });
  // Every line ends with CRLF, also the last one (RFC 5545 3.1); ical-generator leaves that one out.
  return `${calendar.toString()}\r\n`;
};
