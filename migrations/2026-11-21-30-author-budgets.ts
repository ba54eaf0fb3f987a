import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from './tenant-table.ts';

/**
 * What models have cost for a storybook or a worksheet, so that attempts that were cut off count; and the words of
 * pages whose picture is still to be drawn, so that they are paid for once.
 */
export class AuthorBudgets extends Migration {
  override up(): void {
    this.addSql(`alter table storybooks add column tokens_spent bigint not null default 0`);
    this.addSql(`alter table worksheets add column tokens_spent bigint not null default 0`);
    this.addSql(`create table storybook_drafts (
      organization_id uuid not null references organizations,
      storybook_id uuid not null,
      position smallint not null,
      words bytea not null,
      primary key (organization_id, storybook_id, position),
      foreign key (organization_id, storybook_id) references storybooks (organization_id, id)
    )`);
    tenantTable(this, 'storybook_drafts');
  }
}
