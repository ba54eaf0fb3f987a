import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import { cancelFutureAppointments } from '../appointments/cancel-future-appointments.ts';
import { type WorkflowCommand, workflows } from '../workflow-definitions/workflows.ts';

/** Storybooks about the patient that are still being made: nobody will see them, so they are cancelled and not billed. */
const cancelStories = async (
  rows: Rows,
  organizationId: string,
  patientId: string,
  now: Date,
): Promise<readonly WorkflowCommand[]> => {
  const cancelled = await rows.all(sql<{ id: string }>`
    update storybooks set deleted_at = ${now}, brief = null, updated_at = ${whenChanged}
    where organization_id = ${organizationId} and partner_patient_id = ${patientId} and status = 'generating'
      and deleted_at is null
    returning id`);
  return cancelled.map(({ id }) => workflows.generateStorybook.signalCommand(organizationId, id));
};

/**
 * Ends what was begun for a patient who is deleted: appointments to come and storybooks in the making.
 * @returns the commands that go with it.
 */
export const cancelWhatIsToCome = async (
  rows: Rows,
  organizationId: string,
  patientId: string,
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Promise<readonly WorkflowCommand[]> => [
  ...(await cancelFutureAppointments(rows, organizationId, sql`a.partner_patient_id = ${patientId}`, {
    now,
    requestId,
  })),
  ...(await cancelStories(rows, organizationId, patientId, now)),
];
