import { type Rows, sql } from '../../platform/database/rows.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import { type WorkflowCommand, workflows } from '../workflow-definitions/workflows.ts';

export interface ClosingOrder {
  readonly id: string;
  readonly organizationId: string;
  /** Days until everything is erased; 0: at once. */
  readonly inDays: number;
}

/**
 * Writes down when the organization ends.
 * @returns the command that starts its workflow; undefined where an end is ordered already.
 */
export const orderClosing = async (
  rows: Rows,
  { id, organizationId, inDays }: ClosingOrder,
): Promise<WorkflowCommand | undefined> => {
  const ordered = await rows.first(sql`
    insert into organization_closings (id, organization_id, requested_at, closes_at)
    values (${id}, ${organizationId}, clock_timestamp(), clock_timestamp() + make_interval(days => ${inDays}))
    on conflict do nothing returning 1`);
  return ordered === undefined ? undefined : workflows.closeOrganization.command(organizationId, id);
};

/**
 * Keeps the organization. The row decides between this and the beginning of the erasure.
 * @returns the command that ends the workflow; undefined where nothing is scheduled any more.
 */
export const cancelClosing = async (
  rows: Rows,
  organizationId: string,
  id: string,
): Promise<WorkflowCommand | undefined> => {
  const cancelled = await rows.first(sql`
    update organization_closings set status = 'cancelled'
    where organization_id = ${organizationId} and id = ${id} and status = 'scheduled' returning 1`);
  if (cancelled === undefined) return undefined;
  return { ...workflows.closeOrganization.signalCommand(organizationId, id), signal: 'cancelled' };
};

/** A hold is gone that an end may have waited for. */
export const wakeClosing = async (rows: Rows, organizationId: string): Promise<void> => {
  const waiting = await rows.first(sql<{ id: string }>`
    select id from organization_closings where organization_id = ${organizationId} and status = 'scheduled'`);
  if (!waiting) return;
  const command = workflows.closeOrganization.signalCommand(organizationId, waiting.id);
  await enqueueWorkflow(rows, organizationId, null, command);
};
