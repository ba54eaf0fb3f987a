import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

/**
 * What each holder of browser tokens (a seat, a clinician) has used of its own minute, inside the organization's
 * (decisions 6.1). Unlogged: a crash forgets the counts of one minute, which is no loss.
 */
export class HolderWindows extends Migration {
  override up(): void {
    this.addSql(`create unlogged table holder_windows (
      organization_id uuid not null,
      holder text not null,
      minute_start timestamptz not null,
      minute_count integer not null,
      minute_limit integer not null,
      primary key (organization_id, holder)
    ) with (fillfactor = 50)`);
    this.addSql(`create index holder_windows_age on holder_windows (minute_start)`);
    tenantTable(this, 'holder_windows', 'select');
    acrossOrganizations(this, 'clinic_ledger', 'holder_windows', 'select, insert, update, delete');
  }
}
