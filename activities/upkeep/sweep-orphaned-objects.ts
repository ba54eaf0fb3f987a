import type { Scoped } from '../../api/platform/data/database.ts';
import { type RawBuilder, sql } from '../../api/platform/data/rows.ts';
import type { ObjectStore } from '../../api/platform/objects/objects.ts';
import type { PerformTask } from './task.ts';

/** What is younger may belong to a record that is just being made. */
const OLD_ENOUGH_MS = 24 * 3_600_000;
const BATCH = 200;

/** `organizations/<organization>/<kind>/<id>/…` */
const KEY = /^organizations\/([0-9a-f-]{36})\/([a-z]+)\/([0-9a-f-]{36})(?:\/|\.)(.*)/;

/** Of worksheets: an upload has had its time once there is a PDF of its pages, whoever failed to remove it then. */
const UPLOAD = 'source';

/** By the kind in the key: whether a record still refers to its objects. A kind that is not here is left alone. */
const KEPT: Readonly<Record<string, (organizationId: string, id: string) => RawBuilder<unknown>>> = {
  storybooks: (organizationId, id) => sql`
    select 1 from storybooks where organization_id = ${organizationId} and id = ${id}
      and status <> 'failed' and deleted_at is null`,
  worksheets: (organizationId, id) => sql`
    select 1 from worksheets where organization_id = ${organizationId} and id = ${id}
      and status <> 'failed' and deleted_at is null`,
  uploads: (organizationId, id) => sql`
    select 1 from worksheets where organization_id = ${organizationId} and id = ${id}
      and status <> 'failed' and deleted_at is null and bound_revision is null`,
  exports: (organizationId, id) => sql`
    select 1 from exports where organization_id = ${organizationId} and id = ${id}
      and (status in ('queued', 'building') or (status = 'ready' and expires_at > clock_timestamp()))`,
};

/**
 * Removes the bytes that no record refers to any more: of what was deleted, failed or has expired, and what a crash
 * left behind, half written too. Nothing of the last day is touched.
 */
export const sweepOrphanedObjects =
  ({
    database,
    objects,
    now = () => Date.now(),
  }: {
    readonly database: Scoped;
    readonly objects: ObjectStore;
    readonly now?: () => number;
  }): PerformTask =>
  async (beat) => {
    const before = now() - OLD_ENOUGH_MS;
    const known = new Map<string, boolean>();
    let orphans: string[] = [];
    let total = 0;
    const remove = async () => {
      if (orphans.length > 0) await objects.remove(orphans);
      total += orphans.length;
      orphans = [];
    };
    for await (const { key, modified_at } of objects.list('organizations/')) {
      beat();
      const [, organizationId = '', named = '', id = '', rest] = KEY.exec(key) ?? [];
      const kind = named === 'worksheets' && rest === UPLOAD ? 'uploads' : named;
      const kept = Object.hasOwn(KEPT, kind) ? KEPT[kind] : undefined;
      if (!kept || modified_at.getTime() >= before) continue;
      const record = `${organizationId}/${kind}/${id}`;
      const owned =
        known.get(record) ??
        (await database.within(organizationId).first(kept(organizationId, id))) !== undefined;
      // Objects of one record come one after the other as a rule: few need to be remembered.
      if (known.size > BATCH) known.clear();
      known.set(record, owned);
      if (!owned) orphans.push(key);
      if (orphans.length >= BATCH) await remove();
    }
    await remove();
    return total + (await objects.abandon('organizations/', new Date(before)));
  };
