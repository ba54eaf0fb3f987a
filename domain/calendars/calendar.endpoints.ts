import type { Config } from '../../platform/configuration/config.ts';
import type { Rows } from '../../platform/database/rows.ts';
import { lockPractitioner } from '../clinics/within-clinic.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { Line, Moment, nullable, OneOf, Shape, Type } from '../declarations/schemas.ts';
import { invalid, issue, Problem } from '../problems.ts';
import { connectCalendar, disconnectCalendar, findCalendarConnection } from './calendar-connections.ts';

const LONGEST = 1_000;

/** No answer returns the address, the user name or the password. */
const CalendarView = Shape({
  state: OneOf(['not_connected', 'checking', 'connected', 'needs_attention'], {
    description:
      '`checking`: what was given is being tried; ask again in a few seconds. `needs_attention`: nothing is brought into it until it is connected anew.',
  }),
  attention: nullable(
    OneOf(['credentials_refused', 'calendar_missing', 'write_refused'], {
      description: 'Why it needs attention.',
    }),
  ),
  unreachable_since: nullable(
    Moment({ description: 'Its server has not answered since then; it is asked again and again.' }),
  ),
  entries: Type.Integer({ minimum: 0, description: 'Bookings that stand in it.' }),
  connected_at: nullable(Moment()),
});

const CalendarDraft = Shape({
  url: Line(LONGEST, {
    description: 'Address of the calendar itself, https; without user name and password.',
    examples: ['https://dav.example/calendars/ida/work/'],
  }),
  username: Line(LONGEST),
  // One line, but taken exactly as sent: a password is neither normalised nor trimmed.
  password: Type.String({
    minLength: 1,
    maxLength: LONGEST,
    format: 'line',
    writeOnly: true,
    description: 'Best one that was made for this alone. Encrypted at rest, and never shown again.',
  }),
});

const moment = (value: Date | null): string | null => (value === null ? null : new Date(value).toISOString());

export const calendarShown = async (rows: Rows, organizationId: string, practitionerId: string) => {
  const found = await findCalendarConnection(rows, organizationId, practitionerId);
  return {
    state: found?.state ?? ('not_connected' as const),
    attention: found?.attention ?? null,
    unreachable_since: moment(found?.unreachable_since ?? null),
    entries: found?.entries ?? 0,
    connected_at: moment(found?.created_at ?? null),
  };
};

/** Whether it is a web address without user name and password. */
const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
};

/**
 * Refuses early, as far as the address alone shows it, what the guard would refuse. The guard itself checks each
 * request (`platform/outgoing/guarded-fetch.ts`).
 */
const addressOf = (
  text: string,
  { OUTGOING_ALLOWED_HOSTS }: Pick<Config, 'OUTGOING_ALLOWED_HOSTS'>,
): string => {
  const url = new URL(text);
  if (url.protocol !== 'https:' && !OUTGOING_ALLOWED_HOSTS.split(',').includes(url.host))
    throw invalid(issue('url', 'invalid_format'));
  url.hash = '';
  return url.href;
};

const getCalendar = endpoint({
  id: 'getCalendar',
  summary: 'Read how the calendar is connected',
  description:
    'The one CalDAV calendar that the clinician has connected, into which virtual bookings are brought.',
  tag: 'Calendar',
  route: 'GET /api/embed/calendar',
  access: { tier: 'embed', capability: 'appointment:read' },
  success: [200, CalendarView],
  handle: ({ actor, rows }) => calendarShown(rows, actor.organization_id, actor.practitioner_id as string),
});

const putCalendar = endpoint({
  id: 'connectCalendar',
  summary: 'Connect a calendar',
  description:
    'In the place of another. The answer does not wait for its server: read the state until it is no longer `checking`. The bookings that are still to come are brought into it then; those of the former calendar leave it.',
  tag: 'Calendar',
  route: 'PUT /api/embed/calendar',
  access: { tier: 'embed', capability: 'appointment:write' },
  body: CalendarDraft,
  check: ({ body: { url } }) =>
    url === undefined || isWebAddress(url) ? [] : [issue('url', 'invalid_format')],
  success: [200, CalendarView],
  example: {
    body: { url: 'https://dav.example/calendars/ida/work/', username: 'ida', password: 'app-password' },
  },
  handle: async ({ actor, body, config, rows, secrets, start }) => {
    const of = { organizationId: actor.organization_id, practitionerId: actor.practitioner_id as string };
    const access = { ...body, url: addressOf(body.url, config) };
    // A deleted practitioner must leave no credentials, also none that arrive at the same moment.
    if (!(await lockPractitioner(rows, of.organizationId, of.practitionerId)))
      throw new Problem('unauthorized', {}, { 'WWW-Authenticate': 'Bearer' });
    const { commands } = await connectCalendar(rows, secrets, of, access, false);
    for (const command of commands) start(command);
    return calendarShown(rows, of.organizationId, of.practitionerId);
  },
});

const disconnect = endpoint({
  id: 'disconnectCalendar',
  summary: 'Disconnect the calendar',
  description:
    'The bookings that are still to come are taken out of it, as far as it can be reached within a day; then address and credentials are forgotten. 404 where none is connected.',
  tag: 'Calendar',
  route: 'POST /api/embed/calendar/disconnection',
  access: { tier: 'embed', capability: 'appointment:write' },
  success: [201, CalendarView],
  problems: ['not-found'],
  handle: async ({ actor, fail, rows, start }) => {
    const practitionerId = actor.practitioner_id as string;
    const commands = await disconnectCalendar(rows, actor.organization_id, practitionerId);
    if (commands.length === 0) throw fail('not-found');
    for (const command of commands) start(command);
    return calendarShown(rows, actor.organization_id, practitionerId);
  },
});

export const calendarEndpoints = [getCalendar, putCalendar, disconnect];
