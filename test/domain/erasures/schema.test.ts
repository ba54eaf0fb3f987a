import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Pool } from 'pg';
import { columnsAboutPatients } from '../../../domain/erasures/columns-about-patients.ts';
import { servers } from '../../support/servers.ts';

/** Nothing new about patients without a decision what an erasure does to it (beyond the specification, 5.4 row 5). */

let owner: Pool;
beforeAll(async () => {
  owner = new Pool({ connectionString: servers().ownerUrl, max: 1 });
});
afterAll(() => owner.end());

/** Columns that can hold a word or more, of every table whose foreign keys lead to a patient. */
const columnsOfSchema = async (pool: Pool): Promise<Record<string, string[]>> => {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(`
    with recursive keys as (
      select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid
    ), linked as (
      -- No key leads from a result to its record, which may be of any kind.
      select unnest(array['patients', 'import_results']) as name
      union select table_name::text from information_schema.columns
        where table_schema = 'public' and column_name in ('partner_patient_id', 'patient_id')
          and table_name in (select tablename from pg_tables where schemaname = 'public')
      union select k.child from keys k join linked l on k.parent = l.name
    )
    select l.name as table, coalesce(array_agg(c.column_name::text order by c.column_name::text)
      filter (where c.data_type in ('text', 'character varying', 'bytea', 'json', 'jsonb', 'date', 'ARRAY')), '{}') as columns
    from linked l join information_schema.columns c on c.table_schema = 'public' and c.table_name = l.name
    group by l.name`);
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
};

const declared = (): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(columnsAboutPatients).map(([table, columns]) => [table, Object.keys(columns).toSorted()]),
  );

test('every column about a patient is erased by a step, or has a stated reason why it is kept', async () => {
  expect(await columnsOfSchema(owner)).toEqual(declared());
});

test('a new table and a new column that lead to a patient are found', async () => {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('alter table appointments add column remark text');
    await client.query(
      'create table drawings (id uuid, note_id uuid, organization_id uuid, picture bytea, foreign key (organization_id, note_id) references notes (organization_id, id))',
    );
    const found = await columnsOfSchema(client as unknown as Pool);
    expect(found.appointments).toContain('remark');
    expect(found.drawings).toEqual(['picture']);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
