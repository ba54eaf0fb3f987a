import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { createListDueNotices } from '../../activities/list-due-notices.ts';
import type { Mailer } from '../../activities/mail/mailer.ts';
import { createSendAppointmentNotice } from '../../activities/send-appointment-notice.ts';
import { mailsTo } from '../activities/bench.ts';
import type { RunningApp } from '../support/app.ts';
import { createWorld, type Practice, type WireRecord, type World } from '../support/world.ts';
import { dataOf } from './observations.ts';

/** A clinician with a patient and series of appointments, and what their e-mails and calendars say. */

export const SERIES = '/v1/partner/appointment-series';
export const APPOINTMENTS = '/v1/partner/appointments';
export const pathOf = ({ id }: { readonly id: string }) => `${SERIES}/${id}`;

/** Tuesday, before the clocks go forward on the 25th in Berlin. */
export const FIRST = { start_at: '2035-03-13T15:00:00.000Z', end_at: '2035-03-13T15:50:00.000Z' };

export interface Diary {
  readonly world: World;
  readonly practice: Practice;
  readonly email: string;
  draft(fields?: object): object;
  book(fields?: object): Promise<WireRecord>;
  occurrence(series: WireRecord, number: number): Promise<WireRecord>;
  change(appointment: { readonly id: string }, fields: object): Promise<WireRecord>;
  /** What the workflows of all appointments of the series do. */
  send(series: WireRecord): Promise<void>;
}

export const openDiary = async (app: RunningApp, mailer: Mailer): Promise<Diary> => {
  const world = await createWorld(app);
  await world.partner.patch('/v1/partner/session-config', { waiting_room_enabled: false });
  const practice = await world.practice();
  const email = `family-${randomUUID()}@home.example`;
  await world.partner.patch(`/v1/partner/patients/${practice.patient.id}`, { email });
  const draft: Diary['draft'] = (fields = {}) =>
    world.booking(practice, 0, { ...FIRST, interval_weeks: 1, count: 4, ...fields });
  const { organizationId } = world;
  const deliver = createSendAppointmentNotice({ ...app, mailer });
  return {
    world,
    practice,
    email,
    draft,
    book: async (fields) => dataOf(await world.partner.post(SERIES, draft(fields)), 201),
    occurrence: async (series, number) =>
      dataOf(await world.partner.get(`${APPOINTMENTS}/${series.appointment_ids[number - 1]}`)),
    change: async ({ id }, fields) => dataOf(await world.partner.patch(`${APPOINTMENTS}/${id}`, fields)),
    // The last first: a workflow that runs early leaves what another one sends.
    send: async ({ appointment_ids }) => {
      for (const appointmentId of [...appointment_ids].reverse())
        for (const due of await createListDueNotices(app)({ organizationId, appointmentId }))
          await deliver({ organizationId, appointmentId, ...due });
    },
  };
};

export const startsOf = async ({ world }: Diary, series: WireRecord): Promise<readonly string[]> => {
  const found = await Promise.all(
    series.appointment_ids.map((id: string) => world.partner.get(`${APPOINTMENTS}/${id}`)),
  );
  return found.map((reply) => dataOf(reply).start_at);
};

/** Local times of moments, such as `16:00`. */
export const clockOf = (timezone: string) => (moment: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeStyle: 'short' }).format(new Date(moment));

const eventsIn = (calendar: string) => {
  const component = new ICAL.Component(ICAL.parse(calendar));
  for (const zone of component.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return {
    method: component.getFirstPropertyValue('method'),
    events: component.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)),
  };
};
/** The times of an entry that repeats, as a calendar shows them. */
export const timesIn = (event: ICAL.Event | undefined): readonly string[] => {
  const times: string[] = [];
  const all = event?.iterator();
  for (let next = all?.next(); next; next = all?.next()) times.push(next.toJSDate().toISOString());
  return times;
};
export const told = async (address: string) =>
  (await mailsTo(address)).map(({ mail, calendar }) => ({ mail, ...eventsIn(calendar) }));

type Letter = Awaited<ReturnType<typeof told>>[number];
const momentOf = (time: ICAL.Time): string => time.toJSDate().toISOString();

/** When a calendar shows the sessions of one series, after it got these letters one after the other. */
export const calendarAfter = (letters: readonly Letter[]): readonly string[] => {
  let entry: ICAL.Event | undefined;
  let sequence = -1;
  const replaced = new Map<string, ICAL.Event | null>();
  for (const { events, method } of letters) {
    const whole = events.find((event) => !event.isRecurrenceException());
    if (whole) {
      if (whole.sequence < sequence) continue;
      entry = whole;
      replaced.clear();
    }
    for (const event of events) {
      sequence = Math.max(sequence, event.sequence);
      if (event.isRecurrenceException())
        replaced.set(momentOf(event.recurrenceId), method === 'CANCEL' ? null : event);
    }
  }
  const shown = timesIn(entry).flatMap((time) => {
    const other = replaced.get(time);
    replaced.delete(time);
    if (other === null) return [];
    return [other ? momentOf(other.startDate) : time];
  });
  if (replaced.size > 0) throw new Error('An exception is of no occurrence');
  return shown.sort();
};
