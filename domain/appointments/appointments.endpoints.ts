import type { RawBuilder } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';
import { reachesPatient, reachesPractitioner } from '../access/reach.ts';
import { before, equals, notBefore, refersTo } from '../declarations/conditions.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { appointments } from './appointment.resource.ts';
import { AppointmentChange, AppointmentDraft, AppointmentFilters } from './appointment.schemas.ts';
import { windowIssuesOf } from './appointment-window.ts';
import { bookAppointment, checkBooking } from './book-appointment.ts';
import type { Parties } from './booking-parties.ts';
import { changeAppointment } from './change-appointment.ts';

const tag = 'Appointments';
const reading = { tokens: ['organization', 'delegated'], scopes: ['appointments:read'] } as const;
const writing = { tokens: ['organization', 'delegated'], scopes: ['appointments:write'] } as const;

/** Conditions on the clinic and the people of what is listed. */
export const ofParties = (
  query: Partial<Parties> & { readonly include_deleted?: boolean },
  actor: Actor,
): readonly (RawBuilder<unknown> | undefined)[] => [
  equals('partner_clinic_id', query.partner_clinic_id),
  refersTo(
    'partner_practitioner_id',
    { isReached: reachesPractitioner },
    query.partner_practitioner_id,
    actor,
    query,
  ),
  refersTo('partner_patient_id', { isReached: reachesPatient }, query.partner_patient_id, actor, query),
];

export const listAppointments = endpoint({
  id: 'listAppointments',
  summary: 'List appointments',
  description:
    "By `start_at`. On a delegated token: the clinician's own. Cancelled ones only with `include_deleted`.",
  tag,
  route: 'GET /v1/partner/appointments',
  access: reading,
  query: AppointmentFilters,
  lists: appointments,
  filters: (query, { actor }) => [
    ...ofParties(query, actor),
    equals('status', query.status),
    notBefore('start_at', query.start_at_from),
    before('start_at', query.start_at_to),
  ],
  success: [200],
});

export const createAppointment = endpoint({
  id: 'createAppointment',
  summary: 'Book an appointment',
  description:
    'Refused where it overlaps a scheduled appointment of the practitioner. The practitioner is e-mailed; the patient too with `notify_patient`. Appointments that are already over notify nobody.',
  tag,
  route: 'POST /v1/partner/appointments',
  access: writing,
  body: AppointmentDraft,
  check: checkBooking,
  shows: appointments,
  success: [201],
  problems: ['not-found', 'appointment-conflict', 'same-clinic-mismatch', 'recipient-address-missing'],
  example: {
    body: {
      partner_clinic_id: '6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11',
      partner_practitioner_id: '0d0c8b59-7f5e-4f0e-8d3b-3f8a2f1c9e22',
      partner_patient_id: '9b7f8a52-2c0e-4a3b-8b7c-5e4d3c2b1a33',
      start_at: '2030-03-04T09:00:00Z',
      end_at: '2030-03-04T09:50:00Z',
      session_type: 'virtual',
      notify_patient: true,
    },
  },
  insertOnly: bookAppointment,
});

export const getAppointment = endpoint({
  id: 'getAppointment',
  summary: 'Read an appointment',
  tag,
  route: 'GET /v1/partner/appointments/{id}',
  access: reading,
  shows: appointments,
  success: [200],
});

export const updateAppointment = endpoint({
  id: 'updateAppointment',
  summary: 'Move, cancel or otherwise change an appointment',
  description:
    '`status: cancelled` cancels: both people are e-mailed and the links stop working. Moving the window checks for conflicts again.',
  tag,
  route: 'PATCH /v1/partner/appointments/{id}',
  access: writing,
  subject: appointments,
  body: AppointmentChange,
  check: ({ body }) => windowIssuesOf(body),
  shows: appointments,
  success: [200],
  problems: ['appointment-conflict', 'same-clinic-mismatch'],
  example: { body: { status: 'cancelled' } },
  handle: changeAppointment,
});

export const appointmentEndpoints = [listAppointments, createAppointment, getAppointment, updateAppointment];
