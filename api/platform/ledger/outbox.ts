import type { WorkflowCommand } from '../../../workflows/contracts.ts';
import { type Rows, sql } from '../data/rows.ts';

/** How many commands wait for Temporal, and the oldest of them for how many seconds. */
export const waitingCommands = async (
  rows: Rows,
): Promise<{ readonly waiting: number; readonly oldest_seconds: number }> => {
  const found = await rows.first(sql<{ waiting: number; oldest_seconds: number }>`
    select count(*)::int as waiting,
      coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as oldest_seconds
    from workflow_outbox where delivered_at is null`);
  return found ?? { waiting: 0, oldest_seconds: 0 };
};

/**
 * Notes the workflow to start or signal, within the transaction of the change that calls for it. The relay of a
 * worker finds it after the commit, so the API itself never talks to Temporal.
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

/** The same of many, in their order: who is deleted may have a thousand bookings, and all are held until the commit. */
export const enqueueWorkflows = async (
  transaction: Rows,
  organizationId: string,
  requestId: string | null,
  commands: readonly WorkflowCommand[],
): Promise<void> => {
  const [first, ...others] = commands;
  if (!first) return;
  if (others.length === 0) return enqueueWorkflow(transaction, organizationId, requestId, first);
  await transaction.all(sql`
    insert into workflow_outbox (organization_id, workflow_id, workflow_type, kind, input, request_id, start_delay_seconds)
    select ${organizationId}::uuid, "workflowId", "workflowType", kind, input, ${requestId}::uuid, "startDelaySeconds"
    from jsonb_to_recordset(${JSON.stringify(commands)}::jsonb)
      as command("workflowId" text, "workflowType" text, kind text, input jsonb, "startDelaySeconds" int)`);
};
