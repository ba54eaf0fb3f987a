import { equals } from '../declarations/conditions.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { markDeleted } from '../declarations/record.ts';
import { forms, sealForm } from './form.resource.ts';
import { FormChange, FormDraft, FormFilters } from './form.schemas.ts';
import { completeFields, issuesOfFields } from './form-fields.ts';
import { submissions } from './submission.resource.ts';

const tag = 'Forms';
/** A clinician's own; specification 4.7 names no scope. */
const access = { tokens: ['delegated'], scopes: [] } as const;

const listForms = endpoint({
  id: 'listForms',
  summary: 'List published forms',
  description: "The acting clinician's own, as blank templates. Drafts are not listed.",
  tag,
  route: 'GET /v1/partner/forms',
  access,
  query: FormFilters,
  lists: forms,
  filters: () => [equals('status', 'published')],
  success: [200],
});

const createForm = endpoint({
  id: 'createForm',
  summary: 'Write a form',
  tag,
  route: 'POST /v1/partner/forms',
  access,
  body: FormDraft,
  check: ({ sent }) => issuesOfFields(sent.fields),
  shows: forms,
  success: [201],
  example: {
    body: {
      title: 'Before the first session',
      description: 'Takes about five minutes.',
      fields: [
        { type: 'heading', label: 'About you' },
        { type: 'short_text', label: 'What should we call you?', required: true },
        { type: 'single_choice', label: 'How did you sleep?', options: ['Well', 'So-so', 'Badly'] },
        { type: 'scale', label: 'How do you feel today?', min: 0, max: 10 },
      ],
    },
  },
  insertOnly: {
    record: ({ actor, body, operation_id, secrets }) => ({
      columns: {
        partner_practitioner_id: actor.practitioner_id,
        content: sealForm(secrets, operation_id, {
          title: body.title,
          description: body.description ?? null,
          fields: completeFields(body.fields),
        }),
        status: body.status ?? 'published',
        shelf_ready: body.shelf_ready ?? false,
      },
    }),
  },
});

const getForm = endpoint({
  id: 'getForm',
  summary: 'Read a form',
  description: 'A draft too, unlike in the list.',
  tag,
  route: 'GET /v1/partner/forms/{id}',
  access,
  shows: forms,
  success: [200],
});

const updateForm = endpoint({
  id: 'updateForm',
  summary: 'Make a form shelf-ready, or no longer',
  tag,
  route: 'PATCH /v1/partner/forms/{id}',
  access,
  subject: forms,
  body: FormChange,
  shows: forms,
  success: [200],
  example: { body: { shelf_ready: true } },
  handle: ({ body, em, subject }) => {
    em.assign(subject, body);
  },
});

const deleteForm = endpoint({
  id: 'deleteForm',
  summary: 'Delete a form',
  description: 'Its submissions are no longer reached either.',
  tag,
  route: 'DELETE /v1/partner/forms/{id}',
  access,
  subject: forms,
  success: [204],
  handle: ({ now, subject }) => markDeleted(subject, now),
});

const listFormSubmissions = endpoint({
  id: 'listFormSubmissions',
  summary: "List a form's submissions",
  description: 'Who was asked to fill it in, and whether they did. Answers are never returned.',
  tag,
  route: 'GET /v1/partner/forms/{id}/submissions',
  access,
  subject: forms,
  query: FormFilters,
  lists: submissions,
  filters: (_, { params }) => [equals('form_id', params.id)],
  success: [200],
});

const getFormSubmission = endpoint({
  id: 'getFormSubmission',
  summary: "Read one of a form's submissions",
  description: 'Never its answers.',
  tag,
  route: 'GET /v1/partner/forms/{id}/submissions/{submissionId}',
  access,
  subject: forms,
  shows: submissions,
  shownBy: 'submissionId',
  filters: (_, { params }) => [equals('form_id', params.id)],
  success: [200],
});

export const formEndpoints = [
  listForms,
  createForm,
  getForm,
  updateForm,
  deleteForm,
  listFormSubmissions,
  getFormSubmission,
];
