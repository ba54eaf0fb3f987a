import { type Rows, sql } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { type WorkflowCommand, workflows } from '../workflow-definitions/workflows.ts';
import { type Attention, type CalendarAccess, isSameCalendar } from './caldav.ts';

/** What may be shown of a practitioner's calendar. The address is not, because it often holds a name. */
export interface CalendarConnection {
  readonly id: string;
  readonly practitioner_id: string;
  /** `checking`: the credentials have not opened the calendar yet. */
  readonly state: 'checking' | 'connected' | 'needs_attention';
  readonly attention: Attention | null;
  readonly unreachable_since: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** Bookings that are in the calendar, and those that are still to be entered. */
  readonly entries: number;
}

const contextOf = (organizationId: string, connectionId: string): string =>
  `calendar-connection/${organizationId}/${connectionId}`;

const sealAccess = (
  secrets: Secrets,
  organizationId: string,
  connectionId: string,
  access: CalendarAccess,
): Buffer => secrets.seal(Buffer.from(JSON.stringify(access)), contextOf(organizationId, connectionId));

export const openAccess = (
  secrets: Secrets,
  organizationId: string,
  connectionId: string,
  sealed: Buffer,
): CalendarAccess =>
  JSON.parse(secrets.open(sealed, contextOf(organizationId, connectionId)).toString()) as CalendarAccess;

export const findCalendarConnection = (
  rows: Rows,
  organizationId: string,
  practitionerId: string,
): Promise<CalendarConnection | undefined> =>
  rows.first(sql<CalendarConnection>`
    select c.id, c.practitioner_id, c.state, c.attention, c.unreachable_since, c.created_at, c.updated_at,
      (select count(*)::int from calendar_entries e
       where e.organization_id = c.organization_id and e.connection_id = c.id and e.sequence >= 0) as entries
    from calendar_connections c
    where c.organization_id = ${organizationId} and c.practitioner_id = ${practitionerId}
      and c.state <> 'disconnecting'`);

/** Of two requests at once, the second waits, and replaces or removes what the first connected. */
const takeTurn = async (rows: Rows, practitionerId: string): Promise<void> => {
  await rows.all(
    sql`select pg_advisory_xact_lock(hashtextextended(${`calendar/${practitionerId}`}::text, 0))`,
  );
};

/**
 * Disconnects the practitioner's calendar. Its workflow removes future bookings from it, if it can be reached, and
 * then deletes the credentials.
 * @returns the commands to start with the commit; none where no calendar was connected.
 */
export const disconnectCalendar = async (
  rows: Rows,
  organizationId: string,
  practitionerId: string,
): Promise<readonly WorkflowCommand[]> => {
  await takeTurn(rows, practitionerId);
  const gone = await rows.all(sql<{ id: string }>`
    update calendar_connections set state = 'disconnecting', updated_at = clock_timestamp()
    where organization_id = ${organizationId} and practitioner_id = ${practitionerId}
      and state <> 'disconnecting'
    returning id`);
  return gone.map(({ id }) => workflows.disconnectCalendar.command(organizationId, id));
};

/**
 * Commands that bring future bookings into the practitioner's calendar. Cancelled bookings are among them: one that
 * was cancelled while the calendar could not be reached may still be in it.
 */
export const bookingsToCome = async (
  rows: Rows,
  organizationId: string,
  practitionerId: string,
): Promise<readonly WorkflowCommand[]> => {
  const toCome = await rows.all(sql<{ id: string }>`
    select id from appointments
    where organization_id = ${organizationId} and partner_practitioner_id = ${practitionerId}
      and end_at > clock_timestamp()
    order by start_at`);
  return toCome.map((appointment) => workflows.syncAppointment.command(organizationId, appointment.id));
};

/**
 * Connects a calendar in place of the present one. New credentials for the same calendar leave its entries as they
 * are.
 * @param checked whether the credentials have opened the calendar already. If not, a workflow checks them before it
 *   enters future bookings.
 */
export const connectCalendar = async (
  rows: Rows,
  secrets: Secrets,
  { organizationId, practitionerId }: { readonly organizationId: string; readonly practitionerId: string },
  access: CalendarAccess,
  checked = true,
): Promise<{
  readonly id: string;
  readonly commands: readonly WorkflowCommand[];
}> => {
  const state = checked ? 'connected' : 'checking';
  await takeTurn(rows, practitionerId);
  const before = await rows.first(sql<{ id: string; access: Buffer }>`
    select id, access from calendar_connections
    where organization_id = ${organizationId} and practitioner_id = ${practitionerId}
      and state <> 'disconnecting' for update`);
  const same =
    before && isSameCalendar(openAccess(secrets, organizationId, before.id, before.access), access);
  const replaced = same ? [] : await disconnectCalendar(rows, organizationId, practitionerId);
  const id = same ? before.id : newId();
  const sealed = sealAccess(secrets, organizationId, id, access);
  await rows.all(sql`
    insert into calendar_connections (id, organization_id, practitioner_id, state, access)
    values (${id}, ${organizationId}, ${practitionerId}, ${state}, ${sealed})
    on conflict (organization_id, id) do update
    set state = excluded.state, access = excluded.access, attention = null, attention_mail = 'none',
      unreachable_since = null, version = calendar_connections.version + 1, updated_at = clock_timestamp()`);
  const next = checked
    ? await bookingsToCome(rows, organizationId, practitionerId)
    : [workflows.connectCalendar.command(organizationId, id)];
  return { id, commands: [...replaced, ...next] };
};

/**
 * Notes when the calendar was reached: any answer of the server counts.
 * @returns whether it was not reached before.
 */
export const noteReached = async (
  rows: Rows,
  organizationId: string,
  connectionId: string,
  reached: boolean,
): Promise<boolean> =>
  (await rows.first(sql`
    update calendar_connections set unreachable_since = ${reached ? sql`null` : sql`clock_timestamp()`}
    where organization_id = ${organizationId} and id = ${connectionId}
      and (unreachable_since is null) <> ${reached}
    returning 1`)) !== undefined;
