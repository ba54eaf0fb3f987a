import { createCheckpointing } from '../../platform/audit/checkpoints/checkpointing.ts';
import { readCheckpointKey } from '../../platform/audit/checkpoints/keys.ts';
import {
  CheckpointExists,
  type CheckpointStore,
  type StoredCheckpoint,
} from '../../platform/audit/checkpoints/store.ts';
import type { RunningApp } from './app.ts';

/** For tests that read checkpoints through the interface: the proof itself is of no interest there. */
export const memoryStore = (): CheckpointStore & { readonly kept: StoredCheckpoint[] } => {
  const kept: StoredCheckpoint[] = [];
  return {
    kept,
    newest: async () => kept.at(-1),
    async append(number, document) {
      if (kept.some((one) => one.number === number)) throw new CheckpointExists(number);
      kept.push({ number, document });
    },
    async *all() {
      yield* kept;
    },
  };
};

export const CHECKPOINT_KEY = Buffer.alloc(32, 5).toString('base64url');

/** Where all chains of the run's database stand now. The chain of checkpoints goes on by the table. */
export const signCheckpoint = ({ config, database }: Pick<RunningApp, 'config' | 'database'>) =>
  createCheckpointing({
    unappliedErasures: async () => 0,
    pool: database.ledger,
    store: memoryStore(),
    key: readCheckpointKey(CHECKPOINT_KEY),
    environment: config.ENVIRONMENT,
  }).sign();
