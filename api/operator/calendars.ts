import { text } from 'node:stream/consumers';
import { CalendarError, openCalendar } from '../../domain/calendars/caldav.ts';
import {
  connectCalendar,
  disconnectCalendar,
  findCalendarConnection,
} from '../../domain/calendars/calendar-connections.ts';
import { sql } from '../../platform/database/rows.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import { guardedFetchOf } from '../../platform/outgoing/guarded-fetch.ts';
import { Refusal, wrongUsage } from '../../platform/refusal.ts';
import { ask } from './ask.ts';
import type { CommandDeclaration, Invocation } from './command.ts';
import { requireText } from './input.ts';
import { requireNotRevoked } from './organization-view.ts';
import { type Answer, fields } from './printing.ts';
import { requireUuid, type Session } from './session.ts';

const PRACTITIONER = ['--practitioner <id>', 'whose calendar'] as const;
const LONGEST = 1_000;

const practitionerOf = async ({ session, options }: Pick<Invocation, 'session' | 'options'>) => {
  const practitionerId = requireUuid(requireText(options.practitioner, '--practitioner'), '--practitioner');
  const found = await session.rows.first(sql<{ organization_id: string }>`
    select organization_id from practitioners where id = ${practitionerId} and deleted_at is null`);
  if (!found) throw new Refusal(`There is no practitioner ${practitionerId}.`);
  return { organizationId: found.organization_id, practitionerId };
};

/**
 * The password comes from the standard input, never from an argument: every user of the machine can see arguments,
 * and shells store them.
 */
const readPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  return ask({ text: 'Password of the calendar: ', hidden: true });
};

const readAddress = (value: unknown): string => {
  const address = requireText(value, '--url');
  if (address.length > LONGEST || !URL.canParse(address)) throw wrongUsage('--url must be a web address.');
  const url = new URL(address);
  if (url.username || url.password) throw wrongUsage('--url must not hold the credentials.');
  url.hash = '';
  return url.href;
};

const MESSAGES: Readonly<Record<string, string>> = {
  credentials_refused: 'The calendar does not accept this user name and password.',
  calendar_missing: 'There is no calendar at this address, or it may not be reached from here.',
  write_refused: 'The calendar may not be read with these credentials.',
};

/** @throws Refusal with our own words; the server's text is not repeated. */
const check = async (session: Session, access: Parameters<typeof openCalendar>[1]): Promise<void> => {
  try {
    await openCalendar(guardedFetchOf(session.config), access).check();
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    if (error.code === 'address_refused')
      throw new Refusal('Calendars are reached by https at public addresses only.');
    throw new Refusal(MESSAGES[error.attention ?? ''] ?? `The calendar could not be reached: ${error.code}.`);
  }
};

const enqueueAll = async (
  rows: Parameters<typeof connectCalendar>[0],
  organizationId: string,
  commands: Awaited<ReturnType<typeof disconnectCalendar>>,
): Promise<void> => {
  for (const command of commands) await enqueueWorkflow(rows, organizationId, null, command);
};

const connect = async (invocation: Invocation): Promise<Answer> => {
  const { session, options } = invocation;
  const url = readAddress(options.url);
  const username = requireText(options.username, '--username');
  const of = await practitionerOf(invocation);
  const password = await readPassword();
  if (password === '' || password.length > LONGEST || username.length > LONGEST)
    throw wrongUsage('The password is read from the standard input, and must not be empty.');
  const access = { url, username, password };
  await check(session, access);
  const target = {
    organizationId: of.organizationId,
    action: 'calendars.connect',
    resourceId: of.practitionerId,
  };
  const connection = await session.change(target, async (rows, organization) => {
    requireNotRevoked(organization);
    const { commands } = await connectCalendar(rows, session.secrets, of, access);
    await enqueueAll(rows, of.organizationId, commands);
    return findCalendarConnection(rows, of.organizationId, of.practitionerId);
  });
  return {
    json: { connection },
    text: `Connected. The bookings that are still to come are being brought into it.\n\n${fields({ ...connection })}`,
  };
};

const disconnect = async (invocation: Invocation): Promise<Answer> => {
  const of = await practitionerOf(invocation);
  const target = {
    organizationId: of.organizationId,
    action: 'calendars.disconnect',
    resourceId: of.practitionerId,
  };
  await invocation.session.change(target, async (rows) => {
    const commands = await disconnectCalendar(rows, of.organizationId, of.practitionerId);
    if (commands.length === 0) throw new Refusal('The practitioner has no calendar connected.');
    await enqueueAll(rows, of.organizationId, commands);
  });
  return {
    json: { practitioner_id: of.practitionerId, state: 'disconnecting' },
    text: 'Disconnected. The bookings that are still to come are being taken out of it; then its credentials are forgotten.',
  };
};

const show = async (invocation: Invocation): Promise<Answer> => {
  const of = await practitionerOf(invocation);
  const connection = await findCalendarConnection(
    invocation.session.rows,
    of.organizationId,
    of.practitionerId,
  );
  return {
    json: { connection: connection ?? null },
    text: connection ? fields(connection) : 'The practitioner has no calendar connected.',
  };
};

export const calendarCommands: readonly CommandDeclaration[] = [
  {
    name: 'connect',
    summary: 'connect one CalDAV calendar, in the place of another; asks for the password',
    options: [
      PRACTITIONER,
      ['--url <url>', 'address of the calendar itself, https'],
      ['--username <name>', 'user name there'],
    ],
    examples: [
      'operator calendars connect --practitioner ID --url https://dav.example/ida/work/ --username ida < password.txt',
    ],
    run: connect,
  },
  {
    name: 'disconnect',
    summary: 'take the bookings to come out of the calendar and forget its credentials',
    options: [PRACTITIONER],
    examples: ['operator calendars disconnect --practitioner ID'],
    run: disconnect,
  },
  {
    name: 'show',
    summary: 'show whether and how a calendar is connected',
    options: [PRACTITIONER],
    examples: ['operator calendars show --practitioner ID --json'],
    run: show,
  },
];
