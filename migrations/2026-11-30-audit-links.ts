import { Migration } from '@mikro-orm/migrations';

/**
 * A link of the chain holds the hash before its own: as a window aggregate it says both in one pass, where the aggregate
 * `audit_chain` needs a second one that looks at the row before. Processes of the version before go on with that one.
 */
export class AuditLinks extends Migration {
  override up(): void {
    this.addSql(`create function audit_link_step(link bytea, head bytea, leaf bytea) returns bytea
      language plpgsql immutable parallel safe as $$
      declare previous bytea := coalesce(substr(link, 33), head);
      begin return previous || sha256(previous || leaf); end $$`);
    this.addSql(`create aggregate audit_link(bytea, bytea) (sfunc = audit_link_step, stype = bytea)`);
  }
}
