import { Migration } from '@mikro-orm/migrations';

/** Mails that reached nobody are few among very many, and a workspace asks for them each time it is opened. */
export class RefusedMails extends Migration {
  override up(): void {
    this.addSql(`create index if not exists appointment_notices_refused
      on appointment_notices (organization_id) where state = 'refused'`);
    this.addSql(`create index if not exists content_shares_refused
      on content_shares (organization_id, requested_at) where mail_state in ('refused', 'undelivered')`);
  }
}
