import { Migration } from '@mikro-orm/migrations';

/** What lists with `include_deleted` show of a patient once an erasure is ordered (domain/patients/patients.endpoints.ts). */
const CLOSED = {
  first_name: `'Deleted'`,
  last_name: `'Deleted'`,
  email: 'null',
  phone: 'null',
  date_of_birth: 'null',
};

/**
 * Lists with `include_deleted` show a deleted patient otherwise once an erasure is ordered, once the own id is erased, and
 * once all but the clinical part is: none of these was told. Where the patient is deleted in the same transaction, the
 * event says that alone, and the end of an erasure is `patient.erased`.
 */
export class ClosedPatientsTold extends Migration {
  override up(): void {
    const closed = Object.entries(CLOSED)
      .map(([field, shown]) => `case when p.${field} is distinct from ${shown} then '${field}' end`)
      .join();
    this.addSql(`create function tell_deleted_patient(p patients, fields text[]) returns void language plpgsql as $$
      begin
        if p.deleted_at is null or cardinality(fields) = 0 then return; end if;
        perform tell_event(p.organization_id, p.id, 'patient/' || p.id, 4, 'patient.updated', fields,
          jsonb_build_object('id', p.id, 'partner_clinic_id', p.partner_clinic_id),
          array(select r.practitioner_id from patient_rosters r
            where r.organization_id = p.organization_id and r.patient_id = p.id), 'patients:read', false);
      end $$`);
    this.addSql(`create function tell_closed_patient() returns trigger language plpgsql as $$
      declare
        p patients;
        fields text[];
      begin
        select * into p from patients t where t.organization_id = new.organization_id and t.id = new.partner_patient_id;
        if tg_op = 'UPDATE' then fields := array['first_name', 'last_name'];
        -- Whoever was closed before reads as before.
        elsif exists (select from erasures e where e.organization_id = new.organization_id
          and e.partner_patient_id = new.partner_patient_id and e.id <> new.id) then return null;
        else fields := array_remove(array[${closed}], null); end if;
        perform tell_deleted_patient(p, fields);
        return null;
      end $$`);
    this.addSql(`create constraint trigger erasures_told_closed after insert on erasures
      deferrable initially deferred for each row execute function tell_closed_patient()`);
    this.addSql(`create constraint trigger erasures_told_retained after update on erasures
      deferrable initially deferred for each row when (old.status <> 'retained' and new.status = 'retained')
      execute function tell_closed_patient()`);
    this.addSql(`create function tell_own_id_erased() returns trigger language plpgsql as $$
      begin
        -- Without a clinical part that is kept, \`patient.erased\` follows, and tells it too.
        if exists (select from erasures e where e.organization_id = new.organization_id
          and e.partner_patient_id = new.id and e.status = 'erasing' and e.keep_clinical_until is not null)
        then perform tell_deleted_patient(new, array['external_id']); end if;
        return null;
      end $$`);
    this.addSql(`create constraint trigger patients_told_own_id after update on patients
      deferrable initially deferred for each row
      when (old.deleted_at is not null and old.external_id is distinct from new.external_id)
      execute function tell_own_id_erased()`);
  }
}
