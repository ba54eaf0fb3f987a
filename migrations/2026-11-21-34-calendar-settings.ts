import { Migration } from '@mikro-orm/migrations';

/**
 * Practitioners connect their calendars themselves: what they gave is checked by a workflow, so a connection
 * begins as one that is being checked; it tells since when its server was not reached. `version` counts how often
 * credentials were given.
 */
export class CalendarSettings extends Migration {
  override up(): void {
    this.addSql(`alter table calendar_connections
      drop constraint calendar_connections_state_check,
      add constraint calendar_connections_state_check
        check (state in ('checking', 'connected', 'needs_attention', 'disconnecting')),
      add column unreachable_since timestamptz(3),
      add column version integer not null default 0`);
  }
}
