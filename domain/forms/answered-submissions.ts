import { sql } from '../../platform/database/rows.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { resource } from '../declarations/resource.ts';
import { ownedBy } from '../practitioners/own-content.ts';
import type { Answers } from './form-answers.ts';
import type { FormField } from './form-fields.ts';
import { FormSubmission } from './submission.entity.ts';
import { AnsweredSubmissionView } from './submission.schemas.ts';

/** What is sealed in a submission: with the questions as they were, once it is completed. */
export interface KeptAnswers {
  readonly answers: Answers;
  readonly fields?: readonly FormField[];
}

const contextOf = (id: string): string => `form-submission/${id}/answers`;

export const sealAnswers = (secrets: Secrets, id: string, kept: KeptAnswers): Buffer =>
  sealJson(secrets, kept, contextOf(id));
export const openAnswers = (secrets: Secrets, id: string, sealed: unknown): KeptAnswers =>
  openJson(secrets, sealed, contextOf(id));

/** Submissions with their answers, for the clinician whose form it is; the embed tier alone shows them. */
export const answeredSubmissions = resource({
  entity: FormSubmission,
  table: 'form_submissions',
  view: AnsweredSubmissionView,
  order: 'created_at',
  delegatedReach: ownedBy,
  columns: {
    submission_id: sql`t.id`,
    // A draft is the patient's own until it is sent.
    answers: sql`case when t.status = 'completed' then t.answers end`,
  },
  internal: { id: sql<string>`t.id` },
  show: ({ answers: sealed, ...row }, { secrets }) => {
    if (sealed === null) return { ...row, answers: null };
    const { fields = [], answers } = openAnswers(secrets, row.id, sealed);
    return {
      ...row,
      answers: fields
        .filter(({ type }) => type !== 'heading')
        .map(({ id: field_id, type, label }) => ({
          field_id,
          type,
          label,
          value: answers[field_id] ?? null,
        })),
    };
  },
});
