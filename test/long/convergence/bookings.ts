import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { roomName } from '../../../domain/appointments/video-room.ts';
import { connectCalendar } from '../../../domain/calendars/calendar-connections.ts';
import { enqueueWorkflow } from '../../../platform/outbox/outbox.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import { asOperator, type World } from '../../support/world.ts';
import type { LongService } from '../start-service.ts';
import type { TestBed } from './test-bed.ts';

/** A practice with mailboxes and a calendar of its own, so that what reached them can be counted. */
export interface Practice {
  readonly clinic: { readonly id: string };
  readonly practitioner: { readonly id: string; readonly email: string };
  readonly patient: { readonly id: string; readonly email: string };
  readonly user: string;
  readonly calendar: string;
}

export interface Booking {
  readonly id: string;
  readonly practice: Practice;
}

/** Connects the practitioner's calendar, of a user of its own. @returns its address as the server itself knows it. */
export const connectPractitioner = async (
  service: LongService,
  { radicale, calendarHost }: Pick<TestBed, 'radicale' | 'calendarHost'>,
  { organizationId }: World,
  practitionerId: string,
): Promise<{ readonly user: string; readonly calendar: string }> => {
  const user = `user-${randomUUID()}`;
  await radicale.setPassword(user, 'word');
  const calendar = await radicale.calendar(user, 'work');
  await asOperator(service, (session) =>
    session.change({ organizationId, action: 'calendars.connect' }, async (rows) => {
      const access = {
        url: calendar.replace(radicale.host, calendarHost),
        username: user,
        password: 'word',
      };
      const of = { organizationId, practitionerId };
      const { commands } = await connectCalendar(rows, session.secrets, of, access);
      for (const command of commands) await enqueueWorkflow(rows, organizationId, null, command);
    }),
  );
  return { user, calendar };
};

export const openPractice = async (
  service: LongService,
  testBed: TestBed,
  world: World,
): Promise<Practice> => {
  const people = await world.practice();
  const connected = await connectPractitioner(service, testBed, world, people.practitioner.id as string);
  return { ...people, ...connected };
};

export const book = async (world: World, practice: Practice, hour: number): Promise<Booking> => {
  const body = world.booking(practice, hour, { notify_patient: true });
  const reply = await world.partner.post('/v1/partner/appointments', body);
  if (reply.status !== 201) throw new Error(`A booking was answered ${reply.status}`);
  return { id: reply.body.data.id, practice };
};

/** Moves an appointment, changes its kind of session and back, and perhaps cancels it, in random order. */
export const unsettle = async (world: World, { id }: Booking, random: () => number): Promise<void> => {
  const path = `/v1/partner/appointments/${id}`;
  const changes = Array.from({ length: Math.floor(random() * 4) }, (_, index) => {
    const start = Date.UTC(2036, 0, 1 + index, Math.floor(random() * 20));
    return random() < 0.2
      ? { session_type: 'in_person' }
      : {
          start_at: new Date(start).toISOString(),
          end_at: new Date(start + 3_000_000).toISOString(),
          session_type: 'virtual',
        };
  });
  const cancels = random() < 0.4;
  for (const change of [...changes, ...(cancels ? [{ status: 'cancelled' }] : [])]) {
    await pause(random() * 1_500);
    const { status } = await world.partner.patch(path, change);
    if (status !== 200) throw new Error(`A change was answered ${status}`);
  }
};

interface Mail {
  readonly messageId: string;
  readonly method: string;
  readonly sequence: number;
  readonly start: string;
}

/** Each message is downloaded and read once. */
const read = new Map<string, Promise<Mail>>();

const readMail = async ({ mailbox }: TestBed, id: string): Promise<Mail> => {
  const raw = await (await fetch(`${mailbox.url}/email/${id}/download`)).text();
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(String(part?.content ?? '')));
  const entry = calendar.getFirstSubcomponent('vevent') ?? undefined;
  return {
    messageId: mail.messageId ?? '',
    method: String(calendar.getFirstPropertyValue('method')),
    sequence: Number(entry?.getFirstPropertyValue('sequence')),
    start: new ICAL.Event(entry).startDate.toJSDate().toISOString(),
  };
};

const mailsTo = (testBed: TestBed, address: string): Promise<Mail[]> =>
  Promise.all(
    testBed.mailbox
      .messages()
      .filter(({ to }) => to.some((one) => one.address === address))
      .map(({ id }) => {
        const mail = read.get(id) ?? readMail(testBed, id);
        read.set(id, mail);
        return mail;
      }),
  );

export const inUtc = (iso: string): string => iso.replace(/[-:]|\.\d{3}/g, '');

/** The differences between the appointment and its calendar entry, room and e-mails; none when they agree. */
export const differences = async (
  service: LongService,
  testBed: TestBed,
  world: World,
  { id, practice }: Booking,
): Promise<{ readonly faults: readonly string[]; readonly doubled: number }> => {
  const { body } = await world.partner.get(`/v1/partner/appointments/${id}`);
  const { status, session_type, start_at, end_at } = body.data;
  const stands = status !== 'cancelled' && session_type === 'virtual';
  const faults: string[] = [];
  const events = (await testBed.radicale.events(practice.user, practice.calendar)).filter((event) =>
    event.includes(id),
  );
  if (events.length !== (stands ? 1 : 0)) faults.push(`${events.length} events in the calendar`);
  else if (stands && !events[0]?.includes(`DTSTART:${inUtc(start_at)}`))
    faults.push('an event at another time');
  const room = testBed.providers.dailyRooms.get(roomName(createSecrets(service.config), id));
  if ((room !== undefined) !== stands) faults.push(stands ? 'no room' : 'a room');
  else if (room && room.config.exp !== Date.parse(end_at) / 1_000 + 3_600)
    faults.push('a room with another end');
  let doubled = 0;
  for (const { email } of [practice.practitioner, practice.patient]) {
    const mails = (await mailsTo(testBed, email)).filter(({ messageId }) => messageId.includes(id));
    const newest = mails.toSorted((a, b) => a.sequence - b.sequence).at(-1);
    const distinct = new Set(mails.map(({ messageId }) => messageId)).size;
    doubled += mails.length - distinct;
    if (distinct !== (newest?.sequence ?? -1) + 1) faults.push(`${distinct} mails`);
    if ((newest?.method === 'CANCEL') !== (status === 'cancelled')) faults.push('another last mail');
    if (newest && newest.start !== start_at) faults.push('a last mail of another time');
  }
  return { faults, doubled };
};
