import {
  isMailedCode,
  joinCodeHashes,
  type Seat,
  seatsWithLinks,
  type VideoProvider,
} from '../../../domain/appointments/join-links.ts';
import { SESSION_CHANNEL } from '../../../domain/appointments/video-room.ts';
import type { Locale } from '../../../domain/messages/locale.ts';
import { type RecordingFacts, recordingFacts } from '../../../domain/session-configuration/recording.ts';
import { workflows } from '../../../domain/workflow-definitions/workflows.ts';
import { type Rows, sql } from '../../../platform/database/rows.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import { enqueueWorkflow } from '../../../platform/outbox/outbox.ts';
import type { Secrets } from '../../../platform/secrets.ts';

/** What a join code opens now. */
export interface JoinSession extends RecordingFacts {
  readonly organization_id: string;
  readonly appointment_id: string;
  readonly partner_practitioner_id: string;
  readonly partner_patient_id: string;
  readonly clinician_code_hash: Buffer;
  readonly seat: Seat;
  readonly session_type: 'virtual' | 'in_person';
  readonly video_provider: VideoProvider;
  readonly waiting_room_enabled: boolean;
  readonly camera_default: 'on' | 'off';
  readonly session_page_enabled: boolean;
  readonly clinician_joined: boolean;
  readonly clinic_name: string;
  readonly locale: Locale;
  readonly timezone: string;
  readonly start_at: Date;
  readonly end_at: Date;
}

export const CODE = /^[A-Za-z0-9_-]{22}$/;
/** A link works from the booking until one hour after the session's end (decisions part 4). */
const GRACE_MILLISECONDS = 3_600_000;
const GRACE = sql`interval '1 hour'`;
/** How long a clinician's visit counts: a link that the clinician tried days before must not let the patient in. */
const JOIN_LASTS = sql`interval '12 hours'`;

/** When the session's links stop working. */
export const closesAt = ({ end_at }: Pick<JoinSession, 'end_at'>): Date =>
  new Date(end_at.getTime() + GRACE_MILLISECONDS);

export const mustWait = (session: JoinSession): boolean =>
  session.seat === 'patient' && session.waiting_room_enabled && !session.clinician_joined;

/** A session, with the facts that decide which seat the code opens. */
interface FoundSession extends Omit<JoinSession, 'seat'> {
  readonly status: string;
  readonly own_seat: Seat | null;
  readonly patient_email: string | null;
}

/** A code from an e-mail opens the patient's seat only while the patient still has the address it was sent to. */
const seatOf = (
  secrets: Secrets,
  code: string,
  { appointment_id, own_seat, patient_email }: FoundSession,
): Seat | undefined => {
  if (own_seat) return own_seat;
  const isTheirs = patient_email !== null && isMailedCode(secrets, code, appointment_id, patient_email);
  return isTheirs ? 'patient' : undefined;
};

/**
 * @returns undefined for a code that is unknown, cancelled, over or was never issued; for a code that was e-mailed to
 *   another address than the patient has now; and while the practitioner is disabled.
 */
export const findJoinSession = async (
  database: Pick<Scoped, 'unscoped' | 'within'>,
  secrets: Secrets,
  code: string,
): Promise<JoinSession | undefined> => {
  if (!CODE.test(code)) return undefined;
  const hashes = joinCodeHashes(secrets, code);
  const owner = await database.unscoped.first(sql<{ organization_id: string; appointment_id: string }>`
    select organization_id, id as appointment_id from appointments
    where clinician_code_hash = any(${hashes}::bytea[]) or patient_code_hash = any(${hashes}::bytea[])
    union all
    select organization_id, appointment_id from appointment_notices where mailed_code_hash = any(${hashes}::bytea[])
    limit 1`);
  if (!owner) return undefined;
  const { organization_id, appointment_id } = owner;
  const found = await database.within(organization_id).first(sql<FoundSession>`
    select a.organization_id, a.id as appointment_id, a.status, a.partner_practitioner_id, a.partner_patient_id,
           a.clinician_code_hash, a.session_type, a.timezone, a.start_at, a.end_at,
           case when a.clinician_code_hash = any(${hashes}::bytea[]) then 'clinician'
             when a.patient_code_hash = any(${hashes}::bytea[]) then 'patient' end as own_seat,
           t.email as patient_email,
           coalesce(a.clinician_joined_at >= least(a.start_at, clock_timestamp()) - ${JOIN_LASTS}, false) as clinician_joined,
           s.video_provider, s.waiting_room_enabled, s.camera_default, s.session_page_enabled, s.locale, l.name as clinic_name, ${recordingFacts}
    from appointments a
    join organizations o on o.id = a.organization_id and o.status = 'active'
    join practitioners p on p.organization_id = a.organization_id and p.id = a.partner_practitioner_id
      and p.status = 'active' and p.deleted_at is null
    join patients t on t.organization_id = a.organization_id and t.id = a.partner_patient_id
    join session_configurations s on s.organization_id = a.organization_id
    join clinics l on l.id = a.partner_clinic_id and l.organization_id = a.organization_id
    where a.organization_id = ${organization_id} and a.id = ${appointment_id}
      and a.deleted_at is null and clock_timestamp() < a.end_at + ${GRACE}`);
  const seat = found && seatOf(secrets, code, found);
  return seat && seatsWithLinks(found).includes(seat) ? { ...found, seat } : undefined;
};

/** Stores that the clinician has joined. From now on the waiting room lets the patient in. */
export const noteClinicianJoined = async (rows: Rows, session: JoinSession): Promise<void> => {
  await rows.all(sql`
    with joined as (
      update appointments set clinician_joined_at = clock_timestamp()
      where organization_id = ${session.organization_id} and id = ${session.appointment_id}
      returning id)
    select pg_notify(${SESSION_CHANNEL}, id::text) from joined`);
};

/**
 * Requests a missing room: the organization chose this provider after the booking, or the provider did not answer
 * then. At most once in half a minute for one appointment.
 */
export const askForRoom = async (rows: Rows, session: JoinSession): Promise<void> => {
  const command = workflows.syncAppointment.command(session.organization_id, session.appointment_id);
  const asked = await rows.first(sql`
    select 1 from workflow_outbox where workflow_id = ${command.workflowId}
      and created_at > clock_timestamp() - interval '30 seconds' limit 1`);
  if (!asked) await enqueueWorkflow(rows, session.organization_id, null, command);
};
