import type { Migration } from '@mikro-orm/migrations';
import type { CrossingRole } from '../platform/database/pools.ts';

/** The organization that the transaction names (`domain/declarations/database.ts`). Without one: none. */
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
  migration.addSql(policiesOfBatches(table));
};

/** Nothing that a request shows is read from these. */
const NOT_SHOWN = [
  'access_versions',
  'credentials',
  'rate_windows',
  'holder_windows',
  'idempotency_records',
  'audit_heads',
  'audit_entries',
  'audit_checkpoint_proofs',
  'workflow_outbox',
  'applications',
];

/**
 * One of the organizations that a batch's statement or transaction names. Read once for each statement (a subquery of
 * its own), not for each row; and nothing that an index could be looked up by: it would lead to all rows of them all.
 * @param column holds the row's organization.
 */
export const ownOfBatch = (column = 'organization_id'): string =>
  `coalesce(${column} = any ((select string_to_array(current_setting('app.organizations', true), ',')::uuid[])::uuid[]), false)`;

/**
 * The reads for several requests at once see the organizations that their statement names, and no others. For
 * all tenant tables that do not have this policy yet; the role is there from a later migration on than some.
 */
export const policiesOfBatches = (table = '%'): string => `do $$ declare one record; begin
  if not exists (select from pg_roles where rolname = 'clinic_reader') then return; end if;
  for one in
    select p.tablename, case p.tablename when 'organizations' then 'id' else 'organization_id' end as owner
    from pg_policies p
    where p.schemaname = 'public' and p.policyname = 'own_organization' and p.tablename like '${table}'
      and p.tablename <> all ('{${NOT_SHOWN.join()}}')
      and not exists (select from pg_policies o
        where o.schemaname = 'public' and o.tablename = p.tablename and o.policyname = 'own_organizations')
  loop
    execute format('grant select on %I to clinic_reader', one.tablename);
    execute format('create policy own_organizations on %I for select to clinic_reader using (${ownOfBatch('%I').replaceAll("'", "''")})',
      one.tablename, one.owner);
  end loop;
end $$`;

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
