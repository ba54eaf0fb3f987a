import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, type Rows, sql } from '../database/rows.ts';

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
 * @param now by this process.
 * @returns the condition for it, on when a record changed.
 */
export const committedChanges = async (
  rows: Rows,
  organizationId: string,
  now: Date,
): Promise<(changedAt: RawBuilder<unknown>) => RawBuilder<unknown>> => {
  const others = underWay(organizationId);
  // By the later of both clocks that changes have their moments from: the caller's own one is never hidden.
  const asked = await rows.first(
    sql<{ at: string; awaits: boolean }>`
      select greatest(clock_timestamp(), ${now}::timestamptz)::text as at, exists (${others}) as awaits`,
  );
  const { at, awaits } = asked as NonNullable<typeof asked>;
  for (let waited = 0; awaits && waited < LONGEST_MS; waited += PAUSE_MS) {
    const left = await rows.first(
      sql`select 1 where exists (${others} and created_at <= ${at}::timestamptz)`,
    );
    if (!left) break;
    await pause(PAUSE_MS);
  }
  return (changedAt) => sql`(${changedAt} <= ${at}::timestamptz or not exists (${others}))`;
};
