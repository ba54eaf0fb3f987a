import { Migration } from '@mikro-orm/migrations';

/** When the next attempt of a source may be made, where they are slowed down instead of refused. */
export class PacedAttempts extends Migration {
  override up(): void {
    this.addSql(`alter table attempts add column next_at timestamptz`);
  }
}
