import { isDeepStrictEqual } from 'node:util';
import { newId } from '../../platform/ids.ts';
import type { Actor } from '../access/actor.ts';
import { equals } from '../declarations/conditions.ts';
import { type Call, endpoint } from '../declarations/endpoint.ts';
import { markDeleted } from '../declarations/record.ts';
import { Id, Line, OneOf, Shape, Type, UniqueList } from '../declarations/schemas.ts';
import { LOCALES } from '../messages/locale.ts';
import { localeOf } from '../messages/locale-of-organization.ts';
import { isForPatient } from './fill-form.ts';
import { Form } from './form.entity.ts';
import { type FormContent, forms, openForm, sealForm } from './form.resource.ts';
import { BuiltFormChange, BuiltFormDraft, BuiltFormFilters } from './form.schemas.ts';
import { completeFields, FormFieldDraft, issuesOfFields } from './form-fields.ts';
import { SECTION_KEYS, sectionsIn } from './form-sections.ts';

const tag = 'Forms';
const can = (capability: 'form:read' | 'form:create' | 'form:write' | 'form:delete' | 'form:compose') =>
  ({ tier: 'embed', capability }) as const;

/** Patients do not see drafts. */
const withinSight = (actor: Actor) => (isForPatient(actor) ? equals('status', 'published') : undefined);

const createDraft = (
  {
    actor,
    em,
    operation_id,
    secrets,
  }: Pick<Call<Form, unknown, unknown, never>, 'actor' | 'em' | 'operation_id' | 'secrets'>,
  content: FormContent,
  status: 'draft' | 'published' = 'draft',
): void => {
  em.create(Form, {
    id: operation_id,
    organization_id: actor.organization_id,
    partner_practitioner_id: actor.practitioner_id as string,
    content: sealForm(secrets, operation_id, content),
    status,
    shelf_ready: false,
  });
};

const listBuiltForms = endpoint({
  id: 'listBuiltForms',
  summary: "List the clinician's forms, drafts too",
  tag,
  route: 'GET /api/embed/forms',
  access: can('form:read'),
  query: BuiltFormFilters,
  lists: forms,
  filters: (query, { actor }) => [equals('status', query.status), withinSight(actor)],
  success: [200],
});

const createBuiltForm = endpoint({
  id: 'createBuiltForm',
  summary: 'Begin a form',
  description: 'A draft unless it says otherwise.',
  tag,
  route: 'POST /api/embed/forms',
  access: can('form:create'),
  body: BuiltFormDraft,
  check: ({ sent }) => issuesOfFields(sent.fields),
  shows: forms,
  success: [201],
  example: {
    body: {
      title: 'Before the first session',
      fields: [{ type: 'yes_no', label: 'Is it your first visit?' }],
    },
  },
  handle: (call) => {
    const { title, description = null, fields, status } = call.body;
    createDraft(call, { title, description, fields: completeFields(fields) }, status);
  },
});

const getBuiltForm = endpoint({
  id: 'getBuiltForm',
  summary: 'Read a form',
  tag,
  route: 'GET /api/embed/forms/{id}',
  access: can('form:read'),
  shows: forms,
  filters: (_, { actor }) => [withinSight(actor)],
  success: [200],
});

const updateBuiltForm = endpoint({
  id: 'updateBuiltForm',
  summary: 'Change, reorder, publish or withdraw a form',
  description:
    'Fields are replaced as a whole, in their new order; those that keep their ids keep their answers. Send the ETag in If-Match so that nothing that somebody else saved meanwhile is lost.',
  tag,
  route: 'PATCH /api/embed/forms/{id}',
  access: can('form:write'),
  subject: forms,
  body: BuiltFormChange,
  check: ({ sent }) => issuesOfFields(sent.fields),
  shows: forms,
  success: [200],
  example: { body: { status: 'published' } },
  handle: ({ body, em, secrets, subject }) => {
    const { title, description, fields, ...settings } = body;
    em.assign(subject, settings);
    if (title === undefined && description === undefined && fields === undefined) return;
    const before = openForm(secrets, subject);
    const after = {
      title: title ?? before.title,
      description: description === undefined ? before.description : description,
      fields: fields ? completeFields(fields) : before.fields,
    };
    // Sealing the same content again would count as a change of the row.
    if (!isDeepStrictEqual(after, before)) subject.content = sealForm(secrets, subject.id, after);
  },
});

const deleteBuiltForm = endpoint({
  id: 'deleteBuiltForm',
  summary: 'Delete a form',
  tag,
  route: 'DELETE /api/embed/forms/{id}',
  access: can('form:delete'),
  subject: forms,
  success: [204],
  handle: ({ now, subject }) => markDeleted(subject, now),
});

const duplicateForm = endpoint({
  id: 'duplicateForm',
  summary: 'Duplicate a form',
  description:
    'The copy is a draft of its own, with fields of its own; under the same title unless it is given another.',
  tag,
  route: 'POST /api/embed/forms/{id}/copies',
  access: can('form:create'),
  subject: forms,
  body: Shape({ title: Type.Optional(BuiltFormDraft.properties.title) }),
  shows: forms,
  success: [201],
  example: { body: { title: 'Before the first session, for teenagers' } },
  handle: (call) => {
    const { title, description, fields } = openForm(call.secrets, call.subject);
    const content = { title: call.body.title ?? title, description };
    createDraft(call, { ...content, fields: fields.map((field) => ({ ...field, id: newId() })) });
  },
});

const locale = Type.Optional(
  OneOf(LOCALES, { description: "Language of the questions; the organization's unless given." }),
);

const listFormSections = endpoint({
  id: 'listFormSections',
  summary: 'Read the sections that a form can be composed of',
  tag,
  route: 'GET /api/embed/form-sections',
  access: can('form:compose'),
  query: Shape({ locale }),
  success: [
    200,
    Shape({
      sections: Type.Array(Shape({ section: OneOf(SECTION_KEYS), fields: Type.Array(FormFieldDraft) })),
    }),
  ],
  handle: async ({ actor, query, rows }) => ({
    sections: sectionsIn(query.locale ?? (await localeOf(rows, actor.organization_id))),
  }),
});

const composeForm = endpoint({
  id: 'composeForm',
  summary: 'Compose a draft of sections',
  description: 'The draft is then an ordinary form, to be changed and published.',
  tag,
  route: 'POST /api/embed/form-compositions',
  access: can('form:compose'),
  body: Shape({
    title: Line(200, { examples: ['Getting to know each other'] }),
    sections: UniqueList(OneOf(SECTION_KEYS), { minItems: 1, maxItems: SECTION_KEYS.length }),
    locale,
  }),
  success: [201, Shape({ form_id: Id(), status: OneOf(['draft']) })],
  example: { body: { title: 'Getting to know each other', sections: ['about_the_child', 'goals'] } },
  handle: async (call) => {
    const { title, sections } = call.body;
    const language = call.body.locale ?? (await localeOf(call.rows, call.actor.organization_id));
    const fields = sectionsIn(language, sections).flatMap((section) => section.fields);
    createDraft(call, { title, description: null, fields: completeFields(fields) });
    return { form_id: call.operation_id, status: 'draft' };
  },
});

export const formBuilderEndpoints = [
  listBuiltForms,
  createBuiltForm,
  getBuiltForm,
  updateBuiltForm,
  deleteBuiltForm,
  duplicateForm,
  listFormSections,
  composeForm,
];
