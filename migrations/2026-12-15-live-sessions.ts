import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

/**
 * Sessions as they happen: what is open, who sits there, and a document for each toy. What was done in a session is
 * clinical, so states and documents are sealed; all of it is removed after the session.
 */
export class LiveSessions extends Migration {
  override up(): void {
    this.addSql(
      'alter table session_configurations add column session_page_enabled boolean not null default true',
    );
    this.addSql(`create table live_sessions (
      id uuid not null,
      organization_id uuid not null references organizations,
      partner_practitioner_id uuid not null,
      partner_patient_id uuid,
      appointment_id uuid,
      code_hash bytea,
      state bytea not null,
      version bigint not null default 0,
      expires_at timestamptz(3) not null,
      is_cleared boolean not null default false,
      created_at timestamptz(3) not null default clock_timestamp(),
      updated_at timestamptz(3) not null default clock_timestamp(),
      primary key (id),
      unique (organization_id, id),
      foreign key (organization_id, partner_practitioner_id) references practitioners (organization_id, id),
      foreign key (organization_id, partner_patient_id) references patients (organization_id, id),
      foreign key (organization_id, appointment_id) references appointments (organization_id, id),
      constraint live_sessions_way_in check ((appointment_id is null) <> (code_hash is null))
    )`);
    this.addSql('create unique index live_sessions_code on live_sessions (code_hash)');
    this.addSql('create index live_sessions_expiry on live_sessions (expires_at)');
    this.addSql(`create index live_sessions_patient
      on live_sessions (organization_id, partner_patient_id, updated_at)`);
    tenantTable(this, 'live_sessions');
    acrossOrganizations(
      this,
      'clinic_ledger',
      'live_sessions',
      'select (id, organization_id, code_hash, expires_at, is_cleared)',
    );

    // The room that a clinician used last with a client stands first when the next session begins.
    this.addSql(`create table rooms_used (
      organization_id uuid not null references organizations,
      partner_practitioner_id uuid not null,
      partner_patient_id uuid not null,
      playroom_id uuid not null,
      used_at timestamptz(3) not null default clock_timestamp(),
      primary key (organization_id, partner_practitioner_id, partner_patient_id),
      foreign key (organization_id, partner_practitioner_id) references practitioners (organization_id, id),
      foreign key (organization_id, partner_patient_id) references patients (organization_id, id),
      foreign key (organization_id, playroom_id) references playrooms (organization_id, id)
    )`);
    tenantTable(this, 'rooms_used');

    this.addSql(`create table session_seats (
      organization_id uuid not null references organizations,
      session_id uuid not null,
      role text not null check (role in ('practitioner', 'patient')),
      connection_id uuid not null,
      taken_at timestamptz(3) not null default clock_timestamp(),
      seen_at timestamptz(3),
      bytes_left double precision,
      bytes_left_at timestamptz(3),
      barred_until timestamptz(3),
      barred_seconds integer,
      primary key (organization_id, session_id, role),
      foreign key (organization_id, session_id) references live_sessions (organization_id, id) on delete cascade
    )`);
    tenantTable(this, 'session_seats');

    this.addSql(`create table session_documents (
      id uuid not null,
      organization_id uuid not null references organizations,
      session_id uuid not null,
      name text not null,
      sequence bigint not null default 0,
      snapshot bytea,
      snapshot_sequence bigint not null default 0,
      created_at timestamptz(3) not null default clock_timestamp(),
      updated_at timestamptz(3) not null default clock_timestamp(),
      deleted_at timestamptz(3),
      primary key (id),
      unique (organization_id, id),
      unique (organization_id, session_id, name),
      foreign key (organization_id, session_id) references live_sessions (organization_id, id) on delete cascade
    )`);
    tenantTable(this, 'session_documents');
    this.addSql(`create table session_document_updates (
      organization_id uuid not null references organizations,
      document_id uuid not null,
      sequence bigint not null,
      payload bytea not null,
      created_at timestamptz(3) not null default clock_timestamp(),
      primary key (organization_id, document_id, sequence),
      foreign key (organization_id, document_id) references session_documents (organization_id, id) on delete cascade
    )`);
    tenantTable(this, 'session_document_updates', 'select, insert, delete');
  }
}
