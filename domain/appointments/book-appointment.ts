import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import { clinicsOfBatch } from '../clinics/within-clinic.ts';
import type { BatchLookups, NewRecord } from '../declarations/batch-insert.ts';
import type { InsertOnly } from '../declarations/endpoint.ts';
import type { Static } from '../declarations/schemas.ts';
import { onRosterOf } from '../patients/roster.ts';
import type { AppointmentDraft } from './appointment.schemas.ts';
import { sealNotes } from './appointment-notes.ts';
import { lockOf } from './appointment-window.ts';
import { joinCode, joinCodeHash } from './join-links.ts';
import { isOver, noticesOf } from './notices.ts';

interface FoundPatient {
  readonly partner_clinic_id: string;
  readonly has_email: boolean;
}
interface FoundPractitioner {
  readonly partner_clinic_id: string;
}

const ofPractitioner = (table: RawBuilder<unknown>) => sql`
  join ${table} p on p.organization_id = k.organization_id and p.id = k.practitioner_id and p.deleted_at is null`;

/**
 * Clinic, patient and practitioner of each booking are held where they are until the commit, in that order; then the
 * practitioners' calendars are locked, in the order of their ids, and looked at.
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
    clinics: clinicsOfBatch,
    patients: sql<FoundPatient>`select k.i as "#i", t.partner_clinic_id, t.email is not null as has_email from k
      join patients t on t.organization_id = k.organization_id and t.id = k.patient_id and t.deleted_at is null
      where k.reader_id is null or ${onRosterOf(sql.ref('k.reader_id'))}
      order by t.id for share of t`,
    practitioners: sql<FoundPractitioner>`select k.i as "#i", p.partner_clinic_id from k ${ofPractitioner(sql`practitioners`)}
      order by p.id for share of p`,
    calendarLocks: sql`select ${lockOf(sql`one.id`)} from (
      select distinct p.id from k ${ofPractitioner(sql`practitioners`)} order by p.id) one`,
    // By the start, which the practitioner's index is sorted by: no appointment is longer than a day.
    conflicts: sql`select distinct k.i as "#i" from k
      join appointments a on a.organization_id = k.organization_id and a.partner_practitioner_id = k.practitioner_id
        and a.status = 'scheduled' and a.end_at > k.start_at
        and a.start_at < k.end_at and a.start_at > k.start_at - interval '1 day'`,
  },
} satisfies BatchLookups;

type Draft = Static<typeof AppointmentDraft>;
type Refusal = 'not-found' | 'appointment-conflict' | 'same-clinic-mismatch' | 'recipient-address-missing';

/**
 * Books an appointment, with the notices that people get of it. The exclusion constraint decides about overlaps; what
 * is looked up here only tells each request of a batch its own refusal.
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
  record: ({ actor, body, fail, found, now, operation_id, secrets }): NewRecord => {
    const { notify_patient = false, start_at, end_at, notes = null, ...fields } = body;
    const [clinic] = found.clinics;
    const [patient] = found.patients;
    const [practitioner] = found.practitioners;
    if (!clinic || !patient || !practitioner) throw fail('not-found');
    // 409 comes before 422 (decisions 1.1).
    if (found.conflicts.length > 0) throw fail('appointment-conflict');
    if (practitioner.partner_clinic_id !== clinic.id || patient.partner_clinic_id !== clinic.id)
      throw fail('same-clinic-mismatch');
    if (notify_patient && !patient.has_email) throw fail('recipient-address-missing');

    const { organization_id } = actor;
    const window = { start_at: new Date(start_at), end_at: new Date(end_at) };
    const codeHash = (seat: 'clinician' | 'patient') =>
      joinCodeHash(secrets, joinCode(secrets, operation_id, seat));
    const columns = {
      timezone: clinic.timezone,
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
    });
    return { columns, rows: { appointment_notices: rows }, starts: [command] };
  },
};
