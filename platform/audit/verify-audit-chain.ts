import { type Rows, sql } from '../database/rows.ts';
import { auditGenesis, auditHash, auditLeaf } from './audit.ts';
import type { Witnessed } from './checkpoints/read-checkpoints.ts';
import { type ChainRow, chainBatches } from './read-audit-chain.ts';

/**
 * The first damage of a chain: a row is missing or out of order, does not follow its predecessor, or has other
 * content than was hashed; it was replaced or inserted with a hash of its own; or the head differs from the last row.
 * With checkpoints also: rows are missing at the end, or rows were rewritten together with all that follow.
 */
export type ChainDamage =
  | 'sequence'
  | 'link'
  | 'hash'
  | 'replaced'
  | 'inserted'
  | 'head'
  | 'head_missing'
  | 'truncated'
  | 'rewritten';

export interface ChainReport {
  readonly organization_id: string;
  readonly rows: number;
  readonly head_sequence: number;
  /** Hexadecimal hash of the head, else of the last row that could be verified. */
  readonly head_hash: string;
  readonly valid: boolean;
  readonly first_invalid_sequence: number | null;
  readonly damage: ChainDamage | null;
}

/** With checkpoints, the report adds what they confirm. */
export interface WitnessedReport extends ChainReport {
  /** A checkpoint confirms the chain up to here; 0 where none does yet. */
  readonly checkpointed_sequence: number;
  /** The `rewritten` rows are between `first_invalid_sequence` and this one. */
  readonly last_invalid_sequence: number | null;
}

interface Damage {
  readonly kind: ChainDamage;
  readonly at: number;
  readonly upTo?: number;
}

/** Verifies a chain row by row. */
const createFollower = (environment: string, organizationId: string, witnessed: readonly Witnessed[]) => {
  // Two checkpoints may disagree about one size: then one of them shows the damage.
  const expected = witnessed.toSorted((one, other) => one.sequence - other.sequence);
  let next = 0;
  let beforePrevious: Buffer | undefined;
  let previous = auditGenesis(environment, organizationId);
  let sequence = 0;
  let confirmed = 0;

  /** Whether the row's hash is right for this position. */
  const wasHashedAt = (at: number, row: ChainRow): boolean =>
    auditHash(row.previous_hash, BigInt(at), row.recorded_at, auditLeaf(environment, row)).equals(row.hash);

  const rowDamage = (row: ChainRow): Damage | undefined => {
    const at = sequence + 1;
    if (Number(row.sequence) !== at) return { kind: 'sequence', at };
    if (previous.equals(row.previous_hash)) return wasHashedAt(at, row) ? undefined : { kind: 'hash', at };
    // The row is consistent with a predecessor other than the present one: that one is false.
    if (sequence > 0 && wasHashedAt(at, row)) return { kind: 'replaced', at: sequence };
    const moved = beforePrevious?.equals(row.previous_hash) && !row.hash.equals(previous);
    return moved && wasHashedAt(sequence, row) ? { kind: 'inserted', at: sequence } : { kind: 'link', at };
  };

  const rewritten = (): Damage | undefined => {
    for (let one = expected[next]; one && one.sequence <= sequence; one = expected[next]) {
      if (one.sequence === sequence && one.hash !== previous.toString('hex'))
        return { kind: 'rewritten', at: confirmed + 1, upTo: sequence };
      confirmed = one.sequence;
      next += 1;
    }
    return undefined;
  };

  return {
    /** The first damage of the batch, if there is any. */
    follow(batch: readonly ChainRow[]): Damage | undefined {
      for (const row of batch) {
        const damage = rowDamage(row);
        if (damage) return damage;
        beforePrevious = previous;
        previous = row.hash;
        sequence += 1;
        const anew = rewritten();
        if (anew) return anew;
      }
      return undefined;
    },
    /** Damage at the end of the chain, when the rows themselves are consistent. */
    end(head: { readonly sequence: string; readonly hash: Buffer } | undefined): Damage | undefined {
      const cut = (expected.at(-1)?.sequence ?? 0) > sequence;
      if (!head)
        return cut ? { kind: 'truncated', at: sequence + 1 } : { kind: 'head_missing', at: sequence + 1 };
      const at = Number(head.sequence);
      // A head after the last row: the end is missing. A head before it: rows were added without it.
      if (at > sequence) return { kind: 'sequence', at: sequence + 1 };
      if (at < sequence) return { kind: 'head', at: at + 1 };
      if (!head.hash.equals(previous)) return { kind: 'head', at: sequence };
      return cut ? { kind: 'truncated', at: sequence + 1 } : undefined;
    },
    state: () => ({ previous, sequence, confirmed }),
  };
};

/**
 * Recomputes an organization's chain from its first row to its head, in constant memory.
 * @param rows a snapshot: rows and head must be of one moment, or a chain in use looks damaged.
 * @param witnessed what checkpoints from before the snapshot say about the chain.
 * @param each called after each page of rows.
 */
export const verifyAuditChain = async (
  rows: Rows,
  environment: string,
  organizationId: string,
  witnessed?: readonly Witnessed[],
  each: () => void = () => undefined,
): Promise<ChainReport | WitnessedReport> => {
  const head = await rows.first(sql<{ sequence: string; hash: Buffer }>`
    select sequence, hash from audit_heads where organization_id = ${organizationId}`);
  const follower = createFollower(environment, organizationId, witnessed ?? []);
  let damage: Damage | undefined;
  for await (const batch of chainBatches(rows, organizationId)) {
    damage = follower.follow(batch);
    if (damage) break;
    each();
  }
  damage ??= follower.end(head);
  const counted = damage
    ? await rows.first(sql<{ rows: string }>`
        select count(*) as rows from audit_entries where organization_id = ${organizationId}`)
    : undefined;
  const { previous, sequence, confirmed } = follower.state();
  return {
    organization_id: organizationId,
    rows: Number(counted?.rows ?? sequence),
    head_sequence: Number(head?.sequence ?? sequence),
    head_hash: (head?.hash ?? previous).toString('hex'),
    valid: !damage,
    first_invalid_sequence: damage?.at ?? null,
    damage: damage?.kind ?? null,
    ...(witnessed && {
      checkpointed_sequence: confirmed,
      last_invalid_sequence: damage?.upTo ?? null,
    }),
  };
};
