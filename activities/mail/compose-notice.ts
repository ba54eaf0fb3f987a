import { describeWindow, shortStart } from '../../domain/appointments/describe-window.ts';
import { joinLink, mailedJoinLink, seatsWithLinks } from '../../domain/appointments/join-links.ts';
import { messagesIn } from '../../domain/messages/messages.ts';
import type { Config } from '../../platform/configuration/config.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { calendarPart } from './calendar-part.ts';
import { type Letter, mailOf, oneLine } from './letter.ts';
import type { Mail } from './mailer.ts';
import type { Notice } from './read-notice.ts';

/** The e-mail for one reader. The subject names nobody, because locked screens show it. */
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
  const { locale } = notice;
  const { notice: said, letter: usual } = messagesIn(locale);
  const wording = said[notice.kind];
  const cancelled = notice.kind === 'cancelled';
  const seat = forPatient ? 'patient' : 'clinician';
  const hasLink = !cancelled && seatsWithLinks(notice).includes(seat);

  const letter: Letter = {
    locale,
    sender: oneLine(notice.display_name ?? '') || clinic,
    color: notice.primary_color,
    heading: wording.subject,
    greeting: usual.greeting(forPatient ? patient : practitioner),
    lead: forPatient ? wording.patient(practitioner) : wording.practitioner(patient),
    facts: [
      [
        cancelled ? said.plannedFor : said.when,
        describeWindow(notice.start_at, notice.end_at, notice.timezone, locale),
      ],
      [forPatient ? said.with : said.patient, forPatient ? practitioner : patient],
      [usual.clinic, clinic],
      [said.kind, notice.session_type === 'virtual' ? said.video : said.inPerson],
    ],
    link: hasLink
      ? {
          address: forPatient
            ? mailedJoinLink(secrets, config.BASE_URL, notice.appointment_id, address)
            : joinLink(secrets, config.BASE_URL, notice.appointment_id, seat, notice.clinician_code_hash),
          label: notice.session_type === 'virtual' ? said.join : said.open,
          advice: said.linkAdvice,
        }
      : null,
    close: wording.close,
  };

  return {
    ...mailOf(letter, {
      messageId: `${notice.appointment_id}.${notice.sequence}.${notice.recipient}@${host}`,
      to: address,
      subject: `${wording.subject}: ${shortStart(notice.start_at, notice.timezone, locale)}`,
    }),
    calendar: calendarPart({
      uid: `${notice.appointment_id}@${host}`,
      kind: notice.kind,
      sequence: notice.sequence,
      stamp: notice.created_at,
      start: notice.start_at,
      end: notice.end_at,
      // Reminders on locked screens show the title, so the other person's name is only in the description.
      summary: forPatient ? said.calendarForPatient(practitioner) : said.calendarForPractitioner(clinic),
      description: forPatient ? `${practitioner}, ${clinic}` : said.calendarWith(patient),
      organizer: { name: letter.sender, from: config.MAIL_FROM },
      attendee: { name: forPatient ? patient : practitioner, address },
    }),
  };
};
