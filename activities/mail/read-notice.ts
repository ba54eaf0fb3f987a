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
      n.end_at, n.created_at, a.timezone, a.session_type, a.status, a.clinician_code_hash, c.name as clinic_name,
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
