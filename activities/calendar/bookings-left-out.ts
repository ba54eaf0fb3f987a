import { type Rows, sql } from '../../platform/database/rows.ts';
import { entryIsKnown } from '../outside-facts.ts';

/** A future booking that its practitioner's calendar does not show correctly. */
export interface LeftOut {
  readonly appointment_id: string;
  readonly connection_id: string;
  /** Whether the calendar's server did not answer the last request. */
  readonly unreachable: boolean;
  /**
   * Whether its workflow has given up, which it does after a day. Until then the workflow still takes care of the
   * booking.
   */
  readonly given_up: boolean;
}

/**
 * The same condition as `calendarIsDue` for one appointment (`outside-facts.ts`). Bookings that were requested
 * longest ago come first, so one that never succeeds does not delay others.
 */
export const bookingsLeftOut = (rows: Rows, organizationId: string): Promise<readonly LeftOut[]> =>
  rows.all(sql<LeftOut>`
    select a.id as appointment_id, c.id as connection_id, c.unreachable_since is not null as unreachable,
      coalesce(o.last < now() - interval '1 day', true) as given_up
    from calendar_connections c
    join appointments a on a.organization_id = c.organization_id
      and a.partner_practitioner_id = c.practitioner_id and a.end_at > now()
      -- None takes longer than a day, and the index knows starts alone.
      and a.start_at > now() - interval '1 day'
    left join calendar_entries e on (e.organization_id, e.appointment_id, e.connection_id)
      = (a.organization_id, a.id, c.id)
    left join lateral (
      select max(created_at) as last from workflow_outbox where workflow_id = 'appointment/' || a.id) o on true
    where c.organization_id = ${organizationId} and c.state = 'connected'
      and case when a.session_type = 'virtual' and a.status <> 'cancelled' and a.deleted_at is null
        then not ${entryIsKnown} or e.sequence <> a.sequence else e.appointment_id is not null end
    order by o.last nulls first, a.start_at, a.id`);
