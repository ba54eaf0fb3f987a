import type { Resource } from '../../domain/declarations/resource.ts';
import { shown } from '../../domain/declarations/resource.ts';
import { sql } from '../../platform/database/rows.ts';
import type { ArchivedRecord, ArchiveScope } from './archived-record.ts';

/** How to find the name for an id in a record. */
export interface Naming {
  readonly id: string;
  readonly as: string;
  readonly resource: Resource;
  readonly name: (named: ArchivedRecord) => string;
}

/** The records with names beside their ids, for people. Only names that the clinician may see are added. */
export const withNames = async (
  namings: readonly Naming[],
  records: readonly ArchivedRecord[],
  { rows, actor, handlerContext }: ArchiveScope,
): Promise<readonly ArchivedRecord[]> => {
  if (namings.length === 0) return records;
  const known = await Promise.all(
    namings.map(async ({ id, as, resource, name }) => {
      const ids = [...new Set(records.map((record) => record[id]))];
      const { items } = await resource.list(rows, actor, { limit: ids.length, after: undefined }, [
        sql`t.id = any(${ids}::uuid[])`,
      ]);
      const names = new Map<unknown, string>(
        items.map((row) => [row.id, name(shown(resource, row, handlerContext))]),
      );
      return (record: ArchivedRecord) => ({ [as]: names.get(record[id]) });
    }),
  );
  return records.map((record) => Object.assign({}, ...known.map((of) => of(record)), record));
};
