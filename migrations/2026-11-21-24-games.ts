import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from './tenant-table.ts';

/**
 * Game sessions with their live scene, and saved scenes. What children build is clinical: scenes, names and
 * previews are sealed. A live scene is a snapshot and the updates after it, numbered without gaps.
 */
export class Games extends Migration {
  override up(): void {
    const record = `created_at timestamptz(3) not null, updated_at timestamptz(3) not null, deleted_at timestamptz(3)`;
    const parties = `
      id uuid not null,
      organization_id uuid not null references organizations,
      partner_practitioner_id uuid not null,
      partner_patient_id uuid not null,
      game_type text not null check (game_type in ('sandtray', 'dollhouse'))`;
    const keys = `
      primary key (id),
      unique (organization_id, id),
      foreign key (organization_id, partner_practitioner_id) references practitioners (organization_id, id),
      foreign key (organization_id, partner_patient_id) references patients (organization_id, id)`;
    this.addSql(`create table game_sessions (${parties},
      sequence bigint not null default 0,
      snapshot bytea,
      snapshot_sequence bigint not null default 0,
      ${record}, ${keys})`);
    this.addSql(`create index game_sessions_practitioner
      on game_sessions (organization_id, partner_practitioner_id, created_at, id)`);
    tenantTable(this, 'game_sessions');

    this.addSql(`create table game_scene_updates (
      organization_id uuid not null,
      game_session_id uuid not null,
      sequence bigint not null,
      payload bytea not null,
      created_at timestamptz(3) not null default clock_timestamp(),
      primary key (organization_id, game_session_id, sequence),
      foreign key (organization_id, game_session_id) references game_sessions (organization_id, id)
    )`);
    tenantTable(this, 'game_scene_updates', 'select, insert, delete');

    this.addSql(`create table game_saves (${parties},
      name bytea not null,
      scene bytea not null,
      thumbnail bytea,
      ${record}, ${keys})`);
    this.addSql(`create index game_saves_practitioner
      on game_saves (organization_id, partner_practitioner_id, created_at, id)`);
    tenantTable(this, 'game_saves');
  }
}
