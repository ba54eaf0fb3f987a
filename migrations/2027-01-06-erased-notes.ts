import { Migration } from '@mikro-orm/migrations';

/** What a GET shows of a note, as in the migration of the change feed. */
const COLUMNS = ['body', 'partner_appointment_id', 'signed_at', 'status', 'transcript'];

/** Whatever is deleted is not shown any more: a note that an erasure empties is not told as saved. */
export class ErasedNotes extends Migration {
  /** The trigger gives way to another that tells the same of all other notes. */
  static readonly contracts = '2026-12-17-change-feed';

  override up(): void {
    const rowOf = (record: 'old' | 'new') => `(${COLUMNS.map((column) => `${record}.${column}`).join()})`;
    this.addSql('drop trigger notes_told_changed on notes');
    this.addSql(`create constraint trigger notes_told_changed after update on notes
      deferrable initially deferred for each row
      when (${rowOf('old')} is distinct from ${rowOf('new')} and new.deleted_at is null) execute function tell_notes()`);
  }
}
