import {
  Change,
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
  UniqueList,
} from '../declarations/schemas.ts';

export const AGE_BANDS = ['3-5', '6-8', '9-12', '13-17', '18+'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
export const ILLUSTRATION_STYLES = ['watercolor', 'crayon', 'paper_cut', 'flat'] as const;
export type IllustrationStyle = (typeof ILLUSTRATION_STYLES)[number];
/** Most pages that a book can have. */
export const MOST_PAGES = 24;
export const FAILURE_CODES = [
  'content_refused',
  'author_unavailable',
  'author_failed',
  'storage_limit_reached',
  'cancelled',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

const languageTag = {
  format: 'language-tag',
  maxLength: 35,
  examples: ['en', 'de-AT'],
  description:
    'BCP 47. The built-in author writes English, German, French and Spanish; another language is refused where no model writes.',
};

export const StorybookDraft = Shape({
  topic: Prose(500, { minLength: 1, description: 'What the story is to be about. Never shown again.' }),
  therapeutic_goal: Type.Optional(Prose(1_000, { description: 'What the story is to help with.' })),
  age_band: Type.Optional(OneOf(AGE_BANDS, { default: '6-8' })),
  character_name: Type.Optional(Line(80, { description: 'Name of the main character.' })),
  language: Type.Optional(Type.String({ ...languageTag, default: 'en' })),
  illustration_style: Type.Optional(OneOf(ILLUSTRATION_STYLES, { default: 'watercolor' })),
  page_count: Type.Optional(Type.Integer({ minimum: 4, maximum: MOST_PAGES, default: 8 })),
  partner_patient_id: Type.Optional(Id({ description: "A patient on the clinician's roster." })),
});

export const StorybookChange = Change({
  shelf_ready: Type.Boolean({ description: 'Shared to playrooms and toolkits as well.' }),
});

export const StorybookView = Shape({
  id: Id(),
  status: OneOf(['generating', 'ready', 'failed']),
  title: nullable(
    Type.String({ description: 'Made with the story; can tell of the child. Null until it is written.' }),
  ),
  language: Type.String(languageTag),
  page_count: Type.Integer(),
  pages_done: Type.Integer({ description: 'Pages that are written and illustrated so far.' }),
  shelf_ready: Type.Boolean(),
  cover_image_url: nullable(
    Type.String({ format: 'uri', description: 'Signed; works for about an hour without a bearer.' }),
  ),
  failure_code: nullable(OneOf(FAILURE_CODES, { description: 'Why a failed story failed.' })),
  ready_at: nullable(Moment()),
  ...recordFields,
});

export const StorybookPageView = Shape({
  id: Id(),
  position: Type.Integer({ minimum: 1 }),
  text: nullable(Type.String()),
  alt_text: Type.String({ description: 'What the picture shows.' }),
  image_url: Type.String({ format: 'uri', description: 'Signed; needs no bearer.' }),
  image_url_expires_at: Moment(),
  ...recordFields,
});

const PageText = Prose(1_400, { minLength: 1, examples: ['Pim takes a slow, deep breath.'] });
const PictureText = Prose(400, { minLength: 1, description: 'What the picture shows.' });
const PageIds = UniqueList(Id(), {
  minItems: 1,
  maxItems: MOST_PAGES,
  description:
    'The ids of all pages, in the order in which they were read. Where they are others by now, nothing is changed and the answer is `409 storybook-changed`.',
});

export const StorybookEdit = Change({
  title: Line(120, { description: 'The cover is lettered anew.' }),
  shelf_ready: Type.Boolean({ description: 'Shared to playrooms and toolkits as well.' }),
});

export const StorybookPageDraft = Shape({
  page_ids: PageIds,
  text: PageText,
  picture_of: Type.Optional(
    Id({ description: 'The page whose picture it shows; by default the one before it.' }),
  ),
  alt_text: Type.Optional(PictureText),
  position: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_PAGES,
      description: 'Counted from 1; the last unless said otherwise.',
    }),
  ),
});

export const StorybookPagesChange = Shape({
  page_ids: PageIds,
  pages: Type.Array(
    Shape({ id: Id(), text: Type.Optional(PageText), alt_text: Type.Optional(PictureText) }),
    {
      minItems: 1,
      maxItems: MOST_PAGES,
      description: 'Every page that stays, in its new order. Those that are not listed are taken out.',
    },
  ),
});

export const StorybookFilters = Shape(pageFields);
