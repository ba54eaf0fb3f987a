import { Migration } from '@mikro-orm/migrations';

/**
 * From when on objects are sealed, and since when none in clear is opened (`platform/objects/sealing.ts`). Where
 * there are organizations, there may be objects in clear, and processes of the version before that write more of them
 * and can open no others: a day is left for these.
 */
export class ObjectSealing extends Migration {
  override up(): void {
    this.addSql(`create table object_sealing (
      only_row boolean primary key default true check (only_row),
      seals_from timestamptz(3) not null,
      clear_refused_at timestamptz(3)
    )`);
    this.addSql(`insert into object_sealing (seals_from, clear_refused_at)
      select case when used then clock_timestamp() + interval '24 hours' else clock_timestamp() end,
        case when used then null else clock_timestamp() end
      from (select exists (select from organizations)) as o(used)`);
    this.addSql(`grant select on object_sealing to clinic_operator`);
    this.addSql(`grant select, update (clear_refused_at) on object_sealing to clinic_ledger`);
    // Whoever has the application's login cannot have clear objects believed again.
    this.addSql(`create function keep_clear_refused() returns trigger language plpgsql as $$
      begin
        if old.clear_refused_at is not null then
          new.clear_refused_at := old.clear_refused_at;
        end if;
        return new;
      end $$`);
    this.addSql(`create trigger object_sealing_kept before update on object_sealing
      for each row execute function keep_clear_refused()`);
  }
}
