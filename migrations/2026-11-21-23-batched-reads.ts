import { Migration } from '@mikro-orm/migrations';
import { policiesOfBatches } from './tenant-table.ts';

/**
 * The role that finds records for several requests in one statement (domain/declarations/batched-finds.ts): it
 * reads only, and only of the organizations that each statement names.
 */
export class BatchedReads extends Migration {
  override up(): void {
    this.addSql(`do $$ begin
      if not exists (select from pg_roles where rolname = 'clinic_reader') then create role clinic_reader nologin; end if;
      if not exists (select from pg_auth_members where roleid = 'clinic_reader'::regrole and member = 'clinic_app'::regrole)
      then grant clinic_reader to clinic_app with inherit false, set true, admin false; end if;
    end $$`);
    this.addSql(`grant usage on schema public to clinic_reader`);
    this.addSql(policiesOfBatches());
  }
}
