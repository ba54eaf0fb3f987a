import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../platform/ids.ts';
import { Playroom } from '../playrooms/playroom.entity.ts';
import { type RoomType, type Theme, USUAL_AGE_BAND } from '../playrooms/room-themes.ts';
import { SESSION_ITEMS } from '../playrooms/session-items.ts';
import { Toolkit } from '../toolkits/toolkit.entity.ts';

/** One for each room type (decisions part 3), in the order of lists. */
const PLAYROOMS: readonly { name: string; room_type: RoomType; theme: Theme }[] = [
  { name: 'Child playroom', room_type: 'child', theme: 'meadow' },
  { name: 'Teen playroom', room_type: 'teen', theme: 'space' },
  { name: 'Adult playroom', room_type: 'adult', theme: 'studio' },
];

const TOOLKITS = [
  { name: 'Starter toolkit', items: [...SESSION_ITEMS] },
  { name: 'Talk toolkit', items: ['activity_shelf' as const, 'whiteboard' as const] },
];

/** Sorted ids: the rooms are created at one moment, so their ids decide the order in lists. */
const orderedIds = (count: number): string[] => Array.from({ length: count }, newId).toSorted();

/** What every new practitioner starts with (specification 2.7). */
export const createDefaultRooms = (
  em: EntityManager,
  organization_id: string,
  partner_practitioner_id: string,
  now: Date,
): void => {
  const common = {
    organization_id,
    partner_practitioner_id,
    published: true,
    is_default: true,
    created_at: now,
    updated_at: now,
  };
  const playroomIds = orderedIds(PLAYROOMS.length);
  for (const [index, room] of PLAYROOMS.entries())
    em.create(Playroom, {
      ...common,
      ...room,
      id: playroomIds[index] as string,
      age_band: USUAL_AGE_BAND[room.room_type],
      items: [...SESSION_ITEMS],
    });
  const toolkitIds = orderedIds(TOOLKITS.length);
  for (const [index, toolkit] of TOOLKITS.entries())
    em.create(Toolkit, { ...common, ...toolkit, id: toolkitIds[index] as string });
};
