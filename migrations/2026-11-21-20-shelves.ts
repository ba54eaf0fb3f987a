import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from './tenant-table.ts';

/** What stands on the shelf of a playroom or a toolkit (specification 2.8). */
export class Shelves extends Migration {
  override up(): void {
    // Each kind of content has a generated column that leads to it, so that a link across organizations
    // cannot be stored. `id` is what a path calls the content.
    this.addSql(`create table shelf_attachments (
      organization_id uuid not null references organizations,
      playroom_id uuid,
      toolkit_id uuid,
      content_type text not null check (content_type in ('worksheet', 'storybook')),
      content_id uuid not null,
      id uuid not null generated always as (content_id) stored,
      worksheet_id uuid generated always as (case content_type when 'worksheet' then content_id end) stored,
      position integer not null check (position > 0),
      attached_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      constraint shelf_attachments_holder check (num_nonnulls(playroom_id, toolkit_id) = 1),
      constraint shelf_attachments_once
        unique nulls not distinct (organization_id, playroom_id, toolkit_id, content_type, content_id),
      foreign key (organization_id, playroom_id) references playrooms (organization_id, id),
      foreign key (organization_id, toolkit_id) references toolkits (organization_id, id),
      foreign key (organization_id, worksheet_id) references worksheets (organization_id, id)
    )`);
    for (const holder of ['playroom', 'toolkit'])
      this.addSql(
        `create unique index shelf_attachments_${holder} on shelf_attachments (organization_id, ${holder}_id, position) where ${holder}_id is not null`,
      );
    tenantTable(this, 'shelf_attachments');
  }
}
