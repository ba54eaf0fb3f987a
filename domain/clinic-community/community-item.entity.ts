import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';
import { CONTENT_TYPES } from './content-kinds.ts';

const CommunityItemSchema = defineEntity({
  name: 'CommunityItem',
  tableName: 'community_items',
  properties: {
    ...record,
    partner_clinic_id: p.uuid(),
    shared_by_partner_practitioner_id: p.uuid(),
    content_type: p.enum(CONTENT_TYPES),
    content_id: p.uuid(),
    /** Sealed. */
    description: p.blob().nullable(),
    shared_at: p.datetime(3),
  },
});

/** Content that a practitioner published for the colleagues of a clinic (specification 2.14). */
export class CommunityItem extends CommunityItemSchema.class {}
CommunityItemSchema.setClass(CommunityItem);
