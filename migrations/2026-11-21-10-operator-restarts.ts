import { Migration } from '@mikro-orm/migrations';

/** `restart`: an operator has a workflow that failed start once more. */
export class OperatorRestarts extends Migration {
  override up(): void {
    this.addSql(`alter table workflow_outbox drop constraint workflow_outbox_kind_check,
      add constraint workflow_outbox_kind_check check (kind in ('start', 'signal_with_start', 'restart'))`);
  }
}
