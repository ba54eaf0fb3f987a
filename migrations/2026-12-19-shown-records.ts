import { Migration } from '@mikro-orm/migrations';

/** Records of a patient, by the column that names the patient. */
const KINDS = [
  ['appointment', 'appointments'],
  ['note', 'notes'],
  ['form_submission', 'form_submissions'],
  ['storybook', 'storybooks'],
  ['game_session', 'game_sessions'],
  ['game_save', 'game_saves'],
  ['share', 'content_shares'],
] as const;

/**
 * Audit entries keep the ids that a list showed, so that an organization can say who saw anything of a patient. They are
 * part of the leaf (`platform/audit/audit.ts`). No index: every request would pay for what is asked once in a while.
 */
export class ShownRecords extends Migration {
  override up(): void {
    this.addSql('alter table audit_entries add column if not exists shown_ids text');
    this.addSql(`create function records_of_patient(organization uuid, patient uuid)
      returns table (id uuid, kind text) language sql stable as $$
        select patient, 'patient'
        ${KINDS.map(
          ([kind, table]) =>
            `union all select t.id, '${kind}' from ${table} t where t.organization_id = organization and t.partner_patient_id = patient`,
        ).join(' ')}
        union all select t.id, 'export' from exports t
          join patient_rosters r on r.organization_id = t.organization_id and r.practitioner_id = t.partner_practitioner_id
          where t.organization_id = organization and r.patient_id = patient
      $$`);
  }
}
