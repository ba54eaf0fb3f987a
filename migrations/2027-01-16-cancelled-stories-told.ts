import { Migration } from '@mikro-orm/migrations';

/**
 * Storybooks that are still being made are deleted together with their patient, at the same moment
 * (`domain/patients/cancel-what-is-to-come.ts`). The patient's trigger tells it, as of books that only vanish
 * (2027-01-12-hidden-content-told.ts): a book's own trigger is silent once its patient was deleted.
 */
export class CancelledStoriesTold extends Migration {
  override up(): void {
    this.addSql(`do $do$ begin
      execute replace(pg_get_functiondef('tell_hidden_with_patient'::regproc),
        'b.deleted_at is null', '(b.deleted_at is null or b.deleted_at = new.deleted_at)');
    end $do$`);
  }
}
