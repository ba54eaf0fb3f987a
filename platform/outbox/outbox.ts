import { type Prepared, type Rows, sql, templateOf } from '../database/rows.ts';

/** The number of commands that wait for delivery to Temporal, and the age of the oldest in seconds. */
export const waitingCommands = async (
  rows: Rows,
): Promise<{ readonly waiting: number; readonly oldest_seconds: number }> => {
  const found = await rows.first(sql<{ waiting: number; oldest_seconds: number }>`
    select count(*)::int as waiting,
      coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as oldest_seconds
    from workflow_outbox where delivered_at is null`);
  return found ?? { waiting: 0, oldest_seconds: 0 };
};

/** A command as `domain/workflow-definitions/` makes it. Its input holds identifiers only. */
export interface OutboxCommand {
  readonly workflowId: string;
  readonly workflowType: string;
  readonly kind: string;
  readonly input: object;
  readonly startDelaySeconds?: number;
  /** The signal to send, where it is not the workflow's first. */
  readonly signal?: string;
}

/** A workflow to start or signal once the transaction commits. */
export interface Enqueued {
  /** Null for a command that belongs to no organization. */
  readonly organization_id: string | null;
  readonly request_id: string | null;
  readonly command: OutboxCommand;
}

const enqueueAll = templateOf<'commands'>(
  ({ commands }) => sql`
    insert into workflow_outbox (organization_id, workflow_id, workflow_type, kind, input, request_id, start_delay_seconds, signal)
    select organization_id, "workflowId", "workflowType", kind, input, request_id, "startDelaySeconds", signal
    from json_to_recordset(${commands}::json) as command(organization_id uuid, request_id uuid, "workflowId" text,
      "workflowType" text, kind text, input jsonb, "startDelaySeconds" int, signal text)`,
);

/** The statement for several commands, in their order. */
export const enqueueStatement = (all: readonly Enqueued[]): Prepared =>
  enqueueAll({
    commands: JSON.stringify(
      all.map(({ organization_id, request_id, command }) => ({ organization_id, request_id, ...command })),
    ),
  });

/**
 * Writes commands to start or signal workflows, in the transaction of the change that needs them. A worker's relay
 * finds them after the commit, so the API never calls Temporal.
 */
export const enqueueWorkflows = async (
  transaction: Rows,
  organization_id: string | null,
  request_id: string | null,
  commands: readonly OutboxCommand[],
): Promise<void> => {
  if (commands.length === 0) return;
  await transaction.all(
    enqueueStatement(commands.map((command) => ({ organization_id, request_id, command }))),
  );
};

export const enqueueWorkflow = (
  transaction: Rows,
  organizationId: string | null,
  requestId: string | null,
  command: OutboxCommand,
): Promise<void> => enqueueWorkflows(transaction, organizationId, requestId, [command]);
