import ical, { ICalEventClass, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { oneLine } from '../mail/letter.ts';
import type { OutsideFacts } from '../outside-facts.ts';

/** The same UID as in the mails' invitations: a calendar that has taken one of them knows it as this entry. */
export const uidOf = (appointmentId: string, baseUrl: string): string =>
  `${appointmentId}@${new URL(baseUrl).hostname}`;

const initialOf = (name: string): string => {
  const [first = ''] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(oneLine(name));
  return typeof first === 'string' ? '' : `${first.segment.toLocaleUpperCase('en')}.`;
};

/**
 * As little as a calendar needs, because it is on somebody else's server and often shared: the clinic as
 * title, the patient's initials as description. No address, no join link (it is a credential), no note, and
 * no attendee either: a server would invite them.
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
  // Each line ends with CRLF, the last one too (RFC 5545 3.1); ical-generator leaves that one open.
  return `${calendar.toString()}\r\n`;
};
