import { Migration } from '@mikro-orm/migrations';

/** Storybooks stand on shelves too; as for worksheets, none across organizations can be put there. */
export class StorybookShelves extends Migration {
  override up(): void {
    this.addSql(`alter table shelf_attachments
      add column storybook_id uuid generated always as (case content_type when 'storybook' then content_id end) stored,
      add foreign key (organization_id, storybook_id) references storybooks (organization_id, id)`);
  }
}
