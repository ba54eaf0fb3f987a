import {
  Id,
  Moment,
  nullable,
  OneOf,
  Shape,
  TimeBound,
  type TObject,
  Type,
} from '../declarations/schemas.ts';

const client = {
  partner_patient_id: Id(),
  client_name: nullable(
    Type.String({
      description: 'Given to tokens with `client:read`, of clients on the roster.',
      examples: ['Noa Lind'],
    }),
  ),
};

/** The number of items, and the newest of them. The section is absent if the token does not open it. */
const section = (item: TObject, description: string) =>
  Type.Optional(
    Shape(
      { count: Type.Integer({ minimum: 0 }), items: Type.Array(item, { maxItems: 20 }) },
      { description: `${description} Absent where the token does not open them.` },
    ),
  );

const became = {
  title: nullable(Type.String({ examples: ['Pim and the quiet wood'] })),
  status: OneOf(['ready', 'failed']),
  at: Moment({ description: 'When it became so.' }),
};

export const AttentionFilters = Shape({
  since: Type.Optional(
    TimeBound({ description: 'How far to look back for what came in; seven days unless given.' }),
  ),
});

export const AttentionView = Shape({
  since: Moment(),
  drafts: section(
    Shape({
      note_id: Id(),
      partner_appointment_id: Id(),
      ...client,
      session_start_at: Moment(),
      updated_at: Moment(),
    }),
    'Notes that are not signed, whenever they were written.',
  ),
  answers: section(
    Shape({
      submission_id: Id(),
      form_id: Id(),
      form_title: Type.String(),
      ...client,
      completed_at: Moment(),
    }),
    'Forms that clients completed.',
  ),
  storybooks: section(Shape({ storybook_id: Id(), ...became }), 'Books that became ready, or failed.'),
  worksheets: section(Shape({ worksheet_id: Id(), ...became }), 'Worksheets that became ready, or failed.'),
  refused_mails: section(
    Shape({
      about: OneOf(['appointment', 'form', 'storybook', 'worksheet']),
      id: Id({ description: 'Of the appointment, form, storybook or worksheet.' }),
      recipient: OneOf(['client', 'practitioner']),
      ...client,
      at: Moment({ description: 'When that became known.' }),
    }),
    'E-mails that reached nobody.',
  ),
  calendar: Type.Optional(
    Shape(
      {
        state: OneOf(['not_connected', 'checking', 'connected', 'needs_attention']),
        attention: nullable(OneOf(['credentials_refused', 'calendar_missing', 'write_refused'])),
        unreachable_since: nullable(Moment()),
      },
      { description: 'As `/calendar` tells. Absent where the token does not grant `appointment:read`.' },
    ),
  ),
});
