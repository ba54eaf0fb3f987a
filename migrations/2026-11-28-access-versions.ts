import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

/** What admission looks at, and what of it counts (`domain/access/evaluate-access.ts`). */
const LOOKED_AT: readonly (readonly [table: string, organization: string, counts: string])[] = [
  ['organizations', 'id', 'status, allowlist, delegation_enabled, features, minute_limit, hour_limit'],
  ['credentials', 'organization_id', 'version, rotated_at, revoked_at'],
  ['practitioners', 'organization_id', 'status, deleted_at'],
  ['session_configurations', 'organization_id', 'enabled_features'],
];

const rowOf = (record: 'old' | 'new', columns: string): string =>
  `(${columns
    .split(', ')
    .map((column) => `${record}.${column}`)
    .join()})`;

/**
 * A mark of each organization's that is another one after every change of what admission looks at, so that who was
 * admitted before need not be judged anew while the mark stays. Random and not counted up: after a restore from a
 * backup no other state ever has the mark that a process remembers.
 *
 * The mark changes when the transaction ends, after all that it locks: it holds nobody up, and cannot deadlock.
 */
export class AccessVersions extends Migration {
  override up(): void {
    this.addSql(`create table access_versions (
      organization_id uuid primary key references organizations (id),
      version uuid not null default gen_random_uuid()
    ) with (fillfactor = 50)`);
    // By whoever changes what is looked at: within their own organization, or as an operator.
    tenantTable(this, 'access_versions', 'select, insert, update');
    acrossOrganizations(this, 'clinic_operator', 'access_versions', 'select, insert, update');
    acrossOrganizations(this, 'clinic_ledger', 'access_versions', 'select');

    this.addSql(`create function renew_access_version() returns trigger language plpgsql as $$
      begin
        insert into access_versions (organization_id)
        values ((to_jsonb(coalesce(new, old)) ->> tg_argv[0])::uuid)
        on conflict (organization_id) do update set version = gen_random_uuid();
        return null;
      end $$`);
    for (const [table, organization, counts] of LOOKED_AT) {
      const trigger = (name: string, event: string, when = '') =>
        this.addSql(`create constraint trigger ${table}_access_${name} after ${event} on ${table}
          deferrable initially deferred for each row ${when} execute function renew_access_version('${organization}')`);
      trigger('changed', 'update', `when (${rowOf('old', counts)} is distinct from ${rowOf('new', counts)})`);
      trigger('removed', 'delete');
    }
    // Who is nobody yet was admitted nowhere; but an organization starts with a mark, and its settings may come late.
    for (const [table, organization] of LOOKED_AT.filter(
      ([name]) => name === 'organizations' || name === 'session_configurations',
    ))
      this.addSql(`create constraint trigger ${table}_access_added after insert on ${table}
        deferrable initially deferred for each row execute function renew_access_version('${organization}')`);
    this.addSql(
      `insert into access_versions (organization_id) select id from organizations on conflict do nothing`,
    );
  }
}
