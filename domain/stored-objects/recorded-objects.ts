import { randomBytes } from 'node:crypto';
import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { type ListedObject, type ObjectStore, partsOfKey } from '../../platform/objects/objects.ts';
import type { OpenedObjects } from '../../platform/objects/open-objects.ts';
import {
  objectKeys,
  requireStorage,
  roomFor,
  type Storage,
  storageExhausted,
} from './storage-of-organization.ts';

/**
 * The object store, with a row in `stored_objects` for each object, which says where its bytes are and how many.
 * Copies of a record share bytes; the sum of the rows is what an organization uses. Bytes are never changed (a second
 * write of an object writes other bytes), and never removed while a row refers to them.
 */
export interface RecordedObjects extends OpenedObjects {
  /** The underlying store, by the keys of the bytes: for the sweep, which looks for bytes without a row. */
  readonly store: ObjectStore;
}

type Database = Pick<Scoped, 'within' | 'transact'>;

/**
 * Those of the keys that no committed row refers to. A copy locks the row that it copies, so whoever removes that row
 * waits until the copy's row is committed.
 */
const unreferenced = async (
  rows: Rows,
  organizationId: string,
  keys: readonly string[],
): Promise<string[]> => {
  const found = await rows.all(sql<{ key: string }>`
    select key from unnest(${objectKeys(keys)}::text[]) as k(key)
    where not exists (select from stored_objects s
      where s.organization_id = ${organizationId} and s.stored_as = k.key)`);
  return found.map(({ key }) => key);
};

/** Counts the bytes that pass, and fails with the error of `refuse`. An early error of the content is observed. */
const counted = (content: Readable, refuse: (bytes: number) => Error | undefined) => {
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      bytes += chunk.length;
      const refusal = refuse(bytes);
      if (refusal) done(refusal);
      else done(null, chunk);
    },
  });
  // The reader of the counting stream gets the error too.
  pipeline(content, counting, () => undefined);
  return { content: counting, size: () => bytes };
};

/** Content that is complete in memory. */
const whole = (content: Buffer) => ({ content, size: () => content.length });

type KeyParts = NonNullable<ReturnType<typeof partsOfKey>>;

const removeUnreferenced = async (
  opened: OpenedObjects,
  rows: Rows,
  organizationId: string,
  keys: readonly string[],
): Promise<void> => {
  const unused = await unreferenced(rows, organizationId, keys);
  if (unused.length > 0) await opened.remove(unused);
};

/** Where the bytes of an object go, and how many may come. */
interface Place {
  readonly stored_as: string;
  readonly storage: Storage & { readonly room: number };
}

const placeFor = async (rows: Rows, organizationId: string, key: string): Promise<Place> => {
  const known = await rows.first(sql<{ taken: boolean; bytes: string | null }>`
    select exists(select from stored_objects
                  where organization_id = ${organizationId} and stored_as = ${key}) as taken,
      (select bytes from stored_objects where organization_id = ${organizationId} and key = ${key}) as bytes`);
  const { room, ...rest } = await roomFor(rows, organizationId);
  return {
    stored_as: known?.taken ? `${key}.${randomBytes(8).toString('hex')}` : key,
    // The object that is replaced frees its bytes.
    storage: { ...rest, room: room + Number(known?.bytes ?? 0) },
  };
};

/** Writes the row of the object. @returns the key of the bytes that it had before, if there are others now. */
const record = (
  database: Database,
  { organizationId, kind, recordId }: KeyParts,
  object: { readonly key: string; readonly stored_as: string; readonly bytes: number },
  limited: boolean,
): Promise<string | undefined> =>
  database.transact(organizationId, async (rows) => {
    const before = await rows.first(sql<{ stored_as: string; bytes: string | null }>`
      select stored_as, bytes from stored_objects
      where organization_id = ${organizationId} and key = ${object.key} for update`);
    await rows.all(sql`
      insert into stored_objects (organization_id, key, kind, record_id, stored_as, bytes)
      values (${organizationId}, ${object.key}, ${kind}, ${recordId}, ${object.stored_as}, ${object.bytes})
      on conflict (organization_id, key) do update
      set stored_as = excluded.stored_as, bytes = excluded.bytes, created_at = clock_timestamp()`);
    const more = object.bytes - Number(before?.bytes ?? 0);
    if (limited && more > 0) await requireStorage(rows, organizationId, more);
    return before?.stored_as === object.stored_as ? undefined : before?.stored_as;
  });

/** Removes rows in a transaction of its own, and then the bytes that no row refers to. */
const removeRecorded = async (
  opened: OpenedObjects,
  database: Database,
  keys: readonly string[],
): Promise<void> => {
  const known = keys.filter(partsOfKey);
  const plain = keys.filter((key) => !partsOfKey(key));
  if (plain.length > 0) await opened.remove(plain);
  const byOrganization = Map.groupBy(known, (key) => partsOfKey(key)?.organizationId as string);
  for (const [organizationId, own] of byOrganization) {
    const unused = await database.transact(organizationId, async (rows) => {
      const gone = await rows.all(sql<{ stored_as: string }>`
        delete from stored_objects
        where organization_id = ${organizationId} and key = any(${objectKeys(own)}::text[])
        returning stored_as`);
      const bytes = new Set([...own, ...gone.map(({ stored_as }) => stored_as)]);
      return unreferenced(rows, organizationId, [...bytes]);
    });
    if (unused.length > 0) await opened.remove(unused);
  }
};

/** The objects of one record. */
async function* listRecorded(
  opened: OpenedObjects,
  database: Database,
  { organizationId, recordId }: KeyParts,
  prefix: string,
): AsyncGenerator<ListedObject> {
  const recorded = await database
    .within(organizationId)
    .all(sql<Omit<ListedObject, 'size'> & { size: string | null }>`
    select key, bytes as size, created_at as modified_at from stored_objects
    where organization_id = ${organizationId} and record_id = ${recordId}
      and starts_with(key, ${prefix})`);
  const keys = new Set(recorded.map(({ key }) => key));
  for (const { size, ...object } of recorded) yield { ...object, size: Number(size ?? 0) };
  // Objects from before there were rows, and bytes that only copies still need.
  for await (const object of opened.list(prefix)) if (!keys.has(object.key)) yield object;
}

export const recordedObjects = (opened: OpenedObjects, database: Database): RecordedObjects => {
  const bytesOf = async (key: string): Promise<string> => {
    const parts = partsOfKey(key);
    if (!parts) return key;
    const found = await database.within(parts.organizationId).first(sql<{ stored_as: string }>`
      select stored_as from stored_objects where organization_id = ${parts.organizationId} and key = ${key}`);
    return found?.stored_as ?? key;
  };

  return {
    ...opened,
    store: opened,
    async put(key, content, about) {
      const parts = partsOfKey(key);
      if (!parts) return opened.put(key, content, about);
      const { organizationId } = parts;
      const rows = database.within(organizationId);
      const limited = about.replaces !== true;
      let storage: Place['storage'] | undefined;
      const refuse = (bytes: number) =>
        limited && storage && bytes > storage.room ? storageExhausted(storage) : undefined;
      const given = Buffer.isBuffer(content) ? whole(content) : counted(content, refuse);
      let stored_as: string;
      try {
        ({ stored_as, storage } = await placeFor(rows, organizationId, key));
        const refusal = refuse(given.size());
        if (refusal) throw refusal;
        await opened.put(stored_as, given.content, about);
      } finally {
        // Otherwise its producer would wait for ever.
        if (!Buffer.isBuffer(content)) content.destroy();
      }
      const bytes = given.size();
      try {
        const before = await record(database, parts, { key, stored_as, bytes }, limited);
        if (before !== undefined) await removeUnreferenced(opened, rows, organizationId, [before]);
      } catch (error) {
        await removeUnreferenced(opened, rows, organizationId, [stored_as]).catch(() => undefined);
        throw error;
      }
    },
    read: async (key) => opened.read(await bytesOf(key)),
    readPart: async (key, choose) => opened.readPart(await bytesOf(key), choose),
    remove: (keys) => removeRecorded(opened, database, keys),
    async *list(prefix) {
      const parts = partsOfKey(`${prefix}x`);
      if (!parts) {
        yield* opened.list(prefix);
        return;
      }
      yield* listRecorded(opened, database, parts, prefix);
    },
  };
};
