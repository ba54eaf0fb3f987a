import type { CheckpointKind } from '../../platform/audit/checkpoints/checkpoint.ts';
import {
  CheckpointRefused,
  createCheckpointing,
  type SignedCheckpoint,
} from '../../platform/audit/checkpoints/checkpointing.ts';
import { folderStore } from '../../platform/audit/checkpoints/folder-store.ts';
import { readCheckpointKey, trustedKeys } from '../../platform/audit/checkpoints/keys.ts';
import { type ReadCheckpoints, readCheckpoints } from '../../platform/audit/checkpoints/read-checkpoints.ts';
import { sql } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type CheckpointOrder, checkpointSchedule } from '../../workflows/contracts.ts';
import type { Session } from './session.ts';

const WORKER_DEADLINE_MS = 30_000;

/**
 * All checkpoints, checked; undefined where no folder of them is set.
 * @throws Refusal where no key is known that could have signed them.
 */
export const checkpointFacts = async ({
  config,
  rows,
}: Pick<Session, 'config' | 'rows'>): Promise<ReadCheckpoints | undefined> => {
  const folder = config.AUDIT_CHECKPOINT_DIR;
  if (!folder) return undefined;
  const keys = (config.AUDIT_PUBLIC_KEYS ?? '').split(',').filter((key) => key !== '');
  const publicKeys: Buffer[] = keys.map((key) => Buffer.from(key, 'base64url'));
  if (config.AUDIT_SIGNING_KEY) publicKeys.push(readCheckpointKey(config.AUDIT_SIGNING_KEY).publicKey);
  if (publicKeys.length === 0)
    throw new Refusal('AUDIT_PUBLIC_KEYS is not set: who may have signed the checkpoints is not known.', 78);
  const noted = await rows.first(sql<{ number: string; hash: Buffer }>`
    select number, hash from audit_checkpoints order by number desc limit 1`);
  return readCheckpoints(
    folderStore(folder),
    config.ENVIRONMENT,
    trustedKeys(publicKeys),
    noted && { number: Number(noted.number), hash: noted.hash },
  );
};

/** What is told of a checkpoint that was just signed; which chains were shorter, a worker tells its log. */
type Signed = Omit<SignedCheckpoint, 'shortened'> & Partial<SignedCheckpoint>;

/** The key is the worker's: so a worker signs, by the same workflow as its schedule. */
const signByWorker = async (session: Session, order: CheckpointOrder): Promise<Signed> => {
  const { openTemporal } = await import('../../temporal/connection.ts');
  const temporal = openTemporal(session.config, session.secrets);
  try {
    return await temporal.call(
      ({ workflow }) =>
        workflow.execute('signAuditCheckpoint', {
          workflowId: `${checkpointSchedule}/${newId()}`,
          taskQueue: 'maintenance',
          args: [order],
          workflowExecutionTimeout: WORKER_DEADLINE_MS,
          staticSummary: 'Signs where the audit chains stand, for an operator',
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

/** @throws Refusal in words, where signing would only hide what is wrong, or no worker signed. */
export const signNow = async (session: Session, kind: CheckpointKind): Promise<Signed> => {
  const { AUDIT_SIGNING_KEY: key, AUDIT_CHECKPOINT_DIR: folder, ENVIRONMENT: environment } = session.config;
  if (!key || !folder) return signByWorker(session, { kind });
  const { pool } = session;
  const checkpointing = createCheckpointing({
    pool,
    store: folderStore(folder),
    key: readCheckpointKey(key),
    environment,
  });
  return checkpointing.sign(kind).catch((error: unknown) => {
    throw error instanceof CheckpointRefused ? new Refusal(`Nothing was signed. ${error.message}.`) : error;
  });
};
