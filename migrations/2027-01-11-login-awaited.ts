import { Migration } from '@mikro-orm/migrations';

/**
 * A practitioner who is to be invited waits for a direct login from the request on, not only from the moment at which
 * the link is made. Without this branch of `effects` (2026-12-18-request-outcomes.ts) the request of a practitioner in
 * an upgraded clinic said at first that nothing of it waits.
 */
export class LoginAwaited extends Migration {
  override up(): void {
    this.addSql(`do $$ begin
      execute 'create or replace view effects with (security_invoker = true) as '
        || rtrim(pg_get_viewdef('effects'::regclass), '; ') || $branch$ union all
        select n.organization_id, md5(concat('login', n.id))::uuid as id, 'login'::text as kind, n.id as record_id,
          null::uuid as request_id, null::text as recipient, null::text as about, 'waiting'::text as state,
          n.created_at, null::timestamptz as settled_at, n.updated_at, 'practitioner/' || n.id || '/access' as workflow_id
        from practitioners n
        join clinics c on (c.organization_id, c.id) = (n.organization_id, n.partner_clinic_id)
        where n.service_login_status = 'none' and n.status = 'active' and n.deleted_at is null
          and c.service_upgraded_at is not null $branch$;
    end $$`);
  }
}
