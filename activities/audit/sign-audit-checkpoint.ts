import type { CheckpointOrder } from '../../domain/workflow-definitions/upkeep.ts';
import {
  type Checkpointing,
  CheckpointRefused,
  type SignedCheckpoint,
} from '../../platform/audit/checkpoints/checkpointing.ts';
import type { Logger } from '../../platform/telemetry/log.ts';
import { retryable } from '../failures.ts';

export type SignAuditCheckpoint = (order: CheckpointOrder) => Promise<Omit<SignedCheckpoint, 'shortened'>>;

/** Signs a checkpoint. A second attempt does no harm: its checkpoint names the first as its predecessor. */
export const createSignAuditCheckpoint =
  ({
    checkpointing,
    log,
  }: {
    /** Undefined in a worker that has no key. */
    readonly checkpointing?: Checkpointing | undefined;
    readonly log: Logger;
  }): SignAuditCheckpoint =>
  async ({ kind }) => {
    if (!checkpointing) throw retryable('CheckpointKeyMissing', 'This worker has no key to sign with');
    try {
      const { shortened, ...signed } = await checkpointing.sign(kind);
      // The log is a further copy: comparing with it shows a checkpoint that was replaced.
      log.info({ checkpoint: signed }, 'Audit checkpoint signed');
      if (shortened.length > 0)
        log.error(
          { checkpoint: signed.number, organizations: shortened },
          'Audit chains are shorter than in the checkpoint before',
        );
      return signed;
    } catch (error) {
      if (error instanceof CheckpointRefused) throw retryable('CheckpointRefused', error.message);
      throw error;
    }
  };
