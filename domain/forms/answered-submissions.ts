import { sql } from '../../platform/database/rows.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { ownedBy, ownedWithPatient } from '../access/reach.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import { resource } from '../declarations/resource.ts';
import type { StoredRow } from '../declarations/resource-definition.ts';
import { openForm } from './form.resource.ts';
import type { Answers } from './form-answers.ts';
import type { FormField } from './form-fields.ts';
import { FormSubmission } from './submission.entity.ts';
import { AnsweredSubmissionOfFormView, AnsweredSubmissionView } from './submission.schemas.ts';

/** The sealed content of a submission. A completed one also has the questions as they were then. */
export interface KeptAnswers {
  readonly answers: Answers;
  readonly fields?: readonly FormField[];
}

const contextOf = (id: string): string => `form-submission/${id}/answers`;

export const sealAnswers = (secrets: Secrets, id: string, kept: KeptAnswers): Buffer =>
  sealJson(secrets, kept, contextOf(id));
export const openAnswers = (secrets: Secrets, id: string, sealed: unknown): KeptAnswers =>
  openJson(secrets, sealed, contextOf(id));

const internal = { id: sql<string>`t.id` } as const;

/** Submissions with their answers, for the clinician whose form it is; the embed tier alone shows them. */
const definition = {
  entity: FormSubmission,
  table: 'form_submissions',
  view: AnsweredSubmissionView,
  order: 'created_at' as const,
  delegatedReach: ownedBy,
  columns: {
    submission_id: sql`t.id`,
    // A draft is the patient's own until it is sent.
    answers: sql`case when t.status = 'completed' then t.answers end`,
  },
  internal,
  show: (
    { answers: sealed, ...row }: StoredRow<typeof internal>,
    { secrets }: Pick<HandlerContext, 'secrets'>,
  ) => {
    if (sealed === null) return { ...row, answers: null };
    const { fields = [], answers } = openAnswers(secrets, row.id, sealed);
    return {
      ...row,
      answers: fields
        .filter(({ type }) => type !== 'heading')
        .map(({ id: field_id, type, label, min, max, min_label, max_label }) => ({
          field_id,
          type,
          label,
          value: answers[field_id] ?? null,
          // Words at the ends say what the value means.
          ...(min_label || max_label ? { min, max, min_label, max_label } : {}),
        })),
    };
  },
};
export const answeredSubmissions = resource(definition);

/** For archives, which no patient's token asks for. */
export const archivedSubmissions = resource({ ...definition, delegatedReach: ownedWithPatient });

/** With the form, and the result of the e-mail. */
export const answeredSubmissionsOfForms = resource({
  ...definition,
  view: AnsweredSubmissionOfFormView,
  viewName: 'AnsweredSubmissionOfFormView',
  columns: {
    ...definition.columns,
    form_title: sql`(select f.content from forms f where f.organization_id = t.organization_id and f.id = t.form_id)`,
    mail_status: sql`case t.mail_state when 'due' then 'queued' when 'sent' then 'sent'
      when 'skipped' then 'not_sent' when 'refused' then 'not_sent' end`,
  },
  show: ({ form_title: content, ...row }, handlerContext) => ({
    ...definition.show(row, handlerContext),
    form_title: openForm(handlerContext.secrets, { id: row.form_id as string, content }).title,
  }),
});
