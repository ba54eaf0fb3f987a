import { sql } from '../../platform/database/rows.ts';
import { equals } from '../declarations/conditions.ts';
import type { AnyCall } from '../declarations/endpoint.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { resource, shown } from '../declarations/resource.ts';
import { Shape } from '../declarations/schemas.ts';
import { invalid, issue, Problem } from '../problems.ts';
import { workflows } from '../workflow-definitions/workflows.ts';
import { ownershipAllows } from './wanted-events.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import type { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { webhookEndpoints } from './webhook-endpoints.endpoints.ts';
import { WebhookDeliveryFilters, WebhookDeliveryView } from './webhooks.schemas.ts';

const deliveries = resource({
  entity: WebhookDelivery,
  table: 'webhook_deliveries',
  view: WebhookDeliveryView,
  // `place` is the sequence; deliveries without one, of tests, come behind.
  order: { number: 'place' },
  permanent: true,
  columns: { sequence: sql`t.sequence::float8` },
  internal: { id: sql<string>`t.event_id`, place: sql<string>`t.place::text` },
});

const tag = 'Webhooks';
const access = { tokens: ['organization'], scopes: [] } as const;

const listWebhookDeliveries = endpoint({
  id: 'listWebhookDeliveries',
  summary: 'List the deliveries of a webhook endpoint',
  description: 'In the order of the feed, as long as their events are kept. Tests come last.',
  tag,
  route: 'GET /v1/partner/webhook-endpoints/{id}/deliveries',
  access,
  query: WebhookDeliveryFilters,
  subject: webhookEndpoints,
  lists: deliveries,
  filters: ({ state, event_id }, { params }) => [
    equals('endpoint_id', params.id),
    equals('state', state),
    equals('event_id', event_id),
  ],
  success: [200],
});

/** @throws Problem while nothing is sent there. */
const requireActive = ({ status }: WebhookEndpoint): void => {
  if (status !== 'active') throw new Problem('webhook-endpoint-inactive', { webhook_status: status });
};

type Reading = Pick<AnyCall, 'actor' | 'rows' | 'config' | 'secrets' | 'objects' | 'now' | 'features'>;

const deliveryOf = async (
  call: Reading,
  endpointId: string,
  eventId: string,
): Promise<Record<string, unknown> | undefined> => {
  const filters = [equals('endpoint_id', endpointId), equals('event_id', eventId)];
  const { items } = await deliveries.list(call.rows, call.actor, { limit: 1, after: undefined }, filters);
  const [row] = items;
  return row && shown(deliveries as never, row, call);
};

/** Whether the endpoint may get the event of that place now. */
const mayGet = async (
  { actor, rows }: Pick<AnyCall, 'actor' | 'rows'>,
  { include_clinician_content }: WebhookEndpoint,
  sequence: unknown,
): Promise<boolean> =>
  (await rows.first(sql`
    select 1 from events t where t.organization_id = ${actor.organization_id} and t.sequence = ${sequence}::bigint
      and ${ownershipAllows(include_clinician_content)}`)) !== undefined;

const testWebhookEndpoint = endpoint({
  id: 'testWebhookEndpoint',
  summary: 'Send a test to a webhook endpoint',
  description:
    'One `webhook.test` with one attempt, also while the endpoint is failing. It is not in the feed.',
  tag,
  route: 'POST /v1/partner/webhook-endpoints/{id}/test',
  access,
  subject: webhookEndpoints,
  body: Shape({}),
  success: [201, WebhookDeliveryView],
  problems: ['webhook-endpoint-inactive'],
  handle: async (call) => {
    const { actor, operation_id, request_id, rows, start, subject } = call;
    requireActive(subject);
    // Behind every event: no feed has so many.
    await rows.all(sql`
      insert into webhook_deliveries (organization_id, endpoint_id, event_id, place, type, record_id, request_id,
        next_attempt_at)
      values (${actor.organization_id}, ${subject.id}, ${operation_id},
        (extract(epoch from clock_timestamp()) * 1000000)::bigint, 'webhook.test', ${subject.id}, ${request_id},
        clock_timestamp())`);
    start(workflows.deliverWebhooks.command(actor.organization_id, subject.id));
    return (await deliveryOf(call as Reading, subject.id, operation_id)) as Record<string, unknown>;
  },
});

const resendWebhookDelivery = endpoint({
  id: 'resendWebhookDelivery',
  summary: 'Send an event to a webhook endpoint again',
  description:
    'At once, if the endpoint is healthy. One that still waits is sent anyway: 422. An event of what a clinician owns is 404 while delegation is off or the clinician is disabled.',
  tag,
  route: 'POST /v1/partner/webhook-endpoints/{id}/deliveries/{eventId}/resend',
  access,
  subject: webhookEndpoints,
  body: Shape({}),
  success: [201, WebhookDeliveryView],
  problems: ['webhook-endpoint-inactive', 'not-found'],
  handle: async (call) => {
    const { actor, fail, params, rows, start, subject } = call;
    const eventId = params.eventId as string;
    const found = await deliveryOf(call as Reading, subject.id, eventId);
    if (!found) throw fail('not-found');
    requireActive(subject);
    if (found.state === 'waiting') throw invalid(issue('state', 'not_allowed'));
    if (found.sequence !== null && !(await mayGet(call, subject, found.sequence))) throw fail('not-found');
    await rows.all(sql`
      update webhook_deliveries set state = 'waiting', attempts = 0, next_attempt_at = clock_timestamp(),
        updated_at = clock_timestamp()
      where organization_id = ${actor.organization_id} and endpoint_id = ${subject.id} and event_id = ${eventId}
        and state <> 'waiting'`);
    start(workflows.deliverWebhooks.command(actor.organization_id, subject.id));
    return (await deliveryOf(call as Reading, subject.id, eventId)) as Record<string, unknown>;
  },
});

export const webhookDeliveryEndpoints = [testWebhookEndpoint, listWebhookDeliveries, resendWebhookDelivery];
