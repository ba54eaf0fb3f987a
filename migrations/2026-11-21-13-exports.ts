import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from './tenant-table.ts';

/** Archives of one clinician's whole record (specification 2.12). */
export class Exports extends Migration {
  override up(): void {
    this.addSql(`create table exports (
      id uuid not null,
      organization_id uuid not null references organizations,
      partner_practitioner_id uuid not null,
      status text not null check (status in ('queued', 'building', 'ready', 'failed')),
      items_done integer not null default 0,
      items_total integer,
      size_bytes bigint,
      ready_at timestamptz(3),
      expires_at timestamptz(3),
      removed_at timestamptz(3),
      failure_code text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3),
      primary key (id),
      unique (organization_id, id),
      foreign key (organization_id, partner_practitioner_id) references practitioners (organization_id, id)
    )`);
    // The slot of each clinician: one export runs at a time, wherever it was started.
    this.addSql(`create unique index exports_running on exports (organization_id, partner_practitioner_id)
      where status in ('queued', 'building')`);
    tenantTable(this, 'exports');
    // A workflow may begin later than it is asked for: the end of an archive's week.
    this.addSql(
      `alter table workflow_outbox add column start_delay_seconds integer check (start_delay_seconds > 0)`,
    );
  }
}
