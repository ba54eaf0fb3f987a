import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

const OWNED = [
  'credentials',
  'rate_windows',
  'idempotency_records',
  'audit_heads',
  'audit_entries',
  'audit_checkpoint_proofs',
  'workflow_outbox',
  'session_configurations',
  'clinics',
  'practitioners',
  'patients',
  'patient_rosters',
  'appointments',
  'appointment_notices',
  'applications',
];

/** What the ledger's statements need, and no more: it sees every organization. */
const LEDGER: Readonly<Record<string, string>> = {
  // Admission and the token exchange.
  organizations:
    'select (id, status, delegation_enabled, allowlist, minute_limit, hour_limit, features, created_at)',
  credentials: 'select',
  practitioners: 'select (id, organization_id, status, deleted_at)',
  rate_windows: 'select, update',
  // The audit: append, checkpoints, verification.
  audit_heads: 'select, update',
  audit_entries: 'select, insert',
  audit_checkpoint_proofs: 'select, insert',
  // Relay and purges.
  workflow_outbox: 'select, insert, update, delete',
  idempotency_records:
    'select (ctid, organization_id, created_at, locked_at, answer), update (locked_at), delete',
  // Partners to be, who have no organization yet.
  applications: 'select, insert, update',
  // From a join code to its organization.
  appointments: 'select (id, organization_id, clinician_code_hash, patient_code_hash)',
};

/** What the operator's commands need. */
const OPERATOR: Readonly<Record<string, string>> = {
  organizations: 'select, insert, update',
  credentials: 'select, insert, update',
  rate_windows: 'select, insert, update',
  session_configurations: 'select, insert, update',
  audit_heads: 'select, insert, update',
  audit_entries: 'select, insert',
  audit_checkpoint_proofs: 'select, insert',
  workflow_outbox: 'select, insert, update',
  applications: 'select, update',
  idempotency_records: 'select',
};

/**
 * One organization's statements see and write that organization's rows only, also where a statement forgot
 * to ask for it. What crosses organizations does so under a role of its own, which a connection takes up
 * when it is opened (`-c role=…`) and whose rights nobody inherits.
 */
export class RowLevelSecurity extends Migration {
  override up(): void {
    for (const role of ['clinic_ledger', 'clinic_operator']) {
      this.addSql(`do $$ begin
        if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
        if not exists (select from pg_auth_members where roleid = '${role}'::regrole and member = 'clinic_app'::regrole)
        then grant ${role} to clinic_app with inherit false, set true, admin false; end if;
      end $$`);
      this.addSql(`grant usage on schema public to ${role}`);
      this.addSql(`grant usage on all sequences in schema public to ${role}`);
    }

    tenantTable(this, 'organizations', 'select, insert, update', { column: 'id' });
    this.addSql(`revoke delete on organizations from clinic_app`);
    // What may be done with them was granted when they were made.
    for (const table of OWNED) tenantTable(this, table, 'select');
    for (const [table, rights] of Object.entries(LEDGER))
      acrossOrganizations(this, 'clinic_ledger', table, rights);
    for (const [table, rights] of Object.entries(OPERATOR))
      acrossOrganizations(this, 'clinic_operator', table, rights);

    // These belong to no organization.
    this.addSql(`revoke all on signing_keys, token_failures, attempts from clinic_app`);
    this.addSql(`revoke insert on audit_checkpoints from clinic_app`);
    this.addSql(
      `grant select, insert, update, delete on signing_keys, token_failures, attempts to clinic_ledger`,
    );
    this.addSql(`grant select, insert on audit_checkpoints to clinic_ledger`);
    this.addSql(`grant select, insert, update, delete on signing_keys to clinic_operator`);
    this.addSql(`grant select, insert on audit_checkpoints to clinic_operator`);
    // Its rows come from the ledger only.
    this.addSql(`revoke insert on audit_checkpoint_proofs from clinic_app`);
    this.addSql(`revoke update, delete on rate_windows, credentials from clinic_app`);

    // Tables of migrations that ran before this one was there.
    this.addSql(`do $$ declare one record; begin
      for one in
        select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'own_organization')
      loop
        execute format('alter table %I enable row level security, force row level security', one.relname);
        execute format('create policy own_organization on %I to clinic_app
          using (organization_id = nullif(current_setting(''app.organization'', true), '''')::uuid)
          with check (organization_id = nullif(current_setting(''app.organization'', true), '''')::uuid)', one.relname);
      end loop;
    end $$`);
  }
}
