import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations } from './tenant-table.ts';

/** Which address a notice went to, as the hash of the join code that was made for that address; and what it repeats. */
export class AddressesOfNotices extends Migration {
  override up(): void {
    this.addSql(`alter table appointment_notices
      add column mailed_code_hash bytea,
      add column repeats integer`);
    this.addSql(`create index if not exists appointment_notices_code on appointment_notices (mailed_code_hash)
      where mailed_code_hash is not null`);
    acrossOrganizations(
      this,
      'clinic_ledger',
      'appointment_notices',
      'select (organization_id, appointment_id, mailed_code_hash)',
    );
  }
}
