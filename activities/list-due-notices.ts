import { standsForMail } from '../domain/appointments/letters.ts';
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
            and not ${standsForMail('earlier')})
      order by n.sequence, n.recipient desc`);
