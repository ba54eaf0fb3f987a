import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, type Rows, sql } from '../database/rows.ts';

/** Requests in progress. An older claim was left by a process that died. */
const underWay = (organizationId: string) => sql`
  select from idempotency_records
  where organization_id = ${organizationId} and answer is null and created_at > now() - interval '10 seconds'`;

const LONGEST_MS = 2_000;
const PAUSE_MS = 10;

/**
 * Waits until a list of changes is complete. A client with a local copy asks for changes since the latest time it has
 * seen. A change gets its time before it is committed, so a later change that is seen first would hide an earlier one
 * for ever. So this waits for requests that had begun; while others are in progress, changes that are later than the
 * request are not shown.
 * @param now by this process's clock.
 * @returns a condition on the time of a change.
 */
export const committedChanges = async (
  rows: Rows,
  organizationId: string,
  now: Date,
): Promise<(changedAt: RawBuilder<unknown>) => RawBuilder<unknown>> => {
  const others = underWay(organizationId);
  // Uses the later of the two clocks that set the times of changes, so that the caller's own changes are never
  // hidden.
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
