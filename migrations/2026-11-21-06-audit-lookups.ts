import { Migration } from '@mikro-orm/migrations';

/**
 * From a resource to the requests that started its workflows (`operations show`). Only those are in the index:
 * a read, which is nearly every row, costs nothing more.
 */
export class AuditLookups extends Migration {
  override up(): void {
    this.addSql(
      `create index audit_entries_started on audit_entries (resource_id) where workflow_id is not null`,
    );
  }
}
