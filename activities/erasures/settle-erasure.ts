import { countOutsideCopies } from '../../domain/erasures/outside-copies.ts';
import { delayed } from '../../domain/workflow-definitions/define-workflow.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { sql, whenChanged } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import { type ErasurePart, patientOf, readErasure } from './erasure-run.ts';

export type SettleErasure = (input: ErasurePart) => Promise<'all' | 'clinical_kept'>;
/** @returns after how many seconds to look again; 0 where no answer from before is stored any more. */
export type AwaitAnswers = (input: ErasurePart) => Promise<number>;

/** Writes down that the half is erased, and orders the clinical half where the law keeps it for a time. */
export const createSettleErasure =
  ({ database }: { readonly database: Scoped }): SettleErasure =>
  (input) =>
    database.transact(input.organizationId, async (rows) => {
      const { organizationId, erasureId, half } = input;
      const row = await readErasure(rows, input);
      if (!row) return 'all';
      const kept = half === 'first' && row.keep_clinical_until !== null;
      const copies = await countOutsideCopies(rows, patientOf(organizationId, row));
      const settled = await rows.first(sql`
        update erasures set
          status = ${kept ? 'retained' : 'erasing'},
          erased_at = coalesce(erased_at, clock_timestamp()),
          clinical_erased_at = coalesce(clinical_erased_at, case when ${!kept} then clock_timestamp() end),
          mails_sent = ${copies.mails_sent}, archives_downloaded = ${copies.archives_downloaded},
          community_copies = ${copies.community_copies}, updated_at = ${whenChanged}
        where organization_id = ${organizationId} and id = ${erasureId} and status in ('erasing', 'retained')
          and (${half === 'first'} and erased_at is null or ${half === 'clinical'} and clinical_erased_at is null)
        returning 1`);
      if (settled && kept) {
        const seconds = Math.ceil(((row.keep_clinical_until as Date).getTime() - row.now.getTime()) / 1_000);
        const later = workflows.eraseClinicalPart.command(organizationId, erasureId);
        await enqueueWorkflow(rows, organizationId, null, delayed(later, Math.max(0, seconds)));
      }
      return kept ? 'clinical_kept' : 'all';
    });

/** A purge that runs every four minutes removes them. */
const PURGE_SECONDS = 30;

/**
 * Counts the answers that were stored for replays before the records were erased: what they show is sealed, so all of
 * the organization count. They end after their retention.
 */
export const createAwaitAnswers =
  ({
    database,
    config,
  }: {
    readonly database: Scoped;
    readonly config: Pick<Config, 'IDEMPOTENCY_RETENTION_SECONDS'>;
  }): AwaitAnswers =>
  async ({ organizationId, erasureId, half }) => {
    const rows = database.within(organizationId);
    const found = await rows.first(sql<{ remaining: number; seconds: number }>`
      select count(i.created_at)::int as remaining,
        coalesce(ceil(extract(epoch from max(i.created_at) + make_interval(secs => ${config.IDEMPOTENCY_RETENTION_SECONDS})
          - clock_timestamp())), 0)::int as seconds
      from erasures e left join idempotency_records i on i.organization_id = e.organization_id
        and i.created_at <= ${half === 'first' ? sql`e.erased_at` : sql`e.clinical_erased_at`}
      where e.organization_id = ${organizationId} and e.id = ${erasureId}`);
    const { remaining = 0, seconds = 0 } = found ?? {};
    await rows.all(sql`
      insert into erasure_steps as s (organization_id, erasure_id, kind, found, remaining)
      values (${organizationId}, ${erasureId}, 'stored_answers', ${remaining}, ${remaining})
      on conflict (organization_id, erasure_id, kind) do update
      set found = greatest(s.found, excluded.remaining), remaining = excluded.remaining,
        erased = greatest(s.found, excluded.remaining) - excluded.remaining, checked_at = clock_timestamp()`);
    return remaining === 0
      ? 0
      : Math.max(seconds, 0) + Math.min(PURGE_SECONDS, config.IDEMPOTENCY_RETENTION_SECONDS);
  };
