import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

/**
 * What an organization used on each day (UTC). An upkeep task counts, because audit entries have no index by time, and
 * what was stored on a day cannot be found out later. Operators read the counts, and no record behind them.
 */
export class DailyUsage extends Migration {
  override up(): void {
    // counted_through: the last audit entry that is in `requests`.
    this.addSql(`create table daily_usage (
      organization_id uuid not null references organizations,
      day date not null,
      requests int not null default 0,
      bookings int not null default 0,
      books int not null default 0,
      storage_bytes bigint,
      counted_through bigint not null default 0,
      counted_at timestamptz(3) not null default clock_timestamp(),
      primary key (organization_id, day)
    )`);
    tenantTable(this, 'daily_usage', 'select, insert, update');
    acrossOrganizations(this, 'clinic_operator', 'daily_usage', 'select');
  }
}
