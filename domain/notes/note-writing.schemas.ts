import {
  Change,
  framedPageFields,
  Id,
  Line,
  Moment,
  nullable,
  OneOf,
  Prose,
  Shape,
  Type,
} from '../declarations/schemas.ts';
import { LOCALES } from '../messages/locale.ts';
import { Turn } from './note.schemas.ts';
import { TEMPLATE_KEYS } from './note-templates.ts';

const status = OneOf(['draft', 'signed']);
const body = Prose(10_000, { examples: ['We built a castle by the sea.'] });

export const NoteDraft = Shape({
  partner_appointment_id: Id({ description: "One of the clinician's own." }),
  body,
});

export const NoteChange = Change({
  body,
  status,
  reason: Line(500, {
    description: 'Why a signed note is unlocked; kept with the version that this makes.',
    examples: ['A date was wrong.'],
  }),
  autosave: Type.Boolean({
    description:
      'Saved while it is being written: what was saved less than five minutes before is not kept as a version of its own.',
  }),
});

const seconds = Type.Number({ minimum: 0, maximum: 86_400 });
export const TranscriptDraft = Shape(
  {
    webvtt: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 8_000_000,
        description: 'A WebVTT file; speakers by its voice spans.',
        examples: ['WEBVTT\n\n00:00.000 --> 00:01.500\n<v Clinician>What would you like to build?\n'],
      }),
    ),
    words: Type.Optional(
      Type.Array(
        Shape({ speaker: Line(200), text: Line(2_000), start_seconds: seconds, end_seconds: seconds }),
        { minItems: 1, maxItems: 100_000, description: 'In the order in which they were said.' },
      ),
    ),
  },
  { description: 'Either a WebVTT file or a list of words.' },
);

export const TranscriptView = Shape({ note_id: Id(), transcript: Type.Array(Turn) });

export const NoteVersionView = Shape({
  version: Type.Integer({ minimum: 1 }),
  status,
  body,
  reason: nullable(
    Type.String({ description: 'Why the note was unlocked with this version, where that was told.' }),
  ),
  recorded_at: Moment(),
});
export const NoteVersionFilters = Shape(framedPageFields);

export const NoteTemplateFilters = Shape({
  locale: Type.Optional(OneOf(LOCALES, { description: "The organization's unless given." })),
});
const text = (example: string) => Type.String({ examples: [example] });
export const NoteTemplatesView = Shape({
  templates: Type.Array(
    Shape({
      template: OneOf(TEMPLATE_KEYS),
      title: text('SOAP note'),
      sections: Type.Array(
        Shape({ heading: text('Subjective'), hint: text('What the client or the family reports.') }),
      ),
    }),
  ),
});
