import { Migration } from '@mikro-orm/migrations';

/** `undelivered`: it was given up, as after hours without a mail server; an operator may have it tried once more. */
export class UndeliveredShares extends Migration {
  override up(): void {
    this.addSql(`alter table content_shares drop constraint content_shares_mail_state_check,
      add constraint content_shares_mail_state_check
        check (mail_state in ('due', 'sent', 'skipped', 'refused', 'undelivered')) not valid`);
  }
}
