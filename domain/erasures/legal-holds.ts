import { type Rows, sql } from '../../platform/database/rows.ts';
import type { PatientOf } from './books-of-patient.ts';

/** Whether a hold lies on the patient that was not released. */
export const isHeld = async (rows: Rows, { organizationId, patientId }: PatientOf): Promise<boolean> =>
  (await rows.first(sql`
    select 1 from legal_holds where organization_id = ${organizationId} and partner_patient_id = ${patientId}
      and released_at is null`)) !== undefined;
