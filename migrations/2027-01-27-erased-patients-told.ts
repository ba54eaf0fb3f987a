import { Migration } from '@mikro-orm/migrations';

/**
 * Lists with `include_deleted` show a patient as erased from the moment on when an erasure has erased the record, also
 * while stored answers still run out. Only erasures with a clinical part that is kept told it.
 */
export class ErasedPatientsTold extends Migration {
  static readonly contracts = '2027-01-26-closed-patients-told';

  override up(): void {
    this.addSql('drop trigger erasures_told_retained on erasures');
    this.addSql(`create constraint trigger erasures_told_erased after update on erasures
      deferrable initially deferred for each row when (old.erased_at is null and new.erased_at is not null)
      execute function tell_closed_patient()`);
    this.addSql(`do $do$ begin
      execute replace(pg_get_functiondef('tell_closed_patient'::regproc),
        $sql$if tg_op = 'UPDATE' then$sql$,
        $sql$-- Whoever was erased before reads as before.
        if tg_op = 'UPDATE' and exists (select from erasures e where e.organization_id = new.organization_id
          and e.partner_patient_id = new.partner_patient_id and e.id <> new.id and e.erased_at is not null) then return null;
        elsif tg_op = 'UPDATE' then$sql$);
    end $do$`);
  }
}
