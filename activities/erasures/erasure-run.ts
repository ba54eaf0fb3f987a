import type { PatientOf } from '../../domain/erasures/books-of-patient.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';

/** Which half of an erasure a workflow performs. The first is all of it, unless the clinical part is kept. */
export interface ErasurePart {
  readonly organizationId: string;
  readonly erasureId: string;
  readonly half: 'first' | 'clinical';
}

export interface ErasureRow {
  readonly id: string;
  readonly partner_patient_id: string;
  readonly reason: string;
  readonly status: 'scheduled' | 'held' | 'erasing' | 'retained' | 'completed' | 'cancelled';
  readonly requested_at: Date;
  readonly begins_at: Date;
  readonly keep_clinical_until: Date | null;
  readonly erased_at: Date | null;
  readonly clinical_erased_at: Date | null;
  readonly completed_at: Date | null;
  /** By the database's clock. */
  readonly now: Date;
}

export const readErasure = (
  rows: Rows,
  { organizationId, erasureId }: Pick<ErasurePart, 'organizationId' | 'erasureId'>,
): Promise<ErasureRow | undefined> =>
  rows.first(sql<ErasureRow>`
    select id, partner_patient_id, reason, status, requested_at, begins_at, keep_clinical_until, erased_at,
      clinical_erased_at, completed_at, date_trunc('milliseconds', clock_timestamp()) as now
    from erasures where organization_id = ${organizationId} and id = ${erasureId}`);

export const patientOf = (organizationId: string, row: ErasureRow): PatientOf => ({
  organizationId,
  patientId: row.partner_patient_id,
});

/** The part that the ledger and the order of the steps name. */
export const partOf = (
  half: ErasurePart['half'],
  { keep_clinical_until }: Pick<ErasureRow, 'keep_clinical_until'>,
): 'all' | 'all_but_clinical' | 'clinical' => {
  if (half === 'clinical') return 'clinical';
  return keep_clinical_until === null ? 'all' : 'all_but_clinical';
};
