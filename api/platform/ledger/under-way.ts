import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, type Rows, sql } from '../data/rows.ts';

/** As long as a request may take; what has been claimed for longer was left by a process that died. */
const underWay = (organizationId: string) => sql`
  select from idempotency_records
  where organization_id = ${organizationId} and answer is null and created_at > now() - interval '10 seconds'`;

const LONGEST_MS = 2_000;
const PAUSE_MS = 10;

/**
 * Whoever keeps a copy asks for what changed since the latest moment seen. A change has its moment before it is
 * committed: one that is later and is seen before would hide it for good. So those that had begun are waited for, and
 * while others are under way, nothing is shown that is later than the question.
 * @returns the condition for it, on when a record changed.
 */
export const settledChanges = async (
  rows: Rows,
  organizationId: string,
  askedAt: Date,
): Promise<(changedAt: RawBuilder<unknown>) => RawBuilder<unknown>> => {
  const others = underWay(organizationId);
  const begun = await rows.first(
    sql<{ at: string }>`select clock_timestamp()::text as at where exists (${others})`,
  );
  for (let waited = 0; begun && waited < LONGEST_MS; waited += PAUSE_MS) {
    const left = await rows.first(
      sql`select 1 where exists (${others} and created_at <= ${begun.at}::timestamptz)`,
    );
    if (!left) break;
    await pause(PAUSE_MS);
  }
  return (changedAt) => sql`(${changedAt} <= ${askedAt} or not exists (${others}))`;
};
