import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

/**
 * How far mails have come: a row is written before a mail's end leaves, so that an attempt that died is told
 * from one that never began (`activities/mail/hand-over.ts`).
 */
export class MailHandovers extends Migration {
  override up(): void {
    this.addSql(`create table mail_handovers (
      organization_id uuid not null references organizations,
      message_id text not null,
      attempt uuid not null,
      began_at timestamptz(3) not null default clock_timestamp(),
      accepted_at timestamptz(3),
      primary key (organization_id, message_id)
    )`);
    tenantTable(this, 'mail_handovers');
    // What is old is removed over all organizations (`activities/upkeep/`).
    acrossOrganizations(
      this,
      'clinic_ledger',
      'mail_handovers',
      'select (organization_id, message_id, began_at), delete',
    );
  }
}
