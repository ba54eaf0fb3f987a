import { Migration } from '@mikro-orm/migrations';

/** The language in which an organization's mails and patients' pages are. */
export class Locales extends Migration {
  override up(): void {
    this.addSql(`alter table session_configurations add column locale text not null default 'en'`);
    this.addSql(`alter table session_configurations add constraint session_configurations_locale_check
      check (locale in ('en', 'de', 'fr', 'es')) not valid`);
  }
}
