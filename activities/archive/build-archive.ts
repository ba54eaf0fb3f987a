import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Context } from '@temporalio/activity';
import { clinicianActor } from '../../domain/access/actor.ts';
import { ARCHIVE_TYPE, archiveKey, archivePrefix } from '../../domain/exports/export-archive.ts';
import { delayed } from '../../domain/workflow-definitions/define-workflow.ts';
import { type ExportBuild, workflows } from '../../domain/workflow-definitions/workflows.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { Objects } from '../../platform/objects/objects.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Logger } from '../../platform/telemetry/log.ts';
import { archiveFiles, countRecords } from './archive-files.ts';
import { archiveOf } from './archive-stream.ts';

export type BuildArchive = (input: ExportBuild) => Promise<'ready' | 'settled_before'>;
export type SettleExport = (
  input: ExportBuild & { readonly reason: 'build_failed' | 'cancelled' | 'storage_limit_reached' },
) => Promise<void>;
export type RemoveArchive = (input: ExportBuild) => Promise<'removed' | 'not_expired'>;

interface Dependencies {
  readonly database: Scoped;
  readonly objects: Objects;
  readonly secrets: Secrets;
  readonly config: Config;
  readonly log: Pick<Logger, 'warn'>;
}

/** Often enough to be watched, seldom enough to cost nothing. */
const PROGRESS_MS = 500;
const FORMAT_VERSION = 1;

interface ExportRow {
  readonly status: string;
  readonly partner_practitioner_id: string;
}

const exportOf = (rows: Rows, { organizationId, exportId }: ExportBuild) =>
  rows.first(sql<ExportRow>`
    select status, partner_practitioner_id from exports
    where organization_id = ${organizationId} and id = ${exportId}`);

/**
 * Streams the clinician's whole record into object storage, then says so. Repeated after a crash it writes the
 * archive anew, over what was there. The row decides: an export that has failed meanwhile stays failed.
 */
export const createBuildArchive = ({
  database,
  objects,
  secrets,
  config,
  log,
}: Dependencies): BuildArchive => {
  const start = (rows: Rows, { organizationId, exportId }: ExportBuild, total: number) =>
    rows.first(sql`
      update exports set status = 'building', items_done = 0, items_total = ${total}, updated_at = clock_timestamp()
      where organization_id = ${organizationId} and id = ${exportId} and status in ('queued', 'building') returning 1`);

  const finish = (input: ExportBuild, done: number, size: number) =>
    database.transact(input.organizationId, async (rows) => {
      const kept = await rows.first(sql`
        update exports set status = 'ready', items_done = ${done}, items_total = ${done}, size_bytes = ${size},
          ready_at = date_trunc('milliseconds', clock_timestamp()), updated_at = clock_timestamp(),
          expires_at = date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${config.EXPORT_RETENTION_SECONDS})
        where organization_id = ${input.organizationId} and id = ${input.exportId} and status = 'building' returning 1`);
      if (!kept) return false;
      const expiry = delayed(
        workflows.expireExport.command(input.organizationId, input.exportId),
        config.EXPORT_RETENTION_SECONDS,
      );
      await enqueueWorkflow(rows, input.organizationId, null, expiry);
      return true;
    });

  return async (input) => {
    const { organizationId, exportId } = input;
    const rows = database.within(organizationId);
    const activity = Context.current();
    const row = await exportOf(rows, input);
    if (!row || (row.status !== 'queued' && row.status !== 'building')) return 'settled_before';
    const actor = clinicianActor(organizationId, row.partner_practitioner_id, 'export');
    const scope = {
      rows,
      actor,
      surroundings: { config, secrets, objects, now: new Date(), features: {} },
      database,
      objects,
      signal: activity.cancellationSignal,
    };
    if (!(await start(rows, input, await countRecords(scope)))) return 'settled_before';
    // Of an attempt that was killed; of one that only stood still, its writing ends with this.
    await objects.abandon(archivePrefix(organizationId, exportId));

    let done = 0;
    const progress = setInterval(() => {
      activity.heartbeat(done);
      rows
        .all(sql`
          update exports set items_done = least(${done}, items_total), updated_at = clock_timestamp()
          where organization_id = ${organizationId} and id = ${exportId} and status = 'building'`)
        .catch(() => undefined);
    }, PROGRESS_MS);
    try {
      const generatedAt = new Date().toISOString();
      const missing: string[] = [];
      const files = archiveFiles(scope, {
        onRecord() {
          done += 1;
        },
        onMissing(path) {
          missing.push(path);
          log.warn(
            { organization_id: organizationId, export_id: exportId, path },
            'An object is missing from the store, and from an export',
          );
        },
      });
      const archive = archiveOf(files, () => ({
        format_version: FORMAT_VERSION,
        practitioner_id: row.partner_practitioner_id,
        generated_at: generatedAt,
        ...(missing.length > 0 ? { missing } : {}),
      }));
      let size = 0;
      archive.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      const bytes = new PassThrough();
      const key = archiveKey(organizationId, exportId);
      const [read, written] = await Promise.allSettled([
        pipeline(archive, bytes, { signal: activity.cancellationSignal }),
        objects.put(key, bytes, { media_type: ARCHIVE_TYPE, signal: activity.cancellationSignal }),
      ]);
      // Where one fails the other one ends too: by now what was written is gone.
      for (const part of [written, read]) if (part.status === 'rejected') throw part.reason;
      if (await finish(input, done, size)) return 'ready';
      // Where another attempt has made it ready meanwhile, the bytes are what is downloaded.
      if ((await exportOf(rows, input))?.status !== 'ready') await objects.remove([key]);
      return 'settled_before';
    } finally {
      clearInterval(progress);
    }
  };
};

/** What is stored, and what somebody still writes or was killed over. */
const removeBytes = async (objects: Objects, { organizationId, exportId }: ExportBuild): Promise<void> => {
  await objects.abandon(archivePrefix(organizationId, exportId));
  await objects.remove([archiveKey(organizationId, exportId)]);
};

/** Frees the clinician's slot and leaves no bytes behind. */
export const createSettleExport =
  ({ database, objects }: Pick<Dependencies, 'database' | 'objects'>): SettleExport =>
  async ({ organizationId, exportId, reason }) => {
    await database.within(organizationId).all(sql`
      update exports set status = 'failed', failure_code = ${reason}, updated_at = clock_timestamp()
      where organization_id = ${organizationId} and id = ${exportId} and status in ('queued', 'building')`);
    const row = await exportOf(database.within(organizationId), { organizationId, exportId });
    if (row?.status === 'failed') await removeBytes(objects, { organizationId, exportId });
  };

/** Deletes the archive once its time is over, by the database's clock. */
export const createRemoveArchive =
  ({ database, objects }: Pick<Dependencies, 'database' | 'objects'>): RemoveArchive =>
  async ({ organizationId, exportId }) => {
    const rows = database.within(organizationId);
    const over = await rows.first(sql`
      select 1 from exports
      where organization_id = ${organizationId} and id = ${exportId} and expires_at <= clock_timestamp()`);
    if (!over) return 'not_expired';
    await removeBytes(objects, { organizationId, exportId });
    await rows.all(sql`
      update exports set removed_at = coalesce(removed_at, clock_timestamp())
      where organization_id = ${organizationId} and id = ${exportId}`);
    return 'removed';
  };
