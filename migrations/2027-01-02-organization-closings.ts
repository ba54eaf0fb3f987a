import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

/**
 * The end of an organization: when it was ordered, when it comes, and what was counted of each kind. Workers delete
 * rows of an organization that they otherwise never delete, but only while it is being erased.
 */
export class OrganizationClosings extends Migration {
  /** Processes of the version before never delete practitioners, so they never meet the key that goes. */
  static readonly contracts = '2026-11-21-storybooks';

  override up(): void {
    this.addSql(`create table organization_closings (
      id uuid primary key,
      organization_id uuid not null references organizations (id),
      status text not null default 'scheduled' check (status in ('scheduled', 'erasing', 'completed', 'cancelled')),
      requested_at timestamptz(3) not null,
      closes_at timestamptz(3) not null,
      exports_offered int not null default 0,
      archives_downloaded int not null default 0,
      erased_at timestamptz(3),
      completed_at timestamptz(3),
      ledger_line int,
      certificate jsonb,
      unique (organization_id, id),
      check ((status = 'completed') = (completed_at is not null and certificate is not null))
    )`);
    this.addSql(`create unique index organization_closings_open on organization_closings (organization_id)
      where status <> 'cancelled'`);
    this.addSql(`create table organization_closing_steps (
      organization_id uuid not null references organizations (id),
      closing_id uuid not null,
      kind text not null,
      found int not null,
      erased int not null default 0,
      remaining int not null,
      checked_at timestamptz(3) not null default clock_timestamp(),
      primary key (organization_id, closing_id, kind),
      foreign key (organization_id, closing_id) references organization_closings (organization_id, id)
    )`);
    for (const table of ['organization_closings', 'organization_closing_steps'])
      tenantTable(this, table, 'select, insert, update');
    acrossOrganizations(this, 'clinic_operator', 'organization_closings', 'select, insert, update');
    acrossOrganizations(this, 'clinic_operator', 'organization_closing_steps', 'select');
    acrossOrganizations(
      this,
      'clinic_ledger',
      'organization_closings',
      'select (id, organization_id, erased_at)',
    );
    this.#offers();
    this.#deletions();
  }

  /** The archives that are begun for every clinician when the end is ordered, and the e-mail about each. */
  #offers(): void {
    this.addSql(`alter table exports
      add column closing_id uuid,
      add column notice_state text check (notice_state in ('due', 'sent', 'skipped', 'refused'))`);
    this.addSql(`create unique index if not exists exports_of_closing on exports (organization_id, closing_id, partner_practitioner_id)
      where closing_id is not null`);
  }

  /** Usage outlives the practitioners whose it was. Everything else is deleted with the rights of a worker. */
  #deletions(): void {
    this.addSql(
      'alter table usage_records drop constraint usage_records_organization_id_partner_practitioner_id_fkey',
    );
    this.addSql(`create function is_being_erased(organization uuid) returns boolean language sql stable as $$
      select exists (select from organization_closings c where c.organization_id = organization and c.status = 'erasing')
    $$`);
    for (const table of DELETED_AT_THE_END) {
      this.addSql(`grant delete on ${table} to clinic_app`);
      this.addSql(`create policy only_at_the_end on ${table} as restrictive for delete to clinic_app
        using (is_being_erased(organization_id))`);
    }
  }
}

/** From these workers delete nothing while the organization is there. */
const DELETED_AT_THE_END = [
  'applications',
  'credentials',
  'erasure_steps',
  'erasures',
  'event_heads',
  'events',
  'holder_windows',
  'legal_holds',
  'note_versions',
  'organization_storage',
  'rate_windows',
  'retention_rules',
];
