import { type RawBuilder, type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import type { WorkflowCommand } from '../workflow-definitions/workflows.ts';
import { noteEvents } from './notices.ts';

/**
 * Cancels the scheduled appointments to come of a practitioner or patient who is deleted (decisions part 3), or of a
 * series, and writes the notices of each cancellation.
 * @param those the condition on the appointments `a`.
 */
export const cancelFutureAppointments = async (
  rows: Rows,
  organizationId: string,
  those: RawBuilder<unknown>,
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Promise<readonly WorkflowCommand[]> => {
  // Locked in the order of their ids, as by a correction of the patient's address.
  const cancelled = await rows.all(sql<{
    id: string;
    series_id: string | null;
    sequence: number;
    start_at: Date;
    end_at: Date;
  }>`
    with a as materialized (
      select a.id from appointments a
      where a.organization_id = ${organizationId} and ${those} and a.status = 'scheduled' and a.end_at > ${now}
      order by a.id for no key update)
    update appointments t set status = 'cancelled', deleted_at = ${now}, sequence = sequence + 1,
      updated_at = ${whenChanged}
    from a where t.organization_id = ${organizationId} and t.id = a.id
    returning t.id, t.series_id, t.sequence, t.start_at, t.end_at`);
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
