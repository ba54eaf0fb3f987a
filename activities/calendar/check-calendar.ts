import { type Attention, CalendarError, openCalendar } from '../../domain/calendars/caldav.ts';
import { bookingsToCome, noteReached, openAccess } from '../../domain/calendars/calendar-connections.ts';
import type { CalendarConnecting } from '../../domain/workflow-definitions/workflows.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import type { GuardedFetch } from '../../platform/outgoing/guarded-fetch.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { retryable } from '../failures.ts';
import { calendarFailure } from './calendar-failure.ts';

export type CheckOutcome = 'connected' | 'needs_attention' | 'settled_before';
export type CheckCalendar = (input: CalendarConnecting) => Promise<CheckOutcome>;

/** In milliseconds; below the activity's own limit. */
const LIMIT_MS = 45_000;

interface Given {
  readonly practitioner_id: string;
  readonly access: Buffer;
  readonly version: number;
}

/** Opens a calendar with the newest credentials and stores the result, unless newer credentials arrived meanwhile. */
export const createCheckCalendar =
  ({
    database,
    secrets,
    guardedFetch,
  }: {
    readonly database: Scoped;
    readonly secrets: Secrets;
    readonly guardedFetch: GuardedFetch;
  }): CheckCalendar =>
  async ({ organizationId, connectionId }) => {
    const rows = database.within(organizationId);
    const given = await rows.first(sql<Given>`
      select practitioner_id, access, version from calendar_connections
      where organization_id = ${organizationId} and id = ${connectionId} and state = 'checking'`);
    if (!given) return 'settled_before';

    /** Null if the calendar can be opened. */
    const ask = async (): Promise<Attention | null> => {
      const access = openAccess(secrets, organizationId, connectionId, given.access);
      try {
        await openCalendar(guardedFetch, access, AbortSignal.timeout(LIMIT_MS)).check();
        return null;
      } catch (error) {
        if (!(error instanceof CalendarError)) throw error;
        if (error.attention) return error.attention;
        await noteReached(rows, organizationId, connectionId, false);
        throw calendarFailure(error);
      }
    };
    const attention = await ask();
    const outcome = attention ? 'needs_attention' : 'connected';
    const recorded = await database.transact(organizationId, async (change) => {
      const mine = await change.first(sql`
        update calendar_connections set state = ${outcome}, attention = ${attention}, unreachable_since = null,
          updated_at = clock_timestamp()
        where organization_id = ${organizationId} and id = ${connectionId} and state = 'checking'
          and version = ${given.version}
        returning 1`);
      if (mine && outcome === 'connected')
        for (const command of await bookingsToCome(change, organizationId, given.practitioner_id))
          await enqueueWorkflow(change, organizationId, null, command);
      return mine !== undefined;
    });
    if (!recorded) throw retryable('CalendarGivenAgain', 'Something else was given meanwhile');
    return outcome;
  };
