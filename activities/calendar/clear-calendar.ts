import { Context } from '@temporalio/activity';
import type { Config } from '../../api/config.ts';
import type { Scoped } from '../../api/platform/data/database.ts';
import { sql } from '../../api/platform/data/rows.ts';
import type { GuardedFetch } from '../../api/platform/outgoing/guarded-fetch.ts';
import type { Secrets } from '../../api/platform/secrets.ts';
import { CalendarFault, openCalendar } from '../../api/resources/calendars/caldav.ts';
import { openAccess } from '../../api/resources/calendars/calendar-connections.ts';
import type { CalendarRemoval } from '../../workflows/contracts.ts';
import { removeEvent } from './align-calendar-entry.ts';
import { uidOf } from './calendar-event.ts';
import { calendarFailure } from './calendar-failure.ts';

export type ClearCalendar = (input: CalendarRemoval) => Promise<'cleared' | 'given_up'>;
export type ForgetCalendar = (input: CalendarRemoval) => Promise<'forgotten'>;

interface CalendarDependencies {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly config: Pick<Config, 'BASE_URL'>;
  readonly guardedFetch: GuardedFetch;
}

/**
 * Takes the bookings that are still to come out of a calendar that was disconnected; past sessions stay, as
 * a diary's pages do. Each that is out is noted, so that another attempt goes on where this one ended.
 */
export const createClearCalendar =
  ({ database, secrets, config, guardedFetch }: CalendarDependencies): ClearCalendar =>
  async ({ organizationId, connectionId }) => {
    const rows = database.within(organizationId);
    const connection = await rows.first(sql<{ access: Buffer }>`
      select access from calendar_connections
      where organization_id = ${organizationId} and id = ${connectionId} and state = 'disconnecting'`);
    if (!connection) return 'cleared';
    const access = openAccess(secrets, organizationId, connectionId, connection.access);
    const entries = await rows.all(sql<{ appointment_id: string; name: string; etag: string | null }>`
      select e.appointment_id, e.name, e.etag from calendar_entries e
      join appointments a on (a.organization_id, a.id) = (e.organization_id, e.appointment_id)
      where e.organization_id = ${organizationId} and e.connection_id = ${connectionId}
        and a.end_at > clock_timestamp()
      order by a.start_at`);
    const context = Context.current();
    const calendar = openCalendar(guardedFetch, access, context.cancellationSignal);
    for (const { appointment_id, ...event } of entries) {
      context.heartbeat();
      context.cancellationSignal.throwIfAborted();
      const uid = uidOf(appointment_id, config.BASE_URL);
      try {
        // Changed in between: once more, with what is there now.
        if (!(await removeEvent(calendar, { ...event, uid })))
          await removeEvent(calendar, { ...event, etag: null, uid });
      } catch (error) {
        if (!(error instanceof CalendarFault)) throw error;
        if (error.attention) return 'given_up';
        throw calendarFailure(error);
      }
      await rows.all(sql`
        delete from calendar_entries where organization_id = ${organizationId}
          and connection_id = ${connectionId} and appointment_id = ${appointment_id}`);
    }
    return 'cleared';
  };

/** Whether or not its entries could be taken out: the credentials are kept no longer than they are needed. */
export const createForgetCalendar =
  ({ database }: Pick<CalendarDependencies, 'database'>): ForgetCalendar =>
  async ({ organizationId, connectionId }) => {
    await database.transact(organizationId, async (rows) => {
      const mine = sql`organization_id = ${organizationId} and connection_id = ${connectionId}`;
      await rows.all(sql`delete from calendar_entries where ${mine} and exists (
        select 1 from calendar_connections c where c.organization_id = ${organizationId}
          and c.id = ${connectionId} and c.state = 'disconnecting')`);
      await rows.all(sql`delete from calendar_connections where organization_id = ${organizationId}
        and id = ${connectionId} and state = 'disconnecting'`);
    });
    return 'forgotten';
  };
