import type { Pool } from 'pg';
import { type Rows, sql } from '../../database/rows.ts';
import { underLock } from '../../database/transaction.ts';
import {
  type Checkpoint,
  type CheckpointKind,
  checkpointHash,
  NO_CHECKPOINT,
  readCheckpoint,
  signCheckpoint,
  writeCheckpoint,
} from './checkpoint.ts';
import type { CheckpointKey } from './keys.ts';
import { type Head, packProof } from './merkle.ts';
import type { CheckpointStore } from './store.ts';

/** What is logged about a signed checkpoint: numbers and hashes. */
export interface SignedCheckpoint {
  readonly number: number;
  readonly signed_at: string;
  readonly organizations: number;
  readonly root: string;
  readonly hash: string;
  readonly key_id: string;
  /** Organizations whose chain became shorter or disappeared: it was cut, or the database was restored. */
  readonly shortened: readonly string[];
}

export interface Checkpointing {
  /** Signs one checkpoint at a time, whichever processes call it. */
  sign(kind?: CheckpointKind): Promise<SignedCheckpoint>;
}

/** A checkpoint would hide damage, so none is signed. The message describes the damage without values. */
export class CheckpointRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CheckpointRefused';
  }
}

interface HeadRow extends Omit<Head, 'sequence'> {
  readonly sequence: string;
  readonly proven: Buffer | null;
}

const SIGNING_LOCK = 7_310_002;

const readHeads = (rows: Rows) =>
  rows.all(sql<HeadRow>`
    select organization_id, sequence, hash,
           (select p.hash from audit_checkpoint_proofs p where p.organization_id = h.organization_id
            order by p.number desc limit 1) as proven
    from audit_heads h order by organization_id`);

/**
 * The newest checkpoint in the store or in the table. The store may be ahead (a crash before the commit, a restored
 * database), and so may the table (a folder that lost files).
 */
const previousOf = async (rows: Rows, store: CheckpointStore) => {
  const noted = await rows.first(sql<{ number: string; hash: Buffer }>`
    select number, hash from audit_checkpoints order by number desc limit 1`);
  const stored = await store.newest();
  const inTable = { number: Number(noted?.number ?? 0), hash: noted?.hash ?? NO_CHECKPOINT };
  if (!stored || stored.number < inTable.number) return { ...inTable, heads: [] };
  const checkpoint = readCheckpoint(stored.document);
  if (!checkpoint) throw new CheckpointRefused(`Checkpoint ${stored.number} can not be read`);
  return { number: stored.number, hash: checkpointHash(checkpoint), heads: checkpoint.heads };
};

const shortenedSince = (before: readonly Head[], now: readonly Head[]): string[] => {
  const sizes = new Map(now.map(({ organization_id, sequence }) => [organization_id, sequence]));
  return before
    .filter(({ organization_id, sequence }) => (sizes.get(organization_id) ?? -1) < sequence)
    .map(({ organization_id }) => organization_id);
};

/** Stores for partners the checkpoint, and a proof for each organization whose chain has moved. */
const note = async (
  rows: Rows,
  checkpoint: Checkpoint,
  proofs: readonly { readonly head: Head; readonly proof: Buffer }[],
): Promise<void> => {
  const { number, kind, environment, signed_at, root, previous_hash, key_id, public_key } = checkpoint;
  await rows.all(sql`
    insert into audit_checkpoints
      (number, kind, environment, signed_at, root, previous_hash, hash, key_id, public_key, signature)
    values (${number}, ${kind}, ${environment}, ${signed_at}, ${root}, ${previous_hash},
            ${checkpointHash(checkpoint)}, ${key_id}, ${public_key}, ${checkpoint.signature})`);
  const column = (type: string, values: readonly unknown[]) => sql`${sql.val(values)}::${sql.raw(type)}[]`;
  if (proofs.length === 0) return;
  await rows.all(sql`
    insert into audit_checkpoint_proofs (organization_id, number, sequence, hash, proof)
    select organization_id, ${number}, sequence, hash, proof from unnest(${sql.join([
      column(
        'uuid',
        proofs.map(({ head }) => head.organization_id),
      ),
      column(
        'bigint',
        proofs.map(({ head }) => head.sequence),
      ),
      column(
        'bytea',
        proofs.map(({ head }) => head.hash),
      ),
      column(
        'bytea',
        proofs.map(({ proof }) => proof),
      ),
    ])}) as p(organization_id, sequence, hash, proof)`);
};

/** Age of the newest checkpoint in seconds; infinite before the first. */
export const checkpointAge = async (rows: Rows): Promise<number> => {
  const newest = await rows.first(sql<{ seconds: number }>`
    select extract(epoch from clock_timestamp() - signed_at)::float8 as seconds
    from audit_checkpoints order by number desc limit 1`);
  return newest?.seconds ?? Number.POSITIVE_INFINITY;
};

export const createCheckpointing = (dependencies: {
  readonly pool: Pool;
  readonly store: CheckpointStore;
  readonly key: CheckpointKey;
  readonly environment: string;
  /** How many erasures a restored database does not know; before they are made again, no restore is signed. */
  readonly unappliedErasures: (rows: Rows) => Promise<number>;
}): Checkpointing => {
  const { pool, store, key, environment, unappliedErasures } = dependencies;
  return {
    sign: (kind = 'regular') =>
      underLock(pool, SIGNING_LOCK, async (rows, transact) => {
        if (kind === 'restored' && (await unappliedErasures(rows)) > 0)
          throw new CheckpointRefused('erasures_not_reapplied: run operator erasures reapply first');
        const [clock] = await rows.all(sql<{ now: Date }>`
          select date_trunc('milliseconds', clock_timestamp()) as now`);
        const found = await readHeads(rows);
        const previous = await previousOf(rows, store);
        const heads = found.map(({ organization_id, sequence, hash }) => ({
          organization_id,
          sequence: Number(sequence),
          hash,
        }));
        // Probably the role cannot see the rows; that the service lost all its organizations is less likely.
        if (heads.length === 0 && previous.heads.length > 0)
          throw new CheckpointRefused('There are no heads any more');
        const { checkpoint, tree } = signCheckpoint(
          key,
          {
            number: previous.number + 1,
            kind,
            environment,
            signed_at: (clock as { now: Date }).now.toISOString(),
            previous_hash: previous.hash,
          },
          heads,
        );
        const proofs = heads.flatMap((head, index) =>
          found[index]?.proven?.equals(head.hash) ? [] : [{ head, proof: packProof(tree.proofOf(index)) }],
        );
        // The proof is stored before the copy: a copy without a proof would look as if the proof had been removed.
        await store.append(checkpoint.number, writeCheckpoint(checkpoint));
        await transact(() => note(rows, checkpoint, proofs));
        return {
          number: checkpoint.number,
          signed_at: checkpoint.signed_at,
          organizations: heads.length,
          root: checkpoint.root.toString('hex'),
          hash: checkpointHash(checkpoint).toString('hex'),
          key_id: key.keyId,
          shortened: kind === 'restored' ? [] : shortenedSince(previous.heads, heads),
        };
      }),
  };
};
