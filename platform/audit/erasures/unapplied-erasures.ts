import { type Rows, sql } from '../../database/rows.ts';
import type { TrustedKeys } from '../checkpoints/keys.ts';
import { type LedgerDamage, type LedgerLine, readErasureLedger } from './erasure-ledger.ts';

/** The ledger outside the database, and which of its erasures the database does not know. */
export interface LedgerComparison {
  readonly lines: number;
  readonly damage: LedgerDamage | null;
  /** A restored backup brought these patients and organizations back, unless it does not know them either. */
  readonly unapplied: readonly LedgerLine[];
}

interface Known {
  readonly id: string;
  readonly erased: boolean;
  readonly clinical_erased: boolean;
}

/** @param rows of a role that reads the erasures of every organization. */
export const compareLedger = async (
  rows: Rows,
  folder: string,
  trusted: TrustedKeys,
): Promise<LedgerComparison> => {
  const { lines, damage } = await readErasureLedger(folder, trusted);
  const known = await rows.all(sql<Known>`
    select id, erased_at is not null as erased, clinical_erased_at is not null as clinical_erased
    from erasures where id = any(${sql.val(lines.map(({ erasure_id }) => erasure_id))}::uuid[])`);
  const closed = await rows.all(sql<{ organization_id: string }>`
    select organization_id from organization_closings where erased_at is not null`);
  const absent = await rows.all(sql<{ id: string }>`select erasure_id as id from erasures_without_patient`);
  const erasures = new Map(known.map((one) => [one.id, one]));
  const organizationsClosed = new Set(closed.map(({ organization_id }) => organization_id));
  const withoutPatient = new Set(absent.map(({ id }) => id));
  const unapplied = lines.filter(({ erasure_id, organization_id, part }) => {
    if (withoutPatient.has(erasure_id) || organizationsClosed.has(organization_id)) return false;
    const one = erasures.get(erasure_id);
    return !(one && (part === 'all_but_clinical' ? one.erased : one.clinical_erased));
  });
  return { lines: lines.length, damage, unapplied };
};
