import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

/** How many forms and shares an organization has mailed to one recipient on a day, and how many it may. */
export class RecipientLimits extends Migration {
  override up(): void {
    this.addSql('alter table organizations add column mails_per_recipient integer not null default 20');
    // No address is kept: the recipient is a keyed hash. `day` is of UTC.
    this.addSql(`create table recipient_mails (
      organization_id uuid not null references organizations,
      recipient_hash bytea not null,
      day date not null,
      taken integer not null,
      primary key (organization_id, recipient_hash, day)
    ) with (fillfactor = 50)`);
    this.addSql('create index recipient_mails_day on recipient_mails (day)');
    tenantTable(this, 'recipient_mails');
    // What is old is removed over all organizations (`activities/upkeep/`).
    acrossOrganizations(
      this,
      'clinic_ledger',
      'recipient_mails',
      'select (organization_id, recipient_hash, day), delete',
    );
    // For whom a mail was counted: the address may be another one when it leaves.
    for (const table of ['form_submissions', 'content_shares'])
      this.addSql(`alter table ${table} add column counted_for bytea`);
  }
}
