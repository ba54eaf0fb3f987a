import { Id, Moment, nullable, OneOf, Shape, Type } from '../declarations/schemas.ts';
import { SubmissionView } from './form.schemas.ts';
import { FIELD_TYPES, scaleWords } from './form-fields.ts';

const value = Type.Unsafe<unknown>({
  description:
    'Text, an option, a list of options, a step, a day or `true` and `false`, by the type of the field; `null` where it was left out.',
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: { type: 'string' } },
  ],
  examples: ['Well'],
});

const AnsweredField = Shape({
  field_id: Id(),
  type: OneOf(FIELD_TYPES),
  label: Type.String({ description: 'The question as it was when it was answered.' }),
  value: nullable(value),
  min: Type.Optional(Type.Integer({ description: 'Of a `scale`: its lowest step, as it was then.' })),
  max: Type.Optional(Type.Integer({ description: 'Of a `scale`: its highest step, as it was then.' })),
  ...scaleWords,
});

/** For the clinician who asked: with the answers, once they are submitted. */
export const AnsweredSubmissionView = Shape({
  ...SubmissionView.properties,
  answers: Type.Unsafe<readonly unknown[] | null>({
    type: ['array', 'null'],
    items: AnsweredField,
    description: '`null` while pending.',
  }),
});

/** The same in lists that hold those of all forms. */
export const AnsweredSubmissionOfFormView = Shape({
  ...AnsweredSubmissionView.properties,
  form_title: Type.String({ description: 'As it is now.', examples: ['Before the first session'] }),
  mail_status: nullable(
    OneOf(['queued', 'sent', 'not_sent'], {
      description:
        'What became of the e-mail to the client: `not_sent` where the mailbox refused it, or nothing could be sent any more. `null` where the form was filled in in a frame.',
    }),
  ),
});

const AnswersByField = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  maxProperties: 100,
  additionalProperties: true,
  description:
    'By the ids of the fields: text, an option, a list of options, a step, a day (`YYYY-MM-DD`), or `true` and `false`. `null` is no answer.',
  examples: [{ '3b9f7c1a-6e2d-4f80-9a1b-2c3d4e5f6a7b': 'Well' }],
});

/** For the person who fills it in, with the saved answers. */
export const FilledSubmissionView = Shape({
  submission_id: Id(),
  form_id: Id(),
  status: SubmissionView.properties.status,
  requested_at: Moment(),
  completed_at: nullable(Moment()),
  answers: AnswersByField,
  saved_at: nullable(Moment()),
});

export const AnswersDraft = Shape({ answers: AnswersByField });

/** An e-mail goes to the patient's own address alone: naming a recipient is refused (specification 4.7). */
export const SendingDraft = Shape({});
export const SentFormView = Shape({
  submission_id: Id(),
  form_id: Id(),
  partner_patient_id: Id(),
  status: SubmissionView.properties.status,
  requested_at: Moment(),
});
