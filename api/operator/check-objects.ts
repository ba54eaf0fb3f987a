import { storedKinds } from '../../domain/kinds-of-objects.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { ObjectStore } from '../../platform/objects/objects.ts';

export interface ObjectsReport {
  readonly records: number;
  readonly objects: number;
  readonly bytes: number;
  /** Keys that a record needs and the store does not have. */
  readonly missing: readonly string[];
  /** Keys that belong to no record: stored by a request that failed, or by records that a restore removed. */
  readonly orphaned: readonly string[];
}

/** Bytes are stored before their record, so a request in progress may still create the record of a younger object. */
const YOUNG_MILLISECONDS = 3_600_000;

/** `organizations/<organization>/<kind>/<id>/…` */
const prefixOf = (key: string): string => `${key.split('/', 4).join('/')}/`;

/** For objects of copies and repeated uploads, the key under which the bytes are stored. */
const readElsewhere = async (rows: Rows): Promise<ReadonlyMap<string, string>> => {
  const found = await rows.all(sql<{ key: string; stored_as: string }>`
    select key, stored_as from stored_objects where stored_as <> key`);
  return new Map(found.map(({ key, stored_as }) => [key, stored_as]));
};

const readRecords = async (rows: Rows) => {
  const elsewhere = await readElsewhere(rows);
  const prefixes = new Set<string>();
  const needed = new Set<string>();
  for (const kind of storedKinds)
    for await (const { prefix, needs } of kind.records(rows)) {
      prefixes.add(prefix);
      for (const key of needs) needed.add(elsewhere.get(key) ?? key);
    }
  return { prefixes, needed };
};

/** Compares the store with the database while both are in use. It changes nothing. */
export const checkObjects = async (
  rows: Rows,
  store: Pick<ObjectStore, 'list'>,
  now: Date,
): Promise<ObjectsReport> => {
  const { prefixes, needed } = await readRecords(rows);
  const orphaned: string[] = [];
  let objects = 0;
  let bytes = 0;
  for await (const { key, size, modified_at } of store.list('')) {
    objects += 1;
    bytes += size;
    needed.delete(key);
    const young = now.getTime() - modified_at.getTime() < YOUNG_MILLISECONDS;
    if (!young && !prefixes.has(prefixOf(key))) orphaned.push(key);
  }
  // Records that were deleted between the two readings no longer need their objects.
  const still = needed.size > 0 ? (await readRecords(rows)).needed : needed;
  const missing = [...needed].filter((key) => still.has(key));
  return {
    records: prefixes.size,
    objects,
    bytes,
    missing: missing.toSorted(),
    orphaned: orphaned.toSorted(),
  };
};
