import { type Checkpoint, checkpointHash, NO_CHECKPOINT, readCheckpoint, statementOf } from './checkpoint.ts';
import { isSignedBy, type TrustedKeys } from './keys.ts';
import { merkleTree } from './merkle.ts';
import type { CheckpointStore, StoredCheckpoint } from './store.ts';

/**
 * What is wrong first with the checkpoints themselves: one that is gone, can not be read, is of another
 * environment, is not signed by a known key, whose signature or root is not that of its content, that
 * does not follow its predecessor, or that is another one than the database noted.
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

/** At this size a chain had this hash. */
export interface Witnessed {
  readonly sequence: number;
  /** In hexadecimal: thousands are kept, and a buffer of each would keep what it was cut from. */
  readonly hash: string;
  readonly checkpoint: number;
}

export interface ReadCheckpoints {
  readonly report: CheckpointsReport;
  /** By organization, in the order of the checkpoints, the newest {@link MOST_WITNESSED}; only what sound checkpoints say. */
  readonly witnessed: ReadonlyMap<string, readonly Witnessed[]>;
}

/** What the database noted as the newest checkpoint, read before the store is: the store comes first. */
export interface NotedCheckpoint {
  readonly number: number;
  readonly hash: Buffer;
}

/** For each organization: a checkpoint every 45 seconds makes some 700,000 a year. */
const MOST_WITNESSED = 1_000;

/**
 * The newest confirms the whole chain; those before it only narrow down where it was rewritten. The further back, the
 * less closely: of the older half every second one goes.
 */
const thinned = (known: readonly Witnessed[]): Witnessed[] =>
  known.filter((_, index) => index % 2 === 1 || index >= known.length / 2);

const collect = (witnessed: Map<string, Witnessed[]>, checkpoint: Checkpoint): void => {
  const { heads, kind, number } = checkpoint;
  if (kind === 'restored') {
    // The database was set back: of what came after, nothing is left to compare with.
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

/** What is wrong with one, looked at alone. */
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

/** Checks all checkpoints one after the other; a damaged one is reported and believed nothing. */
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
    // Where the one before is gone or damaged, there is nothing to follow.
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
