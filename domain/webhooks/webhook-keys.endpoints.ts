import { sql } from '../../platform/database/rows.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { resource, shown } from '../declarations/resource.ts';
import { createKey, isUsable, publicKeyOf } from './signing-keys.ts';
import { WebhookKey } from './webhook-key.entity.ts';
import {
  CreatedWebhookKeyView,
  USUAL_OVERLAP_SECONDS,
  WebhookKeyDraft,
  WebhookKeyFilters,
  WebhookKeyView,
} from './webhooks.schemas.ts';

const webhookKeys = resource({
  entity: WebhookKey,
  table: 'webhook_keys',
  view: WebhookKeyView,
  viewName: 'WebhookSigningKeyView',
  order: 'created_at',
  changed: 'created_at',
  permanent: true,
  columns: { state: sql`case when t.retires_at is null then 'active' else 'retiring' end` },
  computed: ['public_key'],
  internal: {
    organization_id: sql<string>`t.organization_id`,
    kept_public_key: sql<string | null>`t.public_key`,
  },
  show: ({ id, kind, organization_id, kept_public_key, ...row }, { secrets }) => {
    const key = { id, kind: kind as 'ed25519' | 'hmac', public_key: kept_public_key };
    return { id, kind, public_key: publicKeyOf(secrets, organization_id, key), ...row };
  },
});

const tag = 'Webhooks';
const access = { tokens: ['organization'], scopes: [] } as const;

const listWebhookKeys = endpoint({
  id: 'listWebhookKeys',
  summary: 'List the keys that sign webhooks',
  description:
    'One `ed25519` key is there from the start; verify with its public half. Only the keys that sign now are shown.',
  tag,
  route: 'GET /v1/partner/webhook-keys',
  access,
  query: WebhookKeyFilters,
  lists: webhookKeys,
  filters: () => [isUsable],
  success: [200],
});

const createWebhookKey = endpoint({
  id: 'createWebhookKey',
  summary: 'Make a key that signs webhooks',
  description:
    'In the place of the former key of its kind, which signs too for a while. The secret of an `hmac` key is shown only here.',
  tag,
  route: 'POST /v1/partner/webhook-keys',
  access,
  body: WebhookKeyDraft,
  success: [201, CreatedWebhookKeyView],
  example: { body: { kind: 'ed25519' } },
  handle: async (call) => {
    const { actor, body, operation_id: id, rows, secrets } = call;
    const { organization_id } = actor;
    const { kind, overlap_seconds: overlapSeconds = USUAL_OVERLAP_SECONDS } = body;
    const { secret } = await createKey(rows, secrets, organization_id, { id, kind, overlapSeconds });
    const created = await webhookKeys.find(rows, actor, id);
    return { ...shown(webhookKeys as never, created, call), ...(secret !== undefined && { secret }) };
  },
});

export const webhookKeyEndpoints = [listWebhookKeys, createWebhookKey];
