import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

/** Direct logins of practitioners in upgraded clinics (decisions 2.7). */
export class DirectLogins extends Migration {
  override up(): void {
    // A set-password link, bound to the address that it was sent to. Its code is stored as a hash only.
    this.addSql(`create table login_invitations (
      id uuid not null,
      organization_id uuid not null references organizations,
      practitioner_id uuid not null,
      email text not null,
      code_hash bytea not null unique,
      created_at timestamptz(3) not null default clock_timestamp(),
      expires_at timestamptz(3) not null,
      closed_at timestamptz(3),
      mail_state text not null default 'due' check (mail_state in ('due', 'sent', 'refused', 'skipped')),
      primary key (id),
      unique (organization_id, id),
      foreign key (organization_id, practitioner_id) references practitioners (organization_id, id)
    )`);
    // One link at a time: a newer one closes the older.
    this.addSql(`create unique index login_invitations_open on login_invitations (organization_id, practitioner_id)
      where closed_at is null`);
    tenantTable(this, 'login_invitations');
    acrossOrganizations(this, 'clinic_ledger', 'login_invitations', 'select (organization_id, code_hash)');

    this.addSql(`create table login_passwords (
      organization_id uuid not null references organizations,
      practitioner_id uuid not null,
      password_hash text not null,
      set_at timestamptz(3) not null default clock_timestamp(),
      primary key (organization_id, practitioner_id),
      foreign key (organization_id, practitioner_id) references practitioners (organization_id, id)
    )`);
    tenantTable(this, 'login_passwords');

    this.addSql(`create table login_sessions (
      id uuid not null,
      organization_id uuid not null references organizations,
      practitioner_id uuid not null,
      token_hash bytea not null unique,
      created_at timestamptz(3) not null default clock_timestamp(),
      seen_at timestamptz(3) not null default clock_timestamp(),
      primary key (id),
      unique (organization_id, id),
      foreign key (organization_id, practitioner_id) references practitioners (organization_id, id)
    )`);
    this.addSql(
      `create index login_sessions_practitioner on login_sessions (organization_id, practitioner_id)`,
    );
    this.addSql(`create index login_sessions_age on login_sessions (created_at)`);
    tenantTable(this, 'login_sessions');
    acrossOrganizations(this, 'clinic_ledger', 'login_sessions', 'select (organization_id, token_hash)');

    // Who signs in does not say at which organization: by address over all of them, logins alone.
    this.addSql(`create index practitioners_login on practitioners (casefold(email collate "pg_unicode_fast"))
      where deleted_at is null and service_login_status <> 'none'`);
    this.addSql(`grant select (email, service_login_status, created_at) on practitioners to clinic_ledger`);

    // An operator upgrades a clinic by its id alone.
    acrossOrganizations(
      this,
      'clinic_operator',
      'clinics',
      'select, update (service_upgraded_at, updated_at)',
    );

    // What a practitioner does through the direct login is told apart in the audit log.
    this.addSql(`alter table audit_entries drop constraint audit_entries_actor_kind_check`);
    this.addSql(`alter table audit_entries add constraint audit_entries_actor_kind_check
      check (actor_kind in ('organization', 'delegated', 'embed', 'seat', 'practitioner', 'operator', 'system')) not valid`);
  }
}
