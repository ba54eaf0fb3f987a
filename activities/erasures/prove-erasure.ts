import {
  ERASURE_KINDS,
  type ErasedKind,
  type ErasureKind,
  kindsOf,
} from '../../domain/erasures/erasure-kinds.ts';
import { entryOfService } from '../../platform/audit/audit.ts';
import type { CheckpointKey } from '../../platform/audit/checkpoints/keys.ts';
import type { ErasureLedger } from '../../platform/audit/erasures/erasure-ledger.ts';
import { signDocument } from '../../platform/audit/erasures/signed-document.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import { newRequestId } from '../../platform/ids.ts';
import { retryable } from '../failures.ts';
import { kindWork } from './erase-kind.ts';
import { type ErasurePart, type ErasureRow, partOf, patientOf, readErasure } from './erasure-run.ts';
import type { OutsideDependencies } from './kinds-outside.ts';
import type { AuditWithin } from './open-erasure.ts';

export type RecordErasure = (input: ErasurePart) => Promise<number>;
/** @returns the kinds of which something was found again; none: the erasure is certified. */
export type CertifyErasure = (input: ErasurePart) => Promise<readonly ErasedKind[]>;

/** Who signs certificates and keeps the ledger: a worker that has the key of the audit. */
export interface ErasureProofs {
  readonly ledger: ErasureLedger;
  readonly key: CheckpointKey;
}

type Dependencies = Omit<OutsideDependencies, 'config'> & {
  readonly audit: AuditWithin;
  readonly config: Pick<Config, 'BASE_URL' | 'ENVIRONMENT'>;
  readonly erasureProofs?: ErasureProofs | undefined;
};

const DOCUMENT = 'clinic-service/erasure-certificate/v1';

export const requireProofs = ({ erasureProofs }: Pick<Dependencies, 'erasureProofs'>): ErasureProofs => {
  if (!erasureProofs) throw retryable('ErasureKeyMissing', 'This worker has no key to sign with');
  return erasureProofs;
};

const text = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Writes the erasure into the ledger outside the database: whoever restores a backup finds it there. */
export const createRecordErasure =
  (dependencies: Pick<Dependencies, 'database' | 'erasureProofs'>): RecordErasure =>
  async (input) => {
    const { ledger } = requireProofs(dependencies);
    const { organizationId, erasureId, half } = input;
    const rows = dependencies.database.within(organizationId);
    const row = await readErasure(rows, input);
    const erasedAt = half === 'first' ? row?.erased_at : row?.clinical_erased_at;
    if (!row || !erasedAt) throw retryable('ErasureNotSettled', 'The erasure has not come so far');
    const { line } = await ledger.append({
      erasure_id: erasureId,
      organization_id: organizationId,
      partner_patient_id: row.partner_patient_id,
      reason: row.reason,
      part: partOf(half, row),
      requested_at: row.requested_at.toISOString(),
      erased_at: erasedAt.toISOString(),
      keep_clinical_until: text(row.keep_clinical_until),
    });
    await rows.all(sql`
      update erasures set ledger_line = ${line}, updated_at = ${whenChanged}
      where organization_id = ${organizationId} and id = ${erasureId} and ledger_line is distinct from ${line}`);
    return line;
  };

interface Step {
  readonly kind: ErasureKind;
  readonly found: number;
  readonly erased: number;
  readonly remaining: number;
  readonly checked_at: Date;
}

const certificateOf = async (
  rows: Rows,
  environment: string,
  key: CheckpointKey,
  organizationId: string,
  row: ErasureRow,
) => {
  const steps = await rows.all(sql<Step>`
    select kind, found, erased, remaining, checked_at from erasure_steps
    where organization_id = ${organizationId} and erasure_id = ${row.id}
    order by array_position(${sql.val([...ERASURE_KINDS])}::text[], kind)`);
  const facts = await rows.first(sql<Record<string, number>>`
    select mails_sent, archives_downloaded, community_copies, ledger_line from erasures
    where organization_id = ${organizationId} and id = ${row.id}`);
  const { ledger_line, ...outside_copies } = facts ?? {};
  return signDocument(key, {
    document: DOCUMENT,
    environment,
    erasure_id: row.id,
    organization_id: organizationId,
    partner_patient_id: row.partner_patient_id,
    reason: row.reason,
    requested_at: text(row.requested_at),
    begins_at: text(row.begins_at),
    erased_at: text(row.erased_at),
    clinical_erased_at: text(row.clinical_erased_at),
    completed_at: text(row.now),
    steps: steps.map((step) => ({ ...step, checked_at: text(step.checked_at) })),
    outside_copies,
    ledger_line,
  });
};

/** What was found again, of every kind. */
const countAnew = async (
  dependencies: OutsideDependencies,
  { organizationId, erasureId }: ErasurePart,
  row: ErasureRow,
): Promise<ErasedKind[]> => {
  const rows = dependencies.database.within(organizationId);
  const left: ErasedKind[] = [];
  for (const kind of kindsOf('all')) {
    const remaining = await kindWork[kind].count(dependencies, patientOf(organizationId, row));
    await rows.all(sql`
      update erasure_steps set remaining = ${remaining}, checked_at = clock_timestamp()
      where organization_id = ${organizationId} and erasure_id = ${erasureId} and kind = ${kind}`);
    if (remaining > 0) left.push(kind);
  }
  return left;
};

const complete = async (
  audit: AuditWithin,
  rows: Rows,
  { organizationId, erasureId }: ErasurePart,
  row: ErasureRow,
  certificate: object,
): Promise<void> => {
  await audit.appendWithin(
    rows,
    entryOfService({
      organization_id: organizationId,
      request_id: newRequestId(),
      action: 'certifyErasure',
      resource_id: row.partner_patient_id,
      workflow_id: `erasure/${erasureId}`,
    }),
  );
  await rows.all(sql`
    update erasures set status = 'completed', completed_at = ${row.now}, updated_at = ${whenChanged},
      certificate = ${JSON.stringify(certificate)}::jsonb
    where organization_id = ${organizationId} and id = ${erasureId} and status in ('erasing', 'retained')`);
};

/** Counts every kind anew, and signs only where nothing is left. */
export const createCertifyErasure = (dependencies: Dependencies): CertifyErasure => {
  const { database, config, audit } = dependencies;
  return async (input) => {
    const { key } = requireProofs(dependencies);
    const { organizationId } = input;
    const row = await readErasure(database.within(organizationId), input);
    if (!row?.erased_at || !row.clinical_erased_at)
      throw retryable('ErasureNotSettled', 'The erasure has not come so far');
    if (row.status === 'completed') return [];
    const left = await countAnew(dependencies, input, row);
    if (left.length > 0) return left;
    await database.transact(organizationId, async (rows) => {
      const certificate = await certificateOf(rows, config.ENVIRONMENT, key, organizationId, row);
      await complete(audit, rows, input, row, certificate);
    });
    return [];
  };
};
