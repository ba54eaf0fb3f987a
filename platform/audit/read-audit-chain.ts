import { type Rows, sql } from '../database/rows.ts';
import type { AuditEntry } from './audit.ts';

export interface ChainRow extends AuditEntry {
  readonly sequence: string;
  readonly recorded_at: Date;
  readonly previous_hash: Buffer;
  readonly hash: Buffer;
}

const BATCH = 5_000n;
const LAST_OF_ALL = 9_223_372_036_854_775_807n;

/**
 * One page of the chain. The upper bound is given too: with a limit alone and outdated statistics, PostgreSQL sorts
 * the rest of the chain for each page.
 */
const readStretch = (rows: Rows, organizationId: string, from: bigint) => {
  const to = from + BATCH - 1n < LAST_OF_ALL ? from + BATCH - 1n : LAST_OF_ALL;
  return rows.all(sql<ChainRow>`
    select organization_id, sequence, recorded_at, request_id, replayed_request_id, actor_kind, client_id,
           practitioner_id, action, route, method, status, problem, resource_id, workflow_id, operator, shown_ids,
           previous_hash, hash
    from audit_entries where organization_id = ${organizationId}
      and sequence between ${String(from)}::bigint and ${String(to)}::bigint
    order by sequence`);
};

/** The first row at or after the position, also before the beginning or after a gap. */
const nextFrom = async (rows: Rows, organizationId: string, from?: bigint) => {
  const onwards = from === undefined ? sql`true` : sql`sequence >= ${String(from)}::bigint`;
  const found = await rows.first(sql<{ next: string | null }>`
    select min(sequence) as next from audit_entries where organization_id = ${organizationId} and ${onwards}`);
  return found?.next ? BigInt(found.next) : undefined;
};

/** An organization's rows in order; the next page is read while the caller handles one. */
export async function* chainBatches(rows: Rows, organizationId: string): AsyncGenerator<readonly ChainRow[]> {
  let from = await nextFrom(rows, organizationId);
  let reading: Promise<readonly ChainRow[]> = Promise.resolve([]);
  try {
    while (from !== undefined) {
      reading = readStretch(rows, organizationId, from);
      for (let batch = await reading; batch.length > 0; batch = await reading) {
        from += BATCH;
        reading = from > LAST_OF_ALL ? Promise.resolve([]) : readStretch(rows, organizationId, from);
        yield batch;
      }
      from = from > LAST_OF_ALL ? undefined : await nextFrom(rows, organizationId, from);
    }
  } finally {
    await reading.catch(() => undefined);
  }
}
