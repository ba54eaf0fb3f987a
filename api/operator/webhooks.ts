import { readHead } from '../../domain/events/follow-events.ts';
import { beginAgain, disableByOperator, moveBacklog } from '../../domain/webhooks/steer-endpoint.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import { Refusal, wrongUsage } from '../../platform/refusal.ts';
import {
  type CommandDeclaration,
  type Invocation,
  ORGANIZATION_ARGUMENT,
  ORGANIZATION_OPTION,
  organizationOf,
} from './command.ts';
import { readLimit } from './input.ts';
import { type Answer, fields, table } from './printing.ts';
import { requireUuid } from './session.ts';

/** An endpoint as operators see it: the host alone of its address, which may hold a secret of the partner. */
export interface EndpointRow {
  readonly id: string;
  readonly organization_id: string;
  readonly host: string;
  readonly status: 'active' | 'paused' | 'disabled';
  readonly disabled_reason: string | null;
  readonly health: 'ok' | 'failing';
  readonly failing_since: Date | null;
  readonly last_success_at: Date | null;
  readonly next_sequence: number;
  readonly latest_sequence: number;
  readonly waiting_count: number;
  /** When the oldest event that is not delivered yet happened. */
  readonly oldest_waiting_at: Date | null;
  readonly workflow_id: string;
}

const select = sql`
  select e.id, e.organization_id, e.host, e.status, e.disabled_reason,
    case when e.failing_since is null then 'ok' else 'failing' end as health, e.failing_since, e.last_success_at,
    e.next_sequence::float8 as next_sequence, coalesce(h.sequence, 0)::float8 as latest_sequence,
    (select count(*)::int from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'waiting')
      as waiting_count,
    least((select min(d.created_at) from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'waiting'),
      (select v.timestamp from events v where v.organization_id = e.organization_id and v.sequence = e.next_sequence))
      as oldest_waiting_at, 'webhook/' || e.id as workflow_id
  from webhook_endpoints e left join event_heads h on h.organization_id = e.organization_id
  where e.deleted_at is null`;

const list = async (invocation: Invocation): Promise<Answer> => {
  const { session, args, options } = invocation;
  const isNamed = args[0] !== undefined || options.organization !== undefined;
  const of = isNamed ? organizationOf(invocation) : null;
  const endpoints = await session.rows.all(sql<EndpointRow>`
    ${select} and (${of}::uuid is null or e.organization_id = ${of}) order by e.created_at, e.id`);
  const lines = endpoints.map(({ id, organization_id, host, status, health, waiting_count }) => ({
    id,
    organization_id,
    host,
    status,
    health,
    waiting_count,
  }));
  return { json: { endpoints }, text: table(lines, 'There are no webhook endpoints.') };
};

const endpointOf = async (rows: Rows, { args }: Invocation): Promise<EndpointRow> => {
  const id = requireUuid(String(args[0]), 'The endpoint id');
  const found = await rows.first(sql<EndpointRow>`${select} and e.id = ${id}`);
  if (!found) throw new Refusal(`There is no webhook endpoint ${id}.`);
  return found;
};

const show = async (invocation: Invocation): Promise<Answer> => {
  const endpoint = await endpointOf(invocation.session.rows, invocation);
  return { json: { endpoint }, text: fields(endpoint) };
};

/** Changes an endpoint, and lets its sender look at once. */
const changing =
  (action: string, work: (rows: Rows, endpoint: EndpointRow, invocation: Invocation) => Promise<unknown>) =>
  async (invocation: Invocation): Promise<Answer> => {
    const { session } = invocation;
    const { id, organization_id } = await endpointOf(session.rows, invocation);
    const { command } = workflows.deliverWebhooks;
    const target = { organizationId: organization_id, action: `webhooks.${action}`, resourceId: id };
    const endpoint = await session.change(target, async (rows) => {
      await rows.all(sql`select 1 from webhook_endpoints where id = ${id} for no key update`);
      await work(rows, await endpointOf(rows, invocation), invocation);
      await enqueueWorkflow(rows, organization_id, null, command(organization_id, id));
      return endpointOf(rows, invocation);
    });
    return { json: { endpoint }, text: fields(endpoint) };
  };

const become = async (rows: Rows, { id }: EndpointRow, status: 'active' | 'paused'): Promise<void> => {
  await rows.all(sql`
    update webhook_endpoints set status = ${status}, disabled_reason = null,
      updated_at = ${whenChanged}
    where id = ${id}`);
};

const rewind = async (rows: Rows, endpoint: EndpointRow, { options }: Invocation): Promise<void> => {
  const to = readLimit(options.to, '--to', Number.MAX_SAFE_INTEGER);
  if (to === undefined) throw wrongUsage('--to names the place of the feed.');
  const { id, organization_id: organizationId, next_sequence: from } = endpoint;
  const head = await readHead(rows, organizationId);
  if (to < head.oldest_sequence || to > head.latest_sequence + 1)
    throw new Refusal(`The feed has the places ${head.oldest_sequence} to ${head.latest_sequence}.`);
  await moveBacklog(rows, { organizationId, id, from, to });
  await rows.all(sql`update webhook_endpoints set next_sequence = ${to} where id = ${id}`);
};

const resend = async (rows: Rows, endpoint: EndpointRow, { options }: Invocation): Promise<void> => {
  if (options.failed !== true) throw wrongUsage('Give --failed: what was delivered is sent again by rewind.');
  const from = readLimit(options.from, '--from', Number.MAX_SAFE_INTEGER) ?? 1;
  await rows.all(sql`
    update webhook_deliveries set state = 'waiting', attempts = 0, next_attempt_at = clock_timestamp(),
      updated_at = clock_timestamp()
    where endpoint_id = ${endpoint.id} and state = 'failed' and sequence >= ${from}`);
};

const ENDPOINT = [['<endpoint_id>', 'the endpoint']] as const;
const concerns = async (invocation: Invocation): Promise<string> => {
  const { host, organization_id } = await endpointOf(invocation.session.rows, invocation);
  return `The endpoint at ${host} of organization ${organization_id}.`;
};

export const webhookCommands: readonly CommandDeclaration[] = [
  {
    name: 'list',
    summary: 'list webhook endpoints, their health and how much waits',
    args: [ORGANIZATION_ARGUMENT],
    options: [ORGANIZATION_OPTION],
    examples: ['operator webhooks list --organization ID --json'],
    run: list,
  },
  {
    name: 'show',
    summary: 'show a webhook endpoint; of its address the host alone',
    args: ENDPOINT,
    examples: ['operator webhooks show ENDPOINT_ID --json'],
    run: show,
  },
  {
    name: 'pause',
    summary: 'send nothing to it until it is resumed',
    args: ENDPOINT,
    examples: ['operator webhooks pause ENDPOINT_ID'],
    run: changing('pause', (rows, endpoint) => become(rows, endpoint, 'paused')),
  },
  {
    name: 'resume',
    summary: 'go on where it stopped; what waits is due at once',
    args: ENDPOINT,
    examples: ['operator webhooks resume ENDPOINT_ID'],
    run: changing('resume', async (rows, endpoint) => {
      await become(rows, endpoint, 'active');
      await beginAgain(rows, endpoint.organization_id, endpoint.id);
    }),
  },
  {
    name: 'disable',
    summary: 'send nothing to it; the contact is told, and the partner can activate it again',
    args: ENDPOINT,
    destructive: 'Disable the webhook endpoint?',
    concerns,
    examples: ['operator webhooks disable ENDPOINT_ID --yes'],
    run: changing('disable', (rows, endpoint) =>
      disableByOperator(rows, endpoint.organization_id, endpoint.id),
    ),
  },
  {
    name: 'rewind',
    summary: 'move its place in the feed: back sends again, forward passes over',
    args: ENDPOINT,
    options: [['--to <sequence>', 'the next event to look at']],
    examples: ['operator webhooks rewind ENDPOINT_ID --to 4711'],
    run: changing('rewind', rewind),
  },
  {
    name: 'resend',
    summary: 'send again what has failed',
    args: ENDPOINT,
    options: [
      ['--failed', 'what has failed'],
      ['--from <sequence>', 'from this place of the feed on'],
    ],
    examples: ['operator webhooks resend ENDPOINT_ID --failed --from 4711'],
    run: changing('resend', resend),
  },
];
