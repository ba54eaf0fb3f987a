import { Migration } from '@mikro-orm/migrations';

/**
 * The PDF of a worksheet is one that the service has made of the pages as they are; each edit is a revision, and there is
 * nothing to download until it is bound. Old sheets, and those of processes that do not know of it, have no
 * `bound_revision`: an upkeep task has them bound.
 */
export class WorksheetBinding extends Migration {
  override up(): void {
    // bound_images: the pages that the PDF has, in its order, by `worksheet_pages.image`.
    this.addSql(`alter table worksheets
      add column revision integer not null default 0,
      add column bound_revision integer,
      add column bound_images integer[],
      add constraint worksheets_bound check (bound_revision between 0 and revision) not valid,
      add constraint worksheets_bound_images check ((bound_revision is null) = (bound_images is null)) not valid`);
    // Where the bytes are, for the operator who compares them with the store.
    this.addSql(`grant select (bound_revision) on worksheets to clinic_operator`);
  }
}
