import { Migration } from '@mikro-orm/migrations';

/**
 * The tables that every operation passes (organizations, credentials, limits, idempotency, audit,
 * outbox) and the partner tier. Every key that leads to another record carries the organization, so a
 * link across organizations cannot be stored.
 */
export class Foundation extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists btree_gist`);

    // ---- organizations and their credentials -------------------------------------------------
    this.addSql(`create table organizations (
      id uuid primary key,
      name text not null,
      contact_email text not null,
      status text not null default 'active' check (status in ('active', 'suspended', 'revoked')),
      delegation_enabled boolean not null default true,
      allowlist cidr[] not null default '{}',
      minute_limit integer not null default 600 check (minute_limit > 0),
      hour_limit integer not null default 20000 check (hour_limit > 0),
      features jsonb not null,
      created_at timestamptz(3) not null default clock_timestamp(),
      updated_at timestamptz(3) not null default clock_timestamp()
    )`);
    this.addSql(`create table credentials (
      client_id text primary key,
      organization_id uuid not null references organizations,
      secret_hash bytea not null,
      scopes text[] not null,
      version integer not null default 1,
      rotated_at timestamptz(3) not null default clock_timestamp(),
      revoked_at timestamptz(3),
      created_at timestamptz(3) not null default clock_timestamp()
    )`);
    this.addSql(`create index credentials_organization on credentials (organization_id)`);
    this.addSql(`create table signing_keys (
      kid text primary key,
      public_jwk jsonb not null,
      private_jwk bytea not null,
      created_at timestamptz(3) not null default clock_timestamp(),
      active_from timestamptz(3) not null,
      retired_at timestamptz(3)
    )`);
    this.addSql(`create unlogged table token_failures (
      source_hash bytea not null,
      minute timestamptz not null,
      failures integer not null,
      primary key (source_hash, minute)
    )`);

    // ---- admission: both rate windows of an organization in one row --------------------------
    this.addSql(`create table rate_windows (
      organization_id uuid primary key references organizations,
      minute_start timestamptz not null default '-infinity',
      minute_count integer not null default 0,
      hour_start timestamptz not null default '-infinity',
      hour_count integer not null default 0
    ) with (fillfactor = 50)`);

    // ---- idempotency -------------------------------------------------------------------------
    // actor_id is the acting practitioner, or the organization itself: a primary key holds no null.
    this.addSql(`create table idempotency_records (
      organization_id uuid not null references organizations,
      actor_id uuid not null,
      key_hash bytea not null,
      fingerprint bytea not null,
      operation_id uuid not null,
      lock_token uuid not null,
      locked_at timestamptz not null default clock_timestamp(),
      created_at timestamptz not null default clock_timestamp(),
      answer bytea,
      request_id uuid not null,
      workflow_id text,
      primary key (organization_id, actor_id, key_hash)
    )`);
    this.addSql(`create index idempotency_records_age on idempotency_records (created_at)`);

    // ---- audit: one hash chain for each organization -----------------------------------------
    this.addSql(`create table audit_heads (
      organization_id uuid primary key references organizations,
      sequence bigint not null default 0,
      hash bytea not null
    ) with (fillfactor = 50)`);
    this.addSql(`create table audit_entries (
      organization_id uuid not null references organizations,
      sequence bigint not null,
      recorded_at timestamptz(3) not null,
      request_id uuid not null,
      replayed_request_id uuid,
      actor_kind text not null check (actor_kind in ('organization', 'delegated', 'operator', 'system')),
      client_id text,
      practitioner_id uuid,
      action text not null,
      route text,
      method text,
      status smallint,
      problem text,
      resource_id uuid,
      workflow_id text,
      previous_hash bytea not null,
      hash bytea not null,
      primary key (organization_id, sequence)
    )`);
    this.addSql(`create index audit_entries_request on audit_entries (request_id)`);
    // One step of the chain; as a window aggregate it chains a whole batch in one statement.
    this.addSql(`create function audit_chain_step(state bytea, head bytea, leaf bytea) returns bytea
      language sql immutable parallel safe as $$ select sha256(coalesce(state, head) || leaf) $$`);
    this.addSql(`create aggregate audit_chain(bytea, bytea) (sfunc = audit_chain_step, stype = bytea)`);
    this.addSql(`create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege'; end $$`);
    this.addSql(`create trigger audit_entries_append_only before update or delete on audit_entries
      for each row execute function refuse_change()`);

    // ---- transactional outbox ----------------------------------------------------------------
    this.addSql(`create table workflow_outbox (
      id bigint generated always as identity primary key,
      organization_id uuid not null references organizations,
      workflow_id text not null,
      workflow_type text not null,
      kind text not null check (kind in ('start', 'signal_with_start')),
      input jsonb not null,
      request_id uuid,
      created_at timestamptz(3) not null default clock_timestamp(),
      attempts integer not null default 0,
      next_attempt_at timestamptz(3) not null default clock_timestamp(),
      delivered_at timestamptz(3)
    )`);
    this.addSql(
      `create index workflow_outbox_pending on workflow_outbox (next_attempt_at, id) where delivered_at is null`,
    );
    this.addSql(`create index workflow_outbox_workflow on workflow_outbox (workflow_id)`);
    this.addSql(`create index workflow_outbox_request on workflow_outbox (request_id)`);
    this.addSql(`create function announce_outbox() returns trigger language plpgsql as $$
      begin perform pg_notify('workflow_outbox', ''); return null; end $$`);
    this.addSql(`create trigger workflow_outbox_announced after insert on workflow_outbox
      for each statement execute function announce_outbox()`);

    // ---- session configuration ---------------------------------------------------------------
    this.addSql(`create table session_configurations (
      organization_id uuid primary key references organizations,
      id uuid generated always as (organization_id) stored,
      video_provider text not null default 'Jitsi' check (video_provider in ('None', 'Jitsi', 'Daily', 'Whereby')),
      waiting_room_enabled boolean not null default true,
      recording_enabled boolean not null default false,
      enabled_features text[] not null default '{clients,clinical-notes,appointments,forms,storybooks,worksheets,playrooms,community,games}',
      upgrade_enabled boolean not null default false,
      camera_default text not null default 'on' check (camera_default in ('on', 'off')),
      branding jsonb not null default '{"display_name": null, "logo_url": null, "primary_color": null, "accent_color": null}',
      created_at timestamptz(3) not null default clock_timestamp(),
      updated_at timestamptz(3) not null default clock_timestamp()
    )`);

    // ---- clinics, practitioners, patients ----------------------------------------------------
    const record = `created_at timestamptz(3) not null, updated_at timestamptz(3) not null, deleted_at timestamptz(3)`;
    this.addSql(`create table clinics (
      id uuid not null,
      organization_id uuid not null references organizations,
      name text not null,
      timezone text not null,
      external_id text,
      service_upgraded_at timestamptz(3),
      ${record},
      primary key (id),
      unique (organization_id, id)
    )`);
    this.addSql(`create table practitioners (
      id uuid not null,
      organization_id uuid not null references organizations,
      partner_clinic_id uuid not null,
      first_name text not null,
      last_name text not null,
      email text not null,
      role text not null check (role in ('member', 'admin', 'owner')),
      country text,
      status text not null check (status in ('active', 'disabled')),
      external_id text,
      service_account_linked_at timestamptz(3),
      service_login_status text not null check (service_login_status in ('none', 'invited', 'active', 'suspended')),
      ${record},
      primary key (id),
      unique (organization_id, id),
      foreign key (organization_id, partner_clinic_id) references clinics (organization_id, id)
    )`);
    this.addSql(`create table patients (
      id uuid not null,
      organization_id uuid not null references organizations,
      partner_clinic_id uuid not null,
      created_by_partner_practitioner_id uuid not null,
      first_name text not null,
      last_name text not null,
      email text,
      phone text,
      date_of_birth date,
      external_id text,
      ${record},
      primary key (id),
      unique (organization_id, id),
      foreign key (organization_id, partner_clinic_id) references clinics (organization_id, id),
      foreign key (organization_id, created_by_partner_practitioner_id) references practitioners (organization_id, id)
    )`);
    this.addSql(`create table patient_rosters (
      organization_id uuid not null,
      patient_id uuid not null,
      practitioner_id uuid not null,
      position smallint not null,
      primary key (organization_id, patient_id, practitioner_id),
      foreign key (organization_id, patient_id) references patients (organization_id, id) deferrable initially deferred,
      foreign key (organization_id, practitioner_id) references practitioners (organization_id, id)
    )`);
    this.addSql(
      `create index patient_rosters_practitioner on patient_rosters (organization_id, practitioner_id, patient_id)`,
    );

    // casefold over the builtin Unicode collation: the same rule on every machine's locale. What it folds need
    // not be in NFC any more (ΐ comes apart).
    this.addSql(
      `create unique index clinics_name on clinics (organization_id, normalize(casefold(name collate "pg_unicode_fast"), nfc)) where deleted_at is null`,
    );
    this.addSql(
      `create unique index practitioners_email on practitioners (organization_id, casefold(email collate "pg_unicode_fast")) where deleted_at is null`,
    );
    this.addSql(
      `create unique index practitioners_owner on practitioners (organization_id, partner_clinic_id) where role = 'owner' and deleted_at is null`,
    );
    this.addSql(`create index practitioners_clinic on practitioners (organization_id, partner_clinic_id)`);
    this.addSql(`create index patients_clinic on patients (organization_id, partner_clinic_id)`);
    for (const table of ['clinics', 'practitioners', 'patients']) {
      this.addSql(
        `create unique index ${table}_external_id on ${table} (organization_id, external_id) where deleted_at is null`,
      );
      this.addSql(`create index ${table}_order on ${table} (organization_id, created_at, id)`);
    }

    // ---- appointments ------------------------------------------------------------------------
    this.addSql(`create table appointments (
      id uuid not null,
      organization_id uuid not null references organizations,
      partner_clinic_id uuid not null,
      partner_practitioner_id uuid not null,
      partner_patient_id uuid not null,
      start_at timestamptz(3) not null,
      end_at timestamptz(3) not null,
      timezone text not null,
      session_type text not null check (session_type in ('virtual', 'in_person')),
      notes bytea,
      status text not null check (status in ('scheduled', 'completed', 'cancelled', 'no_show')),
      sequence integer not null default 0,
      clinician_code_hash bytea not null unique,
      patient_code_hash bytea not null unique,
      clinician_joined_at timestamptz(3),
      ${record},
      primary key (id),
      unique (organization_id, id),
      constraint appointments_window check (end_at > start_at),
      foreign key (organization_id, partner_clinic_id) references clinics (organization_id, id),
      foreign key (organization_id, partner_practitioner_id) references practitioners (organization_id, id),
      foreign key (organization_id, partner_patient_id) references patients (organization_id, id),
      constraint appointments_overlap exclude using gist (
        partner_practitioner_id with =, tstzrange(start_at, end_at, '[)') with &&
      ) where (status = 'scheduled')
    )`);
    this.addSql(`create index appointments_order on appointments (organization_id, start_at, id)`);
    this.addSql(
      `create index appointments_practitioner on appointments (organization_id, partner_practitioner_id, start_at, id)`,
    );
    this.addSql(
      `create index appointments_patient on appointments (organization_id, partner_patient_id, start_at, id)`,
    );
    this.addSql(
      `create index appointments_clinic on appointments (organization_id, partner_clinic_id, start_at, id)`,
    );

    // What people must be told of an appointment: one row for each event and reader, written with the
    // change itself. It keeps the window of its own version, so a mail says what was true of that event.
    this.addSql(`create table appointment_notices (
      organization_id uuid not null,
      appointment_id uuid not null,
      sequence integer not null,
      recipient text not null check (recipient in ('practitioner', 'patient')),
      kind text not null check (kind in ('booked', 'moved', 'cancelled')),
      start_at timestamptz(3) not null,
      end_at timestamptz(3) not null,
      state text not null default 'due' check (state in ('due', 'sent', 'skipped', 'refused')),
      created_at timestamptz(3) not null default clock_timestamp(),
      settled_at timestamptz(3),
      primary key (organization_id, appointment_id, sequence, recipient),
      foreign key (organization_id, appointment_id) references appointments (organization_id, id) deferrable initially deferred
    )`);
    this.addSql(
      `create index appointment_notices_due on appointment_notices (appointment_id) where state = 'due'`,
    );

    // ---- the role of the API and the workers -------------------------------------------------
    this.addSql(`do $$ begin
      if not exists (select from pg_roles where rolname = 'clinic_app') then create role clinic_app nologin; end if;
    end $$`);
    this.addSql(`grant usage on schema public to clinic_app`);
    this.addSql(`grant select, insert, update, delete on all tables in schema public to clinic_app`);
    this.addSql(`grant usage on all sequences in schema public to clinic_app`);
    this.addSql(`revoke update, delete, truncate on audit_entries from clinic_app`);
    this.addSql(`revoke delete, truncate on audit_heads from clinic_app`);
  }
}
