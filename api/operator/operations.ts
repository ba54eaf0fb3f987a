import { type CommandDeclaration, type Invocation, ORGANIZATION_OPTION } from './command.ts';
import { findOperations, listOperations, type OperationRow } from './find-operations.ts';
import { readLimit } from './input.ts';
import { type Answer, fields, table } from './printing.ts';
import { Refusal } from './refusal.ts';
import { requireUuid, type Session } from './session.ts';

const LIVE_DEADLINE_MS = 1_000;
const NOT_REACHABLE = 'Temporal not reachable';

const uiAddress = (session: Session, workflowId: string): string => {
  const { TEMPORAL_UI_URL, TEMPORAL_NAMESPACE } = session.config;
  return `${TEMPORAL_UI_URL}/namespaces/${encodeURIComponent(TEMPORAL_NAMESPACE)}/workflows/${encodeURIComponent(workflowId)}`;
};

/** What Temporal says at this moment of each workflow. Everything else here comes from the database. */
const liveStatuses = async (
  session: Session,
  workflowIds: readonly string[],
): Promise<Map<string, string>> => {
  if (workflowIds.length === 0) return new Map();
  // Loaded only here: Temporal's client is the slowest part of the command line to load.
  const { openTemporal } = await import('../../temporal/connection.ts');
  const temporal = openTemporal(session.config, session.secrets);
  try {
    const described = workflowIds.map(async (workflowId) => {
      try {
        const { status } = await temporal.call(
          (client) => client.workflow.getHandle(workflowId).describe(),
          LIVE_DEADLINE_MS,
        );
        return [workflowId, status.name.toLowerCase()] as const;
      } catch (error) {
        const missing = (error as { name?: unknown }).name === 'WorkflowNotFoundError';
        return [workflowId, missing ? 'not in Temporal' : NOT_REACHABLE] as const;
      }
    });
    return new Map(await Promise.all(described));
  } finally {
    await temporal.close().catch(() => undefined);
  }
};

const organizationFilter = ({ options }: Pick<Invocation, 'options'>): string | null =>
  typeof options.organization === 'string' ? requireUuid(options.organization, '--organization') : null;

const show = async (invocation: Invocation): Promise<Answer> => {
  const { session, args } = invocation;
  const id = String(args[0]);
  const found = await findOperations(session.rows, session.secrets, id, organizationFilter(invocation));
  const { requests, idempotency, purged } = found;
  if ([requests, idempotency, found.workflows].every((list) => list.length === 0))
    throw new Refusal(`Nothing leads from ${id} to an operation. An idempotency key needs --organization.`);
  const live = await liveStatuses(session, [...found.workflows.map((one) => one.workflow_id), ...purged]);
  const describe = (workflow_id: string, noted: Partial<OperationRow>) => ({
    workflow_id,
    ...noted,
    temporal_status: live.get(workflow_id) ?? NOT_REACHABLE,
    temporal_ui_url: uiAddress(session, workflow_id),
  });
  const workflows = [
    ...found.workflows.map((one) => describe(one.workflow_id, one)),
    ...purged.map((workflowId) => describe(workflowId, {})),
  ];
  const text = [
    ...workflows.map((workflow) => fields(workflow)),
    ...(workflows.length > 0 ? [] : ['It started no workflow.']),
    ...idempotency.map((claim) => fields(claim)),
    table(
      requests.map((request) => ({ ...request })),
      'The audit log does not name it.',
    ),
  ].join('\n\n');
  return { json: { id, workflows, idempotency, requests }, text };
};

const list = async (invocation: Invocation): Promise<Answer> => {
  const { session, options } = invocation;
  const limit = Math.min(readLimit(options.limit, '--limit') ?? 50, 1_000);
  const filter = { organizationId: organizationFilter(invocation), pending: options.pending === true, limit };
  const found = await listOperations(session.rows, filter);
  const listed = found.map((one) => ({ ...one, temporal_ui_url: uiAddress(session, one.workflow_id) }));
  const rows = found.map(({ workflow_id, workflow_type, state, attempts, last_requested_at }) => ({
    workflow_id,
    workflow_type,
    state,
    attempts,
    last_requested_at,
  }));
  return { json: { operations: listed }, text: table(rows, 'There are no operations.') };
};

export const operationCommands: readonly CommandDeclaration[] = [
  {
    name: 'show',
    summary: 'show what a request, an idempotency key, a resource or a workflow id leads to',
    args: [['<id>', 'request id, idempotency key, resource id or workflow id']],
    options: [['--organization <id>', 'the organization; required for an idempotency key']],
    examples: ['operator operations show 4f1c…  # the X-Request-Id of an answer'],
    run: show,
  },
  {
    name: 'list',
    summary: 'list the durable operations, newest first',
    options: [
      ORGANIZATION_OPTION,
      ['--pending', 'only those that Temporal does not have yet'],
      ['--limit <n>', 'at most (50)'],
    ],
    run: list,
  },
];
