import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from './tenant-table.ts';

/** What practitioners share with the colleagues of their clinic: each source once for each clinic. */
export class ClinicCommunity extends Migration {
  override up(): void {
    this.addSql(`create table community_items (
      id uuid not null,
      organization_id uuid not null references organizations,
      partner_clinic_id uuid not null,
      shared_by_partner_practitioner_id uuid not null,
      content_type text not null check (content_type in ('worksheet', 'storybook', 'form')),
      content_id uuid not null,
      description bytea,
      shared_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3),
      primary key (id),
      unique (organization_id, id),
      foreign key (organization_id, partner_clinic_id) references clinics (organization_id, id),
      foreign key (organization_id, shared_by_partner_practitioner_id) references practitioners (organization_id, id)
    )`);
    this.addSql(
      `create unique index community_items_source on community_items
         (organization_id, partner_clinic_id, content_type, content_id) where deleted_at is null`,
    );
    this.addSql(
      `create index community_items_clinic on community_items (organization_id, partner_clinic_id, created_at, id)`,
    );
    tenantTable(this, 'community_items');
  }
}
