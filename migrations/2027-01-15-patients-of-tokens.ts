import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations } from './tenant-table.ts';

/**
 * Admission refuses tokens that are bound to a patient who was deleted (`domain/access/evaluate-access.ts`), so a
 * deletion renews the organization's access version (2026-11-28-access-versions.ts).
 */
export class PatientsOfTokens extends Migration {
  override up(): void {
    acrossOrganizations(this, 'clinic_ledger', 'patients', 'select (id, organization_id, deleted_at)');
    this.addSql(`create constraint trigger patients_access_changed after update on patients
      deferrable initially deferred for each row
      when ((old.deleted_at is null) <> (new.deleted_at is null))
      execute function renew_access_version('organization_id')`);
  }
}
