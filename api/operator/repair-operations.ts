import { UNFINISHED_WORK, type UnfinishedWork } from '../../domain/unfinished-work.ts';
import type { WorkflowCommand } from '../../domain/workflow-definitions/workflows.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Invocation } from './command.ts';
import { findOperations, type OperationRow } from './find-operations.ts';
import {
  cancelWorkflow,
  describeWorkflows,
  NOT_IN_TEMPORAL,
  NOT_REACHABLE,
  uiAddress,
} from './live-workflows.ts';
import { type Answer, fields } from './printing.ts';
import { requireUuid, type Session } from './session.ts';

/** The one workflow that the id leads to. @throws Refusal if there is none, or several. */
const theWorkflow = async ({ session, args, options }: Invocation): Promise<OperationRow> => {
  const id = String(args[0]);
  const organizationId =
    typeof options.organization === 'string' ? requireUuid(options.organization, '--organization') : null;
  const { workflows } = await findOperations(session.rows, session.secrets, id, organizationId);
  const [one, ...others] = workflows.filter(({ workflow_id }) => workflow_id === id).length
    ? workflows.filter(({ workflow_id }) => workflow_id === id)
    : workflows;
  if (!one) throw new Refusal(`Nothing leads from ${id} to a workflow.`);
  if (others.length > 0)
    throw new Refusal(
      `${id} leads to several workflows; name one of them: ${workflows.map(({ workflow_id }) => workflow_id).join(' ')}`,
    );
  return one;
};

const answerOf = (session: Session, workflow: OperationRow, done: string): Answer => {
  const operation = {
    workflow_id: workflow.workflow_id,
    organization_id: workflow.organization_id,
    done,
    temporal_ui_url: uiAddress(session, workflow.workflow_id),
  };
  return { json: { operation }, text: fields(operation) };
};

type StoredCommand = Pick<WorkflowCommand, 'input'> & { readonly kind: WorkflowCommand['kind'] };

/** The newest command of the workflow. */
const lastCommand = async (rows: Rows, { workflow_id }: OperationRow): Promise<StoredCommand> => {
  const found = await rows.first(sql<StoredCommand>`
    select kind, input from workflow_outbox
    where workflow_id = ${workflow_id} order by id desc limit 1`);
  if (!found) throw new Refusal('The outbox does not hold its input any more.');
  return found;
};

/** Makes a waiting command due now instead of at its next attempt. */
const deliverNow = (rows: Rows, { workflow_id }: OperationRow) =>
  rows.all(sql`
    update workflow_outbox set next_attempt_at = clock_timestamp()
    where workflow_id = ${workflow_id} and delivered_at is null`);

/** Runs the work with its audit row, in the service's chain where the workflow belongs to no organization yet. */
const changeAudited = (
  session: Session,
  target: { readonly organizationId: string | null; readonly action: string; readonly workflowId: string },
  work: (rows: Rows) => Promise<Answer>,
): Promise<Answer> => {
  const { organizationId } = target;
  return organizationId === null
    ? session.changeService(target, work)
    : session.change({ ...target, organizationId }, work);
};

/** The command that helps a workflow in this state. @throws Refusal if nothing helps, with the reason. */
const remedyFor = (kind: WorkflowCommand['kind'], status: string): WorkflowCommand['kind'] => {
  // A reconciler compares again, which is safe in every state.
  if (kind === 'signal_with_start') return kind;
  if (status === NOT_REACHABLE) throw new Refusal('Temporal cannot be asked whether it failed.');
  if (status === 'running') throw new Refusal('It is running: it tries again by itself.');
  if (status === 'completed') throw new Refusal('It has completed: there is nothing to repair.');
  return status === NOT_IN_TEMPORAL ? 'start' : 'restart';
};

/** @throws Refusal where another run would find nothing to do, because the record has failed for good. */
const requireWaiting = async (
  rows: Rows,
  { workflow_type, workflow_id, organization_id }: OperationRow,
): Promise<void> => {
  const made = (UNFINISHED_WORK as Readonly<Record<string, UnfinishedWork>>)[workflow_type];
  if (!made) return;
  const found = await rows.first(sql<{ status: string }>`
    select status from ${sql.table(made.table)}
    where organization_id = ${organization_id} and id = ${workflow_id.split('/')[1]}`);
  if (found && !made.waiting.includes(found.status))
    throw new Refusal(`What it was to make is settled as ${found.status}: it has to be asked for anew.`);
};

/**
 * Restarts a failed workflow with the same id and input; a reconciler gets its signal again. The command goes through
 * the outbox, in one transaction with the audit row, so it is delivered once, even if Temporal is unavailable now.
 */
export const retry = async (invocation: Invocation): Promise<Answer> => {
  const { session } = invocation;
  const workflow = await theWorkflow(invocation);
  const { workflow_id: workflowId, organization_id: organizationId } = workflow;
  const live = (await describeWorkflows(session, [workflowId])).get(workflowId);
  const target = { organizationId, action: 'operations.retry', workflowId };
  return changeAudited(session, target, async (rows) => {
    if (workflow.state === 'pending') {
      await deliverNow(rows, workflow);
      return answerOf(session, workflow, 'is delivered to Temporal at once');
    }
    const { kind, input } = await lastCommand(rows, workflow);
    const remedy = remedyFor(kind === 'restart' ? 'start' : kind, live?.status ?? NOT_REACHABLE);
    if (remedy !== 'signal_with_start') await requireWaiting(rows, workflow);
    const workflowType = workflow.workflow_type as WorkflowCommand['workflowType'];
    await enqueueWorkflow(rows, organizationId, null, { workflowId, workflowType, kind: remedy, input });
    const done = remedy === 'signal_with_start' ? 'looks once more' : 'is started once more';
    return answerOf(session, workflow, done);
  });
};

/** Cancels a workflow. It then undoes its steps, as it does after every cancellation. */
export const cancel = async (invocation: Invocation): Promise<Answer> => {
  const { session } = invocation;
  const workflow = await theWorkflow(invocation);
  const { workflow_id: workflowId, organization_id: organizationId } = workflow;
  const { status } = (await describeWorkflows(session, [workflowId])).get(workflowId) ?? {};
  if (status !== 'running')
    throw new Refusal(
      status === NOT_REACHABLE ? 'Temporal cannot be reached.' : `It is not running (${status}).`,
    );
  // The audit row commits before Temporal is called, because no transaction may wait for another server.
  const answer = await changeAudited(
    session,
    { organizationId, action: 'operations.cancel', workflowId },
    async () => answerOf(session, workflow, 'is asked to end'),
  );
  await cancelWorkflow(session, workflowId);
  return answer;
};
