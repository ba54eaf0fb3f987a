import { Migration } from '@mikro-orm/migrations';

/** What has ended of direct logins is removed over all organizations (`activities/upkeep/`). */
export class LoginUpkeep extends Migration {
  override up(): void {
    this.addSql(`grant select (id, created_at), delete on login_sessions to clinic_ledger`);
    this.addSql(`grant select (id, expires_at, closed_at), delete on login_invitations to clinic_ledger`);
  }
}
