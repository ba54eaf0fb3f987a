import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

/** When the objects of a record are no longer wanted. */
const ENDED = {
  worksheets: (row: string) => `(${row}.deleted_at is not null or ${row}.status = 'failed')`,
  storybooks: (row: string) => `(${row}.deleted_at is not null or ${row}.status = 'failed')`,
  exports: (row: string) =>
    `(${row}.deleted_at is not null or ${row}.removed_at is not null or ${row}.status = 'failed')`,
} as const;

/**
 * Which objects each record has, where their bytes are, and how many bytes an organization has in use.
 *
 * `key` is the name of the object within its record; `stored_as` is the key of the bytes in the store. Objects are
 * immutable, so the copy of a record has rows of its own that lead to the same bytes, and the bytes stay as long as a
 * row leads to them. What was stored before this table existed has no row until the sweep finds it: its bytes are
 * where its key says.
 *
 * Roll the workers out before the API: the sweep of the version before does not know that copies share bytes.
 *
 * Triggers keep the sum, so that processes of the version before count as well when they delete a record.
 */
export class RecordedObjects extends Migration {
  override up(): void {
    // bytes: null as long as nobody has measured what was stored before this table existed.
    this.addSql(`create table stored_objects (
      organization_id uuid not null references organizations,
      key text not null,
      kind text not null,
      record_id uuid not null,
      stored_as text not null,
      bytes bigint check (bytes >= 0),
      created_at timestamptz(3) not null default clock_timestamp(),
      primary key (organization_id, key)
    )`);
    this.addSql(`create index stored_objects_record on stored_objects (organization_id, record_id)`);
    this.addSql(`create index stored_objects_bytes on stored_objects (organization_id, stored_as)`);
    tenantTable(this, 'stored_objects');
    acrossOrganizations(
      this,
      'clinic_operator',
      'stored_objects',
      'select (organization_id, key, stored_as)',
    );

    // limit_bytes: null is the limit of an organization for which the operator set none.
    this.addSql(`create table organization_storage (
      organization_id uuid primary key references organizations,
      used_bytes bigint not null default 0,
      limit_bytes bigint check (limit_bytes > 0)
    ) with (fillfactor = 50)`);
    tenantTable(
      this,
      'organization_storage',
      'select, insert (organization_id, used_bytes), update (used_bytes)',
    );
    acrossOrganizations(this, 'clinic_operator', 'organization_storage', 'select, insert, update');

    this.addSql(`create function count_stored_bytes() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into organization_storage as s (organization_id, used_bytes)
          select organization_id, coalesce(sum(bytes), 0) from added group by organization_id order by organization_id
          on conflict (organization_id) do update set used_bytes = s.used_bytes + excluded.used_bytes;
        elsif tg_op = 'DELETE' then
          update organization_storage s set used_bytes = s.used_bytes - r.bytes
          from (select organization_id, sum(bytes) as bytes from removed group by organization_id) r
          where s.organization_id = r.organization_id and r.bytes > 0;
        else
          update organization_storage s set used_bytes = s.used_bytes + d.bytes
          from (
            select organization_id, sum(bytes) as bytes from (
              select organization_id, bytes from added
              union all select organization_id, -bytes from removed
            ) both_of_them group by organization_id
          ) d
          where s.organization_id = d.organization_id and d.bytes <> 0;
        end if;
        return null;
      end $$`);
    const added = 'new table as added';
    const removed = 'old table as removed';
    for (const [event, tables] of [
      ['insert', added],
      ['update', `${added} ${removed}`],
      ['delete', removed],
    ] as const)
      this.addSql(`create trigger stored_objects_counted_${event} after ${event} on stored_objects
        referencing ${tables} for each statement execute function count_stored_bytes()`);

    this.addSql(`create function forget_objects() returns trigger language plpgsql as $$
      begin
        delete from stored_objects where organization_id = new.organization_id and record_id = new.id;
        return null;
      end $$`);
    for (const [table, ended] of Object.entries(ENDED))
      this.addSql(`create trigger ${table}_objects_forgotten after update on ${table} for each row
        when (${ended('new')} and not ${ended('old')}) execute function forget_objects()`);

    // A worksheet whose pages do not fit.
    this.addSql(`alter table worksheets
      drop constraint worksheets_failure_code_check,
      add constraint worksheets_failure_code_check check (failure_code in
        ('unreadable_document', 'encrypted_document', 'too_many_pages', 'storage_limit_reached')) not valid`);
  }
}
