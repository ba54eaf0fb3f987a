import { type WorkflowCommand, workflows } from '../../domain/workflow-definitions/workflows.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import { bookingsLeftOut, type LeftOut } from '../calendar/bookings-left-out.ts';
import type { PerformTask } from './task.ts';

/**
 * Of a calendar that is out of reach one booking is enough to ask it by: when it answers, all others follow
 * (`calendar/align-calendar-entry.ts`). None, where another one is still being tried.
 */
const worthTrying = (ofOneCalendar: readonly LeftOut[]): readonly LeftOut[] => {
  const givenUp = ofOneCalendar.filter(({ given_up }) => given_up);
  if (!ofOneCalendar.some(({ unreachable }) => unreachable)) return givenUp;
  return givenUp.length === ofOneCalendar.length ? givenUp.slice(0, 1) : [];
};

/** Given by their practitioners, and not opened within a day. */
const neverOpened = (rows: Rows, organizationId: string): Promise<readonly { readonly id: string }[]> =>
  rows.all(sql<{ id: string }>`
    select c.id from calendar_connections c
    where c.organization_id = ${organizationId} and c.state = 'checking'
      and not exists (select 1 from workflow_outbox o where o.workflow_id = 'calendar/' || c.id || '/connection'
        and o.created_at > clock_timestamp() - interval '1 day')`);

/** Where nothing is left to bring in, nobody asks: whether the server answers is not known any more. */
const forgetSilence = (rows: Rows, organizationId: string, stillAsked: readonly string[]) =>
  rows.all(sql`
    update calendar_connections set unreachable_since = null
    where organization_id = ${organizationId} and state = 'connected' and unreachable_since is not null
      and id <> all(${[...stillAsked]}::uuid[])`);

/**
 * Asks again for what the workflows of bookings and connections gave up after a day, as long as the calendar stays
 * connected and the booking is to come: a server may be away for longer than a day, and nobody else would notice
 * when it is back.
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
