import { tablesToErase } from '../../domain/closings/tables-of-organization.ts';
import { sql } from '../../platform/database/rows.ts';
import {
  type OutsideDependencies,
  removeAllVersions,
  removeCalendarEntries,
  removeVideoRooms,
} from '../erasures/kinds-outside.ts';

/** What is erased when an organization ends: what lies outside the database first, then every table with its rows. */

interface ClosingKind {
  erase(dependencies: OutsideDependencies, organizationId: string, signal: AbortSignal): Promise<void>;
  count(dependencies: OutsideDependencies, organizationId: string): Promise<number>;
}

const OUTSIDE = ['calendar_entries', 'video_rooms', 'objects'] as const;
/** A kind that is not in the database alone; every other kind is the name of a table. */
export type OutsideKind = (typeof OUTSIDE)[number];

const everything = sql`true`;

const ROWS_AT_ONCE = 1_000;

const countRows = async (
  { database }: OutsideDependencies,
  organizationId: string,
  table: string,
): Promise<number> => {
  const found = await database.within(organizationId).first(sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where organization_id = ${organizationId}`);
  return found?.n ?? 0;
};

/** Short transactions: nobody else's requests wait for them. */
const tableKind = (table: string): ClosingKind => ({
  async erase({ database }, organizationId, signal) {
    const rows = database.within(organizationId);
    for (let gone = ROWS_AT_ONCE; gone === ROWS_AT_ONCE; ) {
      signal.throwIfAborted();
      const deleted = await rows.first(sql<{ n: number }>`
        with gone as (
          delete from ${sql.table(table)} where ctid = any (array(
            select ctid from ${sql.table(table)} where organization_id = ${organizationId} limit ${ROWS_AT_ONCE}))
          returning 1
        ) select count(*)::int as n from gone`);
      gone = deleted?.n ?? 0;
    }
  },
  count: (dependencies, organizationId) => countRows(dependencies, organizationId, table),
});

const prefixOf = (organizationId: string): string => `organizations/${organizationId}/`;

const outsideKinds: Readonly<Record<OutsideKind, ClosingKind>> = {
  calendar_entries: {
    erase: (dependencies, organizationId) => removeCalendarEntries(dependencies, organizationId, everything),
    count: (dependencies, organizationId) => countRows(dependencies, organizationId, 'calendar_entries'),
  },
  video_rooms: {
    erase: (dependencies, organizationId) => removeVideoRooms(dependencies, organizationId, everything),
    count: (dependencies, organizationId) => countRows(dependencies, organizationId, 'video_rooms'),
  },
  objects: {
    async erase({ store }, organizationId, signal) {
      const prefix = prefixOf(organizationId);
      await store.abandon(prefix);
      await removeAllVersions(store, store.listVersions(prefix), signal);
    },
    async count({ store }, organizationId) {
      let found = 0;
      for await (const _ of store.listVersions(prefixOf(organizationId))) found += 1;
      return found;
    },
  },
};

const isOutside = (kind: string): kind is OutsideKind => (OUTSIDE as readonly string[]).includes(kind);

/** @throws TypeError for what is no kind: the name of a table becomes part of a statement. */
export const closingKind = (kind: string, kinds: readonly string[]): ClosingKind => {
  if (!kinds.includes(kind)) throw new TypeError('An organization has nothing of this kind');
  return isOutside(kind) ? outsideKinds[kind] : tableKind(kind);
};

/** All kinds, in the order in which they are erased. */
export const closingKinds = async (
  { database }: Pick<OutsideDependencies, 'database'>,
  organizationId: string,
): Promise<readonly string[]> => {
  const tables = await tablesToErase(database.within(organizationId));
  return [...OUTSIDE, ...tables.filter((table) => !isOutside(table))];
};
