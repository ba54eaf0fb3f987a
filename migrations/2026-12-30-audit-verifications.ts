import { Migration } from '@mikro-orm/migrations';

/** What the last verifications of all audit chains found: counts alone. The worker's log names damaged chains. */
export class AuditVerifications extends Migration {
  override up(): void {
    this.addSql(`create table audit_verifications (
      id bigint generated always as identity primary key,
      verified_at timestamptz(3) not null default clock_timestamp(),
      chains int not null,
      damaged_chains int not null,
      checkpoints_valid boolean not null
    )`);
    this.addSql('grant select, insert on audit_verifications to clinic_ledger');
    this.addSql('grant select on audit_verifications to clinic_operator');
  }
}
