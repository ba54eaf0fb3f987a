import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import { type WorkflowCommand, workflows } from '../workflow-definitions/workflows.ts';

/**
 * Cancels an erasure that is scheduled, and opens the notes of past appointments again. The row decides between this
 * and the beginning: one of both finds the status that it needs.
 * @returns the command that ends its workflow; undefined where it is not scheduled any more.
 */
export const cancelErasure = async (
  rows: Rows,
  organizationId: string,
  { id, partner_patient_id }: { readonly id: string; readonly partner_patient_id: string },
): Promise<WorkflowCommand | undefined> => {
  const cancelled = await rows.first(sql`
    update erasures set status = 'cancelled', updated_at = ${whenChanged}
    where organization_id = ${organizationId} and id = ${id} and status = 'scheduled' returning 1`);
  if (!cancelled) return undefined;
  await rows.all(sql`
    update appointments set notes_closed = false
    where organization_id = ${organizationId} and partner_patient_id = ${partner_patient_id} and notes_closed`);
  return { ...workflows.erasePatient.signalCommand(organizationId, id), signal: 'cancelled' };
};
