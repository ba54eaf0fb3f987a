import type { Config } from '../../configuration/config.ts';
import { type Rows, sql } from '../../database/rows.ts';
import { Refusal } from '../../refusal.ts';
import { folderStore } from './folder-store.ts';
import { readCheckpointKey, type TrustedKeys, trustedKeys } from './keys.ts';
import { type ReadCheckpoints, readCheckpoints } from './read-checkpoints.ts';

/** The keys whose signatures are believed. @throws Refusal where none is known. */
export const trustedKeysOf = (config: Config): TrustedKeys => {
  const keys = (config.AUDIT_PUBLIC_KEYS ?? '').split(',').filter((key) => key !== '');
  const publicKeys: Buffer[] = keys.map((key) => Buffer.from(key, 'base64url'));
  if (config.AUDIT_SIGNING_KEY) publicKeys.push(readCheckpointKey(config.AUDIT_SIGNING_KEY).publicKey);
  if (publicKeys.length === 0)
    throw new Refusal('AUDIT_PUBLIC_KEYS is not set: who may have signed the checkpoints is not known.', 78);
  return trustedKeys(publicKeys);
};

/**
 * Reads and checks all checkpoints; undefined where no folder for them is configured.
 * @throws Refusal where no key is known that could have signed them.
 */
export const checkpointFacts = async ({
  config,
  rows,
}: {
  readonly config: Config;
  readonly rows: Rows;
}): Promise<ReadCheckpoints | undefined> => {
  const folder = config.AUDIT_CHECKPOINT_DIR;
  if (!folder) return undefined;
  const trusted = trustedKeysOf(config);
  const noted = await rows.first(sql<{ number: string; hash: Buffer }>`
    select number, hash from audit_checkpoints order by number desc limit 1`);
  return readCheckpoints(
    folderStore(folder),
    config.ENVIRONMENT,
    trusted,
    noted && { number: Number(noted.number), hash: noted.hash },
  );
};
