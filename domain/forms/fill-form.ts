import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Actor } from '../access/actor.ts';
import type { Capability } from '../access/capabilities.ts';
import { linkCode, linkCodeHash } from '../access/link-codes.ts';
import { onRosterOf } from '../access/reach.ts';
import type { Call } from '../declarations/endpoint.ts';
import { countMail } from '../patients/recipient-limit.ts';
import { requireOnRoster } from '../patients/roster.ts';
import { invalid, issue, Problem } from '../problems.ts';
import { openAnswers, sealAnswers } from './answered-submissions.ts';
import type { Form } from './form.entity.ts';
import { openForm } from './form.resource.ts';
import { stillFitting, validateAnswers } from './form-answers.ts';
import type { FormField } from './form-fields.ts';
import { FormSubmission } from './submission.entity.ts';

type Filling<Body = unknown> = Call<Form, unknown, Body, never>;
type Sent = { readonly answers: Record<string, unknown> };

const AUTHORING: readonly Capability[] = ['form:create', 'form:write', 'form:delete', 'form:compose'];

/** Whether the patient may hold the token: it is bound to that patient and cannot write the clinician's records. */
export const isForPatient = ({ capabilities, patient_id }: Actor): boolean =>
  patient_id !== null && !AUTHORING.some((one) => capabilities.includes(one));

/** Drafts can be neither sent nor filled in. */
const requirePublished = (form: Form): void => {
  if (form.status !== 'published') throw invalid(issue('status', 'not_allowed'));
};

/** The patient may have left the roster since the token was minted. */
const patientOf = async (rows: Rows, actor: Actor): Promise<{ readonly email: string | null }> => {
  const found = await rows.first(sql<{ email: string | null }>`
    select t.email from patients t
    where t.organization_id = ${actor.organization_id} and t.id = ${actor.patient_id} and t.deleted_at is null
      and ${onRosterOf(actor.practitioner_id as string)} for share of t`);
  if (!found) throw new Problem('forbidden');
  return found;
};

/** Creates a pending request for the token's patient; the pipeline has locked the form. */
const createSubmission = (
  { actor, em, now, operation_id, subject: form }: Filling,
  mailed: {
    readonly code_hash?: Buffer | undefined;
    readonly mail_state?: 'due';
    readonly counted_for?: Buffer;
  },
) => {
  requirePublished(form);
  const { form_id, partner_patient_id, status } = em.create(FormSubmission, {
    id: operation_id,
    organization_id: actor.organization_id,
    form_id: form.id,
    partner_practitioner_id: form.partner_practitioner_id,
    partner_patient_id: actor.patient_id as string,
    status: 'pending',
    requested_at: now,
    created_at: now,
    updated_at: now,
    ...mailed,
  });
  return {
    submission_id: operation_id,
    form_id,
    partner_patient_id,
    status,
    requested_at: now.toISOString(),
  };
};

/** @throws Problem forbidden, recipient-address-missing, validation-error for a draft, recipient-limit-reached. */
export const requestSubmission = async (call: Filling) => {
  const { actor, operation_id, rows, secrets } = call;
  const patient = await patientOf(rows, actor);
  if (patient.email === null) throw new Problem('recipient-address-missing');
  requirePublished(call.subject);
  const counted_for = await countMail(rows, secrets, actor.organization_id, patient.email);
  const code = linkCode(secrets, 'form-request', operation_id);
  return createSubmission(call, {
    code_hash: linkCodeHash(secrets, 'form-request', code),
    mail_state: 'due',
    counted_for,
  });
};

export interface SubmissionRow {
  readonly id: string;
  readonly form_id: string;
  readonly status: 'pending' | 'completed';
  readonly requested_at: Date;
  readonly completed_at: Date | null;
  readonly answers: Buffer | null;
  readonly answers_saved_at: Date | null;
}

export const submissionColumns = sql`id, form_id, status, requested_at, completed_at, answers, answers_saved_at`;
const ofPatient = (actor: Actor, formId: string) => sql`
  organization_id = ${actor.organization_id} and form_id = ${formId}
  and partner_practitioner_id = ${actor.practitioner_id} and partner_patient_id = ${actor.patient_id}
  and deleted_at is null`;

const iso = (moment: Date | null): string | null => (moment === null ? null : new Date(moment).toISOString());

/** Submitted answers are not shown to whoever fills in the form: others may be looking at the frame by then. */
const shown = (secrets: Secrets, row: SubmissionRow, fields: readonly FormField[]) => ({
  submission_id: row.id,
  form_id: row.form_id,
  status: row.status,
  requested_at: iso(row.requested_at),
  completed_at: iso(row.completed_at),
  answers:
    row.answers === null || row.status === 'completed'
      ? {}
      : stillFitting(fields, openAnswers(secrets, row.id, row.answers).answers),
  saved_at: iso(row.answers_saved_at),
});

const fieldsOf = ({
  secrets,
  subject,
}: Pick<Filling, 'secrets'> & { readonly subject: Pick<Form, 'id' | 'content'> }): readonly FormField[] =>
  openForm(secrets, subject).fields;

const submissionOf = async (
  { actor, params, rows }: Pick<Filling, 'actor' | 'params' | 'rows'>,
  lock = sql``,
): Promise<SubmissionRow> => {
  const found = await rows.first(sql<SubmissionRow>`
    select ${submissionColumns} from form_submissions
    where id = ${params.submissionId} and ${ofPatient(actor, params.id as string)} ${lock}`);
  if (!found) throw new Problem('not-found');
  return found;
};

export const openSubmission = async (call: Filling): Promise<Record<string, unknown>> => {
  const { actor, rows, secrets, subject: form } = call;
  await patientOf(rows, actor);
  requirePublished(form);
  // The form is locked, so of two requests at once the second finds the submission of the first.
  const pending = await rows.first(sql<SubmissionRow>`
    select ${submissionColumns} from form_submissions
    where ${ofPatient(actor, form.id)} and status = 'pending' order by created_at, id limit 1`);
  if (pending) return shown(secrets, pending, fieldsOf(call));
  const { partner_patient_id: _, ...made } = createSubmission(call, {});
  return { ...made, completed_at: null, answers: {}, saved_at: null };
};

/**
 * For a GET, whose subject is the form's stored row.
 * @throws Problem not-found; forbidden, for a token that outlived the patient's place on the roster.
 */
export const fillingOf = async (
  call: Pick<Filling, 'actor' | 'params' | 'rows' | 'secrets'> & {
    readonly subject: Pick<Form, 'id' | 'content'>;
  },
): Promise<Record<string, unknown>> => {
  const row = await submissionOf(call);
  await requireOnRoster(call.rows, call.actor, call.actor.patient_id as string);
  return shown(call.secrets, row, fieldsOf(call));
};

/**
 * @throws Problem not-found; forbidden; validation-error on `status` for a draft, or once the answers are submitted.
 */
const pendingSubmission = async (call: Filling<Sent>): Promise<SubmissionRow> => {
  const row = await submissionOf(call, sql`for update`);
  await patientOf(call.rows, call.actor);
  requirePublished(call.subject);
  if (row.status === 'completed') throw invalid(issue('status', 'not_allowed'));
  return row;
};

/**
 * Saves answers, or submits them. The row must be pending and locked.
 * @throws Problem validation-error with a path for each answer that does not fit its field.
 */
export const keepAnswers = async (
  {
    now,
    organizationId,
    rows,
    secrets,
  }: {
    readonly now: Date;
    readonly organizationId: string;
    readonly rows: Rows;
    readonly secrets: Secrets;
  },
  row: SubmissionRow,
  fields: readonly FormField[],
  sent: Readonly<Record<string, unknown>>,
  complete: boolean,
): Promise<SubmissionRow> => {
  const { answers, faults } = validateAnswers(fields, sent, complete);
  if (faults.length > 0) throw invalid(...faults);
  const kept = complete ? { answers, fields } : { answers };
  const [changed] = await rows.all(sql<SubmissionRow>`
    update form_submissions
    set answers = ${sealAnswers(secrets, row.id, kept)}, answers_saved_at = ${now},
        updated_at = ${whenChanged},
        status = ${complete ? 'completed' : 'pending'}, completed_at = ${complete ? now : null}
    where organization_id = ${organizationId} and id = ${row.id} returning ${submissionColumns}`);
  return changed as SubmissionRow;
};

const answered =
  (complete: boolean) =>
  async (call: Filling<Sent>): Promise<Record<string, unknown>> => {
    const row = await pendingSubmission(call);
    const fields = fieldsOf(call);
    const at = { ...call, organizationId: call.actor.organization_id };
    return shown(call.secrets, await keepAnswers(at, row, fields, call.body.answers, complete), fields);
  };
export const saveAnswers = answered(false);
export const completeSubmission = answered(true);
