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
 * `origins_of_records`. Called again, it replaces the triggers: no transaction notes in one form and tells in another.
 */
const tellCreations = (
  migration: Migration,
  table: string,
  told: Omit<ToldOfInsert, 'id' | 'subject' | 'inserted'>,
): void => {
  const { noun, data = {}, scope, reach, clinicianOwned = false } = told;
  const columns = columnsIn([...Object.values(data), reach ?? '']);
  const setting = `'app.created_${table}'`;
  const note = columns.map((column) => `array_agg(new.${column})::text`).join();
  const noted = columns.map((_, at) => `split_part(line, ' ', ${at + 1})::uuid[]`);
  const members = ["'id', new.id", ...Object.entries(data).map(([name, value]) => `'${name}', ${value}`)];
  migration.addSql(`create or replace function note_created_${table}() returns trigger language plpgsql as $$
    #variable_conflict use_column
    begin
      perform set_config(${setting}, concat(current_setting(${setting}, true),
        (select concat_ws(' ', ${note}) from added new), ';'), true);
      return null;
    end $$`);
  migration.addSql(`create or replace function tell_created_${table}() returns trigger language plpgsql as $$
    #variable_conflict use_column
    declare
      noted text := current_setting(${setting}, true);
      origins jsonb;
      told text;
    begin
      if noted = '' then return null; end if;
      noted := set_config(${setting}, '', true) || noted;
      -- For one alone, the statement below takes twice as long.
      if strpos(noted, ',') = 0 and strpos(noted, ';') = length(noted) then ${onInsert({ ...told, inserted: 'created' })} return null; end if;
      origins := origins_of_records();
      with created as materialized (
        select ${columns.join()}, row_number() over (partition by organization_id order by number, at) as place,
          coalesce(origins ->> '*', origins ->> id::text, ' system') as made_by
        from string_to_table(noted, ';') with ordinality as lines(line, number),
          unnest(${noted.join()}) with ordinality as new(${columns.join()}, at)
        where line <> ''
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
  migration.addSql(`drop trigger if exists ${table}_noted on ${table}`);
  migration.addSql(`create trigger ${table}_noted after insert on ${table}
    referencing new table as added for each statement execute function note_created_${table}()`);
  migration.addSql(`drop trigger ${table}_told_added on ${table}`);
  migration.addSql(`create constraint trigger ${table}_told_added after insert on ${table}
    deferrable initially deferred for each row execute function tell_created_${table}()`);
};

const OWNER = { partner_practitioner_id: 'new.partner_practitioner_id' };
const OWNERS_REACH = 'array[new.partner_practitioner_id]';
const OWNED = { scope: null, clinicianOwned: true, reach: OWNERS_REACH, data: OWNER } as const;

/** Calls `tellCreations` for each table into which the API inserts records of concurrent requests. */
export const tellAllCreations = (migration: Migration): void => {
  tellCreations(migration, 'clinics', { noun: 'clinic', scope: 'clinics:read', reach: null });
  tellCreations(migration, 'patients', {
    noun: 'patient',
    scope: 'patients:read',
    data: { partner_clinic_id: 'new.partner_clinic_id' },
    reach: `array(select r.practitioner_id from patient_rosters r
      where r.organization_id = new.organization_id and r.patient_id = new.id)`,
  });
  tellCreations(migration, 'appointments', {
    noun: 'appointment',
    scope: 'appointments:read',
    data: {
      partner_clinic_id: 'new.partner_clinic_id',
      ...OWNER,
      partner_patient_id: 'new.partner_patient_id',
    },
    reach: OWNERS_REACH,
  });
  tellCreations(migration, 'forms', { ...OWNED, noun: 'form' });
  tellCreations(migration, 'playrooms', { ...OWNED, noun: 'playroom' });
  tellCreations(migration, 'toolkits', { ...OWNED, noun: 'toolkit' });
};
