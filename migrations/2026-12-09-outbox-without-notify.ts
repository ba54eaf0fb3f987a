import { Migration } from '@mikro-orm/migrations';

/**
 * A NOTIFY in a transaction takes one lock of the whole server until after its commit, so bookings of all organizations
 * queued one behind the other. The relay looks for commands by itself. Workers of the version before look once a second.
 */
export class OutboxWithoutNotify extends Migration {
  static readonly contracts = '2026-11-21-foundation';

  override up(): void {
    this.addSql('drop trigger if exists workflow_outbox_announced on workflow_outbox');
    this.addSql('drop function if exists announce_outbox()');
  }
}
