import { Migration } from '@mikro-orm/migrations';
import { tellColumn } from './tell-changes.ts';

/** Whether sessions have their page came after the change feed was drawn up, and nobody was told of a change. */
export class SessionPageTold extends Migration {
  override up(): void {
    tellColumn(this, 'session_configurations', 'session_page_enabled', {
      noun: 'session_configuration',
      id: 'new.organization_id',
      changed: 'updated',
      scope: null,
      reach: null,
    });
  }
}
