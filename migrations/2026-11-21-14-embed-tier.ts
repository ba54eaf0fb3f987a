import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations } from './tenant-table.ts';

/** Requests of frames and of game seats are audited as such, and admitted by what is switched on. */
export class EmbedTier extends Migration {
  override up(): void {
    this.addSql(`alter table audit_entries drop constraint audit_entries_actor_kind_check`);
    this.addSql(`alter table audit_entries add constraint audit_entries_actor_kind_check
      check (actor_kind in ('organization', 'delegated', 'embed', 'seat', 'operator', 'system'))`);
    acrossOrganizations(
      this,
      'clinic_ledger',
      'session_configurations',
      'select (organization_id, enabled_features)',
    );
  }
}
