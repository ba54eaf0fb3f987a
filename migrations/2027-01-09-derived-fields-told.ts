import { Migration } from '@mikro-orm/migrations';
import { tellColumn } from './tell-changes.ts';

/** Fields that follow from a column read otherwise when it changes. The events named the column alone. */
export class DerivedFieldsTold extends Migration {
  override up(): void {
    // Another type of session takes a link away, or brings one (`domain/appointments/join-links.ts`). In person the
    // clinician has one. Virtually both seats have one, or none where the partner carries the video.
    tellColumn(this, 'appointments', 'session_type', {
      noun: 'appointment',
      changed: 'updated',
      fields: `case when exists (select from session_configurations c
        where c.organization_id = new.organization_id and c.video_provider = 'None')
        then array['clinician_video_url'] else array['patient_video_url'] end`,
      data: {
        partner_clinic_id: 'new.partner_clinic_id',
        partner_practitioner_id: 'new.partner_practitioner_id',
        partner_patient_id: 'new.partner_patient_id',
      },
      scope: 'appointments:read',
      reach: 'array[new.partner_practitioner_id]',
    });
    // The palette is that of the theme.
    tellColumn(this, 'playrooms', 'theme', {
      noun: 'playroom',
      changed: 'saved',
      fields: `array['palette']`,
      data: { partner_practitioner_id: 'new.partner_practitioner_id' },
      scope: null,
      clinicianOwned: true,
      reach: 'array[new.partner_practitioner_id]',
    });
  }
}
