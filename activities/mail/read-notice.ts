import type { Occurrence, Repeating } from '../../domain/appointment-series/occurrences.ts';
import type { VideoProvider } from '../../domain/appointments/join-links.ts';
import type { NoticeKind, Recipient } from '../../domain/appointments/notices.ts';
import type { Locale } from '../../domain/messages/locale.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';

/** Everything that an e-mail may say. The times are those of the notice's own event, the rest is current. */
export interface Notice {
  readonly appointment_id: string;
  readonly sequence: number;
  readonly patient_id: string;
  readonly recipient: Recipient;
  readonly kind: NoticeKind;
  readonly state: 'due' | 'sent' | 'skipped' | 'refused';
  readonly start_at: Date;
  readonly end_at: Date;
  readonly created_at: Date;
  readonly timezone: string;
  readonly session_type: 'virtual' | 'in_person';
  readonly status: string;
  readonly clinic_name: string;
  readonly practitioner_name: string;
  readonly patient_name: string;
  readonly address: string | null;
  readonly video_provider: VideoProvider;
  readonly display_name: string | null;
  readonly primary_color: string | null;
  readonly locale: Locale;
  readonly clinician_code_hash: Buffer;
  readonly letter_id: string | null;
  readonly series_id: string | null;
  /** The reader's own calendar gets the appointment without an invitation. */
  readonly is_in_calendar: boolean;
}

/** One appointment that an e-mail tells of. */
export interface ToldAppointment
  extends Pick<
    Notice,
    'appointment_id' | 'sequence' | 'start_at' | 'end_at' | 'session_type' | 'status' | 'clinician_code_hash'
  > {
  readonly occurrence: number | null;
}

export interface SeriesOfNotice extends Repeating {
  readonly id: string;
  /** Its appointments that are not cancelled. */
  readonly booked: readonly Occurrence[];
  /**
   * How often people had to be told of its appointments after the booking: the SEQUENCE of its invitations. One entry
   * stands for all of them, so it rises with each event of any of them.
   */
  readonly sequence: number;
}

/** Deleted people are included, because deleting a person cancels appointments, and both readers are told of that. */
export const readNotice = (
  rows: Rows,
  key: {
    readonly organizationId: string;
    readonly appointmentId: string;
    readonly sequence: number;
    readonly recipient: Recipient;
  },
): Promise<Notice | undefined> =>
  rows.first(sql<Notice>`
    select n.appointment_id, a.partner_patient_id as patient_id, n.sequence, n.recipient, n.kind, n.state, n.start_at,
      n.end_at, n.created_at, a.timezone, a.session_type, a.status, a.clinician_code_hash, n.letter_id, a.series_id, c.name as clinic_name,
      n.recipient = 'practitioner' and a.session_type = 'virtual' and exists (select 1 from calendar_connections k
        where k.organization_id = a.organization_id and k.practitioner_id = a.partner_practitioner_id
          and k.state = 'connected') as is_in_calendar,
      p.first_name || ' ' || p.last_name as practitioner_name,
      t.first_name || ' ' || t.last_name as patient_name,
      case n.recipient when 'practitioner' then p.email else t.email end as address,
      coalesce(s.video_provider, 'Jitsi') as video_provider,
      s.branding ->> 'display_name' as display_name, s.branding ->> 'primary_color' as primary_color, coalesce(s.locale, 'en') as locale
    from appointment_notices n
    join appointments a on (a.organization_id, a.id) = (n.organization_id, n.appointment_id)
    join clinics c on (c.organization_id, c.id) = (a.organization_id, a.partner_clinic_id)
    join practitioners p on (p.organization_id, p.id) = (a.organization_id, a.partner_practitioner_id)
    join patients t on (t.organization_id, t.id) = (a.organization_id, a.partner_patient_id)
    left join session_configurations s on s.organization_id = n.organization_id
    where n.organization_id = ${key.organizationId} and n.appointment_id = ${key.appointmentId}
      and n.sequence = ${key.sequence} and n.recipient = ${key.recipient}`);

/** The appointments that the e-mail of this notice tells of, in the order of their times. */
export const readTold = (
  rows: Rows,
  organizationId: string,
  { appointment_id, letter_id, recipient, sequence }: Notice,
): Promise<readonly ToldAppointment[]> =>
  rows.all(sql<ToldAppointment>`
    select n.appointment_id, n.sequence, n.start_at, n.end_at, a.occurrence, a.session_type, a.status,
      a.clinician_code_hash
    from appointment_notices n
    join appointments a on (a.organization_id, a.id) = (n.organization_id, n.appointment_id)
    where n.organization_id = ${organizationId} and n.recipient = ${recipient} and n.state = 'due'
      and ${letter_id === null ? sql`n.appointment_id = ${appointment_id} and n.sequence = ${sequence}` : sql`n.letter_id = ${letter_id}`}
    order by n.start_at, n.appointment_id`);

export const readSeries = async (
  rows: Rows,
  organizationId: string,
  seriesId: string | null,
): Promise<SeriesOfNotice | undefined> => {
  if (seriesId === null) return undefined;
  const series = await rows.first(sql<Repeating>`
    select start_at, end_at, timezone, interval_weeks, count, moves from appointment_series
    where organization_id = ${organizationId} and id = ${seriesId}`);
  if (!series) return undefined;
  const appointments = await rows.all(sql<Occurrence & { sequence: number; status: string }>`
    select occurrence, start_at, end_at, sequence, status from appointments
    where organization_id = ${organizationId} and series_id = ${seriesId}`);
  return {
    ...series,
    id: seriesId,
    booked: appointments.filter(({ status }) => status !== 'cancelled'),
    sequence: appointments.reduce((sum, one) => sum + one.sequence, 0),
  };
};
