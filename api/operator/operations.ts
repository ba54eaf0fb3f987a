import { Refusal } from '../../platform/refusal.ts';
import {
  type CommandDeclaration,
  type Invocation,
  ORGANIZATION_ARGUMENT,
  ORGANIZATION_OPTION,
} from './command.ts';
import { organizationIfNamed } from './concerns-organization.ts';
import { findOperations, listOperations, type OperationRow } from './find-operations.ts';
import { readLimit } from './input.ts';
import { describeWorkflows, NOT_REACHABLE, uiAddress } from './live-workflows.ts';
import { type Answer, fields, table } from './printing.ts';
import { cancel, retry } from './repair-operations.ts';
import { requireUuid } from './session.ts';

const organizationFilter = ({ options }: Pick<Invocation, 'options'>): string | null =>
  typeof options.organization === 'string' ? requireUuid(options.organization, '--organization') : null;

const show = async (invocation: Invocation): Promise<Answer> => {
  const { session, args } = invocation;
  const id = String(args[0]);
  const found = await findOperations(session.rows, session.secrets, id, organizationFilter(invocation));
  const { requests, idempotency, purged } = found;
  if ([requests, idempotency, found.workflows].every((list) => list.length === 0))
    throw new Refusal(`Nothing leads from ${id} to an operation.`);
  const live = await describeWorkflows(session, [
    ...found.workflows.map((one) => one.workflow_id),
    ...purged,
  ]);
  const describe = (workflow_id: string, noted: Partial<OperationRow>) => ({
    workflow_id,
    ...noted,
    temporal_status: live.get(workflow_id)?.status ?? NOT_REACHABLE,
    stage: live.get(workflow_id)?.stage ?? null,
    pending_steps: live.get(workflow_id)?.pending ?? [],
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
      'No request in the audit log started a workflow of it.',
    ),
  ].join('\n\n');
  return { json: { id, workflows, idempotency, requests }, text };
};

const list = async (invocation: Invocation): Promise<Answer> => {
  const { session, options } = invocation;
  const limit = readLimit(options.limit, '--limit', 1_000) ?? 50;
  const organizationId = (await organizationIfNamed(invocation)) ?? null;
  const filter = { organizationId, pending: options.pending === true, limit };
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

const ID = [['<id>', 'request id, idempotency key, resource id or workflow id']] as const;
const WITHIN = ['--organization <id>', 'only what is of this organization'] as const;

export const operationCommands: readonly CommandDeclaration[] = [
  {
    name: 'list',
    summary: 'list the durable operations, newest first; of every organization unless one is named',
    args: [ORGANIZATION_ARGUMENT],
    options: [
      ORGANIZATION_OPTION,
      ['--pending', 'only those that Temporal does not have yet'],
      ['--limit <n>', 'at most so many, up to 1000 (50)'],
    ],
    examples: ['operator operations list --organization ID --pending'],
    run: list,
  },
  {
    name: 'show',
    summary: 'show what a request, an idempotency key, a resource or a workflow id leads to',
    args: ID,
    options: [WITHIN],
    examples: [
      'operator operations show 4f1c0e9a-…  # the X-Request-Id of an answer, or the id of what it made',
      'operator operations show "the partner\'s key" --organization ID',
    ],
    run: show,
  },
  {
    name: 'retry',
    summary:
      'start a workflow that ended badly once more, under its id and with its input; one that only brings things ' +
      'in line looks once more',
    args: ID,
    options: [WITHIN],
    examples: ['operator operations retry appointment/4f1c0e9a-…'],
    run: retry,
  },
  {
    name: 'cancel',
    summary: 'ask a running workflow to end; what it has to undo, it undoes',
    args: ID,
    options: [WITHIN],
    destructive: 'Ask the workflow to end?',
    examples: ['operator operations cancel export/4f1c0e9a-… --yes'],
    run: cancel,
  },
];
