import { describeTimes, describeWindow, shortStart } from '../../domain/appointments/describe-window.ts';
import { joinLink, mailedJoinLink, seatsWithLinks } from '../../domain/appointments/join-links.ts';
import { messagesIn } from '../../domain/messages/messages.ts';
import type { Config } from '../../platform/configuration/config.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { calendarPart } from './calendar-part.ts';
import { type Letter, mailOf, oneLine } from './letter.ts';
import type { Mail } from './mailer.ts';
import type { Notice, SeriesOfNotice, ToldAppointment } from './read-notice.ts';
import { seriesIn } from './series-in-calendar.ts';

/** Everything that the e-mail for one reader is made from. */
export interface NoticeMail {
  readonly notice: Notice;
  readonly address: string;
  /** The appointment of the notice, or those of a series that share its letter. */
  readonly told: readonly [ToldAppointment, ...ToldAppointment[]];
  readonly series: SeriesOfNotice | undefined;
}
interface Settings {
  readonly config: Pick<Config, 'BASE_URL' | 'MAIL_FROM'>;
  readonly secrets: Secrets;
}

const namesOf = ({ clinic_name, display_name, patient_name, practitioner_name, recipient }: Notice) => {
  const clinic = oneLine(clinic_name);
  const [practitioner, patient] = [oneLine(practitioner_name), oneLine(patient_name)];
  const [reader, other] = recipient === 'patient' ? [patient, practitioner] : [practitioner, patient];
  return { clinic, practitioner, patient, reader, other, sender: oneLine(display_name ?? '') || clinic };
};

/** The reader's link to one of the appointments; null where there is none. */
const linkTo = (
  { notice, address }: NoticeMail,
  one: ToldAppointment,
  { config, secrets }: Settings,
): { readonly address: string; readonly label: string } | null => {
  const seat = notice.recipient === 'patient' ? 'patient' : 'clinician';
  const { video_provider } = notice;
  if (notice.kind === 'cancelled' || !seatsWithLinks({ ...one, video_provider }).includes(seat)) return null;
  const { notice: said } = messagesIn(notice.locale);
  return {
    address:
      seat === 'patient'
        ? mailedJoinLink(secrets, config.BASE_URL, one.appointment_id, address)
        : joinLink(secrets, config.BASE_URL, one.appointment_id, seat, one.clinician_code_hash),
    label: one.session_type === 'virtual' ? said.join : said.open,
  };
};

/** What is said of one appointment, or of several. */
const wordsOf = (mail: NoticeMail, settings: Settings) => {
  const { notice, told } = mail;
  const [first] = told;
  const { locale, timezone } = notice;
  const { notice: said } = messagesIn(locale);
  const link = linkTo(mail, first, settings);
  if (told.length === 1) {
    const when = notice.kind === 'cancelled' ? said.plannedFor : said.when;
    return {
      wording: said[notice.kind],
      times: [when, describeWindow(first.start_at, first.end_at, timezone, locale)] as const,
      link: link && { ...link, advice: said.linkAdvice },
    };
  }
  const { subject, ...several } = said.several[notice.kind];
  const zone = mail.series?.timezone ?? timezone;
  return {
    wording: { ...several, subject: subject(told.length) },
    times: [said.timeZone, zone] as const,
    link: null,
    items: told.map((one) => ({
      words: describeTimes(one.start_at, one.end_at, zone, locale),
      link: linkTo(mail, one, settings),
    })),
    ...(link && { advice: said.linksAdvice }),
  };
};

const eventOf = ({ sequence, start_at, end_at }: ToldAppointment) => ({
  sequence,
  start: start_at,
  end: end_at,
});

const calendarOf = ({ notice, address, told, series }: NoticeMail, { config }: Settings) => {
  const host = new URL(config.BASE_URL).hostname;
  const { clinic, practitioner, patient, reader, sender } = namesOf(notice);
  const { notice: said } = messagesIn(notice.locale);
  const forPatient = notice.recipient === 'patient';
  return calendarPart({
    ...(series ? seriesIn(notice.kind, told, series) : { events: told.map(eventOf) }),
    uid: `${series?.id ?? notice.appointment_id}@${host}`,
    kind: notice.kind,
    stamp: notice.created_at,
    // Reminders on locked screens show the title, so the other person's name is only in the description.
    summary: forPatient ? said.calendarForPatient(practitioner) : said.calendarForPractitioner(clinic),
    description: forPatient ? `${practitioner}, ${clinic}` : said.calendarWith(patient),
    organizer: { name: sender, from: config.MAIL_FROM },
    attendee: { name: reader, address },
  });
};

/** The e-mail for one reader. The subject names nobody, because locked screens show it. */
export const composeNotice = (mail: NoticeMail, settings: Settings): Mail => {
  const { notice, address, told, series } = mail;
  const { locale, timezone } = notice;
  const { clinic, other, reader, sender } = namesOf(notice);
  const { notice: said, letter: usual } = messagesIn(locale);
  const { wording, times, ...rest } = wordsOf(mail, settings);
  const forPatient = notice.recipient === 'patient';
  // A series is another entry than its appointments in a connected calendar: the reader would have each twice.
  const isTwice = series !== undefined && notice.is_in_calendar;
  const facts: Letter['facts'] = [
    [forPatient ? said.with : said.patient, other],
    [usual.clinic, clinic],
    [said.kind, notice.session_type === 'virtual' ? said.video : said.inPerson],
  ];
  const letter: Letter = {
    locale,
    sender,
    color: notice.primary_color,
    heading: wording.subject,
    greeting: usual.greeting(reader),
    lead: forPatient ? wording.patient(other) : wording.practitioner(other),
    facts: told.length === 1 ? [times, ...facts] : [...facts, times],
    ...rest,
    close: isTwice ? said.inCalendar : wording.close,
  };
  const letterId = notice.letter_id ?? `${notice.appointment_id}.${notice.sequence}`;
  return {
    ...mailOf(letter, {
      messageId: `${letterId}.${notice.recipient}@${new URL(settings.config.BASE_URL).hostname}`,
      to: address,
      subject: `${wording.subject}: ${shortStart(told[0].start_at, timezone, locale)}`,
    }),
    ...(!isTwice && { calendar: calendarOf(mail, settings) }),
  };
};
