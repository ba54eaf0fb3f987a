import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { markDeleted } from '../declarations/record.ts';
import { resource } from '../declarations/resource.ts';
import { scopesMissing, typesNamedBy } from '../events/event-types.ts';
import { readHead, requireDelegation, requirePlace } from '../events/follow-events.ts';
import { Problem } from '../problems.ts';
import { workflows } from '../workflow-definitions/workflows.ts';
import { lockWebhooksOf } from './lock-webhooks.ts';
import { openField, sealField } from './sealed-endpoint.ts';
import { keepPublicKeys } from './signing-keys.ts';
import { beginAgain, moveBacklog } from './steer-endpoint.ts';
import { requireWebhookAddress } from './webhook-address.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import {
  WebhookEndpointChange,
  WebhookEndpointDraft,
  WebhookEndpointFilters,
  WebhookEndpointView,
} from './webhooks.schemas.ts';

export const webhookEndpoints = resource({
  entity: WebhookEndpoint,
  table: 'webhook_endpoints',
  view: WebhookEndpointView,
  order: 'created_at',
  columns: {
    next_sequence: sql`t.next_sequence::float8`,
    health: sql`case when t.failing_since is null then 'ok' else 'failing' end`,
    waiting_count: sql`(select count(*)::int from webhook_deliveries d
      where d.organization_id = t.organization_id and d.endpoint_id = t.id and d.state = 'waiting')`,
    latest_sequence: sql`coalesce((select h.sequence::float8 from event_heads h
      where h.organization_id = t.organization_id), 0)`,
  },
  computed: ['url', 'description'],
  internal: { sealed_url: sql<Buffer>`t.url`, sealed_description: sql<Buffer | null>`t.description` },
  // The sender changes these at any time: a change of the rest must not be refused for them.
  links: ['next_sequence', 'health', 'failing_since', 'last_success_at', 'waiting_count', 'latest_sequence'],
  show: ({ id, sealed_url, sealed_description: sealed, ...row }, { secrets }) => ({
    id,
    url: openField(secrets, id, 'url', sealed_url),
    description: sealed && openField(secrets, id, 'description', sealed),
    ...row,
  }),
});

const tag = 'Webhooks';
const access = { tokens: ['organization'], scopes: [] } as const;
const MOST_ENDPOINTS = 10;

/** @throws Problem where the token may not read what the types tell of. */
const requireScopes = (actor: Actor, types: readonly string[] | undefined): void => {
  const missing = scopesMissing((types ?? []).flatMap(typesNamedBy), actor.scopes);
  if (missing.length > 0)
    throw new Problem('forbidden', { required_scopes: missing, granted_scopes: actor.scopes });
};

/** @throws Problem at the eleventh. */
const requireRoomForOne = async (rows: Rows, organizationId: string): Promise<void> => {
  await lockWebhooksOf(rows, organizationId);
  const { count = 0 } =
    (await rows.first(sql<{ count: number }>`
    select count(*)::int as count from webhook_endpoints
    where organization_id = ${organizationId} and deleted_at is null`)) ?? {};
  if (count >= MOST_ENDPOINTS) throw new Problem('webhook-endpoint-limit', { limit: MOST_ENDPOINTS });
};

const listWebhookEndpoints = endpoint({
  id: 'listWebhookEndpoints',
  summary: 'List webhook endpoints',
  tag,
  route: 'GET /v1/partner/webhook-endpoints',
  access,
  query: WebhookEndpointFilters,
  lists: webhookEndpoints,
  success: [200],
});

const getWebhookEndpoint = endpoint({
  id: 'getWebhookEndpoint',
  summary: 'Read a webhook endpoint',
  tag,
  route: 'GET /v1/partner/webhook-endpoints/{id}',
  access,
  shows: webhookEndpoints,
  success: [200],
});

const createWebhookEndpoint = endpoint({
  id: 'createWebhookEndpoint',
  summary: 'Add a webhook endpoint',
  description: `Events are then sent to the address, signed, each at least once, and those of one record in their order. At most ${MOST_ENDPOINTS} that are not deleted.`,
  tag,
  route: 'POST /v1/partner/webhook-endpoints',
  access,
  body: WebhookEndpointDraft,
  shows: webhookEndpoints,
  success: [201],
  problems: ['webhook-endpoint-limit', 'events-expired'],
  example: {
    body: { url: 'https://portal.partner.example/hooks/clinic', event_types: ['appointment.*'] },
  },
  handle: async ({ actor, body, config, em, operation_id: id, rows, secrets, start }) => {
    const { organization_id } = actor;
    const url = requireWebhookAddress(body.url, config);
    requireScopes(actor, body.event_types);
    if (body.include_clinician_content) await requireDelegation(rows, organization_id);
    const head = await readHead(rows, organization_id);
    requirePlace(body.next_sequence, head, 'next_sequence');
    await requireRoomForOne(rows, organization_id);
    await keepPublicKeys(rows, secrets, organization_id);
    em.create(WebhookEndpoint, {
      id,
      organization_id,
      url: sealField(secrets, id, 'url', url.href),
      host: url.host,
      event_types: body.event_types,
      include_clinician_content: body.include_clinician_content ?? false,
      description: body.description == null ? null : sealField(secrets, id, 'description', body.description),
      status: 'active',
      disabled_reason: null,
      next_sequence: body.next_sequence ?? head.latest_sequence + 1,
    });
    // Tells the contact, and sends what is there already.
    start(workflows.deliverWebhooks.command(organization_id, id));
  },
});

const updateWebhookEndpoint = endpoint({
  id: 'updateWebhookEndpoint',
  summary: 'Change a webhook endpoint',
  description: '`status: active` goes on where it stopped, also after the service disabled it.',
  tag,
  route: 'PATCH /v1/partner/webhook-endpoints/{id}',
  access,
  subject: webhookEndpoints,
  body: WebhookEndpointChange,
  shows: webhookEndpoints,
  success: [200],
  problems: ['events-expired'],
  example: { body: { status: 'paused' } },
  handle: async ({ actor, body, config, em, rows, secrets, start, subject }) => {
    const { organization_id } = actor;
    const { url, description, next_sequence, status, ...fields } = body;
    const address = url === undefined ? undefined : requireWebhookAddress(url, config);
    requireScopes(actor, body.event_types);
    if (body.include_clinician_content) await requireDelegation(rows, organization_id);
    if (next_sequence !== undefined) {
      requirePlace(next_sequence, await readHead(rows, organization_id), 'next_sequence');
      const from = subject.next_sequence;
      await moveBacklog(rows, { organizationId: organization_id, id: subject.id, from, to: next_sequence });
      subject.next_sequence = next_sequence;
    }
    em.assign(subject, {
      ...fields,
      ...(address && { url: sealField(secrets, subject.id, 'url', address.href), host: address.host }),
      ...(description !== undefined && {
        description: description === null ? null : sealField(secrets, subject.id, 'description', description),
      }),
    });
    if (status !== undefined && status !== subject.status) {
      em.assign(subject, { status, disabled_reason: null });
      if (status === 'active') await beginAgain(rows, organization_id, subject.id);
    }
    start(workflows.deliverWebhooks.command(organization_id, subject.id));
  },
});

const deleteWebhookEndpoint = endpoint({
  id: 'deleteWebhookEndpoint',
  summary: 'Delete a webhook endpoint',
  description: 'What was waiting is not sent.',
  tag,
  route: 'DELETE /v1/partner/webhook-endpoints/{id}',
  access,
  subject: webhookEndpoints,
  success: [204],
  handle: async ({ actor, now, rows, subject }) => {
    markDeleted(subject, now);
    await rows.all(sql`
      delete from webhook_deliveries
      where organization_id = ${actor.organization_id} and endpoint_id = ${subject.id} and state = 'waiting'`);
  },
});

export const webhookEndpointEndpoints = [
  listWebhookEndpoints,
  createWebhookEndpoint,
  getWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
];
