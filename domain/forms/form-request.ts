import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { linkCodeHashes } from '../access/link-codes.ts';
import { wentToTheirAddress } from '../access/mailed-links.ts';
import type { Locale } from '../messages/locale.ts';
import { openAnswers } from './answered-submissions.ts';
import { keepAnswers, type SubmissionRow, submissionColumns } from './fill-form.ts';
import { type FormContent, openForm } from './form.resource.ts';
import { type Answers, stillFitting } from './form-answers.ts';

/** What the link in a patient's e-mail leads to. */
export interface FormRequest {
  readonly organization_id: string;
  readonly id: string;
  readonly completed: boolean;
  readonly clinic_name: string;
  readonly locale: Locale;
  readonly content: FormContent;
  readonly answers: Answers;
}

/**
 * @returns undefined for an unknown code; once the form, the patient or the organization is deleted; once the patient
 *   has left the roster of the clinician who asked, who could not read the answers; while that clinician is disabled or
 *   deleted; and once the patient's address differs from the one the link was sent to.
 */
export const findFormRequest = async (
  database: Pick<Scoped, 'unscoped' | 'within'>,
  secrets: Secrets,
  code: string,
): Promise<FormRequest | undefined> => {
  const hashes = linkCodeHashes(secrets, 'form-request', code);
  const owner =
    hashes &&
    (await database.unscoped.first(sql<{ organization_id: string; id: string }>`
      select organization_id, id from form_submissions where code_hash = any(${hashes}::bytea[])`));
  if (!owner) return undefined;
  const { organization_id, id } = owner;
  const found = await database.within(organization_id).first(sql<{
    form_id: string;
    content: Buffer;
    answers: Buffer | null;
    status: string;
    clinic_name: string;
    locale: Locale;
    mailed_to: Buffer | null;
    email: string | null;
  }>`
    select f.id as form_id, f.content, s.answers, s.status, c.name as clinic_name, g.locale, s.mailed_to, t.email
    from form_submissions s
    join organizations o on o.id = s.organization_id and o.status = 'active'
    join forms f on f.organization_id = s.organization_id and f.id = s.form_id
      and f.deleted_at is null and f.status = 'published'
    join patients t on t.organization_id = s.organization_id and t.id = s.partner_patient_id and t.deleted_at is null
    join practitioners p on p.organization_id = s.organization_id and p.id = s.partner_practitioner_id
      and p.status = 'active' and p.deleted_at is null
    join patient_rosters r on r.organization_id = t.organization_id and r.patient_id = t.id
      and r.practitioner_id = s.partner_practitioner_id
    join clinics c on c.organization_id = t.organization_id and c.id = t.partner_clinic_id
    join session_configurations g on g.organization_id = s.organization_id
    where s.organization_id = ${organization_id} and s.id = ${id} and s.deleted_at is null`);
  if (!found || !wentToTheirAddress(secrets, { id, ...found })) return undefined;
  const content = openForm(secrets, { id: found.form_id, content: found.content });
  const completed = found.status === 'completed';
  const answers =
    completed || found.answers === null
      ? {}
      : stillFitting(content.fields, openAnswers(secrets, id, found.answers).answers);
  const { clinic_name, locale } = found;
  return { organization_id, id, completed, clinic_name, locale, content, answers };
};

/**
 * Saves answers, or submits them once.
 * @returns false where they were submitted before.
 * @throws Problem validation-error with the paths of the answers that do not fit.
 */
export const answerFormRequest = async (
  rows: Rows,
  secrets: Secrets,
  { organization_id, id, content }: FormRequest,
  sent: Readonly<Record<string, unknown>>,
  { complete, now }: { readonly complete: boolean; readonly now: Date },
): Promise<boolean> => {
  const row = await rows.first(sql<SubmissionRow>`
    select ${submissionColumns} from form_submissions
    where organization_id = ${organization_id} and id = ${id} and status = 'pending' for update`);
  if (!row) return false;
  await keepAnswers(
    { rows, secrets, now, organizationId: organization_id },
    row,
    content.fields,
    sent,
    complete,
  );
  return true;
};
