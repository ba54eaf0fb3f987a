import {
  Change,
  Id,
  includeDeleted,
  Moment,
  nullable,
  OneOf,
  Prose,
  pageFields,
  recordFields,
  Shape,
  TimeBound,
  TimeZone,
  Type,
} from '../declarations/schemas.ts';

const session_type = OneOf(['virtual', 'in_person']);
const status = OneOf(['scheduled', 'completed', 'cancelled', 'no_show']);
const notes = nullable(Prose(10_000));
const start_at = Moment({ description: 'Inclusive.' });
const end_at = Moment({
  description: 'Exclusive; after `start_at`, at most 24 hours later.',
  examples: ['2026-03-02T09:50:00.000Z'],
});
const parties = { partner_clinic_id: Id(), partner_practitioner_id: Id(), partner_patient_id: Id() };
const timezone = TimeZone({ description: "IANA name; the clinic's unless given." });
/** Each seat has a code of its own, in examples too. */
const link = (code: string, description: string) =>
  nullable(Type.String({ format: 'uri', description, examples: [`https://host.example/join/${code}`] }));
const patientLink = (description: string) => link('AbCdEfGhIjKlMnOpQrStUv', description);
const clinicianLink = (description: string) => link('ZyXwVuTsRqPoNmLkJiHgFe', description);

export const AppointmentView = Shape({
  id: Id(),
  ...parties,
  start_at,
  end_at,
  timezone,
  session_type,
  notes,
  status,
  patient_video_url: patientLink('A credential: never log, store or show it. Virtual sessions only.'),
  clinician_video_url: clinicianLink('A credential: never log, store or show it.'),
  series_id: nullable(Id({ description: 'The series that it was booked with.' })),
  ...recordFields,
});

export const AppointmentDraft = Shape({
  ...parties,
  start_at,
  end_at,
  session_type,
  timezone: Type.Optional(timezone),
  notes: Type.Optional(notes),
  notify_patient: Type.Optional(
    Type.Boolean({ default: false, description: 'E-mails the patient a confirmation; not kept.' }),
  ),
});

export const AppointmentChange = Change({ start_at, end_at, timezone, notes, session_type, status });

export const AppointmentFilters = Shape({
  ...pageFields,
  ...includeDeleted,
  partner_clinic_id: Type.Optional(Id()),
  partner_practitioner_id: Type.Optional(Id()),
  partner_patient_id: Type.Optional(Id()),
  status: Type.Optional(status),
  start_at_from: Type.Optional(TimeBound({ description: 'Inclusive.' })),
  start_at_to: Type.Optional(TimeBound({ description: 'Exclusive.' })),
});

export const SessionLinksView = Shape({
  clinician_video_url: clinicianLink('`null` where the session runs in your own call, and once cancelled.'),
  patient_video_url: patientLink(
    '`null` in person, where the session runs in your own call, and once cancelled.',
  ),
  video_provider: OneOf(['None', 'Jitsi', 'Daily', 'Whereby'], { examples: ['Jitsi'] }),
  waiting_room_enabled: Type.Boolean(),
});
