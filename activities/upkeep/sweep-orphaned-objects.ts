import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { type ListedObject, type ObjectStore, partsOfKey } from '../../platform/objects/objects.ts';
import type { PerformTask } from './task.ts';

/** Younger objects may belong to a record that is being created. */
const OLD_ENOUGH_MS = 24 * 3_600_000;
const BATCH = 200;

/** For each kind in the key, the records `r` that still need an object. Objects of other kinds are left alone. */
const KEPT: Readonly<Record<string, (key: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  storybooks: () => sql`storybooks r where r.status <> 'failed' and r.deleted_at is null`,
  // An upload is no longer needed once there is a PDF of its pages, even if removing it failed then.
  worksheets: (key) => sql`worksheets r where r.status <> 'failed' and r.deleted_at is null
    and not (r.bound_revision is not null and ${key} like '%/source')`,
  exports: () => sql`exports r where (r.status in ('queued', 'building')
    or (r.status = 'ready' and r.expires_at > clock_timestamp()))`,
};

/** Objects stop counting when their record is gone: if it was never created, or if no trigger noticed its end. */
const forgetEnded = async (rows: Rows, organizationId: string, before: Date): Promise<void> => {
  for (const [kind, kept] of Object.entries(KEPT))
    await rows.all(sql`
      delete from stored_objects s
      where s.organization_id = ${organizationId} and s.kind = ${kind} and s.created_at < ${before}
        and not exists (select from ${kept(sql`s.key`)} and r.organization_id = s.organization_id and r.id = s.record_id)`);
};

const listedIn = (listed: readonly ListedObject[]) => sql`unnest(
  ${sql.val(listed.map(({ key }) => key))}::text[],
  ${sql.val(listed.map(({ size }) => size))}::bigint[],
  ${sql.val(listed.map(({ key }) => partsOfKey(key)?.kind))}::text[],
  ${sql.val(listed.map(({ key }) => partsOfKey(key)?.recordId))}::uuid[]) as l(key, size, kind, record_id)`;

/** Adds rows for objects from before there were rows, and sizes for objects that were not measured. */
const adopt = async (rows: Rows, organizationId: string, listed: readonly ListedObject[]): Promise<void> => {
  await rows.all(sql`
    update stored_objects s set bytes = l.size from ${listedIn(listed)}
    where s.organization_id = ${organizationId} and s.stored_as = l.key and s.bytes is null`);
  for (const [kind, kept] of Object.entries(KEPT))
    await rows.all(sql`
      insert into stored_objects (organization_id, key, kind, record_id, stored_as, bytes)
      select ${organizationId}::uuid, l.key, l.kind, l.record_id, l.key, l.size from ${listedIn(listed)}
      where l.kind = ${kind}
        and not exists (select from stored_objects s
          where s.organization_id = ${organizationId} and s.stored_as = l.key)
        and exists (select from ${kept(sql`l.key`)} and r.organization_id = ${organizationId} and r.id = l.record_id)
      on conflict do nothing`);
};

/** The objects that no row refers to. */
const orphansOf = async (
  rows: Rows,
  organizationId: string,
  listed: readonly ListedObject[],
): Promise<string[]> => {
  const found = await rows.all(sql<{ key: string }>`
    select l.key from ${listedIn(listed)}
    where l.kind = any(${sql.val(Object.keys(KEPT))}::text[])
      and not exists (select from stored_objects s
        where s.organization_id = ${organizationId} and s.stored_as = l.key)`);
  return found.map(({ key }) => key);
};

/**
 * Removes objects that no record needs: of deleted, failed or expired records, and remains of crashes, also
 * half-written ones. Objects of the last day are not touched. The rows decide, not the key: bytes that a copy shares
 * stay when their first record is deleted. All rows are complete before anything is removed.
 * @param store of the bytes, below the rows.
 */
export const sweepOrphanedObjects =
  ({
    database,
    store,
    now = () => Date.now(),
  }: {
    readonly database: Scoped;
    readonly store: ObjectStore;
    readonly now?: () => number;
  }): PerformTask =>
  async (heartbeat) => {
    const before = new Date(now() - OLD_ENOUGH_MS);
    const organizations = await database.unscoped.all(sql<{ id: string }>`
      select id from organizations order by id`);
    for (const { id } of organizations) {
      heartbeat();
      await forgetEnded(database.within(id), id, before);
    }
    let total = 0;
    const sweep = async (organizationId: string, listed: readonly ListedObject[]) => {
      const rows = database.within(organizationId);
      await adopt(rows, organizationId, listed);
      const orphans = await orphansOf(rows, organizationId, listed);
      if (orphans.length > 0) await store.remove(orphans);
      total += orphans.length;
    };
    let batch: ListedObject[] = [];
    let owner = '';
    for await (const object of store.list('organizations/')) {
      heartbeat();
      const parts = partsOfKey(object.key);
      if (!parts || object.modified_at >= before) continue;
      if (batch.length > 0 && (parts.organizationId !== owner || batch.length >= BATCH)) {
        await sweep(owner, batch);
        batch = [];
      }
      owner = parts.organizationId;
      batch.push(object);
    }
    if (batch.length > 0) await sweep(owner, batch);
    return total + (await store.abandon('organizations/', before));
  };
