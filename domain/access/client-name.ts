import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import { onRosterOf } from './reach.ts';

/**
 * The name of the patient that a record of this table alias is about, if the clinician may know it: the patient is on
 * the roster, and the token grants `client:read`.
 */
export const clientNameOf = (
  alias: string,
  clinicianId: string,
  mayReadClients: boolean,
): RawBuilder<unknown> =>
  mayReadClients
    ? sql`(
        select t.first_name || ' ' || t.last_name from patients t
        where t.organization_id = ${sql.ref(`${alias}.organization_id`)}
          and t.id = ${sql.ref(`${alias}.partner_patient_id`)} and t.deleted_at is null and ${onRosterOf(clinicianId)})`
    : sql`null::text`;
