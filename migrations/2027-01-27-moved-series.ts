import { Migration } from '@mikro-orm/migrations';
import { tellColumn } from './tell-changes.ts';

/**
 * The rest of a series can be moved. Which time a series follows from which occurrence on cannot be read from its
 * appointments: each of them may have been moved by itself.
 */
export class MovedSeries extends Migration {
  override up(): void {
    this.addSql(`alter table appointment_series add column if not exists moves jsonb not null default '[]'`);
    tellColumn(this, 'appointment_series', 'moves', {
      noun: 'appointment_series',
      changed: 'updated',
      data: {
        partner_clinic_id: 'new.partner_clinic_id',
        partner_practitioner_id: 'new.partner_practitioner_id',
        partner_patient_id: 'new.partner_patient_id',
      },
      scope: 'appointments:read',
      reach: 'array[new.partner_practitioner_id]',
    });
  }
}
