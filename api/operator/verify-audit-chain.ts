import { type Rows, sql } from '../platform/data/rows.ts';
import { type AuditEntry, auditGenesis, auditHash, auditLeaf } from '../platform/ledger/audit.ts';

/**
 * What is wrong first: a row that is missing or out of place, one that does not follow its predecessor,
 * one whose content is not what was hashed, or a head that does not agree with the last row.
 */
export type ChainDamage = 'sequence' | 'link' | 'hash' | 'head' | 'head_missing';

export interface ChainReport {
  readonly organization_id: string;
  readonly rows: number;
  readonly head_sequence: number;
  /** Hexadecimal; of the head row, else of the last row that could be verified. */
  readonly head_hash: string;
  readonly valid: boolean;
  readonly first_invalid_sequence: number | null;
  readonly damage: ChainDamage | null;
}

interface ChainRow extends AuditEntry {
  readonly sequence: string;
  readonly recorded_at: Date;
  readonly previous_hash: Buffer;
  readonly hash: Buffer;
}

const BATCH = 5_000;
const BEFORE_ALL = '-9223372036854775808';

const readBatch = (rows: Rows, organizationId: string, after: string) =>
  rows.all(sql<ChainRow>`
    select organization_id, sequence, recorded_at, request_id, replayed_request_id, actor_kind, client_id,
           practitioner_id, action, route, method, status, problem, resource_id, workflow_id, previous_hash, hash
    from audit_entries where organization_id = ${organizationId} and sequence > ${after}::bigint
    order by sequence limit ${sql.lit(BATCH)}`);

/** The next batch is on its way while one is looked at. */
async function* batchesOf(rows: Rows, organizationId: string): AsyncGenerator<readonly ChainRow[]> {
  let reading = readBatch(rows, organizationId, BEFORE_ALL);
  try {
    for (;;) {
      const batch = await reading;
      const last = batch.length === BATCH ? batch.at(-1) : undefined;
      if (last) reading = readBatch(rows, organizationId, last.sequence);
      yield batch;
      if (!last) return;
    }
  } finally {
    await reading.catch(() => undefined);
  }
}

/**
 * Recomputes an organization's chain from its first row to its head. Memory stays constant.
 * @param rows a snapshot: rows and head must be of one moment, or a chain in use looks damaged.
 */
export const verifyAuditChain = async (
  rows: Rows,
  environment: string,
  organizationId: string,
): Promise<ChainReport> => {
  const head = await rows.first(sql<{ sequence: string; hash: Buffer }>`
    select sequence, hash from audit_heads where organization_id = ${organizationId}`);
  let previous = auditGenesis(environment, organizationId);
  let sequence = 0n;
  let damage: { at: bigint; kind: ChainDamage } | undefined;

  const damageOf = (row: ChainRow): ChainDamage | undefined => {
    if (BigInt(row.sequence) !== sequence + 1n) return 'sequence';
    if (!previous.equals(row.previous_hash)) return 'link';
    const leaf = auditLeaf(environment, row);
    return auditHash(previous, sequence + 1n, row.recorded_at, leaf).equals(row.hash) ? undefined : 'hash';
  };

  const firstDamage = (batch: readonly ChainRow[]): typeof damage => {
    for (const row of batch) {
      const kind = damageOf(row);
      if (kind) return { at: sequence + 1n, kind };
      previous = row.hash;
      sequence += 1n;
    }
    return undefined;
  };

  for await (const batch of batchesOf(rows, organizationId)) {
    damage = firstDamage(batch);
    if (damage) break;
  }
  if (!damage && !head) damage = { at: sequence + 1n, kind: 'head_missing' };
  if (!damage && head) {
    const at = BigInt(head.sequence);
    // A head ahead of the rows: the tail is gone. A head behind them: rows were added past it.
    if (at !== sequence)
      damage = { at: (at > sequence ? sequence : at) + 1n, kind: at > sequence ? 'sequence' : 'head' };
    else if (!head.hash.equals(previous)) damage = { at: sequence, kind: 'head' };
  }
  const counted = damage
    ? await rows.first(sql<{ rows: string }>`
        select count(*) as rows from audit_entries where organization_id = ${organizationId}`)
    : undefined;
  return {
    organization_id: organizationId,
    rows: Number(counted?.rows ?? sequence),
    head_sequence: Number(head?.sequence ?? sequence),
    head_hash: (head?.hash ?? previous).toString('hex'),
    valid: !damage,
    first_invalid_sequence: damage ? Number(damage.at) : null,
    damage: damage?.kind ?? null,
  };
};
