import type { Pool } from 'pg';
import type { ErasureProofs } from '../activities/erasures/prove-erasure.ts';
import { trustedKeysOf } from '../platform/audit/checkpoints/checkpoint-facts.ts';
import { type Checkpointing, createCheckpointing } from '../platform/audit/checkpoints/checkpointing.ts';
import { folderStore } from '../platform/audit/checkpoints/folder-store.ts';
import { readCheckpointKey } from '../platform/audit/checkpoints/keys.ts';
import { createErasureLedger } from '../platform/audit/erasures/erasure-ledger.ts';
import { compareLedger } from '../platform/audit/erasures/unapplied-erasures.ts';
import type { Config } from '../platform/configuration/config.ts';

type Settings = Config;

/** Undefined without a key and a folder: then this worker signs no checkpoints. */
export const checkpointingOf = (config: Settings, pool: Pool): Checkpointing | undefined => {
  const { AUDIT_SIGNING_KEY: key, AUDIT_CHECKPOINT_DIR: folder, ENVIRONMENT: environment } = config;
  if (!key || !folder) return undefined;
  const signing = readCheckpointKey(key);
  const trusted = trustedKeysOf(config);
  return createCheckpointing({
    pool,
    store: folderStore(folder),
    key: signing,
    environment,
    unappliedErasures: async (rows) => (await compareLedger(rows, folder, trusted)).unapplied.length,
  });
};

/** The same key signs what was erased; undefined where this worker does not have it. */
export const erasureProofsOf = (config: Settings, pool: Pool): ErasureProofs | undefined => {
  const { AUDIT_SIGNING_KEY, AUDIT_CHECKPOINT_DIR: folder, ENVIRONMENT: environment } = config;
  if (!AUDIT_SIGNING_KEY || !folder) return undefined;
  const key = readCheckpointKey(AUDIT_SIGNING_KEY);
  return { key, ledger: createErasureLedger({ pool, folder, key, environment }) };
};
