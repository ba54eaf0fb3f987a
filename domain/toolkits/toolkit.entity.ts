import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';
import type { SessionItem } from '../playrooms/session-items.ts';

const { deleted_at: _, ...lasting } = record;

const ToolkitSchema = defineEntity({
  name: 'Toolkit',
  tableName: 'toolkits',
  properties: {
    ...lasting,
    partner_practitioner_id: p.uuid(),
    name: p.text(),
    items: p.array().$type<SessionItem[]>(),
    published: p.boolean(),
    is_default: p.boolean(),
  },
});

/** A named bundle of session items of one practitioner (specification 2.7). */
export class Toolkit extends ToolkitSchema.class {}
ToolkitSchema.setClass(Toolkit);
