import {
  Id,
  Moment,
  nullable,
  OneOf,
  pageFields,
  recordFields,
  Shape,
  type Static,
  TimeBound,
  TimeZone,
  Type,
} from '../declarations/schemas.ts';

/** Consecutive words of one speaker (specification 2.11). */
export const Turn = Shape({
  speaker: Type.String({ examples: ['Clinician'] }),
  text: Type.String({ examples: ['What would you like to build today?'] }),
  start_seconds: Type.Number({ minimum: 0 }),
  end_seconds: Type.Number({ minimum: 0 }),
});
export type Turn = Static<typeof Turn>;

const about = {
  id: Id(),
  partner_appointment_id: Id(),
  partner_patient_id: Id(),
  partner_practitioner_id: Id(),
  status: OneOf(['draft', 'signed']),
  signed_at: nullable(Moment()),
};
const body = Type.String({ description: 'What the clinician wrote.' });

export const ListedNoteView = Shape({
  ...about,
  body: Type.Optional(Type.String({ description: 'Only with `include=body`.' })),
  ...recordFields,
});

export const NoteView = Shape({
  ...about,
  body,
  transcript: Type.Optional(
    Type.Unsafe<readonly Turn[] | null>({
      type: ['array', 'null'],
      items: Turn,
      description: 'Only with `include=transcript`; `null` where the note has none.',
    }),
  ),
  ...recordFields,
});

const session = {
  session_start_at: Moment({ description: 'When the session begins that it is about.' }),
  session_timezone: TimeZone({ description: 'In which zone that was booked.' }),
};
/** Notes as the workspace lists them. */
export const ListedWrittenNoteView = Shape({ ...ListedNoteView.properties, ...session });
export const WrittenNoteView = Shape({ ...NoteView.properties, ...session });

export const NoteFilters = Shape({
  ...pageFields,
  include: Type.Optional(OneOf(['body'], { description: 'Adds the bodies.' })),
  partner_patient_id: Type.Optional(Id()),
  partner_appointment_id: Type.Optional(Id()),
  created_at_from: Type.Optional(TimeBound({ description: 'Inclusive.' })),
  created_at_to: Type.Optional(TimeBound({ description: 'Exclusive.' })),
});

export const NoteInclusion = Shape({
  include: Type.Optional(OneOf(['transcript'], { description: 'Adds the transcript.' })),
});
