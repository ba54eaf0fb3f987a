import { Migration } from '@mikro-orm/migrations';

/**
 * What is noted at a booking is kept sealed. The keys are not here: what was noted before stays as it was,
 * behind a zero byte, until somebody changes it.
 */
export class SealedAppointmentNotes extends Migration {
  override up(): void {
    this.addSql(
      `alter table appointments alter column notes type bytea using '\\x00'::bytea || convert_to(notes, 'UTF8')`,
    );
  }
}
