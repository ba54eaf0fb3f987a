import { type CheckpointOrder, upkeepWorkflows } from '../../domain/workflow-definitions/upkeep.ts';
import type { CheckpointKind } from '../../platform/audit/checkpoints/checkpoint.ts';
import { trustedKeysOf } from '../../platform/audit/checkpoints/checkpoint-facts.ts';
import {
  CheckpointRefused,
  createCheckpointing,
  type SignedCheckpoint,
} from '../../platform/audit/checkpoints/checkpointing.ts';
import { folderStore } from '../../platform/audit/checkpoints/folder-store.ts';
import { readCheckpointKey } from '../../platform/audit/checkpoints/keys.ts';
import { compareLedger } from '../../platform/audit/erasures/unapplied-erasures.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Session } from './session.ts';

const WORKER_DEADLINE_MS = 30_000;

/** The output for a checkpoint that was just signed. A worker logs which chains were shorter. */
type Signed = Omit<SignedCheckpoint, 'shortened'> & Partial<SignedCheckpoint>;

/** Only workers have the key, so a worker signs, through a workflow. */
const signByWorker = async (session: Session, order: CheckpointOrder): Promise<Signed> => {
  const { openTemporal } = await import('../../temporal/connection.ts');
  const temporal = openTemporal(session.config, session.secrets);
  const { type, workflowId, queue, summary } = upkeepWorkflows.signAuditCheckpoint;
  try {
    return await temporal.call(
      ({ workflow }) =>
        workflow.execute(type, {
          workflowId: `${workflowId()}/${newId()}`,
          taskQueue: queue,
          args: [order],
          workflowExecutionTimeout: WORKER_DEADLINE_MS,
          staticSummary: summary(),
        }) as Promise<Signed>,
      WORKER_DEADLINE_MS,
    );
  } catch {
    throw new Refusal(
      'No worker signed a checkpoint in time. Is one running that serves the queue maintenance and has the key?',
    );
  } finally {
    await temporal.close().catch(() => undefined);
  }
};

/** @throws Refusal if signing would hide damage, or if no worker signed. */
export const signNow = async (session: Session, kind: CheckpointKind): Promise<Signed> => {
  const { AUDIT_SIGNING_KEY: key, AUDIT_CHECKPOINT_DIR: folder, ENVIRONMENT: environment } = session.config;
  if (!key || !folder) return signByWorker(session, { kind });
  const { pool } = session;
  const checkpointing = createCheckpointing({
    pool,
    store: folderStore(folder),
    key: readCheckpointKey(key),
    environment,
    unappliedErasures: async (rows) =>
      (await compareLedger(rows, folder, trustedKeysOf(session.config))).unapplied.length,
  });
  return checkpointing.sign(kind).catch((error: unknown) => {
    throw error instanceof CheckpointRefused ? new Refusal(`Nothing was signed. ${error.message}.`) : error;
  });
};
