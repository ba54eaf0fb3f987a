import { patientIsThere } from '../access/reach.ts';
import { equals } from '../declarations/conditions.ts';
import { type Endpoint, endpoint, type PermitContext } from '../declarations/endpoint.ts';
import { framedPageFields, Shape } from '../declarations/schemas.ts';
import { requireOnRoster } from '../patients/roster.ts';
import { workflows } from '../workflow-definitions/workflows.ts';
import { answeredSubmissions } from './answered-submissions.ts';
import {
  completeSubmission,
  fillingOf,
  isForPatient,
  openSubmission,
  requestSubmission,
  saveAnswers,
} from './fill-form.ts';
import { forms } from './form.resource.ts';
import {
  AnsweredSubmissionView,
  AnswersDraft,
  FilledSubmissionView,
  SendingDraft,
  SentFormView,
} from './submission.schemas.ts';

const tag = 'Forms';
const reading = { tier: 'embed', capability: 'form:read' } as const;
const filling = { tier: 'embed', capability: 'form:submit', patient: true } as const;

const sendForm = endpoint({
  id: 'sendForm',
  summary: 'Send a form to the patient',
  description:
    "E-mails the token's patient a link to fill in the published form. The address is the one that is stored: the body is an empty object.",
  tag,
  route: 'POST /api/embed/forms/{id}/send',
  access: { tier: 'embed', capability: 'form:send', patient: true },
  subject: forms,
  body: SendingDraft,
  success: [201, SentFormView],
  problems: ['recipient-address-missing', 'recipient-limit-reached'],
  example: { body: {} },
  handle: async (call) => {
    const submission = await requestSubmission(call);
    call.start(workflows.sendForm.command(call.actor.organization_id, call.operation_id));
    return submission;
  },
});

/**
 * Refuses a token bound to a patient who has left the roster: it shows nothing about that patient any more.
 * @throws Problem forbidden.
 */
const permit = async ({ actor, rows }: PermitContext): Promise<void> => {
  if (actor.patient_id) await requireOnRoster(rows, actor, actor.patient_id);
};

/**
 * Submissions of the form; with a token bound to a patient, only that patient's pending ones. Whoever fills in a form
 * cannot read submitted answers: others may be looking at the frame by then.
 */
const ofForm: NonNullable<Endpoint['filters']> = (_, { actor, params }) => [
  equals('form_id', params.id),
  // A token that is bound to a patient who was deleted is refused by `permit`.
  actor.patient_id ? equals('partner_patient_id', actor.patient_id) : patientIsThere,
  isForPatient(actor) && actor.capabilities.includes('form:submit') ? equals('status', 'pending') : undefined,
];

const listFormAnswers = endpoint({
  id: 'listFormAnswers',
  summary: "List a form's submissions with their answers",
  description:
    "The clinician's own; with a token that is bound to a patient, that patient's alone, and with one to fill in only those that are not handed in.",
  tag,
  route: 'GET /api/embed/forms/{id}/submissions',
  access: reading,
  subject: forms,
  query: Shape(framedPageFields),
  lists: answeredSubmissions,
  filters: ofForm,
  permit,
  success: [200, AnsweredSubmissionView],
});

const getFormAnswers = endpoint({
  id: 'getFormAnswers',
  summary: 'Read one submission with its answers',
  tag,
  route: 'GET /api/embed/forms/{id}/submissions/{submissionId}',
  access: reading,
  subject: forms,
  shows: answeredSubmissions,
  shownBy: 'submissionId',
  filters: ofForm,
  permit,
  success: [200, AnsweredSubmissionView],
});

const openFormSubmission = endpoint({
  id: 'openFormSubmission',
  summary: 'Begin to fill in a form, or go on',
  description:
    "The oldest pending request of the token's patient, with what was saved; where there is none, a new one.",
  tag,
  route: 'POST /api/embed/forms/{id}/submissions',
  access: filling,
  subject: forms,
  success: [201, FilledSubmissionView],
  handle: openSubmission,
});

const getFormFilling = endpoint({
  id: 'getFormFilling',
  summary: 'Read what was saved so far',
  tag,
  route: 'GET /api/embed/forms/{id}/submissions/{submissionId}/answers',
  access: filling,
  subject: forms,
  success: [200, FilledSubmissionView],
  handle: fillingOf,
});

const saveFormAnswers = endpoint({
  id: 'saveFormAnswers',
  summary: 'Save answers, to go on later',
  description: 'Each answer must fit its field; none is required yet. Nobody but the patient reads them.',
  tag,
  route: 'PUT /api/embed/forms/{id}/submissions/{submissionId}/answers',
  access: filling,
  subject: forms,
  body: AnswersDraft,
  current: fillingOf,
  success: [200, FilledSubmissionView],
  handle: saveAnswers,
});

const completeFormSubmission = endpoint({
  id: 'completeFormSubmission',
  summary: 'Hand in the answers',
  description:
    'Once for each request. Every required field must be answered; faults are told by the ids of the fields, as in `answers.3b9f7c1a-6e2d-4f80-9a1b-2c3d4e5f6a7b`.',
  tag,
  route: 'POST /api/embed/forms/{id}/submissions/{submissionId}/complete',
  access: filling,
  subject: forms,
  body: AnswersDraft,
  success: [200, FilledSubmissionView],
  handle: completeSubmission,
});

export const formFillingEndpoints = [
  sendForm,
  listFormAnswers,
  openFormSubmission,
  getFormAnswers,
  getFormFilling,
  saveFormAnswers,
  completeFormSubmission,
];
