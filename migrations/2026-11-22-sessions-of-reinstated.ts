import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations } from './tenant-table.ts';

/** Who was signed in when an organization was suspended is not signed in again by its reinstatement. */
export class SessionsOfReinstated extends Migration {
  override up(): void {
    acrossOrganizations(this, 'clinic_operator', 'login_sessions', 'select (organization_id), delete');
  }
}
