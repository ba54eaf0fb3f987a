import { Migration } from '@mikro-orm/migrations';

/**
 * Copies of the signed checkpoints, for partners to read; the proof is what is kept outside the database.
 * A proof is noted only where the organization's chain had moved since its last one.
 */
export class AuditCheckpoints extends Migration {
  override up(): void {
    this.addSql(`create table audit_checkpoints (
      number bigint primary key,
      kind text not null check (kind in ('regular', 'restored')),
      environment text not null,
      signed_at timestamptz(3) not null,
      root bytea not null,
      previous_hash bytea not null,
      hash bytea not null,
      key_id text not null,
      public_key bytea not null,
      signature bytea not null
    )`);
    this.addSql(`create table audit_checkpoint_proofs (
      organization_id uuid not null references organizations,
      number bigint not null references audit_checkpoints,
      sequence bigint not null,
      hash bytea not null,
      proof bytea not null,
      primary key (organization_id, number)
    )`);
    // The caller's rights and row-level security hold in it, not its owner's.
    this.addSql(`create view organization_audit_checkpoints with (security_invoker = true) as
      select p.organization_id, p.number, p.sequence, p.hash, p.proof, c.kind, c.environment, c.signed_at,
             c.root, c.previous_hash, c.key_id, c.public_key, c.signature
      from audit_checkpoint_proofs p join audit_checkpoints c using (number)`);
    for (const table of ['audit_checkpoints', 'audit_checkpoint_proofs']) {
      this.addSql(`create trigger ${table}_append_only before update or delete on ${table}
        for each row execute function refuse_change()`);
      this.addSql(`grant select, insert on ${table} to clinic_app`);
    }
    this.addSql(`grant select on organization_audit_checkpoints to clinic_app`);
  }
}
