import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from './tenant-table.ts';

/** Clinical notes with every version of them, and transcripts; what people wrote or said is sealed. */
export class Notes extends Migration {
  override up(): void {
    this.addSql(`create table notes (
      id uuid not null,
      organization_id uuid not null references organizations,
      partner_appointment_id uuid not null,
      partner_patient_id uuid not null,
      partner_practitioner_id uuid not null,
      status text not null check (status in ('draft', 'signed')),
      signed_at timestamptz(3),
      version integer not null default 1 check (version > 0),
      body bytea not null,
      transcript bytea,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3),
      primary key (id),
      unique (organization_id, id),
      foreign key (organization_id, partner_appointment_id) references appointments (organization_id, id),
      foreign key (organization_id, partner_patient_id) references patients (organization_id, id),
      foreign key (organization_id, partner_practitioner_id) references practitioners (organization_id, id),
      constraint notes_signature check ((status = 'signed') = (signed_at is not null))
    )`);
    this.addSql(
      `create index notes_practitioner on notes (organization_id, partner_practitioner_id, created_at, id)`,
    );
    this.addSql(`create index notes_patient on notes (organization_id, partner_patient_id, created_at, id)`);
    this.addSql(
      `create index notes_appointment on notes (organization_id, partner_appointment_id, created_at, id)`,
    );
    tenantTable(this, 'notes');

    // A clinical record keeps what it said: a version is written once.
    this.addSql(`create table note_versions (
      organization_id uuid not null,
      note_id uuid not null,
      version integer not null,
      status text not null check (status in ('draft', 'signed')),
      body bytea not null,
      recorded_at timestamptz(3) not null,
      primary key (organization_id, note_id, version),
      foreign key (organization_id, note_id) references notes (organization_id, id) deferrable initially deferred
    )`);
    tenantTable(this, 'note_versions', 'select, insert');
  }
}
