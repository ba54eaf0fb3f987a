import type { Scoped } from '../api/platform/data/database.ts';
import { sql } from '../api/platform/data/rows.ts';
import type { NoticeKind, Recipient } from '../api/resources/appointments/notices.ts';
import type { AppointmentSync } from '../workflows/contracts.ts';

export interface DueNotice {
  readonly sequence: number;
  readonly recipient: Recipient;
  readonly kind: NoticeKind;
}
export type ListDueNotices = (input: AppointmentSync) => Promise<readonly DueNotice[]>;

/** What people have yet to be told of an appointment, in the order of its events. */
export const createListDueNotices =
  ({ database }: { readonly database: Scoped }): ListDueNotices =>
  ({ organizationId, appointmentId }) =>
    database.within(organizationId).all(sql<DueNotice>`
      select sequence, recipient, kind from appointment_notices
      where organization_id = ${organizationId} and appointment_id = ${appointmentId} and state = 'due'
      order by sequence, recipient desc`);
