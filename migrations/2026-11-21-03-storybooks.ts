import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from './tenant-table.ts';

/**
 * Storybooks and their pages, and the ledger of what is billed. What the clinician wrote and what was
 * written from it is sealed: topic, title and text can tell of a child.
 */
export class Storybooks extends Migration {
  override up(): void {
    const record = `created_at timestamptz(3) not null, updated_at timestamptz(3) not null, deleted_at timestamptz(3)`;
    this.addSql(`create table storybooks (
      id uuid not null,
      organization_id uuid not null references organizations,
      partner_practitioner_id uuid not null,
      partner_patient_id uuid,
      status text not null check (status in ('generating', 'ready', 'failed')),
      language text not null,
      age_band text not null,
      illustration_style text not null,
      page_count smallint not null check (page_count > 0),
      pages_done smallint not null default 0,
      shelf_ready boolean not null default false,
      brief bytea,
      plan bytea,
      title bytea,
      failure_code text,
      ready_at timestamptz(3),
      ${record},
      primary key (id),
      unique (organization_id, id),
      constraint storybooks_ready check (status <> 'ready' or (title is not null and ready_at is not null)),
      constraint storybooks_failed check ((status = 'failed') = (failure_code is not null)),
      foreign key (organization_id, partner_practitioner_id) references practitioners (organization_id, id),
      foreign key (organization_id, partner_patient_id) references patients (organization_id, id)
    )`);
    this.addSql(
      `create index storybooks_order on storybooks (organization_id, partner_practitioner_id, created_at, id)`,
    );
    this.addSql(
      `create index storybooks_generating on storybooks (organization_id, created_at) where status = 'generating'`,
    );
    this.addSql(`create table storybook_pages (
      id uuid not null,
      organization_id uuid not null references organizations,
      storybook_id uuid not null,
      position smallint not null,
      text bytea not null,
      alt_text bytea not null,
      ${record},
      primary key (id),
      unique (organization_id, id),
      foreign key (organization_id, storybook_id) references storybooks (organization_id, id)
    )`);
    this.addSql(
      `create unique index storybook_pages_position on storybook_pages (organization_id, storybook_id, position) where deleted_at is null`,
    );
    // One row for each thing that is billed, whatever was retried.
    this.addSql(`create table usage_records (
      organization_id uuid not null references organizations,
      resource_id uuid not null,
      partner_practitioner_id uuid not null,
      feature text not null,
      recorded_at timestamptz(3) not null default clock_timestamp(),
      primary key (organization_id, resource_id),
      foreign key (organization_id, partner_practitioner_id) references practitioners (organization_id, id)
    )`);
    this.addSql(`create index usage_records_report on usage_records (organization_id, recorded_at, feature)`);
    this.addSql(`create trigger usage_records_append_only before update or delete on usage_records
      for each row execute function refuse_change()`);
    for (const table of ['storybooks', 'storybook_pages']) tenantTable(this, table);
    tenantTable(this, 'usage_records', 'select, insert');
  }
}
