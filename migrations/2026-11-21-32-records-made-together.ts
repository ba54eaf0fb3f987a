import { Migration } from '@mikro-orm/migrations';

/** The tables of operations that say `creates` (domain/declarations/endpoint.ts). */
const MADE_TOGETHER = ['clinics', 'playrooms', 'toolkits', 'forms'];

/**
 * Records of concurrent requests are made in one statement, by a role that sees and makes rows of the
 * organizations which its transaction names, and of no others.
 */
export class RecordsMadeTogether extends Migration {
  override up(): void {
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
