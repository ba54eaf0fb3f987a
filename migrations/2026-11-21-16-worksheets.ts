import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from './tenant-table.ts';

/** Worksheets and their pages. The title is sealed; the document and the pictures are objects. */
export class Worksheets extends Migration {
  override up(): void {
    const record = `created_at timestamptz(3) not null, updated_at timestamptz(3) not null, deleted_at timestamptz(3)`;
    this.addSql(`create table worksheets (
      id uuid primary key,
      organization_id uuid not null references organizations,
      partner_practitioner_id uuid not null,
      title bytea not null,
      media_type text not null check (media_type in ('application/pdf', 'image/png', 'image/jpeg')),
      status text not null check (status in ('converting', 'ready', 'failed')),
      page_count integer check (page_count between 1 and 60),
      pages_done integer not null default 0,
      failure_code text check (failure_code in ('unreadable_document', 'encrypted_document', 'too_many_pages')),
      ready_at timestamptz(3),
      ${record},
      unique (organization_id, id),
      foreign key (organization_id, partner_practitioner_id) references practitioners (organization_id, id),
      constraint worksheets_ready check ((status = 'ready') = (ready_at is not null)),
      constraint worksheets_failed check ((status = 'failed') = (failure_code is not null))
    )`);
    this.addSql(
      `create index worksheets_order on worksheets (organization_id, partner_practitioner_id, created_at, id)`,
    );
    tenantTable(this, 'worksheets');

    // image: the number in the picture's key, which stays when pages before this one are taken out.
    this.addSql(`create table worksheet_pages (
      id uuid primary key,
      organization_id uuid not null references organizations,
      worksheet_id uuid not null,
      position integer not null check (position > 0),
      image integer not null check (image > 0),
      ${record},
      unique (organization_id, id),
      constraint worksheet_pages_image unique (organization_id, worksheet_id, image),
      foreign key (organization_id, worksheet_id) references worksheets (organization_id, id)
    )`);
    this.addSql(
      `create index worksheet_pages_order on worksheet_pages (organization_id, worksheet_id, position)`,
    );
    tenantTable(this, 'worksheet_pages');
  }
}
