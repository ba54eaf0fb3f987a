import { type Rows, sql } from '../../platform/data/rows.ts';
import type { Secrets } from '../../platform/secrets.ts';
import {
  joinCodeHash,
  type Seat,
  seatsWithLinks,
  type VideoProvider,
} from '../../resources/appointments/join-links.ts';

/** What a join code opens at this moment. */
export interface JoinSession {
  readonly appointment_id: string;
  readonly seat: Seat;
  readonly session_type: 'virtual' | 'in_person';
  readonly video_provider: VideoProvider;
  readonly waiting_room_enabled: boolean;
  readonly clinician_joined: boolean;
  readonly clinic_name: string;
  readonly timezone: string;
  readonly start_at: Date;
  readonly end_at: Date;
}

const CODE = /^[A-Za-z0-9_-]{22}$/;
/** A link works from the booking until one hour after the end (decisions part 4). */
const GRACE = sql`interval '1 hour'`;

/** @returns undefined for a code that is unknown, cancelled, over, or was never handed out. */
export const findJoinSession = async (
  rows: Rows,
  secrets: Secrets,
  code: string,
): Promise<JoinSession | undefined> => {
  if (!CODE.test(code)) return undefined;
  const hash = joinCodeHash(secrets, code);
  const found = await rows.first(sql<JoinSession & { status: string }>`
    select a.id as appointment_id, a.status, a.session_type, a.timezone, a.start_at, a.end_at,
           case when a.clinician_code_hash = ${hash} then 'clinician' else 'patient' end as seat,
           a.clinician_joined_at is not null as clinician_joined,
           c.video_provider, c.waiting_room_enabled, l.name as clinic_name
    from appointments a
    join organizations o on o.id = a.organization_id and o.status = 'active'
    join session_configurations c on c.organization_id = a.organization_id
    join clinics l on l.id = a.partner_clinic_id and l.organization_id = a.organization_id
    where (a.clinician_code_hash = ${hash} or a.patient_code_hash = ${hash})
      and a.deleted_at is null and clock_timestamp() < a.end_at + ${GRACE}`);
  return found && seatsWithLinks(found).includes(found.seat) ? found : undefined;
};

/** From now on the waiting room lets the patient in. */
export const noteClinicianJoined = async (rows: Rows, appointmentId: string): Promise<void> => {
  await rows.all(sql`
    update appointments set clinician_joined_at = clock_timestamp()
    where id = ${appointmentId} and clinician_joined_at is null`);
};

/** The room's name tells nothing of the appointment and cannot be guessed. */
export const roomName = (secrets: Secrets, appointmentId: string): string =>
  `session-${secrets.keyedHash('video-room', appointmentId).subarray(0, 16).toString('hex')}`;
