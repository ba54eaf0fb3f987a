import { Refusal } from '../../platform/refusal.ts';
import type { Temporal } from '../../temporal/connection.ts';
import type { Session } from './session.ts';

/** What Temporal reports about workflows. Everything else that the commands show comes from the database. */

const DEADLINE_MS = 1_500;
export const NOT_REACHABLE = 'Temporal not reachable';
export const NOT_IN_TEMPORAL = 'not in Temporal';

/** A step in progress, and its attempts so far. */
export interface PendingStep {
  readonly activity: string;
  readonly attempt: number;
  /** The type of its last failure. The message is encrypted. */
  readonly failure: string | null;
}

export interface LiveWorkflow {
  /** `running`, `completed`, `failed` …, or one of the two values above. */
  readonly status: string;
  /** The stage that the workflow reports: a word of ours, such as `sending` or `refused`. */
  readonly stage: string | null;
  readonly pending: readonly PendingStep[];
}

/** Temporal's client is loaded only here, because no other part of the command line takes as long to load. */
export const withTemporal = async <Result>(
  session: Session,
  work: (temporal: Temporal) => Promise<Result>,
): Promise<Result> => {
  const { openTemporal } = await import('../../temporal/connection.ts');
  const temporal = openTemporal(session.config, session.secrets);
  try {
    return await work(temporal);
  } finally {
    await temporal.close().catch(() => undefined);
  }
};

const describe = async (temporal: Temporal, workflowId: string): Promise<LiveWorkflow> => {
  try {
    const { status, raw, typedSearchAttributes } = await temporal.call(
      (client) => client.workflow.getHandle(workflowId).describe(),
      DEADLINE_MS,
    );
    const pending = (raw.pendingActivities ?? []).map(({ activityType, attempt, lastFailure }) => ({
      activity: activityType?.name ?? '',
      attempt: attempt ?? 1,
      failure: lastFailure?.applicationFailureInfo?.type ?? null,
    }));
    const { Stage } = await import('../../temporal/search-attributes.ts');
    const stage = typedSearchAttributes.get(Stage) ?? null;
    return { status: status.name.toLowerCase(), stage, pending };
  } catch (error) {
    const missing = (error as { name?: unknown }).name === 'WorkflowNotFoundError';
    return { status: missing ? NOT_IN_TEMPORAL : NOT_REACHABLE, stage: null, pending: [] };
  }
};

export const describeWorkflows = async (
  session: Session,
  workflowIds: readonly string[],
): Promise<Map<string, LiveWorkflow>> => {
  if (workflowIds.length === 0) return new Map();
  return withTemporal(session, async (temporal) => {
    const described = workflowIds.map(async (id) => [id, await describe(temporal, id)] as const);
    return new Map(await Promise.all(described));
  });
};

/** Most workflows that are listed. */
const MOST_TROUBLED = 50;
const TROUBLED_DAYS = 7;
const DAY_MS = 86_400_000;
const ENDED_BADLY = ['failed', 'timed_out', 'terminated'];

export interface TroubledWorkflow extends LiveWorkflow {
  readonly workflow_id: string;
  readonly workflow_type: string;
}

/**
 * Workflows that ended badly within a week and were not started once more since, and those that run but fail again and
 * again.
 * @returns undefined where Temporal does not answer.
 */
export const troubledWorkflows = async (session: Session): Promise<TroubledWorkflow[] | undefined> => {
  const since = new Date(Date.now() - TROUBLED_DAYS * DAY_MS).toISOString();
  const query =
    `(ExecutionStatus IN ('Failed', 'TimedOut', 'Terminated') AND CloseTime > '${since}')` +
    ` OR (ExecutionStatus = 'Running' AND Stage = 'failing')`;
  try {
    const types = await withTemporal(session, (temporal) =>
      // Not by `workflow.list`, which opens the memo of each: one under a key that was removed would hide all others.
      temporal.call(async ({ workflowService }) => {
        const { namespace } = temporal;
        const answer = await workflowService.listWorkflowExecutions({
          namespace,
          query,
          pageSize: MOST_TROUBLED,
        });
        return new Map(
          answer.executions.map(({ execution, type }) => [execution?.workflowId ?? '', type?.name ?? '']),
        );
      }),
    );
    const live = await describeWorkflows(session, [...types.keys()]);
    return [...live]
      .map(([workflow_id, now]) => ({ workflow_id, workflow_type: types.get(workflow_id) ?? '', ...now }))
      .filter(({ status, stage }) => ENDED_BADLY.includes(status) || stage === 'failing');
  } catch {
    return undefined;
  }
};

/** @throws Refusal if Temporal does not accept it. */
export const cancelWorkflow = (session: Session, workflowId: string): Promise<void> =>
  withTemporal(session, async (temporal) => {
    try {
      await temporal.call((client) => client.workflow.getHandle(workflowId).cancel());
    } catch {
      throw new Refusal('Temporal did not take the cancellation; nothing was changed.');
    }
  });

/** The workflow's page in Temporal's UI. */
export const uiAddress = ({ config }: Pick<Session, 'config'>, workflowId: string): string =>
  `${config.TEMPORAL_UI_URL}/namespaces/${encodeURIComponent(config.TEMPORAL_NAMESPACE)}/workflows/${encodeURIComponent(workflowId)}`;
