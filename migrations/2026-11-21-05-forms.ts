import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from './tenant-table.ts';

/**
 * Questionnaires and what patients answered to them. Title, description, questions and answers are sealed:
 * a clinician writes them about somebody.
 */
export class Forms extends Migration {
  override up(): void {
    const record = `created_at timestamptz(3) not null, updated_at timestamptz(3) not null, deleted_at timestamptz(3)`;
    this.addSql(`create table forms (
      id uuid not null,
      organization_id uuid not null references organizations,
      partner_practitioner_id uuid not null,
      content bytea not null,
      status text not null check (status in ('draft', 'published')),
      shelf_ready boolean not null default false,
      ${record},
      primary key (id),
      unique (organization_id, id),
      foreign key (organization_id, partner_practitioner_id) references practitioners (organization_id, id)
    )`);
    this.addSql(
      `create index forms_practitioner on forms (organization_id, partner_practitioner_id, created_at, id)`,
    );
    tenantTable(this, 'forms');

    // answers: a saved draft while pending; once completed the final ones, with the questions as they were.
    this.addSql(`create table form_submissions (
      id uuid not null,
      organization_id uuid not null references organizations,
      form_id uuid not null,
      partner_practitioner_id uuid not null,
      partner_patient_id uuid not null,
      status text not null check (status in ('pending', 'completed')),
      answers bytea,
      answers_saved_at timestamptz(3),
      requested_at timestamptz(3) not null,
      completed_at timestamptz(3),
      ${record},
      primary key (id),
      unique (organization_id, id),
      foreign key (organization_id, form_id) references forms (organization_id, id),
      foreign key (organization_id, partner_practitioner_id) references practitioners (organization_id, id),
      foreign key (organization_id, partner_patient_id) references patients (organization_id, id),
      constraint form_submissions_completion check ((status = 'completed') = (completed_at is not null)),
      constraint form_submissions_answered check (status = 'pending' or answers is not null)
    )`);
    this.addSql(
      `create index form_submissions_form on form_submissions (organization_id, form_id, created_at, id)`,
    );
    this.addSql(
      `create index form_submissions_patient on form_submissions (organization_id, partner_patient_id, created_at, id)`,
    );
    this.addSql(
      `create index form_submissions_practitioner on form_submissions (organization_id, partner_practitioner_id)`,
    );
    tenantTable(this, 'form_submissions');
  }
}
