import { type WorkflowCommand, workflows } from '../../domain/workflow-definitions/workflows.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import { bookingsLeftOut, type LeftOut } from '../calendar/bookings-left-out.ts';
import type { PerformTask } from './task.ts';

/**
 * The bookings to request of each calendar. For an unreachable calendar one booking is enough: when the server
 * answers, the others follow (`calendar/align-calendar-entry.ts`). None, if another one is still being tried.
 */
const worthTrying = (ofOneCalendar: readonly LeftOut[]): readonly LeftOut[] => {
  const givenUp = ofOneCalendar.filter(({ given_up }) => given_up);
  if (!ofOneCalendar.some(({ unreachable }) => unreachable)) return givenUp;
  return givenUp.length === ofOneCalendar.length ? givenUp.slice(0, 1) : [];
};

/** Connections whose credentials did not open the calendar within a day. */
const neverOpened = (rows: Rows, organizationId: string): Promise<readonly { readonly id: string }[]> =>
  rows.all(sql<{ id: string }>`
    select c.id from calendar_connections c
    where c.organization_id = ${organizationId} and c.state = 'checking'
      and not exists (select 1 from workflow_outbox o where o.workflow_id = 'calendar/' || c.id || '/connection'
        and o.created_at > clock_timestamp() - interval '1 day')`);

/** If no booking is left, nobody calls the server, so it is no longer known whether it answers. */
const forgetSilence = (rows: Rows, organizationId: string, stillAsked: readonly string[]) =>
  rows.all(sql`
    update calendar_connections set unreachable_since = null
    where organization_id = ${organizationId} and state = 'connected' and unreachable_since is not null
      and id <> all(${[...stillAsked]}::uuid[])`);

/**
 * Requests again what the workflows of bookings and connections gave up after a day, as long as the calendar stays
 * connected and the booking is in the future. A server may be unavailable for longer than a day, and nothing else
 * would notice when it is back.
 */
export const bringInBookings =
  ({ database }: { readonly database: Scoped }): PerformTask =>
  async (heartbeat) => {
    const organizations = await database.unscoped.all(
      sql<{ id: string }>`select id from organizations where status <> 'revoked'`,
    );
    let total = 0;
    for (const { id: organizationId } of organizations) {
      heartbeat();
      total += await database.transact(organizationId, async (rows) => {
        const left = Map.groupBy(
          await bookingsLeftOut(rows, organizationId),
          ({ connection_id }) => connection_id,
        );
        await forgetSilence(rows, organizationId, [...left.keys()]);
        const commands: readonly WorkflowCommand[] = [
          ...[...left.values()]
            .flatMap(worthTrying)
            .map(({ appointment_id }) => workflows.syncAppointment.command(organizationId, appointment_id)),
          ...(await neverOpened(rows, organizationId)).map(({ id }) =>
            workflows.connectCalendar.command(organizationId, id),
          ),
        ];
        for (const command of commands) await enqueueWorkflow(rows, organizationId, null, command);
        return commands.length;
      });
    }
    return total;
  };
