import { Migration } from '@mikro-orm/migrations';

/** The agenda shows when a clinician ended a session; its state, which says so too, is sealed. */
export class EndedSessions extends Migration {
  override up(): void {
    this.addSql('alter table live_sessions add column if not exists ended_at timestamptz(3)');
    this.addSql(`create index if not exists live_sessions_ended on live_sessions (organization_id, appointment_id)
      where ended_at is not null`);
  }
}
