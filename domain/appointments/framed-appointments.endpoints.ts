import { sql } from '../../platform/database/rows.ts';
import { ownedBy } from '../access/reach.ts';
import { endpoint, framed } from '../declarations/endpoint.ts';
import { resource } from '../declarations/resource.ts';
import { Id, Shape } from '../declarations/schemas.ts';
import { Appointment } from './appointment.entity.ts';
import { appointments, linksOf, withNotes } from './appointment.resource.ts';
import { AppointmentView, SessionLinksView } from './appointment.schemas.ts';
import {
  createAppointment,
  getAppointment,
  listAppointments,
  updateAppointment,
} from './appointments.endpoints.ts';
import { createSessionLinks } from './session-links.endpoints.ts';

/**
 * The clinician's own calendar in the framed workspace, without links: a link opens a session, and that needs
 * `session:launch`.
 */
const { patient_video_url: _, clinician_video_url: __, ...shown } = AppointmentView.properties;
const calendar = resource({
  entity: Appointment,
  table: appointments.table,
  view: Shape(shown),
  order: 'start_at',
  readableWhenDeleted: true,
  delegatedReach: ownedBy,
  columns: { notes: sql`t.notes` },
  show: withNotes,
});

const reading = { tier: 'embed', capability: 'appointment:read' } as const;
const writing = { tier: 'embed', capability: 'appointment:write' } as const;

const launchAppointment = endpoint({
  id: 'launchAppointment',
  summary: 'Open the session of an appointment',
  description:
    'Each press is an attempt of its own; a repeated one with the same key is the same attempt. The link is `null` where the session runs in your own call, and once cancelled.',
  tag: 'Appointments',
  route: 'POST /api/embed/appointments/{id}/launch',
  access: { tier: 'embed', capability: 'session:launch' },
  subject: appointments,
  success: [
    201,
    Shape({
      partner_appointment_id: Id(),
      launch_attempt_id: Id({ description: 'Names this press, in `session.launch_requested` too.' }),
      clinician_video_url: SessionLinksView.properties.clinician_video_url,
      video_provider: SessionLinksView.properties.video_provider,
    }),
  ],
  handle: async ({ actor, config, operation_id, rows, secrets, subject }) => {
    const settings = await rows.first(sql<{ video_provider: string }>`
      select video_provider from session_configurations where organization_id = ${actor.organization_id}`);
    const { video_provider } = settings as NonNullable<typeof settings>;
    const { clinician_video_url } = linksOf({ ...subject, video_provider }, { config, secrets });
    return {
      partner_appointment_id: subject.id,
      launch_attempt_id: operation_id,
      clinician_video_url,
      video_provider,
    };
  },
});

export const framedAppointmentEndpoints = [
  framed(listAppointments, {
    access: reading,
    lists: calendar,
    description: "By `start_at`: the clinician's own. Cancelled ones only with `include_deleted`.",
  }),
  framed(createAppointment, { access: writing, shows: calendar }),
  framed(getAppointment, { access: reading, shows: calendar }),
  framed(updateAppointment, { access: writing, shows: calendar }),
  launchAppointment,
  // What the clinician hands to a client who did not get the e-mail.
  framed(createSessionLinks, { access: { tier: 'embed', capability: 'session:launch' } }),
];
