import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';
import { partsOfKey } from '../../platform/objects/objects.ts';
import { Problem } from '../problems.ts';

/**
 * How many bytes an organization has stored and may store. Every object of every record counts with its full size,
 * also in copies: sharing bytes makes a library no cheaper. Deleted content stops counting at once, although its
 * bytes are removed later. Triggers keep the sum (`migrations/`).
 */

/** The limit of an organization for which the operator set none. */
export const DEFAULT_STORAGE_BYTES = 10 * 1024 ** 3;

export interface Storage {
  readonly used_bytes: number;
  readonly limit_bytes: number;
}

/** In the order in which they are locked. */
export const objectKeys = (keys: readonly string[]): RawBuilder<unknown> => sql.val([...keys].sort());

export const storageOf = async (rows: Rows, organizationId: string): Promise<Storage> => {
  const found = await rows.first(sql<{ used_bytes: string; limit_bytes: string | null }>`
    select used_bytes, limit_bytes from organization_storage where organization_id = ${organizationId}`);
  return {
    used_bytes: Number(found?.used_bytes ?? 0),
    limit_bytes: Number(found?.limit_bytes ?? DEFAULT_STORAGE_BYTES),
  };
};

export const storageExhausted = ({ used_bytes, limit_bytes }: Storage): Problem =>
  new Problem('storage-limit-reached', { used_bytes, limit_bytes });

/** `room` is how many more bytes may be stored. */
export const roomFor = async (rows: Rows, organizationId: string): Promise<Storage & { room: number }> => {
  const storage = await storageOf(rows, organizationId);
  return { ...storage, room: Math.max(0, storage.limit_bytes - storage.used_bytes) };
};

/**
 * To be called in the transaction that stored `added` bytes: it holds the locks on the sum.
 * @throws Problem storage-limit-reached
 */
export const requireStorage = async (rows: Rows, organizationId: string, added: number): Promise<void> => {
  const { used_bytes, limit_bytes } = await storageOf(rows, organizationId);
  if (used_bytes > limit_bytes) throw storageExhausted({ used_bytes: used_bytes - added, limit_bytes });
};

/**
 * Checks before a workflow that will store bytes later.
 * @throws Problem storage-limit-reached where nothing more may be stored.
 */
export const requireRoom = async (rows: Rows, organizationId: string): Promise<void> => {
  const { room, ...storage } = await roomFor(rows, organizationId);
  if (room === 0) throw storageExhausted(storage);
};

/** From one key to another of the same organization. */
export interface ObjectCopy {
  readonly from: string;
  readonly to: string;
}

/**
 * Gives another record the same objects, in the transaction that creates the record. No byte is copied: the new rows
 * refer to the same bytes, and the old rows are locked until the commit.
 * @throws Problem storage-limit-reached; not-found where an object was removed meanwhile.
 */
export const copyObjects = async (
  rows: Rows,
  organizationId: string,
  copies: readonly ObjectCopy[],
): Promise<void> => {
  const inOrder = copies.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const from = inOrder.map((one) => one.from);
  const parts = inOrder.map((one) => partsOfKey(one.from) as NonNullable<ReturnType<typeof partsOfKey>>);
  const targets = inOrder.map((one) => partsOfKey(one.to) as NonNullable<ReturnType<typeof partsOfKey>>);
  // Objects from before there were rows get theirs now; the sweep measures them.
  await rows.all(sql`
    insert into stored_objects (organization_id, key, kind, record_id, stored_as)
    select ${organizationId}::uuid, key, kind, record_id, key
    from unnest(${sql.val(from)}::text[], ${sql.val(parts.map(({ kind }) => kind))}::text[],
      ${sql.val(parts.map(({ recordId }) => recordId))}::uuid[]) as a(key, kind, record_id)
    on conflict do nothing`);
  const copied = await rows.all(sql<{ bytes: string | null }>`
    insert into stored_objects (organization_id, key, kind, record_id, stored_as, bytes)
    select s.organization_id, c.target, c.kind, c.record_id, s.stored_as, s.bytes
    from unnest(${sql.val(from)}::text[], ${sql.val(inOrder.map((one) => one.to))}::text[],
      ${sql.val(targets.map(({ kind }) => kind))}::text[],
      ${sql.val(targets.map(({ recordId }) => recordId))}::uuid[]) as c(source, target, kind, record_id)
    join stored_objects s on s.organization_id = ${organizationId} and s.key = c.source
    for share of s
    returning bytes`);
  if (copied.length < copies.length) throw new Problem('not-found');
  const added = copied.reduce((sum, { bytes }) => sum + Number(bytes ?? 0), 0);
  if (added > 0) await requireStorage(rows, organizationId, added);
};
