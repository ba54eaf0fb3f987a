import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { WorkflowCommand } from '../workflow-definitions/workflows.ts';
import { mailedCodeHashes } from './join-links.ts';
import { type NoticeKind, noteEvents } from './notices.ts';

interface PatientNotice {
  readonly appointment_id: string;
  readonly kind: NoticeKind;
  readonly state: 'due' | 'sent' | 'skipped' | 'refused';
  /** The sequence of the event that it tells of. */
  readonly event: number;
  readonly mailed_code_hash: Buffer | null;
}

/** The newest notice of an appointment, where the address was not sent it. One that is due goes to the address anyway. */
const missedBy = (marks: readonly Buffer[], notices: readonly PatientNotice[]): PatientNotice | undefined => {
  const newest = notices.at(-1);
  if (!newest || newest.state === 'due' || newest.kind === 'cancelled') return undefined;
  const hasIt = notices.some(
    ({ event, state, mailed_code_hash }) =>
      event === newest.event && state !== 'skipped' && marks.some((mark) => mailed_code_hash?.equals(mark)),
  );
  return hasIt ? undefined : newest;
};

/**
 * Notes that the patient's address is sent the newest mail of each scheduled appointment to come that the patient was
 * mailed before, unless that address has it (decisions part 4). To be called in the transaction that changes the address,
 * and in the one that notes that a mail has left: it may have gone to the former address meanwhile. The patient is held,
 * so that each of the two sees what the other one did.
 * @param of.appointmentId of this appointment alone.
 */
export const tellCorrectedAddress = async (
  rows: Rows,
  secrets: Secrets,
  of: { readonly organizationId: string; readonly patientId: string; readonly appointmentId?: string },
): Promise<readonly WorkflowCommand[]> => {
  const { organizationId, patientId, appointmentId = null } = of;
  const patient = await rows.first(sql<{ email: string | null }>`
    select email from patients where organization_id = ${organizationId} and id = ${patientId} for share`);
  const email = patient?.email;
  if (!email) return [];
  const upcoming = await rows.all(sql<{ id: string }>`
    select id from appointments
    where organization_id = ${organizationId} and partner_patient_id = ${patientId} and status = 'scheduled'
      and end_at > clock_timestamp() and id = coalesce(${appointmentId}::uuid, id)
    order by id for no key update`);
  if (upcoming.length === 0) return [];
  // Read once the appointments are held: whoever moves one has noted it by then.
  const notices = await rows.all(sql<PatientNotice>`
    select appointment_id, kind, state, coalesce(repeats, sequence) as event, mailed_code_hash
    from appointment_notices
    where organization_id = ${organizationId} and recipient = 'patient'
      and appointment_id = any(${upcoming.map(({ id }) => id)}::uuid[])
    order by sequence`);
  const missed = new Map<string, PatientNotice>();
  for (const [id, its] of Map.groupBy(notices, ({ appointment_id }) => appointment_id)) {
    const newest = missedBy(mailedCodeHashes(secrets, id, email), its);
    if (newest) missed.set(id, newest);
  }
  if (missed.size === 0) return [];
  const raised = await rows.all(sql<{ id: string; sequence: number; start_at: Date; end_at: Date }>`
    update appointments set sequence = sequence + 1
    where organization_id = ${organizationId} and id = any(${[...missed.keys()]}::uuid[])
    returning id, sequence, start_at, end_at`);
  return noteEvents(
    rows,
    raised.map(({ id, ...one }) => {
      const { kind, event } = missed.get(id) as PatientNotice;
      return {
        ...one,
        organization_id: organizationId,
        appointment_id: id,
        kind,
        recipients: ['patient'],
        repeats: event,
      };
    }),
  );
};
