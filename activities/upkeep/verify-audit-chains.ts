import { ApplicationFailure } from '@temporalio/common';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { Logger } from '../../platform/telemetry/log.ts';
import { damagedChains } from '../../platform/telemetry/metrics.ts';
import type { Heartbeat, PerformTask } from './task.ts';

/** The damage of one chain, as ids, numbers and kinds. */
export interface DamagedChain {
  readonly organization_id: string;
  readonly damage: string | null;
  readonly first_invalid_sequence: number | null;
}
export interface VerifiedChains {
  readonly organizations: number;
  readonly damaged: readonly DamagedChain[];
  /** False if the signed checkpoints themselves are invalid. */
  readonly checkpoints_valid: boolean;
}
export type VerifyChains = (heartbeat: Heartbeat) => Promise<VerifiedChains>;

/**
 * Damage makes the workflow fail, so that operators see it; the log names the chains, and
 * `audit_verifications` keeps the counts for the operators' page. It is not retried, because a
 * damaged chain does not repair itself.
 */
export const verifyAuditChains =
  ({
    database,
    verifyChains,
    log,
  }: {
    readonly database: Pick<Scoped, 'unscoped'>;
    readonly verifyChains?: VerifyChains;
    readonly log: Logger;
  }): PerformTask =>
  async (heartbeat) => {
    if (!verifyChains)
      throw ApplicationFailure.nonRetryable('This worker cannot verify chains', 'VerifierMissing');
    const { organizations, damaged, checkpoints_valid } = await verifyChains(heartbeat);
    await database.unscoped.all(sql`
      insert into audit_verifications (chains, damaged_chains, checkpoints_valid)
      values (${organizations}, ${damaged.length}, ${checkpoints_valid})`);
    damagedChains.set(damaged.length + (checkpoints_valid ? 0 : 1));
    if (damaged.length > 0 || !checkpoints_valid) {
      log.error({ damaged, checkpoints_valid }, 'The audit log was tampered with');
      throw ApplicationFailure.nonRetryable(
        `Damaged audit chains: ${damaged.length} of ${organizations}; checkpoints ${checkpoints_valid ? 'hold' : 'are damaged'}`,
        'AuditDamaged',
      );
    }
    return organizations;
  };
