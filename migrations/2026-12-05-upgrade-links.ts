import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

/** Links by which a clinic's owner confirms that it gets direct logins (decisions 2.8). */
export class UpgradeLinks extends Migration {
  override up(): void {
    this.addSql(`create table clinic_upgrade_links (
      id uuid primary key,
      organization_id uuid not null references organizations,
      clinic_id uuid not null,
      practitioner_id uuid not null,
      code_hash bytea not null unique,
      mailed_to bytea not null,
      created_at timestamptz(3) not null default clock_timestamp(),
      expires_at timestamptz(3) not null,
      used_at timestamptz(3),
      closed_at timestamptz(3),
      mail_state text not null default 'due' check (mail_state in ('due', 'sent', 'refused', 'skipped')),
      unique (organization_id, id),
      foreign key (organization_id, clinic_id) references clinics (organization_id, id),
      foreign key (organization_id, practitioner_id) references practitioners (organization_id, id)
    )`);
    // One link at a time: a newer one closes the older.
    this.addSql(`create unique index clinic_upgrade_links_open on clinic_upgrade_links (organization_id, clinic_id)
      where closed_at is null`);
    tenantTable(this, 'clinic_upgrade_links');
    // A code leads to its organization; what has ended is removed over all of them (`activities/upkeep/`).
    acrossOrganizations(
      this,
      'clinic_ledger',
      'clinic_upgrade_links',
      'select (id, organization_id, code_hash, expires_at), delete',
    );
  }
}
