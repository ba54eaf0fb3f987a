import {
  Id,
  Moment,
  nullable,
  OneOf,
  Prose,
  pageFields,
  recordFields,
  Shape,
  Type,
} from '../declarations/schemas.ts';
import { FormFieldView } from '../forms/form-fields.ts';
import { coverField } from '../shelves/content-cover.ts';
import { CONTENT_TYPES } from './content-kinds.ts';

const content_type = OneOf(CONTENT_TYPES);
const description = Prose(2_000, { examples: ['Children open up with this one.'] });

const about = {
  id: Id(),
  content_type,
  content_id: Id(),
  title: Type.String({ examples: ['Before the first session'] }),
  description: nullable(description),
  partner_clinic_id: Id(),
  shared_by_partner_practitioner_id: Id(),
  shared_at: Moment(),
};

const PreviewPage = Shape({
  position: Type.Integer({ minimum: 1 }),
  text: nullable(Type.String()),
  alt_text: Type.String(),
  image_url: Type.String({ format: 'uri', description: 'A signed link that needs no bearer.' }),
  image_url_expires_at: Moment(),
});

export const ListedCommunityItemView = Shape({ ...about, ...recordFields });

export const CommunityCardView = Shape({
  ...ListedCommunityItemView.properties,
  shared_by_name: Type.String({ examples: ['Ida Berg'] }),
  ...coverField,
  questions: nullable(
    Shape({
      count: Type.Integer({ minimum: 0 }),
      first: Type.Array(Type.String(), { description: 'The first few, in their order.' }),
    }),
  ),
});

export const CommunityItemView = Shape({
  ...about,
  preview: Shape(
    {
      pages: Type.Optional(Type.Array(PreviewPage, { description: 'Of a storybook or worksheet.' })),
      fields: Type.Optional(Type.Array(FormFieldView, { description: 'Of a form.' })),
    },
    { description: 'What a copy would hold.' },
  ),
  ...recordFields,
});

export const CommunityItemDraft = Shape({
  content_type,
  content_id: Id(),
  description: Type.Optional(description),
});

export const CommunityFilters = Shape({
  ...pageFields,
  partner_clinic_id: Type.Optional(
    Id({ description: "The clinician's own; required on an organization token." }),
  ),
  content_type: Type.Optional(content_type),
});

export const CommunityCopyView = Shape({ content_type, content_id: Id({ description: 'Of the copy.' }) });
