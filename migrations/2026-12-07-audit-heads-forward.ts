import { Migration } from '@mikro-orm/migrations';

/**
 * A head of the audit log only moves forward, whoever moves it. The application's login appends under several roles, and
 * each of them may update heads: with a head set back, what was recorded since would be chained over as if it had never
 * been. Entries themselves can be neither changed nor put in twice (`audit_entries_append_only`, the primary key).
 *
 * The condition is the trigger's own and not its function's: where it does not hold, no function is called.
 */
export class AuditHeadsForward extends Migration {
  override up(): void {
    this.addSql(`create trigger audit_heads_forward after update on audit_heads for each row
      when (new.sequence <= old.sequence or new.organization_id <> old.organization_id)
      execute function refuse_change()`);
  }
}
