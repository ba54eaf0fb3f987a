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
import type { ArchiveScope } from './archived-record.ts';

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

/** Milliseconds between two reports of progress: often enough to watch, rare enough to cost nothing. */
const PROGRESS_MS = 500;
const FORMAT_VERSION = 1;

interface ExportRow {
  readonly status: string;
  readonly partner_practitioner_id: string;
  /** The end of the organization that it was begun for. */
  readonly closing_id: string | null;
}

const exportOf = (rows: Rows, { organizationId, exportId }: ExportBuild) =>
  rows.first(sql<ExportRow>`
    select status, partner_practitioner_id, closing_id from exports
    where organization_id = ${organizationId} and id = ${exportId}`);

const start = (rows: Rows, { organizationId, exportId }: ExportBuild, total: number) =>
  rows.first(sql`
    update exports set status = 'building', items_done = 0, items_total = ${total}, updated_at = clock_timestamp()
    where organization_id = ${organizationId} and id = ${exportId} and status in ('queued', 'building') returning 1`);

const saveProgress = (rows: Rows, { organizationId, exportId }: ExportBuild, done: number) =>
  rows.all(sql`
    update exports set items_done = least(${done}, items_total), updated_at = clock_timestamp()
    where organization_id = ${organizationId} and id = ${exportId} and status = 'building'`);

interface Written {
  /** Records in the archive. */
  readonly records: number;
  /** Size of the archive in bytes. */
  readonly size: number;
}

/** @returns false if the export is no longer being built. Where the organization ends later, it is kept until then. */
const finish = (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  { organizationId, exportId }: ExportBuild,
  { records, size }: Written,
): Promise<boolean> =>
  database.transact(organizationId, async (rows) => {
    const ready = await rows.first(sql<{ seconds: number }>`
      update exports set status = 'ready', items_done = ${records}, items_total = ${records}, size_bytes = ${size},
        ready_at = date_trunc('milliseconds', clock_timestamp()), updated_at = clock_timestamp(),
        expires_at = greatest(
          date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${config.EXPORT_RETENTION_SECONDS}),
          (select c.closes_at from organization_closings c
            where c.organization_id = ${organizationId} and c.status = 'scheduled'))
      where organization_id = ${organizationId} and id = ${exportId} and status = 'building'
      returning ceil(extract(epoch from expires_at - clock_timestamp()))::int as seconds`);
    if (!ready) return false;
    const expiry = delayed(workflows.expireExport.command(organizationId, exportId), ready.seconds);
    await enqueueWorkflow(rows, organizationId, null, expiry);
    return true;
  });

/** Streams the archive into the store. `onRecord` is called for each record that is written. */
const write = async (
  { objects, log }: Pick<Dependencies, 'objects' | 'log'>,
  { organizationId, exportId }: ExportBuild,
  scope: ArchiveScope,
  { replaces, onRecord }: { readonly replaces: boolean; readonly onRecord: () => void },
): Promise<number> => {
  const generatedAt = new Date().toISOString();
  const missing: string[] = [];
  const files = archiveFiles(scope, {
    onRecord,
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
    practitioner_id: scope.actor.practitioner_id,
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
    pipeline(archive, bytes, { signal: scope.signal }),
    objects.put(key, bytes, { media_type: ARCHIVE_TYPE, signal: scope.signal, replaces }),
  ]);
  // If one side fails, the other ends too. The partial object has been removed by now.
  for (const part of [written, read]) if (part.status === 'rejected') throw part.reason;
  return size;
};

/**
 * Streams all records of the clinician into object storage, then marks the export as ready. A retry after a crash
 * writes the archive again, over the former one. The row in the database decides: an export that has failed meanwhile
 * stays failed.
 */
export const createBuildArchive =
  (dependencies: Dependencies): BuildArchive =>
  async (input) => {
    const { database, objects, secrets, config } = dependencies;
    const { organizationId, exportId } = input;
    const rows = database.within(organizationId);
    const activity = Context.current();
    const row = await exportOf(rows, input);
    if (!row || (row.status !== 'queued' && row.status !== 'building')) return 'settled_before';
    const scope: ArchiveScope = {
      rows,
      actor: clinicianActor(organizationId, row.partner_practitioner_id, 'export'),
      handlerContext: { config, secrets, objects, now: new Date(), features: {} },
      database,
      objects,
      signal: activity.cancellationSignal,
    };
    if (!(await start(rows, input, await countRecords(scope)))) return 'settled_before';
    // Removes what a killed attempt left behind. An attempt that was only stalled fails because of this.
    await objects.abandon(archivePrefix(organizationId, exportId));

    let records = 0;
    const progress = setInterval(() => {
      activity.heartbeat(records);
      saveProgress(rows, input, records).catch(() => undefined);
    }, PROGRESS_MS);
    try {
      const size = await write(dependencies, input, scope, {
        // The last copy before the organization ends is never refused because its storage is full.
        replaces: row.closing_id !== null,
        onRecord() {
          records += 1;
        },
      });
      if (await finish(dependencies, input, { records, size })) return 'ready';
      // If another attempt has finished the export meanwhile, these bytes are the download and must stay.
      if ((await exportOf(rows, input))?.status !== 'ready')
        await objects.remove([archiveKey(organizationId, exportId)]);
      return 'settled_before';
    } finally {
      clearInterval(progress);
    }
  };

/** Removes the archive, and the unfinished uploads of all attempts. */
const removeBytes = async (objects: Objects, { organizationId, exportId }: ExportBuild): Promise<void> => {
  await objects.abandon(archivePrefix(organizationId, exportId));
  await objects.remove([archiveKey(organizationId, exportId)]);
};

/** Marks the export as failed, which frees the clinician's slot, and removes its bytes. */
export const createSettleExport =
  ({ database, objects }: Pick<Dependencies, 'database' | 'objects'>): SettleExport =>
  async ({ organizationId, exportId, reason }) => {
    await database.within(organizationId).all(sql`
      update exports set status = 'failed', failure_code = ${reason}, updated_at = clock_timestamp()
      where organization_id = ${organizationId} and id = ${exportId} and status in ('queued', 'building')`);
    const row = await exportOf(database.within(organizationId), { organizationId, exportId });
    if (row?.status === 'failed') await removeBytes(objects, { organizationId, exportId });
  };

/** Deletes the archive when its time is over, by the database's clock. */
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
