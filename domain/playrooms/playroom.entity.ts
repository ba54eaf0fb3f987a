import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';
import { AGE_BANDS, ROOM_TYPES, THEMES } from './room-themes.ts';
import type { SessionItem } from './session-items.ts';

const { deleted_at: _, ...lasting } = record;

const PlayroomSchema = defineEntity({
  name: 'Playroom',
  tableName: 'playrooms',
  properties: {
    ...lasting,
    partner_practitioner_id: p.uuid(),
    name: p.text(),
    room_type: p.enum(ROOM_TYPES),
    age_band: p.enum(AGE_BANDS),
    theme: p.enum(THEMES),
    items: p.array().$type<SessionItem[]>(),
    published: p.boolean(),
    is_default: p.boolean(),
  },
});

/** A themed space of one practitioner; unpublished, never deleted (specification 2.7). */
export class Playroom extends PlayroomSchema.class {}
PlayroomSchema.setClass(Playroom);
