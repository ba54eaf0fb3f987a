import { describeWindow, shortStart } from '../../domain/appointments/describe-window.ts';
import { joinLink, mailedJoinLink, seatsWithLinks } from '../../domain/appointments/join-links.ts';
import type { NoticeKind, Recipient } from '../../domain/appointments/notices.ts';
import type { Config } from '../../platform/configuration/config.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { calendarPart } from './calendar-part.ts';
import { type Letter, mailOf, oneLine } from './letter.ts';
import type { Mail } from './mailer.ts';
import type { Notice } from './read-notice.ts';

interface Wording {
  readonly subject: string;
  readonly lead: (other: string) => string;
  readonly close: string;
}

/** `other` is the practitioner for the patient and the patient for the practitioner. */
const WORDINGS: Readonly<Record<NoticeKind, Readonly<Record<Recipient, Wording>>>> = {
  booked: {
    practitioner: {
      subject: 'Appointment confirmed',
      lead: (other) => `You have a new appointment with ${other}.`,
      close: 'The invitation attached to this e-mail adds it to your calendar.',
    },
    patient: {
      subject: 'Appointment confirmed',
      lead: (other) => `Your appointment with ${other} is confirmed. We look forward to seeing you.`,
      close: 'The invitation attached to this e-mail adds it to your calendar.',
    },
  },
  moved: {
    practitioner: {
      subject: 'Appointment moved',
      lead: (other) => `Your appointment with ${other} has a new time.`,
      close: 'The invitation attached to this e-mail brings your calendar up to date.',
    },
    patient: {
      subject: 'Appointment moved',
      lead: (other) => `Your appointment with ${other} has a new time. Please take note of it.`,
      close: 'The invitation attached to this e-mail brings your calendar up to date.',
    },
  },
  cancelled: {
    practitioner: {
      subject: 'Appointment cancelled',
      lead: (other) => `Your appointment with ${other} was cancelled.`,
      close: 'The attachment of this e-mail takes it out of your calendar.',
    },
    patient: {
      subject: 'Appointment cancelled',
      lead: (other) => `Your appointment with ${other} was cancelled. There is nothing you need to do.`,
      close: 'The attachment of this e-mail takes it out of your calendar.',
    },
  },
};

/** The mail for one reader. The subject names nobody: it is shown on locked screens. */
export const composeNotice = (
  notice: Notice,
  address: string,
  { config, secrets }: { readonly config: Pick<Config, 'BASE_URL' | 'MAIL_FROM'>; readonly secrets: Secrets },
): Mail => {
  const host = new URL(config.BASE_URL).hostname;
  const clinic = oneLine(notice.clinic_name);
  const practitioner = oneLine(notice.practitioner_name);
  const patient = oneLine(notice.patient_name);
  const forPatient = notice.recipient === 'patient';
  const wording = WORDINGS[notice.kind][notice.recipient];
  const cancelled = notice.kind === 'cancelled';
  const seat = forPatient ? 'patient' : 'clinician';
  const hasLink = !cancelled && seatsWithLinks(notice).includes(seat);

  const letter: Letter = {
    sender: oneLine(notice.display_name ?? '') || clinic,
    color: notice.primary_color,
    heading: wording.subject,
    greeting: `Hello ${forPatient ? patient : practitioner},`,
    lead: wording.lead(forPatient ? practitioner : patient),
    facts: [
      [
        cancelled ? 'Was planned for' : 'When',
        describeWindow(notice.start_at, notice.end_at, notice.timezone),
      ],
      [forPatient ? 'With' : 'Patient', forPatient ? practitioner : patient],
      ['Clinic', clinic],
      ['Kind', notice.session_type === 'virtual' ? 'Video session' : 'In person'],
    ],
    link: hasLink
      ? {
          address: forPatient
            ? mailedJoinLink(secrets, config.BASE_URL, notice.appointment_id, address)
            : joinLink(secrets, config.BASE_URL, notice.appointment_id, seat, notice.clinician_code_hash),
          label: notice.session_type === 'virtual' ? 'Join the session' : 'Open the session',
          advice: 'This link is personal: it opens the session. Please do not pass it on.',
        }
      : null,
    close: wording.close,
  };

  return {
    ...mailOf(letter, {
      messageId: `${notice.appointment_id}.${notice.sequence}.${notice.recipient}@${host}`,
      to: address,
      subject: `${wording.subject}: ${shortStart(notice.start_at, notice.timezone)}`,
    }),
    calendar: calendarPart({
      uid: `${notice.appointment_id}@${host}`,
      kind: notice.kind,
      sequence: notice.sequence,
      stamp: notice.created_at,
      start: notice.start_at,
      end: notice.end_at,
      // The title shows up in reminders on locked screens; whom it is with is in the description.
      summary: forPatient ? `Appointment with ${practitioner}` : `Appointment (${clinic})`,
      description: forPatient ? `${practitioner}, ${clinic}` : `With ${patient}`,
      organizer: { name: letter.sender, from: config.MAIL_FROM },
      attendee: { name: forPatient ? patient : practitioner, address },
    }),
  };
};
