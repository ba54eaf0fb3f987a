import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

/**
 * What clinicians e-mail to patients, and how each of these went. What was written beside it is sealed. The
 * link in the e-mail is stored nowhere: it is found by the hash of its code.
 */
export class Shares extends Migration {
  override up(): void {
    this.addSql(`create table content_shares (
      id uuid primary key,
      organization_id uuid not null references organizations,
      partner_practitioner_id uuid not null,
      partner_patient_id uuid not null,
      content_type text not null check (content_type in ('worksheet', 'storybook')),
      content_id uuid not null,
      worksheet_id uuid generated always as (case content_type when 'worksheet' then content_id end) stored,
      storybook_id uuid generated always as (case content_type when 'storybook' then content_id end) stored,
      message bytea,
      mail_state text not null default 'due' check (mail_state in ('due', 'sent', 'skipped', 'refused')),
      requested_at timestamptz(3) not null,
      settled_at timestamptz(3),
      code_hash bytea not null,
      link_expires_at timestamptz(3) not null,
      unique (organization_id, id),
      foreign key (organization_id, partner_practitioner_id) references practitioners (organization_id, id),
      foreign key (organization_id, partner_patient_id) references patients (organization_id, id),
      foreign key (organization_id, worksheet_id) references worksheets (organization_id, id),
      foreign key (organization_id, storybook_id) references storybooks (organization_id, id)
    )`);
    this.addSql(
      `create index content_shares_content on content_shares (organization_id, content_id, requested_at)`,
    );
    this.addSql(
      `create index content_shares_patient on content_shares (organization_id, partner_patient_id, requested_at)`,
    );
    this.addSql(`create unique index content_shares_code on content_shares (code_hash)`);
    tenantTable(this, 'content_shares');
    acrossOrganizations(this, 'clinic_ledger', 'content_shares', 'select (id, organization_id, code_hash)');
  }
}
