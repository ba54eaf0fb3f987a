import { Migration } from '@mikro-orm/migrations';
import { ownOfBatch } from './tenant-table.ts';

const CREATED = ['patients', 'patient_rosters', 'appointments', 'appointment_notices'];
const READ = ['practitioners', 'session_configurations'];
/** Held where they are while something is created that names them. */
const LOCKED = ['clinics', 'patients', 'practitioners'];

/** Bookings and patients of concurrent requests are created by the role that creates clinics and forms already. */
export class BatchedBookings extends Migration {
  override up(): void {
    for (const table of [...CREATED, ...READ]) {
      this.addSql(`grant select on ${table} to clinic_creator`);
      this.addSql(
        `create policy own_organizations_seen on ${table} for select to clinic_creator using (${ownOfBatch()})`,
      );
    }
    for (const table of CREATED) {
      this.addSql(`grant insert on ${table} to clinic_creator`);
      this.addSql(
        `create policy own_organizations_made on ${table} for insert to clinic_creator with check (${ownOfBatch()})`,
      );
    }
    for (const table of LOCKED) {
      // PostgreSQL lets only those lock a row who may update it; the check refuses every update itself.
      this.addSql(`grant update (id) on ${table} to clinic_creator`);
      this.addSql(
        `create policy own_organizations_locked on ${table} for update to clinic_creator using (${ownOfBatch()}) with check (false)`,
      );
    }
  }
}
