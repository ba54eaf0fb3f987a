import { type Rows, sql } from '../platform/data/rows.ts';
import type { AuditEntry } from '../platform/ledger/audit.ts';

export interface ChainRow extends AuditEntry {
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

/** An organization's rows in order; the next batch is on its way while one is looked at. */
export async function* chainBatches(rows: Rows, organizationId: string): AsyncGenerator<readonly ChainRow[]> {
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
