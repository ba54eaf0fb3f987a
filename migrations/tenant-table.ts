import type { Migration } from '@mikro-orm/migrations';
import type { CrossingRole } from '../api/platform/data/database.ts';

/** The organization that the transaction names (`api/platform/data/database.ts`). Without one: none. */
const CURRENT = `nullif(current_setting('app.organization', true), '')::uuid`;

/**
 * What every table that holds an organization's records needs beside its columns: the rights of the API's
 * and the workers' role, and that this role sees and writes the rows of one organization only, whatever a
 * statement asks for. Call it after `create table`.
 * @param rights all of them unless the table is append-only.
 */
export const tenantTable = (
  migration: Migration,
  table: string,
  rights = 'select, insert, update, delete',
  { column = 'organization_id' } = {},
): void => {
  migration.addSql(`grant ${rights} on ${table} to clinic_app`);
  migration.addSql(`alter table ${table} enable row level security, force row level security`);
  migration.addSql(
    `create policy own_organization on ${table} to clinic_app using (${column} = ${CURRENT}) with check (${column} = ${CURRENT})`,
  );
};

/**
 * Opens a tenant table to a role that works across organizations. Give only what its statements need:
 * `select (id, organization_id, code_hash)` leads from a code to its organization, and everything else is
 * then read and written within that one (`database.within`, `database.transact`).
 */
export const acrossOrganizations = (
  migration: Migration,
  role: CrossingRole,
  table: string,
  rights: string,
): void => {
  migration.addSql(`grant ${rights} on ${table} to ${role}`);
  migration.addSql(`create policy ${role}_crosses on ${table} to ${role} using (true) with check (true)`);
};
