import { type ClosingRow, readClosing, readClosingSteps } from '../../domain/closings/read-closings.ts';
import type { Closing } from '../../domain/workflow-definitions/workflows.ts';
import { entryOfService } from '../../platform/audit/audit.ts';
import type { CheckpointKey } from '../../platform/audit/checkpoints/keys.ts';
import { signDocument } from '../../platform/audit/erasures/signed-document.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { newRequestId } from '../../platform/ids.ts';
import type { OutsideDependencies } from '../erasures/kinds-outside.ts';
import type { AuditWithin } from '../erasures/open-erasure.ts';
import { type ErasureProofs, requireProofs } from '../erasures/prove-erasure.ts';
import { retryable } from '../failures.ts';
import { closingKind, closingKinds } from './closing-kinds.ts';

export type RecordClosing = (input: Closing) => Promise<number>;
/** @returns the kinds of which something was found again; none: the end is certified. */
export type CertifyClosing = (input: Closing) => Promise<readonly string[]>;

type Dependencies = Omit<OutsideDependencies, 'config'> & {
  readonly audit: AuditWithin;
  readonly config: Pick<Config, 'BASE_URL' | 'ENVIRONMENT'>;
  readonly erasureProofs?: ErasureProofs | undefined;
};

const DOCUMENT = 'clinic-service/closing-certificate/v1';

/** Writes down that everything is erased, and that into the ledger outside the database. */
export const createRecordClosing =
  ({ database, erasureProofs }: Pick<Dependencies, 'database' | 'erasureProofs'>): RecordClosing =>
  async ({ organizationId, closingId }) => {
    const { ledger } = requireProofs({ erasureProofs });
    const rows = database.within(organizationId);
    await rows.all(sql`
      update organization_closings set erased_at = clock_timestamp()
      where organization_id = ${organizationId} and id = ${closingId} and status = 'erasing' and erased_at is null`);
    const row = await readClosing(rows, closingId);
    if (!row?.erased_at) throw retryable('ClosingNotBegun', 'The end has not come so far');
    const { line } = await ledger.append({
      erasure_id: closingId,
      organization_id: organizationId,
      partner_patient_id: null,
      reason: 'organization_closed',
      part: 'organization',
      requested_at: row.requested_at.toISOString(),
      erased_at: row.erased_at.toISOString(),
      keep_clinical_until: null,
    });
    await rows.all(sql`
      update organization_closings set ledger_line = ${line}
      where organization_id = ${organizationId} and id = ${closingId}`);
    return line;
  };

const certificateOf = async (rows: Rows, environment: string, key: CheckpointKey, row: ClosingRow) => {
  const steps = await readClosingSteps(rows, row.id);
  return signDocument(key, {
    document: DOCUMENT,
    environment,
    closing_id: row.id,
    organization_id: row.organization_id,
    requested_at: row.requested_at.toISOString(),
    closes_at: row.closes_at.toISOString(),
    erased_at: row.erased_at?.toISOString() ?? null,
    completed_at: row.now.toISOString(),
    steps: steps.map((step) => ({ ...step, checked_at: step.checked_at.toISOString() })),
    exports_offered: row.exports_offered,
    archives_downloaded: row.archives_downloaded,
    ledger_line: row.ledger_line,
  });
};

/** What was found again, of every kind. */
const countAnew = async (
  dependencies: OutsideDependencies,
  { organizationId, closingId }: Closing,
): Promise<string[]> => {
  const kinds = await closingKinds(dependencies, organizationId);
  const left: string[] = [];
  for (const kind of kinds) {
    const remaining = await closingKind(kind, kinds).count(dependencies, organizationId);
    await dependencies.database.within(organizationId).all(sql`
      update organization_closing_steps set remaining = ${remaining}, checked_at = clock_timestamp()
      where organization_id = ${organizationId} and closing_id = ${closingId} and kind = ${kind}`);
    if (remaining > 0) left.push(kind);
  }
  return left;
};

/** Counts every kind anew, and signs only where nothing is left. */
export const createCertifyClosing = (dependencies: Dependencies): CertifyClosing => {
  const { database, config, audit } = dependencies;
  return async (input) => {
    const { key } = requireProofs(dependencies);
    const { organizationId, closingId } = input;
    const row = await readClosing(database.within(organizationId), closingId);
    if (row?.status === 'completed') return [];
    if (!row?.erased_at) throw retryable('ClosingNotBegun', 'The end has not come so far');
    const left = await countAnew(dependencies, input);
    if (left.length > 0) return left;
    await database.transact(organizationId, async (rows) => {
      const certificate = await certificateOf(rows, config.ENVIRONMENT, key, row);
      await audit.appendWithin(
        rows,
        entryOfService({
          organization_id: organizationId,
          request_id: newRequestId(),
          action: 'certifyClosing',
          resource_id: organizationId,
          workflow_id: `closing/${closingId}`,
        }),
      );
      await rows.all(sql`
        update organization_closings set status = 'completed', completed_at = ${row.now},
          certificate = ${JSON.stringify(certificate)}::jsonb
        where organization_id = ${organizationId} and id = ${closingId} and status = 'erasing'`);
    });
    return [];
  };
};
