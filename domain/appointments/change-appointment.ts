import type { Call } from '../declarations/endpoint.ts';
import type { Static } from '../declarations/schemas.ts';
import { invalid, issue } from '../problems.ts';
import { workflows } from '../workflow-definitions/workflows.ts';
import type { Appointment } from './appointment.entity.ts';
import type { AppointmentChange } from './appointment.schemas.ts';
import { assertMayChange } from './appointment.states.ts';
import { notesAreClosed, openNotes, sealNotes } from './appointment-notes.ts';
import { lockCalendar, windowFaults } from './appointment-window.ts';
import { holdPartiesStillThere } from './booking-parties.ts';
import { isOver, type NoticeKind, noteEvent, type Recipient, whosePatientsWereTold } from './notices.ts';
import { standsOutside } from './stands-outside.ts';

type Change = Static<typeof AppointmentChange>;
type Window = Pick<Appointment, 'start_at' | 'end_at'>;

const windowAfter = (before: Window, { start_at, end_at }: Change): Window => {
  const window = {
    start_at: start_at === undefined ? before.start_at : new Date(start_at),
    end_at: end_at === undefined ? before.end_at : new Date(end_at),
  };
  const faults = windowFaults(window.start_at, window.end_at, end_at === undefined ? 'start_at' : 'end_at');
  if (faults.length > 0) throw invalid(...faults);
  return window;
};

/**
 * Moves, cancels or otherwise changes an appointment (decisions part 4). A move or a cancellation is an
 * event that people are told of, unless the appointment is over.
 */
export const changeAppointment = async ({
  body,
  em,
  now,
  request_id,
  rows,
  secrets,
  start,
  subject,
}: Call<
  Appointment,
  Record<never, never>,
  Change,
  'appointment-conflict' | 'same-clinic-mismatch'
>): Promise<void> => {
  assertMayChange(subject.status, body);
  if (subject.status === 'cancelled') return;
  const { start_at: _start, end_at: _end, notes, ...fields } = body;
  const before = { start_at: subject.start_at, end_at: subject.end_at };
  const window = windowAfter(before, body);
  const moves =
    window.start_at.getTime() !== before.start_at.getTime() ||
    window.end_at.getTime() !== before.end_at.getTime();
  const cancels = fields.status === 'cancelled';
  // The check can be skipped for other appointments: nobody who has a scheduled future session is deleted without its
  // cancellation, or leaves the clinic.
  const mayHaveLeft = subject.status !== 'scheduled' || isOver(before, now);
  if (moves && !cancels && mayHaveLeft && !isOver(window, now))
    await holdPartiesStillThere(rows, subject.organization_id, subject);
  if (moves) await lockCalendar(rows, subject.partner_practitioner_id);
  const changesType = fields.session_type !== undefined && fields.session_type !== subject.session_type;
  em.assign(subject, { ...fields, ...(moves ? window : {}) });
  if (notes != null && (await notesAreClosed(rows, subject))) throw invalid(issue('notes', 'not_allowed'));
  // Each encryption gives other bytes, so encrypting the same notes again would change the row.
  if (notes !== undefined && notes !== openNotes(secrets, subject.id, subject.notes))
    subject.notes = sealNotes(secrets, subject.id, notes);
  if (cancels) subject.deleted_at = now;
  const { organization_id, id: appointment_id } = subject;
  const sync = workflows.syncAppointment.command(organization_id, appointment_id);
  if (!moves && !cancels) {
    // Only virtual sessions have a room and an entry in the calendar.
    if (changesType && (!isOver(window, now) || (await standsOutside(rows, organization_id, appointment_id))))
      start(sync);
    return;
  }

  subject.sequence += 1;
  // The e-mail about a cancellation names the times that people know, even if the same change moves the appointment.
  const shown = cancels ? before : window;
  if (isOver(before, now) && isOver(shown, now)) {
    if (await standsOutside(rows, organization_id, appointment_id)) start(sync);
    return;
  }
  const { sequence } = subject;
  const kind: NoticeKind = cancels ? 'cancelled' : 'moved';
  const recipients: Recipient[] = ['practitioner'];
  const toldOf = () => whosePatientsWereTold(rows, organization_id, [appointment_id]);
  if (cancels || (await toldOf()).has(appointment_id)) recipients.push('patient');
  start(
    await noteEvent(rows, {
      organization_id,
      appointment_id,
      sequence,
      kind,
      ...shown,
      recipients,
      request_id,
    }),
  );
};
