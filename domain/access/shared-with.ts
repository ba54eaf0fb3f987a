import { type RawBuilder, sql } from '../../platform/database/rows.ts';

/** Narrows content (table alias `t`) to what its clinician has sent to the patient. */
export const sharedWith = (
  type: 'worksheet' | 'storybook',
  patientId: string,
): RawBuilder<unknown> => sql`exists (
  select 1 from content_shares s
  where s.organization_id = t.organization_id and s.content_id = t.id and s.content_type = ${type}
    and s.partner_patient_id = ${patientId} and s.partner_practitioner_id = t.partner_practitioner_id
    and s.mail_state in ('due', 'sent'))`;
