import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';

const WebhookEndpointSchema = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoints',
  properties: {
    ...record,
    /** The address, sealed. */
    url: p.blob(),
    /** Of the address, for operators and e-mails. */
    host: p.text(),
    event_types: p.array(),
    include_clinician_content: p.boolean(),
    /** The partner's note, sealed. */
    description: p.blob().nullable(),
    status: p.enum(['active', 'paused', 'disabled'] as const),
    disabled_reason: p.enum(['failing', 'gone', 'operator'] as const).nullable(),
    /** The first event of the feed that was not looked at yet. */
    next_sequence: p.bigint('number'),
  },
});

/** Where an organization receives its events (beyond the specification, 2.1). The sender writes the other columns. */
export class WebhookEndpoint extends WebhookEndpointSchema.class {}
WebhookEndpointSchema.setClass(WebhookEndpoint);
