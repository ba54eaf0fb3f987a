import { Migration } from '@mikro-orm/migrations';

/** Why a signed note was unlocked, sealed, with the version that this made. */
export class NoteReasons extends Migration {
  override up(): void {
    this.addSql('alter table note_versions add column reason bytea');
  }
}
