import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations } from './tenant-table.ts';

/** Operators bill every organization: they read who used what, and when. */
export class UsageReport extends Migration {
  override up(): void {
    acrossOrganizations(this, 'clinic_operator', 'usage_records', 'select');
  }
}
