import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import type { WorkflowCommand } from '../workflow-definitions/workflows.ts';
import { noteEvents } from './notices.ts';

/**
 * Cancels the scheduled appointments to come of a practitioner or patient who is deleted, and writes the notices of each
 * cancellation (decisions part 3).
 */
export const cancelFutureAppointments = async (
  rows: Rows,
  organizationId: string,
  of: 'partner_practitioner_id' | 'partner_patient_id',
  id: string,
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Promise<readonly WorkflowCommand[]> => {
  const cancelled = await rows.all(sql<{ id: string; sequence: number; start_at: Date; end_at: Date }>`
    update appointments set status = 'cancelled', deleted_at = ${now}, sequence = sequence + 1,
      updated_at = ${whenChanged}
    where organization_id = ${organizationId} and ${sql.ref(of)} = ${id} and status = 'scheduled' and end_at > ${now}
    returning id, sequence, start_at, end_at`);
  if (cancelled.length === 0) return [];
  return noteEvents(
    rows,
    cancelled.map(({ id: appointment_id, ...one }) => ({
      ...one,
      organization_id: organizationId,
      appointment_id,
      kind: 'cancelled',
      recipients: ['practitioner', 'patient'],
      request_id: requestId,
    })),
  );
};
