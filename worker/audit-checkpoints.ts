import type { Pool } from 'pg';
import type { Config } from '../api/config.ts';
import { type Checkpointing, createCheckpointing } from '../api/platform/ledger/checkpoints/checkpointing.ts';
import { folderStore } from '../api/platform/ledger/checkpoints/folder-store.ts';
import { readCheckpointKey } from '../api/platform/ledger/checkpoints/keys.ts';

type Settings = Pick<Config, 'ENVIRONMENT' | 'AUDIT_SIGNING_KEY' | 'AUDIT_CHECKPOINT_DIR'>;

/** Undefined without a key and a place: such a worker can sign no checkpoints. */
export const checkpointingOf = (config: Settings, pool: Pool): Checkpointing | undefined => {
  const { AUDIT_SIGNING_KEY: key, AUDIT_CHECKPOINT_DIR: folder, ENVIRONMENT: environment } = config;
  if (!key || !folder) return undefined;
  return createCheckpointing({ pool, store: folderStore(folder), key: readCheckpointKey(key), environment });
};
