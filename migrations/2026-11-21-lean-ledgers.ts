import { Migration } from '@mikro-orm/migrations';

/** Records that are made together with those of other requests. */
const MADE_TOGETHER = ['clinics', 'playrooms', 'toolkits', 'forms'];

/**
 * What each audited request, each key and each new record pays for, made cheaper. An organization is there because its head in
 * the audit log is, without which no entry can be written, and because its token was admitted: looking it up
 * once more for each row costs more than the row. A step of the chain in plpgsql keeps its plan, which one in
 * SQL makes anew for every batch.
 */
export class LeanLedgers extends Migration {
  override up(): void {
    for (const table of ['audit_entries', 'idempotency_records'])
      this.addSql(`alter table ${table} drop constraint ${table}_organization_id_fkey`);
    this.addSql(`create or replace function audit_chain_step(state bytea, head bytea, leaf bytea) returns bytea
      language plpgsql immutable parallel safe as $$ begin return sha256(coalesce(state, head) || leaf); end $$`);

    // Keys of concurrent requests are claimed, and answers stored, in one statement for all of them.
    this.addSql(`grant insert, select (actor_id, key_hash, lock_token), update (answer, workflow_id)
      on idempotency_records to clinic_ledger`);

    this.addSql(`do $$ begin
      if not exists (select from pg_roles where rolname = 'clinic_creator') then create role clinic_creator nologin; end if;
      if not exists (select from pg_auth_members where roleid = 'clinic_creator'::regrole and member = 'clinic_app'::regrole)
      then grant clinic_creator to clinic_app with inherit false, set true, admin false; end if;
    end $$`);
    this.addSql(`grant usage on schema public to clinic_creator`);
    for (const table of MADE_TOGETHER) {
      const own = `organization_id = any (string_to_array(current_setting('app.organizations', true), ',')::uuid[])`;
      this.addSql(`grant select, insert on ${table} to clinic_creator`);
      this.addSql(
        `create policy own_organizations_seen on ${table} for select to clinic_creator using (${own})`,
      );
      this.addSql(
        `create policy own_organizations_made on ${table} for insert to clinic_creator with check (${own})`,
      );
    }
  }
}
