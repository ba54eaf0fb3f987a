import type { NoticeKind, Recipient } from '../domain/appointments/notices.ts';
import type { AppointmentSync } from '../domain/workflow-definitions/workflows.ts';
import { sql } from '../platform/database/rows.ts';
import type { Scoped } from '../platform/database/scoped.ts';

export interface DueNotice {
  readonly sequence: number;
  readonly recipient: Recipient;
  readonly kind: NoticeKind;
}
export type ListDueNotices = (input: AppointmentSync) => Promise<readonly DueNotice[]>;

/** Whether the notice belongs to a letter that the workflow of an earlier appointment sends. */
const isSentByAnother = (notice: string) => {
  const of = (column: string) => sql.ref(`${notice}.${column}`);
  return sql`(${of('letter_id')} is not null and exists (
    select 1 from appointment_notices first
    where first.organization_id = ${of('organization_id')} and first.letter_id = ${of('letter_id')}
      and first.recipient = ${of('recipient')} and first.state = 'due'
      and (first.start_at, first.appointment_id) < (${of('start_at')}, ${of('appointment_id')})))`;
};

/**
 * The notices of an appointment that its own workflow is to send, in the order of its events. Those that follow a letter
 * which another workflow sends wait for it: that workflow wakes this one afterwards.
 */
export const createListDueNotices =
  ({ database }: { readonly database: Scoped }): ListDueNotices =>
  ({ organizationId, appointmentId }) =>
    database.within(organizationId).all(sql<DueNotice>`
      select n.sequence, n.recipient, n.kind from appointment_notices n
      where n.organization_id = ${organizationId} and n.appointment_id = ${appointmentId} and n.state = 'due'
        and not exists (select 1 from appointment_notices earlier
          where earlier.organization_id = n.organization_id and earlier.appointment_id = n.appointment_id
            and earlier.recipient = n.recipient and earlier.state = 'due' and earlier.sequence <= n.sequence
            and ${isSentByAnother('earlier')})
      order by n.sequence, n.recipient desc`);
