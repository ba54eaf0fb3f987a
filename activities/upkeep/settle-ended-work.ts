import { ApplicationFailure } from '@temporalio/common';
import { UNFINISHED_WORK, unfinishedSince } from '../../domain/unfinished-work.ts';
import { type WorkflowCommand, workflows } from '../../domain/workflow-definitions/workflows.ts';
import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { Objects } from '../../platform/objects/objects.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import { createSettleExport } from '../archive/build-archive.ts';
import { createSettleImport } from '../imports/settle-import.ts';
import { createSettleShare } from '../settle-share.ts';
import { createWithdrawStory } from '../stories/settle-story.ts';
import { createSettleWorksheet } from '../worksheets/settle-worksheet.ts';
import type { PerformTask } from './task.ts';

/** How a workflow ended, as far as its record is concerned. */
export interface WorkflowEnd {
  readonly at: Date;
  /** Whether somebody cancelled it. */
  readonly how: 'cancelled' | 'failed';
}
/** @returns undefined for a running workflow, and for one that Temporal does not know. */
export type WorkflowEndOf = (workflowId: string) => Promise<WorkflowEnd | undefined>;

/** Milliseconds in which an operator may restart a failed workflow before its record is marked as failed. */
const LEFT_ALONE_MS = 3_600_000;

interface WaitingRecord {
  readonly kind: 'export' | 'import' | 'storybook' | 'worksheet' | 'share' | 'binding';
  readonly id: string;
}

const waitingOf = (organizationId: string, before: Date): RawBuilder<WaitingRecord> => sql<WaitingRecord>`
  select 'export' as kind, id from ${unfinishedSince(UNFINISHED_WORK.buildExport, organizationId, before)}
  union all
  select 'import', id from ${unfinishedSince(UNFINISHED_WORK.importRecords, organizationId, before)}
  union all
  select 'storybook', id from ${unfinishedSince(UNFINISHED_WORK.generateStorybook, organizationId, before)}
  union all
  select 'worksheet', id from ${unfinishedSince(UNFINISHED_WORK.convertWorksheet, organizationId, before)}
  union all
  select 'binding', id from storybooks
  where organization_id = ${organizationId} and status = 'ready' and deleted_at is null
    and bound_revision < revision and updated_at < ${before}
  union all
  select 'share', id from content_shares
  where organization_id = ${organizationId} and mail_state = 'due' and requested_at < ${before}`;

/** How to find the workflow of each kind of record, and how to finalize the record. */
interface Remedy {
  readonly of: (organizationId: string, id: string) => WorkflowCommand;
  readonly finalize: (organizationId: string, id: string, how: WorkflowEnd['how']) => Promise<unknown>;
}

const remediesOf = ({
  database,
  objects,
}: {
  readonly database: Scoped;
  readonly objects: Objects;
}): Readonly<Record<WaitingRecord['kind'], Remedy>> => {
  const settleExport = createSettleExport({ database, objects });
  const settleImport = createSettleImport({ database });
  const withdrawStory = createWithdrawStory({ database, objects });
  const settleWorksheet = createSettleWorksheet({ database, objects });
  const settleShare = createSettleShare({ database });
  return {
    export: {
      of: workflows.buildExport.command,
      finalize: (organizationId, exportId, how) =>
        settleExport({ organizationId, exportId, reason: how === 'cancelled' ? how : 'build_failed' }),
    },
    import: {
      of: workflows.importRecords.command,
      finalize: (organizationId, importId, how) =>
        settleImport({ organizationId, importId, failure: how === 'cancelled' ? how : 'import_failed' }),
    },
    storybook: {
      of: workflows.generateStorybook.command,
      finalize: (organizationId, storybookId, how) =>
        withdrawStory({ organizationId, storybookId, failure: how === 'cancelled' ? how : 'author_failed' }),
    },
    worksheet: {
      of: workflows.convertWorksheet.command,
      finalize: (organizationId, worksheetId) =>
        settleWorksheet({
          organizationId,
          worksheetId,
          drawn: { outcome: 'refused', code: 'unreadable_document' },
        }),
    },
    share: {
      of: workflows.shareContent.command,
      finalize: (organizationId, shareId) => settleShare({ organizationId, shareId }),
    },
    // The book exists; only the document of its last edit is missing.
    binding: {
      of: workflows.rebindStorybook.command,
      finalize: (organizationId, id) =>
        enqueueWorkflow(
          database.within(organizationId),
          organizationId,
          null,
          workflows.rebindStorybook.command(organizationId, id),
        ),
    },
  };
};

/**
 * Marks the records of workflows that ended without doing so. A workflow finalizes its record however it ends, unless
 * it is terminated: then the export, book, worksheet or e-mail would stay unfinished, and the clinician's single
 * export slot would stay taken. Workflows that Temporal does not know are left alone: after a loss of data an
 * operator starts them again (deploy/BACKUP.md).
 */
export const settleEndedWork = ({
  database,
  objects,
  workflowEndOf,
  now = () => Date.now(),
}: {
  readonly database: Scoped;
  readonly objects: Objects;
  readonly workflowEndOf?: WorkflowEndOf;
  readonly now?: () => number;
}): PerformTask => {
  const remedies = remediesOf({ database, objects });
  return async (heartbeat) => {
    if (!workflowEndOf)
      throw ApplicationFailure.nonRetryable('This worker cannot ask Temporal', 'TemporalMissing');
    const before = new Date(now() - LEFT_ALONE_MS);
    let finalized = 0;
    for (const { id: organizationId } of await database.unscoped.all(
      sql<{ id: string }>`select id from organizations order by id`,
    )) {
      heartbeat();
      const waiting = await database.within(organizationId).all(waitingOf(organizationId, before));
      for (const { kind, id } of waiting) {
        heartbeat();
        const { of, finalize } = remedies[kind];
        const end = await workflowEndOf(of(organizationId, id).workflowId);
        if (!end || end.at >= before) continue;
        await finalize(organizationId, id, end.how);
        finalized += 1;
      }
    }
    return finalized;
  };
};
