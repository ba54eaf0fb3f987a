import { type Attention, type Calendar, CalendarError, openCalendar } from '../../domain/calendars/caldav.ts';
import { noteReached, openAccess } from '../../domain/calendars/calendar-connections.ts';
import { type AppointmentSync, workflows } from '../../domain/workflow-definitions/workflows.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import type { GuardedFetch } from '../../platform/outgoing/guarded-fetch.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { retryable } from '../failures.ts';
import { belongsInCalendar, calendarIsDue, type OutsideFacts, readOutsideFacts } from '../outside-facts.ts';
import { bookingsLeftOut } from './bookings-left-out.ts';
import { calendarEvent, uidOf } from './calendar-event.ts';
import { calendarFailure } from './calendar-failure.ts';

export type CalendarOutcome = 'put' | 'removed' | 'unchanged' | 'needs_attention';
export type AlignCalendarEntry = (input: AppointmentSync) => Promise<CalendarOutcome>;

/** In milliseconds. Below the activity's own limit, so that a second attempt never runs beside the first. */
const LIMIT_MS = 45_000;
/**
 * Most rounds of one attempt. Each round handles one change by others: the entry was changed or deleted, or exists
 * under another name.
 */
const ROUNDS = 5;

interface Attempt {
  readonly input: AppointmentSync;
  readonly facts: OutsideFacts & { readonly connection_id: string };
  readonly calendar: Calendar;
  readonly uid: string;
  readonly rows: Rows;
}

const entryName = (appointmentId: string): string => `${appointmentId}.ics`;

const forgetEntry = async ({ rows, input, facts }: Attempt): Promise<void> => {
  await rows.all(sql`
    delete from calendar_entries where organization_id = ${input.organizationId}
      and appointment_id = ${input.appointmentId} and connection_id = ${facts.connection_id}`);
};

/** Stores what the calendar holds now. `sequence` is stored only if the calendar surely shows that version. */
const noteEntry = async (
  { rows, input, facts }: Attempt,
  entry: { readonly name: string; readonly etag: string | null; readonly sequence?: number },
): Promise<void> => {
  await rows.all(sql`
    update calendar_entries set name = ${entry.name}, etag = ${entry.etag},
      sequence = ${entry.sequence ?? -1}, updated_at = clock_timestamp()
    where organization_id = ${input.organizationId} and appointment_id = ${input.appointmentId}
      and connection_id = ${facts.connection_id}`);
};

/**
 * Stores the name before the first request, so that a crash leaves a trace. Refused once the calendar is being
 * disconnected.
 */
const announceEntry = async ({ rows, input, facts }: Attempt, name: string): Promise<boolean> =>
  (await rows.first(sql`
    insert into calendar_entries (organization_id, connection_id, appointment_id, name)
    select organization_id, id, ${input.appointmentId}, ${name} from calendar_connections
    where organization_id = ${input.organizationId} and id = ${facts.connection_id} and state = 'connected'
    for key share
    returning 1`)) !== undefined;

const putEntry = async (attempt: Attempt): Promise<CalendarOutcome | 'again'> => {
  const { facts, calendar, uid, input } = attempt;
  const name = facts.entry_name ?? entryName(input.appointmentId);
  if (facts.entry_name === null && !(await announceEntry(attempt, name))) return 'again';
  const answer = await calendar.put(name, calendarEvent(facts, uid), facts.entry_etag);
  if (answer === 'uid_taken') {
    // A calendar that accepted the e-mail's invitation has the event under a name of its own.
    const found = await calendar.findByUid(uid);
    if (!found) throw new CalendarError('uid_conflict');
    await noteEntry(attempt, {
      name: found.name,
      etag: found.etag ?? (await calendar.read(found.name))?.etag ?? null,
    });
    return 'again';
  }
  if (answer === 'changed') {
    const there = await calendar.read(name);
    // An event of somebody else under our name is never overwritten.
    if (there && there.uid !== uid) throw new CalendarError('name_taken', 'write_refused');
    await noteEntry(attempt, { name, etag: there?.etag ?? null });
    return 'again';
  }
  const etag = answer.etag ?? (await calendar.read(name))?.etag ?? null;
  await noteEntry(attempt, { name, etag, sequence: facts.sequence });
  return 'put';
};

const removeEntry = async (attempt: Attempt): Promise<CalendarOutcome | 'again'> => {
  const { facts, calendar, uid } = attempt;
  const name = facts.entry_name as string;
  if (await removeEvent(calendar, { name, etag: facts.entry_etag, uid })) {
    await forgetEntry(attempt);
    return 'removed';
  }
  return 'again';
};

/** @returns false if the event was changed in between. An event that is not ours is left alone. */
export const removeEvent = async (
  calendar: Calendar,
  event: { readonly name: string; readonly etag: string | null; readonly uid: string },
): Promise<boolean> => {
  if (event.etag !== null && (await calendar.remove(event.name, event.etag)) === 'removed') return true;
  const there = await calendar.read(event.name);
  if (there?.uid !== event.uid) return true;
  return (await calendar.remove(event.name, there.etag ?? '*')) === 'removed';
};

/** Only a person can repair this, so no further requests are sent until the calendar is connected again. */
const markForAttention = async (
  rows: Rows,
  organizationId: string,
  connectionId: string,
  attention: Attention,
): Promise<void> => {
  await rows.all(sql`
    update calendar_connections set state = 'needs_attention', attention = ${attention},
      attention_mail = case attention_mail when 'none' then 'due' else attention_mail end,
      unreachable_since = null,
      updated_at = clock_timestamp()
    where organization_id = ${organizationId} and id = ${connectionId} and state = 'connected'`);
};

/** The calendar's server answers again, so entries that were given up during its outage are requested again. */
const noteBack = (database: Scoped, organizationId: string, connectionId: string): Promise<void> =>
  database.transact(organizationId, async (rows) => {
    if (!(await noteReached(rows, organizationId, connectionId, true))) return;
    for (const { appointment_id, connection_id, given_up } of await bookingsLeftOut(rows, organizationId))
      if (given_up && connection_id === connectionId)
        await enqueueWorkflow(
          rows,
          organizationId,
          null,
          workflows.syncAppointment.command(organizationId, appointment_id),
        );
  });

/**
 * Brings the practitioner's calendar in line with the newest version of the appointment: one event with one UID is
 * put, moved or removed. If something changes between two requests, the next round starts from the new state of
 * database and calendar.
 */
export const createAlignCalendarEntry =
  ({
    database,
    secrets,
    config,
    guardedFetch,
  }: {
    readonly database: Scoped;
    readonly secrets: Secrets;
    readonly config: Pick<Config, 'BASE_URL'>;
    readonly guardedFetch: GuardedFetch;
  }): AlignCalendarEntry =>
  async (input) => {
    const rows = database.within(input.organizationId);
    const signal = AbortSignal.timeout(LIMIT_MS);
    const uid = uidOf(input.appointmentId, config.BASE_URL);
    for (let round = 0; round < ROUNDS; round++) {
      const facts = await readOutsideFacts(rows, input);
      if (!facts || !calendarIsDue(facts)) return 'unchanged';
      const { connection_id, calendar_access } = facts;
      if (connection_id === null || calendar_access === null) return 'unchanged';
      const access = openAccess(secrets, input.organizationId, connection_id, calendar_access);
      const calendar = openCalendar(guardedFetch, access, signal);
      const attempt: Attempt = { input, facts: { ...facts, connection_id }, calendar, uid, rows };
      try {
        const outcome = await (belongsInCalendar(facts) ? putEntry(attempt) : removeEntry(attempt));
        if (outcome === 'again') continue;
        if (facts.calendar_unreachable) await noteBack(database, input.organizationId, connection_id);
        return outcome;
      } catch (error) {
        if (!(error instanceof CalendarError)) throw error;
        if (!error.attention) {
          await noteReached(rows, input.organizationId, connection_id, false);
          throw calendarFailure(error);
        }
        await markForAttention(rows, input.organizationId, connection_id, error.attention);
        return 'needs_attention';
      }
    }
    throw retryable('CalendarUnavailable', 'The entry was changed again and again meanwhile');
  };
