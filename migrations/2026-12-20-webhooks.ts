import { Migration } from '@mikro-orm/migrations';
import { tellChanges } from './tell-changes.ts';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

/**
 * Signed webhooks. An endpoint is a cursor over the change feed (`next_sequence`): nothing is copied when an event
 * happens. Its sender turns the next events into deliveries, and holds the endpoint by a lease.
 */
export class Webhooks extends Migration {
  override up(): void {
    this.#endpoints();
    this.#deliveries();
    this.#keys();
    for (const table of ['webhook_endpoints', 'webhook_deliveries', 'webhook_keys']) {
      tenantTable(this, table);
      acrossOrganizations(this, 'clinic_operator', table, 'select, insert, update');
    }
    // The relay finds endpoints of every organization for which something is due.
    acrossOrganizations(this, 'clinic_ledger', 'webhook_endpoints', 'select, update');
    acrossOrganizations(this, 'clinic_ledger', 'webhook_deliveries', 'select, delete');
    this.addSql('grant delete on webhook_deliveries to clinic_operator');
    tellChanges(this, 'webhook_endpoints', {
      noun: 'webhook_endpoint',
      columns: ['status'],
      inserted: null,
      changed: null,
      verbs: [{ when: `old.status <> new.status and new.status = 'disabled'`, verb: 'disabled' }],
      data: { reason: 'new.disabled_reason' },
      scope: null,
      // No practitioner: delegated tokens do not see it.
      reach: `'{}'::uuid[]`,
    });
  }

  #endpoints(): void {
    this.addSql(`create table webhook_endpoints (
      id uuid primary key,
      organization_id uuid not null references organizations (id),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3),
      url bytea not null,
      host text not null,
      event_types text[] not null,
      include_clinician_content boolean not null default false,
      description bytea,
      status text not null default 'active' check (status in ('active', 'paused', 'disabled')),
      disabled_reason text check (disabled_reason in ('failing', 'gone', 'operator')),
      next_sequence bigint not null,
      failures int not null default 0,
      failing_since timestamptz(3),
      probes int not null default 0,
      last_success_at timestamptz(3),
      not_before timestamptz(3),
      due_at timestamptz(3),
      woken_at timestamptz(3),
      lease_token uuid,
      lease_until timestamptz(3),
      letters jsonb not null default '{"added": "due"}',
      unique (organization_id, id),
      check ((status = 'disabled') = (disabled_reason is not null))
    )`);
    this.addSql(
      'create index webhook_endpoints_of_organization on webhook_endpoints (organization_id, created_at, id)',
    );
    this.addSql(
      `create index webhook_endpoints_active on webhook_endpoints (id) where status = 'active' and deleted_at is null`,
    );
  }

  #deliveries(): void {
    this.addSql(`create table webhook_deliveries (
      organization_id uuid not null,
      endpoint_id uuid not null,
      event_id uuid not null,
      place bigint not null,
      sequence bigint,
      type text not null,
      record_id uuid not null,
      request_id uuid,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      attempts int not null default 0,
      first_attempt_at timestamptz(3),
      last_attempt_at timestamptz(3),
      next_attempt_at timestamptz(3),
      last_status_code int,
      last_fault text,
      duration_ms int,
      created_at timestamptz(3) not null default clock_timestamp(),
      updated_at timestamptz(3) not null default clock_timestamp(),
      primary key (endpoint_id, event_id),
      foreign key (organization_id, endpoint_id) references webhook_endpoints (organization_id, id)
    )`);
    this.addSql('create unique index webhook_deliveries_place on webhook_deliveries (endpoint_id, place)');
    this.addSql(
      `create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, record_id, place) where state = 'waiting'`,
    );
    this.addSql('create index webhook_deliveries_sequence on webhook_deliveries (organization_id, sequence)');
  }

  /** Each organization has a key from the start, whatever creates it. */
  #keys(): void {
    this.addSql(`create table webhook_keys (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations (id),
      kind text not null check (kind in ('ed25519', 'hmac')),
      public_key text,
      secret bytea,
      created_at timestamptz(3) not null default clock_timestamp(),
      retires_at timestamptz(3),
      check ((kind = 'hmac') = (secret is not null))
    )`);
    this.addSql(
      'create index webhook_keys_of_organization on webhook_keys (organization_id, created_at, id)',
    );
    this.addSql(`insert into webhook_keys (organization_id, kind) select id, 'ed25519' from organizations`);
    this.addSql(`create function give_webhook_key() returns trigger language plpgsql as $$
      begin
        insert into webhook_keys (organization_id, kind) values (new.id, 'ed25519');
        return null;
      end $$`);
    this.addSql(
      `create trigger organizations_webhook_key after insert on organizations for each row execute function give_webhook_key()`,
    );
  }
}
