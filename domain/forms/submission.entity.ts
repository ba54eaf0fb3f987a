import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';

const SubmissionSchema = defineEntity({
  name: 'FormSubmission',
  tableName: 'form_submissions',
  properties: {
    ...record,
    form_id: p.uuid(),
    partner_practitioner_id: p.uuid(),
    partner_patient_id: p.uuid(),
    status: p.enum(['pending', 'completed'] as const),
    /** Sealed: a saved draft while pending, the final answers once completed. */
    answers: p.blob().nullable(),
    answers_saved_at: p.datetime(3).nullable(),
    requested_at: p.datetime(3),
    completed_at: p.datetime(3).nullable(),
    /** Keyed hash of the code in the link that was e-mailed; null where the form was never sent. */
    code_hash: p.blob().nullable(),
    mail_state: p.enum(['due', 'sent', 'skipped', 'refused'] as const).nullable(),
    /** The recipient that the e-mail was counted for (`patients/recipient-limit.ts`). */
    counted_for: p.blob().nullable(),
  },
});

/** A form that a patient was asked to fill in, and its state (specification 2.9). */
export class FormSubmission extends SubmissionSchema.class {}
SubmissionSchema.setClass(FormSubmission);
