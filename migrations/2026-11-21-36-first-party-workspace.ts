import { Migration } from '@mikro-orm/migrations';

/** Admission asks of who is signed in directly whether the session still stands. */
export class FirstPartyWorkspace extends Migration {
  override up(): void {
    this.addSql(`grant select (practitioner_id, seen_at) on login_sessions to clinic_ledger`);
  }
}
