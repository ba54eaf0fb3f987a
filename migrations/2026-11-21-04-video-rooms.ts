import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from './tenant-table.ts';

/**
 * Rooms at video providers. A row is written before the request that it tells of, so that a crash in
 * between leaves a trace by which the provider's side is put in order later.
 */
export class VideoRooms extends Migration {
  override up(): void {
    // `access` is sealed: addresses and tokens that open the session. Null until the room is there.
    this.addSql(`create table video_rooms (
      organization_id uuid not null references organizations,
      appointment_id uuid not null,
      provider text not null check (provider in ('Daily', 'Whereby')),
      end_at timestamptz(3) not null,
      access bytea,
      created_at timestamptz(3) not null default clock_timestamp(),
      updated_at timestamptz(3) not null default clock_timestamp(),
      primary key (organization_id, appointment_id),
      foreign key (organization_id, appointment_id) references appointments (organization_id, id) deferrable initially deferred
    )`);
    tenantTable(this, 'video_rooms');
  }
}
