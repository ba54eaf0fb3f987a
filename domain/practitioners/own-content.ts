import { type RawBuilder, type SqlValue, sql } from '../../platform/database/rows.ts';

/** Narrows records (table alias `t`) to the clinician's own: nobody else reaches it (specification 5.2). */
export const ownedBy = (practitionerId: SqlValue): RawBuilder<unknown> =>
  sql`t.partner_practitioner_id = ${practitionerId}`;
