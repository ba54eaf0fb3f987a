import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import type { WorkflowSpecification } from '../domain/workflow-definitions/define-workflow.ts';
import {
  type WorkflowCommand,
  type WorkflowType,
  workflows,
} from '../domain/workflow-definitions/workflows.ts';
import type { Temporal } from '../temporal/connection.ts';
import { Flow, OrganizationId, ResourceId, Stage } from '../temporal/search-attributes.ts';

/** The columns of an outbox row that delivery needs. */
export interface OutboxCommand {
  readonly organization_id: string | null;
  readonly workflow_id: string;
  readonly workflow_type: string;
  readonly kind: WorkflowCommand['kind'];
  readonly input: WorkflowCommand['input'];
  readonly start_delay_seconds?: number | null;
  /** Null: the workflow's first one. */
  readonly signal?: string | null;
}

/**
 * Starts or wakes the workflow. Delivering twice does no harm: Temporal refuses a second start by its id, which
 * counts as delivered, and a second signal only makes a reconciler look again.
 * @throws ServiceError when Temporal did not accept it.
 */
export const deliverCommand = async (temporal: Temporal, command: OutboxCommand): Promise<void> => {
  const definition: WorkflowSpecification | undefined = workflows[command.workflow_type as WorkflowType];
  if (!definition) throw new TypeError('The outbox names a workflow that this relay does not know');
  const { flow, input, queue, signals = {}, summary } = definition;
  const resourceId = (command.input as Readonly<Record<string, string>>)[input.at(-1) as string] as string;
  const options = {
    workflowId: command.workflow_id,
    taskQueue: queue,
    args: [command.input],
    workflowIdConflictPolicy: 'USE_EXISTING' as const,
    typedSearchAttributes: [
      ...(command.organization_id ? [{ key: OrganizationId, value: command.organization_id }] : []),
      { key: Flow, value: flow },
      { key: Stage, value: 'queued' },
      { key: ResourceId, value: resourceId },
    ],
    staticSummary: summary(resourceId),
    // Many commands of one organization do not delay those of others.
    priority: { fairnessKey: command.organization_id ?? flow },
    ...(command.start_delay_seconds ? { startDelay: command.start_delay_seconds * 1_000 } : {}),
  };
  const deliver = async ({ workflow }: Client): Promise<void> => {
    if (command.kind === 'start' || command.kind === 'restart')
      await workflow.start(command.workflow_type, {
        ...options,
        workflowIdReusePolicy:
          command.kind === 'restart' ? 'ALLOW_DUPLICATE_FAILED_ONLY' : 'REJECT_DUPLICATE',
      });
    else
      await workflow.signalWithStart(command.workflow_type, {
        ...options,
        workflowIdReusePolicy: 'ALLOW_DUPLICATE',
        signal: command.signal ?? (Object.keys(signals)[0] as string),
        signalArgs: [],
      });
  };
  try {
    await temporal.call(deliver);
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
};
