import { windowIssuesOf } from '../appointments/appointment-window.ts';
import { createAppointment, ofParties } from '../appointments/appointments.endpoints.ts';
import { checkBooking } from '../appointments/book-appointment.ts';
import { endpoint, framed } from '../declarations/endpoint.ts';
import { invalid, issue } from '../problems.ts';
import { appointmentSeries } from './appointment-series.resource.ts';
import {
  AppointmentSeriesChange,
  AppointmentSeriesDraft,
  AppointmentSeriesFilters,
} from './appointment-series.schemas.ts';
import { bookSeries } from './book-series.ts';
import { cancelSeries } from './cancel-series.ts';
import { checkSeriesChange, moveSeries } from './move-series.ts';

const tag = 'Appointments';
const reading = { tokens: ['organization', 'delegated'], scopes: ['appointments:read'] } as const;
const writing = { tokens: ['organization', 'delegated'], scopes: ['appointments:write'] } as const;

const listAppointmentSeries = endpoint({
  id: 'listAppointmentSeries',
  summary: 'List series of appointments',
  description: "On a delegated token: the clinician's own. Cancelled ones too.",
  tag,
  route: 'GET /v1/partner/appointment-series',
  access: reading,
  query: AppointmentSeriesFilters,
  lists: appointmentSeries,
  filters: (query, { actor }) => ofParties(query, actor),
  success: [200],
});

const createAppointmentSeries = endpoint({
  id: 'createAppointmentSeries',
  summary: 'Book appointments that repeat',
  description:
    'Up to 52 appointments, every one to four weeks. Their local time in `timezone` stays the same when the clocks change. All are booked together or none, unless `on_conflict` is `skip`. Each is an ordinary appointment with this `series_id`. The practitioner gets one e-mail with one invitation; the patient too with `notify_patient`.',
  tag,
  route: 'POST /v1/partner/appointment-series',
  access: writing,
  body: AppointmentSeriesDraft,
  check: checkBooking,
  shows: appointmentSeries,
  success: [201],
  problems: ['not-found', 'appointment-conflict', 'same-clinic-mismatch', 'recipient-address-missing'],
  example: { body: { ...createAppointment.example?.body, interval_weeks: 1, count: 12 } },
  handle: bookSeries,
});

const getAppointmentSeries = endpoint({
  id: 'getAppointmentSeries',
  summary: 'Read a series of appointments',
  tag,
  route: 'GET /v1/partner/appointment-series/{id}',
  access: reading,
  shows: appointmentSeries,
  success: [200],
});

const updateAppointmentSeries = endpoint({
  id: 'updateAppointmentSeries',
  summary: 'Move or cancel the rest of a series',
  description:
    'Concerns the appointments to come from `from_occurrence` on. With `status: cancelled` they are cancelled. With `start_at` and `end_at` they move: `from_occurrence` has this window in the series from now on, and the later ones follow it every `interval_weeks`, at the same local time in `timezone`. All are moved or none. An appointment that was moved by itself stays where it is, unless it is `from_occurrence`. Each reader gets one e-mail about all of them; the patient gets one about a move only if told of the appointments before. Cancel or move a single one by its own PATCH.',
  tag,
  route: 'PATCH /v1/partner/appointment-series/{id}',
  access: writing,
  subject: appointmentSeries,
  body: AppointmentSeriesChange,
  check: (checked) => [...checkSeriesChange(checked), ...windowIssuesOf(checked.body)],
  shows: appointmentSeries,
  success: [200],
  problems: ['appointment-conflict'],
  example: {
    body: { from_occurrence: 5, start_at: '2030-04-03T14:00:00Z', end_at: '2030-04-03T14:50:00Z' },
  },
  handle: async (call) => {
    const { from_occurrence: from = 1, status } = call.body;
    if (from > call.subject.count) throw invalid(issue('from_occurrence', 'too_large'));
    return status === undefined ? moveSeries(call) : cancelSeries(call);
  },
});

export const appointmentSeriesEndpoints = [
  listAppointmentSeries,
  createAppointmentSeries,
  getAppointmentSeries,
  updateAppointmentSeries,
];

const capability = (name: 'appointment:read' | 'appointment:write') =>
  ({ access: { tier: 'embed', capability: name } }) as const;

export const framedAppointmentSeriesEndpoints = [
  framed(createAppointmentSeries, capability('appointment:write')),
  framed(getAppointmentSeries, capability('appointment:read')),
  framed(updateAppointmentSeries, capability('appointment:write')),
];
