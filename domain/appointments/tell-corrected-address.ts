import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { WorkflowCommand } from '../workflow-definitions/workflows.ts';
import { mailedCodeHashes } from './join-links.ts';
import { type NoticeKind, noteEvents } from './notices.ts';

interface PatientNotice {
  readonly appointment_id: string;
  readonly kind: NoticeKind;
  readonly state: 'due' | 'sent' | 'skipped' | 'refused';
  /** The sequence of the event that the notice is about. */
  readonly event: number;
  readonly mailed_code_hash: Buffer | null;
}

/** The newest notice of an appointment, unless the address got it. One that is due will go to the address anyway. */
const missedBy = (
  codeHashes: readonly Buffer[],
  notices: readonly PatientNotice[],
): PatientNotice | undefined => {
  const newest = notices.at(-1);
  if (!newest || newest.state === 'due' || newest.kind === 'cancelled') return undefined;
  const hasIt = notices.some(
    ({ event, state, mailed_code_hash }) =>
      event === newest.event &&
      state !== 'skipped' &&
      codeHashes.some((hash) => mailed_code_hash?.equals(hash)),
  );
  return hasIt ? undefined : newest;
};

/**
 * Writes notices that repeat, to the patient's corrected address, the newest mail of each scheduled appointment to come
 * (decisions part 4). Skips appointments of which the patient got no mail, and those whose newest mail this address got.
 * Call it in the transaction that changes the address, and in the one that records a sent mail, which may have gone to
 * the former address meanwhile. Both lock the patient, so that each sees the change of the other.
 * @param of.appointmentIds only of these appointments.
 */
export const tellCorrectedAddress = async (
  rows: Rows,
  secrets: Secrets,
  of: {
    readonly organizationId: string;
    readonly patientId: string;
    readonly appointmentIds?: readonly string[];
    readonly requestId?: string;
  },
): Promise<readonly WorkflowCommand[]> => {
  const { organizationId, patientId, appointmentIds = null, requestId = null } = of;
  const patient = await rows.first(sql<{ email: string | null }>`
    select email from patients where organization_id = ${organizationId} and id = ${patientId} for share`);
  const email = patient?.email;
  if (!email) return [];
  const upcoming = await rows.all(sql<{ id: string }>`
    select id from appointments
    where organization_id = ${organizationId} and partner_patient_id = ${patientId} and status = 'scheduled'
      and end_at > clock_timestamp() and (${appointmentIds}::uuid[] is null or id = any(${appointmentIds}::uuid[]))
    order by id for no key update`);
  if (upcoming.length === 0) return [];
  // Read after the appointments are locked: a concurrent move has committed its notice by then.
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
  const raised = await rows.all(sql<{
    id: string;
    series_id: string | null;
    sequence: number;
    start_at: Date;
    end_at: Date;
  }>`
    update appointments set sequence = sequence + 1
    where organization_id = ${organizationId} and id = any(${[...missed.keys()]}::uuid[])
    returning id, series_id, sequence, start_at, end_at`);
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
        request_id: requestId,
      };
    }),
  );
};
