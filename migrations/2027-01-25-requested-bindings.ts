import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from './tenant-table.ts';

/**
 * Which request asked for each new binding of an edited book or worksheet, and when it was made. The view `effects`
 * (2026-12-18-request-outcomes.ts) had one row for each record: an edit showed the moments of the creation, and the
 * creation waited again. Edits of an earlier version have no row here; one branch stands for all of them.
 */
export class RequestedBindings extends Migration {
  override up(): void {
    for (const kind of ['storybook', 'worksheet']) {
      // When it failed: `updated_at` moves with later changes.
      this.addSql(`alter table ${kind}s add column if not exists failed_at timestamptz(3)`);
      this.addSql(`create table ${kind}_bindings (
        organization_id uuid not null references organizations,
        ${kind}_id uuid not null,
        revision integer not null,
        request_id uuid not null,
        requested_at timestamptz(3) not null default clock_timestamp(),
        settled_at timestamptz(3),
        primary key (organization_id, ${kind}_id, revision),
        foreign key (organization_id, ${kind}_id) references ${kind}s (organization_id, id)
      )`);
      tenantTable(this, `${kind}_bindings`);
    }
    this.addSql(`do $do$ begin
      execute 'create or replace view effects with (security_invoker = true) as ' || regexp_replace(regexp_replace(
        rtrim(pg_get_viewdef('effects'::regclass), '; '),
        $made$\\((\\(n\\.status = '(?:generating|converting)'::text\\)) OR [^\\n]* < n\\.revision\\)\\)\\)$made$, '\\1', 'g'),
        $failed$(\\(n\\.status <> '(?:generating|converting)'::text\\) THEN COALESCE\\(n\\.ready_at), (n\\.updated_at\\))$failed$,
        '\\1, n.failed_at, \\2', 'g')
        || $branches$ ${['storybook', 'worksheet'].map(branchesOf).join(' ')} $branches$;
    end $do$`);
  }
}

const branchesOf = (kind: string): string => {
  const shown = (part: string, request: string) => `union all
    select n.organization_id, md5(concat('${kind}', n.id, ${part}))::uuid as id, '${kind}'::text as kind,
      n.id as record_id, ${request} as request_id, null::text as recipient, null::text as about`;
  const workflow = `'${kind}/' || n.id || '/binding' as workflow_id`;
  // A worker of the former version binds without saying when.
  const settled = `coalesce(b.settled_at,
    case when n.bound_revision >= b.revision then n.updated_at else n.deleted_at end)`;
  const settledBefore = `case when n.bound_revision >= n.revision then n.updated_at else n.deleted_at end`;
  return `${shown('b.revision', 'b.request_id')},
      case when b.settled_at is not null or n.bound_revision >= b.revision then 'done'
        when n.deleted_at is not null then 'cancelled' else 'waiting' end as state,
      b.requested_at as created_at, ${settled} as settled_at,
      coalesce(${settled}, b.requested_at) as updated_at, ${workflow}
    from ${kind}_bindings b join ${kind}s n on (n.organization_id, n.id) = (b.organization_id, b.${kind}_id)
    ${shown(`'edited'`, 'null::uuid')},
      case when n.bound_revision >= n.revision then 'done'
        when n.deleted_at is not null then 'cancelled' else 'waiting' end as state,
      n.updated_at as created_at, ${settledBefore} as settled_at, n.updated_at, ${workflow}
    from ${kind}s n where n.revision > 0 and not exists (
      select from ${kind}_bindings b where (b.organization_id, b.${kind}_id) = (n.organization_id, n.id))`;
};
