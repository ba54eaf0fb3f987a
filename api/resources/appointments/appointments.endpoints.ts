import { before, equals, notBefore, refersTo } from '../../platform/data/resource.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { fault } from '../../platform/problems.ts';
import { patients } from '../patients/patients.endpoints.ts';
import { practitioners } from '../practitioners/practitioners.endpoints.ts';
import { Appointment } from './appointment.entity.ts';
import { appointments } from './appointment.resource.ts';
import { AppointmentChange, AppointmentDraft, AppointmentFilters } from './appointment.schemas.ts';
import { sealNotes } from './appointment-notes.ts';
import { takeTurn, windowFaultsOf } from './appointment-window.ts';
import { holdParties } from './booking-parties.ts';
import { changeAppointment } from './change-appointment.ts';
import { joinCode, joinCodeHash } from './join-links.ts';
import { isOver, noteEvent } from './notices.ts';

const tag = 'Appointments';
const reading = { tokens: ['organization', 'delegated'], scopes: ['appointments:read'] } as const;
const writing = { tokens: ['organization', 'delegated'], scopes: ['appointments:write'] } as const;

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
    equals('partner_clinic_id', query.partner_clinic_id),
    refersTo('partner_practitioner_id', practitioners, query.partner_practitioner_id, actor, query),
    refersTo('partner_patient_id', patients, query.partner_patient_id, actor, query),
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
  check: ({ actor, body }) => [
    ...windowFaultsOf(body),
    ...(actor.practitioner_id &&
    body.partner_practitioner_id !== undefined &&
    body.partner_practitioner_id !== actor.practitioner_id
      ? [fault('partner_practitioner_id', 'not_allowed')]
      : []),
  ],
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
  handle: async ({ actor, body, em, fail, now, operation_id, rows, secrets, start }) => {
    const { notify_patient = false, start_at, end_at, notes = null, ...fields } = body;
    const parties = await holdParties(rows, actor, fields);
    const { organization_id } = actor;
    const window = { start_at: new Date(start_at), end_at: new Date(end_at) };
    await takeTurn(rows, fields.partner_practitioner_id);
    em.create(Appointment, {
      timezone: parties.timezone,
      ...fields,
      ...window,
      notes: sealNotes(secrets, operation_id, notes),
      id: operation_id,
      organization_id,
      status: 'scheduled',
      sequence: 0,
      clinician_code_hash: joinCodeHash(secrets, joinCode(secrets, operation_id, 'clinician')),
      patient_code_hash: joinCodeHash(secrets, joinCode(secrets, operation_id, 'patient')),
    });
    await em.flush(); // 409 comes before 422 (decisions 1.1)
    if (!parties.of_one_clinic) throw fail('same-clinic-mismatch');
    if (notify_patient && !parties.patient_has_email) throw fail('recipient-address-missing');
    if (isOver(window, now)) return;
    start(
      await noteEvent(rows, {
        organization_id,
        appointment_id: operation_id,
        sequence: 0,
        kind: 'booked',
        ...window,
        recipients: notify_patient ? ['practitioner', 'patient'] : ['practitioner'],
      }),
    );
  },
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
  check: ({ body }) => windowFaultsOf(body),
  shows: appointments,
  success: [200],
  problems: ['appointment-conflict', 'same-clinic-mismatch'],
  example: { body: { status: 'cancelled' } },
  handle: changeAppointment,
});

export const appointmentEndpoints = [listAppointments, createAppointment, getAppointment, updateAppointment];
