import { Migration } from '@mikro-orm/migrations';
import { tellChanges } from './tell-changes.ts';
import { tenantTable } from './tenant-table.ts';

/**
 * Appointments that repeat. A series keeps how it was booked: which occurrences exist and which were skipped follows from
 * its appointments. Notices of one series that are written together share one letter, so each reader gets one e-mail.
 */
export class AppointmentSeries extends Migration {
  override up(): void {
    this.addSql(`create table appointment_series (
      id uuid primary key,
      organization_id uuid not null references organizations (id),
      partner_clinic_id uuid not null,
      partner_practitioner_id uuid not null,
      partner_patient_id uuid not null,
      start_at timestamptz(3) not null,
      end_at timestamptz(3) not null,
      timezone text not null,
      interval_weeks int not null check (interval_weeks between 1 and 4),
      count int not null check (count between 2 and 52),
      cancelled_from_occurrence int check (cancelled_from_occurrence between 1 and count),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (organization_id, id),
      foreign key (organization_id, partner_clinic_id) references clinics (organization_id, id),
      foreign key (organization_id, partner_practitioner_id) references practitioners (organization_id, id),
      foreign key (organization_id, partner_patient_id) references patients (organization_id, id)
    )`);
    tenantTable(this, 'appointment_series');
    this.addSql(
      'create index appointment_series_order on appointment_series (organization_id, created_at, id)',
    );
    this.addSql(`alter table appointments
      add column if not exists series_id uuid,
      add column if not exists occurrence int,
      add constraint appointments_series_fkey foreign key (organization_id, series_id)
        references appointment_series (organization_id, id) not valid`);
    this.addSql(`create unique index if not exists appointments_occurrences
      on appointments (organization_id, series_id, occurrence) where series_id is not null`);
    this.addSql('alter table appointment_notices add column if not exists letter_id uuid');
    this.addSql(`create index if not exists appointment_notices_letter
      on appointment_notices (organization_id, letter_id) where letter_id is not null`);
    tellChanges(this, 'appointment_series', {
      noun: 'appointment_series',
      columns: [['cancelled_from_occurrence', ['cancelled_from_occurrence', 'status']]],
      inserted: 'created',
      changed: null,
      verbs: [
        {
          when: 'old.cancelled_from_occurrence is distinct from new.cancelled_from_occurrence',
          verb: 'cancelled',
        },
      ],
      data: {
        partner_clinic_id: 'new.partner_clinic_id',
        partner_practitioner_id: 'new.partner_practitioner_id',
        partner_patient_id: 'new.partner_patient_id',
      },
      scope: 'appointments:read',
      reach: 'array[new.partner_practitioner_id]',
    });
    this.#unconfirmedLetters();
  }

  /** Hand-overs are noted by Message-ID, and a letter's has the letter's id (`activities/mail/compose-notice.ts`). */
  #unconfirmedLetters(): void {
    this.addSql(`do $do$ begin
      execute 'create or replace view effects with (security_invoker = true) as ' || replace(
        pg_get_viewdef('effects'::regclass),
        $old$concat(n.appointment_id, '.', n.sequence, '.', n.recipient, $old$,
        $new$concat(COALESCE(n.letter_id::text, concat(n.appointment_id, '.', n.sequence)), '.', n.recipient, $new$);
    end $do$`);
  }
}
