import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from './tenant-table.ts';

/** Who sits at a seat of a live scene: the connection that came last, whichever process serves it. */
export class GameSeats extends Migration {
  override up(): void {
    this.addSql(`create table game_seats (
      organization_id uuid not null references organizations,
      game_session_id uuid not null,
      role text not null check (role in ('practitioner', 'patient')),
      connection_id uuid not null,
      taken_at timestamptz(3) not null default clock_timestamp(),
      primary key (organization_id, game_session_id, role),
      foreign key (organization_id, game_session_id) references game_sessions (organization_id, id)
    )`);
    tenantTable(this, 'game_seats');
  }
}
