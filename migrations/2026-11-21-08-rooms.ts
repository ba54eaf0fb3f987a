import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from './tenant-table.ts';

/** Playrooms and toolkits, and the default ones of the practitioners that are there already. */
export class Rooms extends Migration {
  override up(): void {
    const items = `'{activity_shelf,multiplayer_games,single_player_games,whiteboard,sand_tray,dollhouse}'::text[]`;
    // Deferred: a new practitioner's default rooms are written in the same unit of work, in any order.
    const common = `
      id uuid primary key,
      organization_id uuid not null references organizations,
      partner_practitioner_id uuid not null,
      name text not null,
      items text[] not null check (items <@ ${items}),
      published boolean not null,
      is_default boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (organization_id, id),
      foreign key (organization_id, partner_practitioner_id)
        references practitioners (organization_id, id) deferrable initially deferred`;
    this.addSql(`create table playrooms (${common},
      room_type text not null check (room_type in ('child', 'teen', 'adult')),
      age_band text not null check (age_band in ('3-5', '6-8', '9-12', '13-17', '18+')),
      theme text not null check (theme in ('meadow', 'ocean', 'forest', 'space', 'sunset', 'studio'))
    )`);
    this.addSql(`create table toolkits (${common})`);
    for (const table of ['playrooms', 'toolkits'])
      this.addSql(
        `create index ${table}_order on ${table} (organization_id, partner_practitioner_id, created_at, id)`,
      );

    // A millisecond apart, so that they are listed in this order.
    const columns = `id, organization_id, partner_practitioner_id, published, is_default, created_at, updated_at`;
    const values = `gen_random_uuid(), p.organization_id, p.id, true, true,
        clock_timestamp() + position * interval '1 millisecond', clock_timestamp() + position * interval '1 millisecond'`;
    this.addSql(`insert into playrooms (${columns}, name, items, room_type, age_band, theme)
      select ${values}, room.name, ${items}, room.room_type, room.age_band, room.theme
      from practitioners p cross join (values
        (1, 'Child playroom', 'child', '6-8', 'meadow'),
        (2, 'Teen playroom', 'teen', '13-17', 'space'),
        (3, 'Adult playroom', 'adult', '18+', 'studio')) as room(position, name, room_type, age_band, theme)
      where p.deleted_at is null`);
    this.addSql(`insert into toolkits (${columns}, name, items)
      select ${values}, kit.name, kit.items
      from practitioners p cross join (values
        (1, 'Starter toolkit', ${items}),
        (2, 'Talk toolkit', '{activity_shelf,whiteboard}'::text[])) as kit(position, name, items)
      where p.deleted_at is null`);
    for (const table of ['playrooms', 'toolkits']) tenantTable(this, table);
  }
}
