import { Migration } from '@mikro-orm/migrations';
import { tellChanges } from './tell-changes.ts';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

const COUNTS = ['created', 'updated', 'unchanged', 'skipped', 'failed'] as const;

/**
 * Bulk imports. The records that were sent wait sealed, by the step that will write them; a step's records go together
 * with its commit. What became of each is kept without what it says.
 */
export class Imports extends Migration {
  override up(): void {
    this.#imports();
    this.#records();
    this.#results();
    for (const table of ['imports', 'import_records', 'import_results']) tenantTable(this, table);
    acrossOrganizations(this, 'clinic_ledger', 'imports', 'select (id, organization_id, ended_at), delete');
    acrossOrganizations(this, 'clinic_operator', 'imports', 'select');
    tellChanges(this, 'imports', {
      noun: 'import',
      columns: ['status'],
      inserted: 'created',
      changed: null,
      verbs: (['completed', 'failed'] as const).map((status) => ({
        when: `old.status <> new.status and new.status = '${status}'`,
        verb: status,
      })),
      data: { kind: 'new.kind', mode: 'new.mode' },
      scope: null,
      // No practitioner: delegated tokens do not see it.
      reach: `'{}'::uuid[]`,
    });
    this.#effects();
  }

  #imports(): void {
    this.addSql(`create table imports (
      id uuid not null,
      organization_id uuid not null references organizations (id),
      kind text not null check (kind in ('clinics', 'practitioners', 'patients', 'appointments')),
      mode text not null check (mode in ('check', 'apply')),
      on_existing text not null check (on_existing in ('fail', 'skip', 'update')),
      status text not null check (status in ('queued', 'running', 'completed', 'failed')),
      request_id uuid not null,
      client_id text,
      records_total integer not null,
      records_done integer not null default 0,
      ${COUNTS.map((state) => `${state}_count integer not null default 0,`).join(' ')}
      failure_code text check (failure_code in ('cancelled', 'import_failed', 'organization_suspended')),
      ended_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3),
      primary key (id),
      unique (organization_id, id),
      check ((status in ('completed', 'failed')) = (ended_at is not null)),
      check ((status = 'failed') = (failure_code is not null))
    )`);
    this.addSql('create index imports_of_organization on imports (organization_id, created_at, id)');
    this.addSql(`create index imports_under_way on imports (organization_id) where ended_at is null`);
    this.addSql('create index imports_ended on imports (ended_at) where ended_at is not null');
  }

  #records(): void {
    this.addSql(`create table import_records (
      organization_id uuid not null,
      import_id uuid not null,
      first integer not null,
      sealed bytea not null,
      primary key (organization_id, import_id, first),
      foreign key (organization_id, import_id) references imports (organization_id, id) on delete cascade
    )`);
  }

  #results(): void {
    this.addSql(`create table import_results (
      organization_id uuid not null,
      import_id uuid not null,
      index integer not null,
      external_id text,
      state text not null check (state in (${COUNTS.map((state) => `'${state}'`).join()})),
      resource_id uuid,
      problem text,
      fields jsonb,
      updated_at timestamptz(3) not null default clock_timestamp(),
      primary key (organization_id, import_id, index),
      foreign key (organization_id, import_id) references imports (organization_id, id) on delete cascade
    )`);
    // An erasure takes the partner's own id of a patient out.
    for (const column of ['resource_id', 'external_id'])
      this.addSql(`create index import_results_${column} on import_results (organization_id, ${column})
        where external_id is not null`);
  }

  #effects(): void {
    this.addSql(`do $do$ begin
      execute 'create or replace view effects with (security_invoker = true) as '
        || rtrim(pg_get_viewdef('effects'::regclass), '; ') || $branch$ union all
        select n.organization_id, md5(concat('import', n.id))::uuid as id, 'import'::text as kind, n.id as record_id,
          n.request_id, null::text as recipient, null::text as about,
          case n.status when 'completed' then 'done' when 'failed' then 'failed' else 'waiting' end as state,
          n.created_at, n.ended_at as settled_at, n.updated_at, 'import/' || n.id as workflow_id
        from imports n $branch$;
    end $do$`);
  }
}
