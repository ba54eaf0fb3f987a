import { type Rows, sql } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { type WorkflowCommand, workflows } from '../workflow-definitions/workflows.ts';
import { type Attention, type CalendarAccess, isSameCalendar } from './caldav.ts';

/** What may be shown of a practitioner's calendar: never the address, which often holds a name. */
export interface CalendarConnection {
  readonly id: string;
  readonly practitioner_id: string;
  /** `checking`: what was given has not opened it yet. */
  readonly state: 'checking' | 'connected' | 'needs_attention';
  readonly attention: Attention | null;
  readonly unreachable_since: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** Bookings that stand in it, and those that are to come. */
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

/** Of two at once, the second replaces, or takes away, what the first connected. */
const takeTurn = async (rows: Rows, practitionerId: string): Promise<void> => {
  await rows.all(
    sql`select pg_advisory_xact_lock(hashtextextended(${`calendar/${practitionerId}`}::text, 0))`,
  );
};

/**
 * Takes the practitioner's calendar out of use. Its workflow takes the bookings that are still to come out
 * of it, as far as it can be reached, and then forgets the credentials.
 * @returns what is to be started with the commit; nothing where no calendar was connected.
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
 * What brings the bookings that are still to come into the practitioner's calendar. Of those that do not belong there
 * too: one that was cancelled while the calendar was shut to us may stand in it.
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
 * Connects a calendar, in the place of another one; new credentials of the same calendar leave its entries where
 * they are.
 * @param checked whether it was opened with these credentials before. If not, a workflow does that, and only then
 *   the bookings that are still to come are brought into it.
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
 * Shows since when; a server that answers, whatever it says, is reached.
 * @returns whether it was not so before.
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
