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

/** The notices of an appointment that are still to be sent, in the order of its events. */
export const createListDueNotices =
  ({ database }: { readonly database: Scoped }): ListDueNotices =>
  ({ organizationId, appointmentId }) =>
    database.within(organizationId).all(sql<DueNotice>`
      select sequence, recipient, kind from appointment_notices
      where organization_id = ${organizationId} and appointment_id = ${appointmentId} and state = 'due'
      order by sequence, recipient desc`);
