import type { VideoProvider } from '../domain/appointments/join-links.ts';
import type { RoomProvider } from '../domain/appointments/video-room.ts';
import { type RecordingFacts, recordingFacts } from '../domain/session-configuration/recording.ts';
import type { AppointmentSync } from '../domain/workflow-definitions/workflows.ts';
import { type Rows, sql } from '../platform/database/rows.ts';

/** The newest version of an appointment, and what other systems are known to hold for it. */
export interface OutsideFacts extends RecordingFacts {
  readonly sequence: number;
  readonly clinician_code_hash: Buffer;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly updated_at: Date;
  readonly session_type: 'virtual' | 'in_person';
  /** Neither cancelled nor deleted. */
  readonly stands: boolean;
  readonly is_over: boolean;
  /** Whether its links have stopped working. */
  readonly is_closed: boolean;
  readonly clinic_name: string;
  readonly patient_first_name: string;
  readonly patient_last_name: string;
  readonly practitioner_id: string;
  readonly video_provider: VideoProvider;
  readonly camera_default: 'on' | 'off';
  readonly connection_id: string | null;
  readonly connection_state: 'checking' | 'connected' | 'needs_attention' | null;
  readonly calendar_unreachable: boolean | null;
  readonly calendar_access: Buffer | null;
  readonly entry_name: string | null;
  readonly entry_etag: string | null;
  readonly entry_sequence: number | null;
  readonly room_provider: RoomProvider | null;
  readonly room_end_at: Date | null;
  readonly room_access: Buffer | null;
}

/**
 * A condition on entry `e` and connection `c`. Entries that were noted before the calendar was connected again may be
 * missing: the calendar may have been deleted and created again at the same address.
 */
export const entryIsKnown = sql<boolean>`coalesce(e.updated_at >= c.updated_at, false)`;

export const readOutsideFacts = (
  rows: Rows,
  { organizationId, appointmentId }: AppointmentSync,
): Promise<OutsideFacts | undefined> =>
  rows.first(sql<OutsideFacts>`
    select a.sequence, a.clinician_code_hash, a.start_at, a.end_at, a.updated_at, a.session_type,
      a.status <> 'cancelled' and a.deleted_at is null as stands,
      a.end_at <= clock_timestamp() as is_over,
      a.end_at + interval '1 hour' <= clock_timestamp() as is_closed,
      l.name as clinic_name, t.first_name as patient_first_name, t.last_name as patient_last_name,
      a.partner_practitioner_id as practitioner_id, s.video_provider, s.camera_default,
      ${recordingFacts},
      c.id as connection_id, c.state as connection_state, c.access as calendar_access,
      c.unreachable_since is not null as calendar_unreachable,
      e.name as entry_name, case when ${entryIsKnown} then e.etag end as entry_etag,
      case when ${entryIsKnown} then e.sequence else -1 end as entry_sequence,
      r.provider as room_provider, r.end_at as room_end_at, r.access as room_access
    from appointments a
    join clinics l on (l.organization_id, l.id) = (a.organization_id, a.partner_clinic_id)
    join patients t on (t.organization_id, t.id) = (a.organization_id, a.partner_patient_id)
    join practitioners p on (p.organization_id, p.id) = (a.organization_id, a.partner_practitioner_id)
    join organizations o on o.id = a.organization_id
    join session_configurations s on s.organization_id = a.organization_id
    left join calendar_connections c on c.organization_id = a.organization_id
      and c.practitioner_id = a.partner_practitioner_id and c.state <> 'disconnecting'
    left join calendar_entries e on (e.organization_id, e.appointment_id, e.connection_id)
      = (a.organization_id, a.id, c.id)
    left join video_rooms r on (r.organization_id, r.appointment_id) = (a.organization_id, a.id)
    where a.organization_id = ${organizationId} and a.id = ${appointmentId}`);

/** Past bookings are not written to a calendar (decisions part 4), but existing entries of them are kept up to date. */
export const belongsInCalendar = (facts: OutsideFacts): boolean =>
  facts.stands && facts.session_type === 'virtual' && (!facts.is_over || facts.entry_name !== null);

export const calendarIsDue = (facts: OutsideFacts): boolean => {
  if (facts.connection_state !== 'connected') return false;
  if (!belongsInCalendar(facts)) return facts.entry_name !== null;
  return facts.entry_sequence !== facts.sequence;
};

/** The provider whose room must exist; null for none. */
export const wantedRoom = (facts: OutsideFacts): RoomProvider | null => {
  const { video_provider: provider } = facts;
  if (!facts.stands || facts.session_type !== 'virtual' || facts.is_closed) return null;
  return provider === 'Daily' || provider === 'Whereby' ? provider : null;
};

/** Daily's rooms can get a new end. Whereby's rooms can only be replaced, which is done if they would end too early. */
export const roomFits = (facts: OutsideFacts): boolean => {
  if (!facts.room_access || !facts.room_end_at) return false;
  const [has, wanted] = [facts.room_end_at.getTime(), facts.end_at.getTime()];
  return facts.room_provider === 'Whereby' ? has >= wanted : has === wanted;
};

export const roomIsDue = (facts: OutsideFacts): boolean => {
  const wanted = wantedRoom(facts);
  if (wanted !== facts.room_provider) return true;
  return wanted !== null && !roomFits(facts);
};
