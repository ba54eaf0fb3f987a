import { type Rows, sql } from '../../platform/database/rows.ts';
import { standsForMail } from '../appointments/letters.ts';
import { booksOf, keysOfBook, type PatientOf } from './books-of-patient.ts';

/** What left the service, and what nobody can call back: counts alone. */
export interface OutsideCopies {
  readonly mails_sent: number;
  readonly archives_downloaded: number;
  readonly community_copies: number;
}

export const countOutsideCopies = async (
  rows: Rows,
  { organizationId, patientId }: PatientOf,
): Promise<OutsideCopies> => {
  const found = await rows.first(sql<OutsideCopies>`
    with recursive ${booksOf({ organizationId, patientId })}
    select
      (select count(*)::int from appointment_notices n
        join appointments a on a.organization_id = n.organization_id and a.id = n.appointment_id
        where n.organization_id = ${organizationId} and a.partner_patient_id = ${patientId}
          and n.recipient = 'patient' and n.state = 'sent' and ${standsForMail('n')})
      + (select count(*)::int from form_submissions f where f.organization_id = ${organizationId}
          and f.partner_patient_id = ${patientId} and f.mail_state = 'sent')
      + (select count(*)::int from content_shares s where s.organization_id = ${organizationId}
          and s.partner_patient_id = ${patientId} and s.mail_state = 'sent') as mails_sent,
      (select count(distinct e.resource_id)::int from audit_entries e where e.organization_id = ${organizationId}
        and e.action in ('downloadExport', 'downloadFramedExport') and e.status in (200, 302)
        and e.resource_id = any (array(${exportsWith({ organizationId, patientId })}))) as archives_downloaded,
      (select count(distinct s.record_id)::int from stored_objects s, books b
        where s.organization_id = ${organizationId} and starts_with(s.stored_as, ${keysOfBook(organizationId)})
          and s.record_id not in (select id from books)) as community_copies`);
  return found ?? { mails_sent: 0, archives_downloaded: 0, community_copies: 0 };
};

/** Exports that may hold the patient: of clinicians who cared for the patient, begun before the patient was deleted. */
export const exportsWith = ({ organizationId, patientId }: PatientOf) => sql`
  select x.id from exports x
  join patients p on p.organization_id = x.organization_id and p.id = ${patientId}
  where x.organization_id = ${organizationId} and x.created_at <= coalesce(p.deleted_at, clock_timestamp())
    and coalesce(x.ready_at, clock_timestamp()) >= p.created_at
    and x.partner_practitioner_id in (
      select p.created_by_partner_practitioner_id
      union select r.practitioner_id from patient_rosters r
        where r.organization_id = ${organizationId} and r.patient_id = ${patientId}
      union select a.partner_practitioner_id from appointments a
        where a.organization_id = ${organizationId} and a.partner_patient_id = ${patientId}
      union select f.partner_practitioner_id from form_submissions f
        where f.organization_id = ${organizationId} and f.partner_patient_id = ${patientId}
      union select b.partner_practitioner_id from storybooks b
        where b.organization_id = ${organizationId} and b.partner_patient_id = ${patientId}
      union select g.partner_practitioner_id from game_saves g
        where g.organization_id = ${organizationId} and g.partner_patient_id = ${patientId})`;
