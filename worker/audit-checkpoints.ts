import type { Pool } from 'pg';
import { type Checkpointing, createCheckpointing } from '../platform/audit/checkpoints/checkpointing.ts';
import { folderStore } from '../platform/audit/checkpoints/folder-store.ts';
import { readCheckpointKey } from '../platform/audit/checkpoints/keys.ts';
import type { Config } from '../platform/configuration/config.ts';

type Settings = Pick<Config, 'ENVIRONMENT' | 'AUDIT_SIGNING_KEY' | 'AUDIT_CHECKPOINT_DIR'>;

/** Undefined without a key and a folder: then this worker signs no checkpoints. */
export const checkpointingOf = (config: Settings, pool: Pool): Checkpointing | undefined => {
  const { AUDIT_SIGNING_KEY: key, AUDIT_CHECKPOINT_DIR: folder, ENVIRONMENT: environment } = config;
  if (!key || !folder) return undefined;
  return createCheckpointing({ pool, store: folderStore(folder), key: readCheckpointKey(key), environment });
};
