import { Migration } from '@mikro-orm/migrations';

/**
 * Ready books can be edited. Each edit is a revision, and the PDF says which of them it is of: until it is
 * bound anew, there is none to download. A page that was added shows the picture of another.
 */
export class StorybookEditing extends Migration {
  override up(): void {
    this.addSql(`alter table storybooks
      add column revision integer not null default 0,
      add column bound_revision integer not null default 0,
      add constraint storybooks_bound check (bound_revision between 0 and revision)`);
    this.addSql(`alter table storybook_pages add column picture_id uuid`);
    // Where the bytes are, for the operator who compares them with the store.
    this.addSql(`grant select (bound_revision) on storybooks to clinic_operator`);
    this.addSql(`grant select (picture_id) on storybook_pages to clinic_operator`);
  }
}
