import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations } from './tenant-table.ts';

/** What the link in a patient's e-mail is found by, and what became of the e-mail. */
export class FormRequests extends Migration {
  override up(): void {
    this.addSql(`alter table form_submissions
      add column code_hash bytea,
      add column mail_state text check (mail_state in ('due', 'sent', 'skipped', 'refused'))`);
    this.addSql(
      `create unique index form_submissions_code on form_submissions (code_hash) where code_hash is not null`,
    );
    acrossOrganizations(this, 'clinic_ledger', 'form_submissions', 'select (id, organization_id, code_hash)');
  }
}
