import { Migration } from '@mikro-orm/migrations';

/** A mark of the address that a link was mailed to: it opens nothing once the patient has another. */
export class AddressesOfLinks extends Migration {
  override up(): void {
    for (const table of ['form_submissions', 'content_shares'])
      this.addSql(`alter table ${table} add column mailed_to bytea`);
  }
}
