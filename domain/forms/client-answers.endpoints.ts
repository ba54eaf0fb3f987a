import { sql } from '../../platform/database/rows.ts';
import { patientIsThere } from '../access/reach.ts';
import { equals, refersTo } from '../declarations/conditions.ts';
import { endpoint, type PermitContext } from '../declarations/endpoint.ts';
import { framedPageFields, Id, Moment, OneOf, Shape, Type } from '../declarations/schemas.ts';
import { patients } from '../patients/patients.endpoints.ts';
import { requireOnRoster } from '../patients/roster.ts';
import { Problem } from '../problems.ts';
import { answeredSubmissionsOfForms, openAnswers } from './answered-submissions.ts';
import { isForPatient } from './fill-form.ts';
import { openForm } from './form.resource.ts';
import { scaleWords } from './form-fields.ts';
import { AnsweredSubmissionOfFormView } from './submission.schemas.ts';

/** Submitted answers of clients, for all forms. */
const tag = 'Forms';
const access = { tier: 'embed', capability: 'form:read' } as const;

/** A person who fills in a form must not read submitted answers, because others may be looking at the frame by then. */
const permit = async ({ actor, rows }: PermitContext): Promise<void> => {
  if (!actor.patient_id) return;
  if (isForPatient(actor)) throw new Problem('forbidden');
  await requireOnRoster(rows, actor, actor.patient_id);
};

const listSubmissions = endpoint({
  id: 'listSubmissions',
  summary: "List what the clinician's clients were asked, with their answers",
  description:
    "Of all forms, those too that were deleted. With a token that is bound to a patient: that patient's alone.",
  tag,
  route: 'GET /api/embed/submissions',
  access,
  permit,
  query: Shape({
    ...framedPageFields,
    partner_patient_id: Type.Optional(Id()),
    status: Type.Optional(OneOf(['pending', 'completed'])),
  }),
  lists: answeredSubmissionsOfForms,
  filters: (query, { actor }) => [
    refersTo('partner_patient_id', patients, query.partner_patient_id, actor),
    actor.patient_id ? equals('partner_patient_id', actor.patient_id) : patientIsThere,
    equals('status', query.status),
  ],
  success: [200, AnsweredSubmissionOfFormView],
});

/** Most submissions of a series: more than a year of weekly questionnaires. */
const MOST_SUBMISSIONS = 200;

const Series = Shape({
  form_id: Id(),
  form_title: Type.String({ description: 'As it is now.' }),
  field_id: Id(),
  label: Type.String({ description: 'The question as it was answered last.' }),
  min: Type.Integer({ description: 'The lowest step of the scale, as it was answered last.' }),
  max: Type.Integer({ description: 'The highest one.' }),
  ...scaleWords,
  points: Type.Array(Shape({ submission_id: Id(), completed_at: Moment(), value: Type.Integer() }), {
    description: 'By `completed_at`, the oldest first. Steps that were left out are no points.',
  }),
});

interface Completed {
  readonly id: string;
  readonly form_id: string;
  readonly content: Buffer;
  readonly answers: Buffer;
  readonly completed_at: Date;
}
type Points = { submission_id: string; completed_at: string; value: number }[];

const getScales = endpoint({
  id: 'getScales',
  summary: 'Read how a client answered scales over time',
  description: `One series for each question that is a scale, of the last ${MOST_SUBMISSIONS} forms that the client completed.`,
  tag,
  route: 'GET /api/embed/clients/{id}/scales',
  access,
  subject: patients,
  permit,
  success: [200, Shape({ series: Type.Array(Series) })],
  handle: async ({ actor, params, rows, secrets }) => {
    if (actor.patient_id && actor.patient_id !== params.id) throw new Problem('not-found');
    const completed = await rows.all(sql<Completed>`
      select s.id, s.form_id, s.answers, s.completed_at, f.content
      from form_submissions s join forms f on f.organization_id = s.organization_id and f.id = s.form_id
      where s.organization_id = ${actor.organization_id} and s.partner_patient_id = ${params.id}
        and s.partner_practitioner_id = ${actor.practitioner_id} and s.status = 'completed' and s.deleted_at is null
      order by s.completed_at desc, s.id desc limit ${MOST_SUBMISSIONS}`);
    const series = new Map<string, Record<string, unknown> & { readonly points: Points }>();
    // Submissions are sorted from newest to oldest; the newest one names the series.
    for (const { id, form_id, answers, completed_at, content } of completed) {
      const { answers: given, fields = [] } = openAnswers(secrets, id, answers);
      for (const { id: field_id, type, label, min, max, min_label, max_label } of fields) {
        const value = given[field_id];
        if (type !== 'scale' || typeof value !== 'number') continue;
        const key = `${form_id}/${field_id}`;
        const known = series.get(key) ?? {
          form_id,
          form_title: openForm(secrets, { id: form_id, content }).title,
          field_id,
          label,
          min,
          max,
          min_label,
          max_label,
          points: [],
        };
        known.points.unshift({
          submission_id: id,
          completed_at: new Date(completed_at).toISOString(),
          value,
        });
        series.set(key, known);
      }
    }
    return { series: [...series.values()] };
  },
});

export const clientAnswerEndpoints = [listSubmissions, getScales];
