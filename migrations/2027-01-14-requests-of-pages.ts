import { Migration } from '@mikro-orm/migrations';

/**
 * An event of what a hosted page did names the request, though nobody is known who made it: its origin ends with
 * ' requested' (platform/audit/audit.ts). What the service does by itself has no request.
 */
export class RequestsOfPages extends Migration {
  override up(): void {
    this.addSql(`do $do$ begin
      execute replace(pg_get_functiondef('append_event'::regproc),
        $sql$case when kind <> 'system' then$sql$,
        $sql$case when kind <> 'system' or origin like '% requested' then$sql$);
    end $do$`);
  }
}
