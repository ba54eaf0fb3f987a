import { AppointmentDraft, AppointmentView } from '../appointments/appointment.schemas.ts';
import {
  Id,
  lastingFields,
  Moment,
  nullable,
  OneOf,
  pageFields,
  Shape,
  Type,
} from '../declarations/schemas.ts';

export const MOST_OCCURRENCES = 52;

const occurrence = (description: string) =>
  Type.Integer({ minimum: 1, maximum: MOST_OCCURRENCES, description });
const interval_weeks = Type.Integer({
  minimum: 1,
  maximum: 4,
  description: 'Weeks from one occurrence to the next.',
});
const count = Type.Integer({
  minimum: 2,
  maximum: MOST_OCCURRENCES,
  description: 'Occurrences, with those that are skipped.',
});
const { partner_clinic_id, partner_practitioner_id, partner_patient_id, start_at, end_at, timezone } =
  AppointmentView.properties;

export const AppointmentSeriesView = Shape({
  id: Id(),
  partner_clinic_id,
  partner_practitioner_id,
  partner_patient_id,
  start_at,
  end_at,
  timezone,
  interval_weeks,
  count,
  status: OneOf(['active', 'cancelled'], {
    description: '`cancelled` once the series was cancelled from some occurrence on.',
  }),
  moves: Type.Array(
    Shape({
      from_occurrence: occurrence('From this occurrence on.'),
      start_at: Moment({ description: 'Of this occurrence; the later ones follow every `interval_weeks`.' }),
      end_at: Moment(),
    }),
    {
      maxItems: MOST_OCCURRENCES,
      description:
        'Since when the rest is at other times than `start_at` and `end_at`, which say how the series was booked. Occurrences that were over then, or moved by themselves, are where they were.',
    },
  ),
  cancelled_from_occurrence: nullable(occurrence('The first occurrence that was cancelled with the series.')),
  appointment_ids: Type.Array(Id(), {
    maxItems: MOST_OCCURRENCES,
    description: 'In the order of the occurrences, cancelled ones too, without those that were skipped.',
  }),
  skipped_occurrences: Type.Array(occurrence('From 1.'), {
    maxItems: MOST_OCCURRENCES,
    description: 'Occurrences that were not booked, because the practitioner had an appointment then.',
  }),
  ...lastingFields,
});

export const AppointmentSeriesDraft = Shape({
  ...AppointmentDraft.properties,
  interval_weeks,
  count,
  on_conflict: Type.Optional(
    OneOf(['refuse', 'skip'], {
      default: 'refuse',
      description:
        'Where the practitioner has an appointment already: `refuse` books nothing, `skip` books the others.',
    }),
  ),
});

export const AppointmentSeriesFilters = Shape({
  ...pageFields,
  partner_clinic_id: Type.Optional(Id()),
  partner_practitioner_id: Type.Optional(Id()),
  partner_patient_id: Type.Optional(Id()),
});

export const AppointmentSeriesChange = Shape({
  status: Type.Optional(
    OneOf(['cancelled'], { description: 'Cancels the rest. Not together with a window.' }),
  ),
  from_occurrence: Type.Optional(
    occurrence(
      'Occurrences before it stay; without it, it is the first. Those that are over stay in any case.',
    ),
  ),
  start_at: Type.Optional(
    Moment({ description: 'Moves the rest: the place of `from_occurrence` in the series from now on.' }),
  ),
  end_at: Type.Optional(end_at),
});
