import type { Migration } from '@mikro-orm/migrations';
import { onInsert, type ToldOfInsert } from './tell-changes.ts';

/** Columns of the new row that the expressions name. */
const columnsIn = (expressions: readonly string[]): readonly string[] => {
  const named = expressions.flatMap((one) =>
    [...one.matchAll(/\bnew\.(\w+)/g)].map(([, column = '']) => column),
  );
  return [...new Set(['organization_id', 'id', ...named])];
};

/**
 * Tells of the records that one statement inserts together, in the place of the trigger that `tellChanges` makes for
 * each inserted row. A trigger of the statement notes them in a setting of the transaction. At the commit, the first of
 * the deferred triggers appends the events of them all: one statement takes the positions and inserts. For tables into
 * which the API inserts records of concurrent requests.
 *
 * The expressions may name columns of type uuid. Call it after `tellChanges`, and after the migration that makes
 * `origins_of_records`.
 */
export const tellCreations = (
  migration: Migration,
  table: string,
  told: Omit<ToldOfInsert, 'id' | 'subject' | 'inserted'>,
): void => {
  const { noun, data = {}, scope, reach, clinicianOwned = false } = told;
  const columns = columnsIn([...Object.values(data), reach ?? '']);
  const setting = `'app.created_${table}'`;
  const note = columns.map((column) => `coalesce(new.${column}::text, '-')`).join();
  const noted = columns.map(
    (column, at) => `nullif(split_part(line, ' ', ${at + 1}), '-')::uuid as ${column}`,
  );
  const members = ["'id', new.id", ...Object.entries(data).map(([name, value]) => `'${name}', ${value}`)];
  migration.addSql(`create function note_created_${table}() returns trigger language plpgsql as $$
    #variable_conflict use_column
    begin
      perform set_config(${setting}, concat(current_setting(${setting}, true),
        (select string_agg(concat_ws(' ', ${note}), ';') from added new), ';'), true);
      return null;
    end $$`);
  migration.addSql(`create function tell_created_${table}() returns trigger language plpgsql as $$
    #variable_conflict use_column
    declare
      noted text := current_setting(${setting}, true);
      origins jsonb;
      told text;
    begin
      if noted = '' then return null; end if;
      noted := set_config(${setting}, '', true) || noted;
      -- For one alone, the statement below takes twice as long.
      if strpos(noted, ';') = length(noted) then ${onInsert({ ...told, inserted: 'created' })} return null; end if;
      origins := origins_of_records();
      with created as materialized (
        select new.*, row_number() over (partition by organization_id order by at) as place,
          coalesce(origins ->> '*', origins ->> id::text, ' system') as made_by
        from (
          select ${noted.join()}, at from string_to_table(noted, ';') with ordinality lines(line, at) where line <> ''
        ) new
      ), moved as (
        insert into event_heads as h (organization_id, sequence, last_at)
        select organization_id, count(*), date_trunc('milliseconds', clock_timestamp()) from created
        group by organization_id order by organization_id
        on conflict (organization_id) do update set sequence = h.sequence + excluded.sequence,
          last_at = greatest(h.last_at, excluded.last_at)
        returning h.organization_id, coalesce(old.sequence, 0) as before, h.last_at
      ), appended as (
        insert into events (organization_id, sequence, type, timestamp, actor_kind, request_id, data, reach, read_scope,
          clinician_owned)
        select new.organization_id, m.before + new.place, '${noun}.created', m.last_at,
          split_part(made_by, ' ', 2), case when made_by not like '% system' then left(made_by, 36)::uuid end,
          jsonb_build_object(${members.join()}),
          ${reach ?? 'null'}, ${scope === null ? 'null' : `'${scope}'`}, ${clinicianOwned}
        from created new join moved m using (organization_id)
        returning data, sequence
      )
      select string_agg(concat('${noun}/', data ->> 'id', ' 1 ', sequence, ';'), '') into told from appended;
      perform set_config('app.told', concat(current_setting('app.told', true), told), true);
      return null;
    end $$`);
  migration.addSql(`create trigger ${table}_noted after insert on ${table}
    referencing new table as added for each statement execute function note_created_${table}()`);
  migration.addSql(`drop trigger ${table}_told_added on ${table}`);
  migration.addSql(`create constraint trigger ${table}_told_added after insert on ${table}
    deferrable initially deferred for each row execute function tell_created_${table}()`);
};
