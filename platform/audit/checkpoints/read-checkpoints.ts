import { type Checkpoint, checkpointHash, NO_CHECKPOINT, readCheckpoint, statementOf } from './checkpoint.ts';
import { isSignedBy, type TrustedKeys } from './keys.ts';
import { merkleTree } from './merkle.ts';
import type { CheckpointStore, StoredCheckpoint } from './store.ts';

/**
 * The first damage of the checkpoints: one is missing, unreadable, of another environment, not signed by a known key,
 * or has a signature or root that does not match its content; it does not follow its predecessor; or it differs from
 * the one that the database noted.
 */
export type CheckpointDamage =
  | 'checkpoint_missing'
  | 'checkpoint_unreadable'
  | 'checkpoint_environment'
  | 'checkpoint_key'
  | 'checkpoint_signature'
  | 'checkpoint_root'
  | 'checkpoint_chain'
  | 'checkpoint_copy';

export interface CheckpointsReport {
  readonly count: number;
  readonly newest: number | null;
  readonly newest_signed_at: string | null;
  readonly valid: boolean;
  readonly first_invalid: number | null;
  readonly damage: CheckpointDamage | null;
}

/** What a checkpoint says about a chain: its hash at this size. */
export interface Witnessed {
  readonly sequence: number;
  /** In hexadecimal. Thousands of hashes are kept, and a Buffer would keep the larger buffer that it is a slice of. */
  readonly hash: string;
  readonly checkpoint: number;
}

export interface ReadCheckpoints {
  readonly report: CheckpointsReport;
  /**
   * By organization, in the order of checkpoints, at most the newest {@link MOST_WITNESSED}; from valid checkpoints
   * only.
   */
  readonly witnessed: ReadonlyMap<string, readonly Witnessed[]>;
}

/** The newest checkpoint that the database noted. Read before the store, because the store is written first. */
export interface NotedCheckpoint {
  readonly number: number;
  readonly hash: Buffer;
}

/** The most sizes that are kept for each organization: a checkpoint every 45 seconds makes about 700,000 in a year. */
const MOST_WITNESSED = 1_000;

/**
 * The newest sizes confirm the whole chain; older ones only narrow down where it was rewritten. So every second one
 * of the older half is dropped.
 */
const thinned = (known: readonly Witnessed[]): Witnessed[] =>
  known.filter((_, index) => index % 2 === 1 || index >= known.length / 2);

const collect = (witnessed: Map<string, Witnessed[]>, checkpoint: Checkpoint): void => {
  const { heads, kind, number } = checkpoint;
  if (kind === 'restored') {
    // After a restore, later sizes can no longer be compared.
    const sizes = new Map(heads.map((head) => [head.organization_id, head.sequence]));
    for (const [id, known] of witnessed)
      witnessed.set(
        id,
        known.filter(({ sequence }) => sequence <= (sizes.get(id) ?? -1)),
      );
  }
  for (const { organization_id, sequence, hash: bytes } of heads) {
    const known = witnessed.get(organization_id) ?? [];
    const last = known.at(-1);
    const hash = bytes.toString('hex');
    if (last?.sequence !== sequence || last.hash !== hash) known.push({ sequence, hash, checkpoint: number });
    witnessed.set(organization_id, known.length > MOST_WITNESSED ? thinned(known) : known);
  }
};

/** Finds the damage of one checkpoint, without looking at others. */
const damageOf = (
  checkpoint: Checkpoint | undefined,
  number: number,
  environment: string,
  keys: TrustedKeys,
): CheckpointDamage | undefined => {
  if (checkpoint?.number !== number) return 'checkpoint_unreadable';
  if (checkpoint.environment !== environment) return 'checkpoint_environment';
  const key = keys.get(checkpoint.key_id);
  if (!key) return 'checkpoint_key';
  if (!isSignedBy(key, statementOf(checkpoint), checkpoint.signature)) return 'checkpoint_signature';
  return merkleTree(checkpoint.heads).root.equals(checkpoint.root) ? undefined : 'checkpoint_root';
};

/** Checks all checkpoints in order; a damaged one is reported and not used. */
export const readCheckpoints = async (
  store: Pick<CheckpointStore, 'all'>,
  environment: string,
  keys: TrustedKeys,
  noted: NotedCheckpoint | undefined,
): Promise<ReadCheckpoints> => {
  const witnessed = new Map<string, Witnessed[]>();
  let first: { number: number; damage: CheckpointDamage } | undefined;
  const found = (number: number, damage: CheckpointDamage | undefined) => {
    if (damage) first ??= { number, damage };
  };
  let count = 0;
  let newest: { number: number; signed_at: string | null } | undefined;
  let previous: Buffer | undefined = NO_CHECKPOINT;

  const look = ({ number, document }: StoredCheckpoint): void => {
    const expected = (newest?.number ?? 0) + 1;
    if (number !== expected) {
      found(expected, 'checkpoint_missing');
      previous = undefined;
    }
    const checkpoint = readCheckpoint(document);
    const damage = damageOf(checkpoint, number, environment, keys);
    found(number, damage);
    // Without an intact predecessor there is nothing to compare with.
    if (!damage && previous && !checkpoint?.previous_hash.equals(previous)) found(number, 'checkpoint_chain');
    const hash = checkpoint && !damage ? checkpointHash(checkpoint) : undefined;
    if (hash && noted?.number === number && !noted.hash.equals(hash)) found(number, 'checkpoint_copy');
    if (checkpoint && !damage) collect(witnessed, checkpoint);
    count += 1;
    newest = { number, signed_at: damage ? null : (checkpoint?.signed_at ?? null) };
    previous = hash;
  };

  for await (const stored of store.all()) look(stored);
  const last = newest?.number ?? 0;
  if (noted && noted.number > last) found(last + 1, 'checkpoint_missing');
  return {
    report: {
      count,
      newest: newest?.number ?? null,
      newest_signed_at: newest?.signed_at ?? null,
      valid: !first,
      first_invalid: first?.number ?? null,
      damage: first?.damage ?? null,
    },
    witnessed,
  };
};
