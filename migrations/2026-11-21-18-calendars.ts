import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

/**
 * Practitioners' calendars and what stands in them. An entry's row is written before the request that
 * puts it there, so that a crash in between leaves a trace by which it is found again.
 */
export class Calendars extends Migration {
  override up(): void {
    // `access` is sealed: address, user name and password. One that is being disconnected stays until its
    // entries are taken out of the calendar.
    this.addSql(`create table calendar_connections (
      id uuid not null,
      organization_id uuid not null references organizations,
      practitioner_id uuid not null,
      state text not null check (state in ('connected', 'needs_attention', 'disconnecting')),
      attention text check (attention in ('credentials_refused', 'calendar_missing', 'write_refused')),
      attention_mail text not null default 'none' check (attention_mail in ('none', 'due', 'sent', 'refused')),
      access bytea not null,
      created_at timestamptz(3) not null default clock_timestamp(),
      updated_at timestamptz(3) not null default clock_timestamp(),
      primary key (organization_id, id),
      foreign key (organization_id, practitioner_id) references practitioners (organization_id, id)
    )`);
    this.addSql(`create unique index calendar_connections_one on calendar_connections (organization_id, practitioner_id)
      where state <> 'disconnecting'`);
    tenantTable(this, 'calendar_connections');

    // `sequence` is the appointment's version that the calendar shows; -1 while none is known to have arrived.
    this.addSql(`create table calendar_entries (
      organization_id uuid not null references organizations,
      connection_id uuid not null,
      appointment_id uuid not null,
      name text not null,
      etag text,
      sequence integer not null default -1,
      updated_at timestamptz(3) not null default clock_timestamp(),
      primary key (organization_id, appointment_id, connection_id),
      foreign key (organization_id, appointment_id) references appointments (organization_id, id),
      foreign key (organization_id, connection_id) references calendar_connections (organization_id, id)
    )`);
    this.addSql(
      `create index calendar_entries_connection on calendar_entries (organization_id, connection_id)`,
    );
    tenantTable(this, 'calendar_entries');

    // The operator's command line connects calendars, and has the bookings to come brought into them.
    acrossOrganizations(this, 'clinic_operator', 'calendar_connections', 'select, insert, update');
    acrossOrganizations(
      this,
      'clinic_operator',
      'calendar_entries',
      'select (organization_id, connection_id, sequence)',
    );
    acrossOrganizations(this, 'clinic_operator', 'practitioners', 'select (id, organization_id, deleted_at)');
    acrossOrganizations(
      this,
      'clinic_operator',
      'appointments',
      'select (id, organization_id, partner_practitioner_id, session_type, status, start_at, end_at, deleted_at)',
    );
  }
}
