import { Migration } from '@mikro-orm/migrations';

/** Worksheets that are composed for a topic: what was asked for is sealed, and kept only as long as it is needed. */
export class WorksheetGeneration extends Migration {
  override up(): void {
    this.addSql(`alter table worksheets
      add column generated boolean not null default false,
      add column brief bytea,
      add constraint worksheets_brief check (brief is null or (generated and status = 'converting'))`);
  }
}
