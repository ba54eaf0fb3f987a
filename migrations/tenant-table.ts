import type { Migration } from '@mikro-orm/migrations';

/**
 * What every table that holds an organization's records needs beside its columns: the rights of the API's
 * and the workers' role. Call it after `create table`.
 * @param rights all of them unless the table is append-only.
 */
export const tenantTable = (
  migration: Migration,
  table: string,
  rights = 'select, insert, update, delete',
): void => {
  migration.addSql(`grant ${rights} on ${table} to clinic_app`);
};
