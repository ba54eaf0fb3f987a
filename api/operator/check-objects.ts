import { storedKinds } from '../../domain/kinds-of-objects.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { ObjectStore } from '../../platform/objects/objects.ts';

export interface ObjectsReport {
  readonly records: number;
  readonly objects: number;
  readonly bytes: number;
  /** Keys that a record needs and the store has not. */
  readonly missing: readonly string[];
  /** Keys that no record knows: written by a request that failed, or of records that a restore took back. */
  readonly orphaned: readonly string[];
}

/** Bytes are stored before their record is: younger ones may be waited for by a request. */
const YOUNG_MILLISECONDS = 3_600_000;

/** `organizations/<organization>/<kind>/<id>/…` */
const prefixOf = (key: string): string => `${key.split('/', 4).join('/')}/`;

/** Where the bytes of copies are, and of what was stored again. */
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

/** Compares the store with the database, while both are at work. Changes nothing. */
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
  // What was taken out between the two readings is needed no more.
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
