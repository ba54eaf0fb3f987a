import type { WorkflowCommand } from '../../../workflows/contracts.ts';
import { type Rows, sql } from '../data/rows.ts';

/**
 * Notes the workflow to start or signal, within the transaction of the change that calls for it. A
 * trigger wakes the relay at the commit (LISTEN/NOTIFY), so the API itself never talks to Temporal.
 * @param organizationId null for what comes before any organization.
 */
export const enqueueWorkflow = async (
  transaction: Rows,
  organizationId: string | null,
  requestId: string | null,
  command: WorkflowCommand,
): Promise<void> => {
  await transaction.all(sql`
    insert into workflow_outbox (organization_id, workflow_id, workflow_type, kind, input, request_id, start_delay_seconds)
    values (${organizationId}, ${command.workflowId}, ${command.workflowType}, ${command.kind},
            ${JSON.stringify(command.input)}::jsonb, ${requestId}, ${command.startDelaySeconds ?? null})`);
};
