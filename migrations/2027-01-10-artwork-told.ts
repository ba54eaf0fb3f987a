import { Migration } from '@mikro-orm/migrations';
import { type ToldOfColumn, tellColumn } from './tell-changes.ts';

const OF_PLAYROOM: ToldOfColumn = {
  noun: 'playroom',
  changed: 'saved',
  data: { partner_practitioner_id: 'new.partner_practitioner_id' },
  scope: null,
  clinicianOwned: true,
  reach: 'array[new.partner_practitioner_id]',
};

/** The picture of a room is that of its theme and type. The events named the palette alone, or the type. */
export class ArtworkTold extends Migration {
  override up(): void {
    tellColumn(this, 'playrooms', 'theme', {
      ...OF_PLAYROOM,
      fields: `array['palette', 'artwork_url']`,
      again: true,
    });
    tellColumn(this, 'playrooms', 'room_type', { ...OF_PLAYROOM, fields: `array['artwork_url']` });
  }
}
