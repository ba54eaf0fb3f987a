import {
  Change,
  framedPageFields,
  Id,
  Line,
  Moment,
  nullable,
  OneOf,
  Prose,
  pageFields,
  recordFields,
  Shape,
  Type,
} from '../declarations/schemas.ts';
import { FormFieldDraft, FormFieldView } from './form-fields.ts';

const title = Line(200, { examples: ['Before the first session'] });
const description = nullable(Prose(2_000));
const status = OneOf(['draft', 'published'], { description: 'Drafts are not listed.' });
const shelfReady = { description: 'Additionally shared to playrooms and toolkits.' };
// Has a default only when a form is created: a client that fills in defaults would otherwise reset it with each
// change of the title.
const shelf_ready = Type.Boolean(shelfReady);
const counted = { minItems: 1, maxItems: 100 };

export const FormView = Shape({
  id: Id(),
  title,
  description,
  fields: Type.Array(FormFieldView, counted),
  status,
  shelf_ready,
  ...recordFields,
});

export const FormDraft = Shape({
  title,
  description: Type.Optional(description),
  fields: Type.Array(FormFieldDraft, counted),
  status: Type.Optional(OneOf(['draft', 'published'], { default: 'published' })),
  shelf_ready: Type.Optional(Type.Boolean({ ...shelfReady, default: false })),
});

export const FormChange = Change({ shelf_ready });

export const FormFilters = Shape(pageFields);

/** In the builder a form begins as a draft, and every field can be changed. */
export const BuiltFormDraft = Shape({
  title,
  description: Type.Optional(description),
  fields: Type.Array(FormFieldDraft, counted),
  status: Type.Optional(OneOf(['draft', 'published'], { default: 'draft' })),
});
export const BuiltFormChange = Change({
  title,
  description,
  fields: Type.Array(FormFieldDraft, counted),
  status,
  shelf_ready,
});
export const BuiltFormFilters = Shape({
  ...framedPageFields,
  status: Type.Optional(OneOf(['draft', 'published'], { description: 'Both kinds unless given.' })),
});

export const SubmissionView = Shape({
  submission_id: Id(),
  form_id: Id(),
  partner_patient_id: Id(),
  status: OneOf(['pending', 'completed']),
  requested_at: Moment({ description: 'When the patient was asked to fill in the form.' }),
  completed_at: nullable(Moment()),
  created_at: recordFields.created_at,
  updated_at: recordFields.updated_at,
});
