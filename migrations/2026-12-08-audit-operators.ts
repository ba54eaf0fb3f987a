import { Migration } from '@mikro-orm/migrations';

/**
 * Audit entries name the operator, and the service has a chain of its own for what concerns no organization. The head of
 * that chain has an id that is no organization's, so heads and proofs can no longer refer to `organizations`. Processes
 * of the version before never write that id, and read heads by their own ids or all of them alike.
 */
export class AuditOperators extends Migration {
  static readonly contracts = '2026-11-21-foundation';

  override up(): void {
    this.addSql('alter table audit_entries add column operator text');
    for (const table of ['audit_heads', 'audit_checkpoint_proofs'])
      this.addSql(`alter table ${table} drop constraint ${table}_organization_id_fkey`);
    // The genesis hash depends on the setting ENVIRONMENT, which migrations do not know: whoever appends first makes the
    // head. Heads that exist cannot be set back by an insert.
    this.addSql('grant insert (organization_id, hash) on audit_heads to clinic_ledger');
  }
}
