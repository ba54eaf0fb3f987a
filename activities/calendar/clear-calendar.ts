import { Context } from '@temporalio/activity';
import { CalendarError, isSameCalendar, openCalendar } from '../../domain/calendars/caldav.ts';
import { openAccess } from '../../domain/calendars/calendar-connections.ts';
import { type CalendarRemoval, workflows } from '../../domain/workflow-definitions/workflows.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import type { GuardedFetch } from '../../platform/outgoing/guarded-fetch.ts';
import type { Secrets } from '../../platform/secrets.ts';
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

interface Entry {
  readonly appointment_id: string;
  readonly name: string;
  readonly etag: string | null;
  /** Whether the event belongs to the calendar that its practitioner has connected now, if any. */
  readonly stands: boolean;
}

/**
 * Removes future bookings from a calendar that was disconnected; past sessions stay, as in a diary. Each removal is
 * stored, so another attempt continues where this one ended. If the same calendar was connected again meanwhile, its
 * bookings belong to the new connection and stay.
 */
export const createClearCalendar =
  ({ database, secrets, config, guardedFetch }: CalendarDependencies): ClearCalendar =>
  async ({ organizationId, connectionId }) => {
    const rows = database.within(organizationId);
    const connection = await rows.first(sql<{ practitioner_id: string; access: Buffer }>`
      select practitioner_id, access from calendar_connections
      where organization_id = ${organizationId} and id = ${connectionId} and state = 'disconnecting'`);
    if (!connection) return 'cleared';
    const access = openAccess(secrets, organizationId, connectionId, connection.access);
    /** A newer connection to the same calendar. */
    const successor = async (at: Rows): Promise<string | undefined> => {
      const now = await at.first(sql<{ id: string; access: Buffer }>`
        select id, access from calendar_connections where organization_id = ${organizationId}
          and practitioner_id = ${connection.practitioner_id} and state <> 'disconnecting'`);
      return now && isSameCalendar(openAccess(secrets, organizationId, now.id, now.access), access)
        ? now.id
        : undefined;
    };
    const forget = (at: Rows, connection_id: string, appointment_id: string) =>
      at.all(sql`
        delete from calendar_entries where organization_id = ${organizationId}
          and connection_id = ${connection_id} and appointment_id = ${appointment_id}`);
    const entries = await rows.all(sql<Entry>`
      select e.appointment_id, e.name, e.etag,
        a.session_type = 'virtual' and a.status <> 'cancelled' and a.deleted_at is null as stands
      from calendar_entries e
      join appointments a on (a.organization_id, a.id) = (e.organization_id, e.appointment_id)
      where e.organization_id = ${organizationId} and e.connection_id = ${connectionId}
        and a.end_at > clock_timestamp()
      order by a.start_at`);
    const context = Context.current();
    const calendar = openCalendar(guardedFetch, access, context.cancellationSignal);
    for (const { appointment_id, stands, ...event } of entries) {
      context.heartbeat();
      context.cancellationSignal.throwIfAborted();
      if (stands && (await successor(rows))) {
        await forget(rows, connectionId, appointment_id);
        continue;
      }
      const uid = uidOf(appointment_id, config.BASE_URL);
      try {
        // The event was changed in between: try again with its present version.
        if (!(await removeEvent(calendar, { ...event, uid })))
          await removeEvent(calendar, { ...event, etag: null, uid });
      } catch (error) {
        if (!(error instanceof CalendarError)) throw error;
        if (error.attention) return 'given_up';
        throw calendarFailure(error);
      }
      await database.transact(organizationId, async (change) => {
        await forget(change, connectionId, appointment_id);
        const next = await successor(change);
        if (!next) return;
        // The calendar was connected again at this moment. The new connection's entry may have been removed too, so
        // it is requested again.
        await forget(change, next, appointment_id);
        await enqueueWorkflow(
          change,
          organizationId,
          null,
          workflows.syncAppointment.command(organizationId, appointment_id),
        );
      });
    }
    return 'cleared';
  };

/**
 * Deletes the credentials, whether or not the entries could be removed: they are stored no longer than they are
 * needed.
 */
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
