import { sql } from '../../platform/database/rows.ts';
import { onRosterOf } from '../access/reach.ts';
import type { BatchLookups, NewRecord } from '../declarations/batch-insert.ts';
import type { Checked, InsertOnly } from '../declarations/endpoint.ts';
import type { Static } from '../declarations/schemas.ts';
import { issue, type ValidationIssue } from '../problems.ts';
import type { AppointmentDraft } from './appointment.schemas.ts';
import { sealNotes } from './appointment-notes.ts';
import { calendarLock, windowIssuesOf } from './appointment-window.ts';
import { joinCode, joinCodeHash } from './join-links.ts';
import { isOver, noticesOf } from './notices.ts';

/** The clinic and the patient that a booking names; there is no row unless the caller reaches both. */
interface FoundPatient {
  readonly clinic_id: string;
  readonly timezone: string;
  readonly partner_clinic_id: string;
  readonly has_email: boolean;
}
interface FoundPractitioner {
  readonly partner_clinic_id: string;
}

/**
 * The patients, then the practitioners are locked until the commit, each in the order of their ids, and with the
 * practitioners their calendars. The clinic needs no lock: it cannot be deleted while it has a practitioner.
 */
const lookups = {
  keys: {
    clinic_id: 'uuid',
    patient_id: 'uuid',
    practitioner_id: 'uuid',
    reader_id: 'uuid',
    start_at: 'timestamptz',
    end_at: 'timestamptz',
  },
  statements: {
    patients: sql<FoundPatient>`select k.i as "#i", c.id as clinic_id, c.timezone, t.partner_clinic_id,
        t.email is not null as has_email from k
      join clinics c on c.organization_id = k.organization_id and c.id = k.clinic_id and c.deleted_at is null
      join patients t on t.organization_id = k.organization_id and t.id = k.patient_id and t.deleted_at is null
      where k.reader_id is null or ${onRosterOf(sql.ref('k.reader_id'))}
      order by t.id for share of t`,
    practitioners: sql<FoundPractitioner>`select held."#i", held.partner_clinic_id, ${calendarLock(sql`held.id`)} from (
      select k.i as "#i", p.id, p.partner_clinic_id from k
      join practitioners p on p.organization_id = k.organization_id and p.id = k.practitioner_id
        and p.deleted_at is null
      order by p.id for share of p) held`,
    // Scheduled appointments of a practitioner do not overlap, so the last one that starts before the end of the booking
    // is the only one that can overlap with it.
    conflicts: sql`select k.i as "#i" from k cross join lateral (
      select a.end_at from appointments a
      where a.organization_id = k.organization_id and a.partner_practitioner_id = k.practitioner_id
        and a.status = 'scheduled' and a.start_at < k.end_at
      order by a.start_at desc limit 1) last
      where last.end_at > k.start_at`,
  },
} satisfies BatchLookups;

type Draft = Static<typeof AppointmentDraft>;

/** What is wrong with a booking by itself: its window, and a clinician's booking for another one. */
export const checkBooking = ({ actor, body }: Checked<unknown, Draft>): readonly ValidationIssue[] => [
  ...windowIssuesOf(body),
  ...(actor.practitioner_id &&
  body.partner_practitioner_id !== undefined &&
  body.partner_practitioner_id !== actor.practitioner_id
    ? [issue('partner_practitioner_id', 'not_allowed')]
    : []),
];

type Refusal = 'not-found' | 'appointment-conflict' | 'same-clinic-mismatch' | 'recipient-address-missing';

/**
 * Books an appointment and writes its notices. The exclusion constraint decides about overlaps; the lookups here only
 * give each request of a batch its own refusal.
 */
export const bookAppointment: InsertOnly<Draft, Refusal, typeof lookups.statements> = {
  lookups,
  keys: ({ actor, body }) => ({
    clinic_id: body.partner_clinic_id,
    patient_id: body.partner_patient_id,
    practitioner_id: body.partner_practitioner_id,
    reader_id: actor.practitioner_id,
    start_at: new Date(body.start_at),
    end_at: new Date(body.end_at),
  }),
  record: ({ actor, body, fail, found, now, operation_id, request_id, secrets }): NewRecord => {
    const { notify_patient = false, start_at, end_at, notes = null, ...fields } = body;
    const [patient] = found.patients;
    const [practitioner] = found.practitioners;
    if (!patient || !practitioner) throw fail('not-found');
    // 409 comes before 422 (decisions 1.1).
    if (found.conflicts.length > 0) throw fail('appointment-conflict');
    const { clinic_id, timezone } = patient;
    if (practitioner.partner_clinic_id !== clinic_id || patient.partner_clinic_id !== clinic_id)
      throw fail('same-clinic-mismatch');
    if (notify_patient && !patient.has_email) throw fail('recipient-address-missing');

    const { organization_id } = actor;
    const window = { start_at: new Date(start_at), end_at: new Date(end_at) };
    const codeHash = (seat: 'clinician' | 'patient') =>
      joinCodeHash(secrets, joinCode(secrets, operation_id, seat));
    const columns = {
      timezone,
      ...fields,
      ...window,
      notes: sealNotes(secrets, operation_id, notes),
      status: 'scheduled',
      sequence: 0,
      clinician_code_hash: codeHash('clinician'),
      patient_code_hash: codeHash('patient'),
    };
    if (isOver(window, now)) return { columns };
    const { rows, command } = noticesOf({
      organization_id,
      appointment_id: operation_id,
      sequence: 0,
      kind: 'booked',
      ...window,
      recipients: notify_patient ? ['practitioner', 'patient'] : ['practitioner'],
      request_id,
    });
    return { columns, rows: { appointment_notices: rows }, starts: [command] };
  },
};
