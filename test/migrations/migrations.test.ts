import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { migrate, migrations } from '../../migrations/migrate.ts';
import { eventually } from '../support/eventually.ts';
import { servers } from '../support/servers.ts';
import { lintMigration } from './lint-migration.ts';

type Contracting = { readonly contracts?: string };

const statementsOf = async (made: (typeof migrations)[number]): Promise<string[]> => {
  const migration = new made.class(undefined as never, undefined as never);
  await migration.up();
  return migration.getQueries().map((query) => (typeof query === 'string' ? query : JSON.stringify(query)));
};

describe('what migrations may do', () => {
  test.each(migrations.map((one) => [one.name, one] as const))('%s takes nothing away', async (name, one) => {
    const { contracts } = one.class as Contracting;
    if (contracts !== undefined) {
      const names = migrations.map((other) => other.name);
      expect(names.slice(0, names.indexOf(name))).toContain(contracts);
    }
    const statements = await statementsOf(one);
    expect(statements.length).toBeGreaterThan(0);
    expect(lintMigration(statements, contracts !== undefined)).toEqual([]);
  });

  test('each file is in the list, once', () => {
    const files = readdirSync(new URL('../../migrations/', import.meta.url)).filter((name) =>
      /^\d{4}-/.test(name),
    );
    expect(migrations.map(({ name }) => `${name}.ts`).toSorted()).toEqual(files.toSorted());
  });

  test.each([
    ['drop table clinics', 'drops a table'],
    ['alter table clinics drop column name', 'drops a column'],
    ['alter table clinics rename column name to title', 'renames'],
    ['alter table clinics rename to practices', 'renames'],
    ['truncate clinics', 'empties a table'],
    ['delete from clinics where true', 'removes rows'],
    ["update clinics set name = 'x'", 'rewrites rows'],
    ['alter table clinics alter column name type varchar(20)', 'changes a type'],
    ['alter table clinics alter column name set not null', 'refuses what the old version writes'],
    ['alter table clinics add column phone text not null', 'adds a column that must be given'],
    ['alter table clinics drop constraint clinics_name', 'drops the constraint clinics_name'],
    ["set lock_timeout = '1h'", 'sets its own lock_timeout'],
  ])('%s is refused, unless a release before expanded', (statement, complaint) => {
    expect(lintMigration([statement], false)).toEqual([expect.stringContaining(complaint)]);
    if (!statement.startsWith('set ')) expect(lintMigration([statement], true)).toEqual([]);
  });

  test.each([
    'alter table clinics add column phone text',
    "alter table clinics add column phone text not null default ''",
    'alter table clinics drop constraint clinics_kind, add constraint clinics_kind check (true)',
    'create function f() returns void language sql as $$ delete from clinics $$',
    'grant select, delete on clinics to clinic_app',
    'revoke truncate on clinics from clinic_app',
  ])('%s is allowed', (statement) => {
    expect(lintMigration([statement], false)).toEqual([]);
  });
});

describe('how they run', () => {
  const name = `migrations_${randomBytes(6).toString('hex')}`;
  let admin: Client;
  let url: string;
  beforeAll(async () => {
    const { ownerUrl } = await servers();
    admin = new Client({ connectionString: ownerUrl });
    await admin.connect();
    await admin.query(`create database ${name}`);
    url = Object.assign(new URL(ownerUrl), { pathname: `/${name}` }).href;
  });
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  test('one migrator at a time: of three, one does everything and the others find nothing to do', async () => {
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(applied.map(({ length }) => length).toSorted((a, b) => b - a)).toEqual([migrations.length, 0, 0]);
  });

  test('one that waits for a table gives it up after two seconds, and comes back', async () => {
    class AddsAColumn extends Migration {
      override up(): void {
        this.addSql('alter table clinics add column of_a_test text');
      }
    }
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table clinics in access share mode');
    const migrating = migrate(url, [...migrations, { name: '2099-01-01-adds-a-column', class: AddsAColumn }]);
    const waiting = async () =>
      (
        await admin.query(
          `select count(*)::int from pg_locks l join pg_database d on d.oid = l.database
           where d.datname = $1 and not l.granted and l.locktype = 'relation'`,
          [name],
        )
      ).rows[0].count;
    await eventually(async () => (await waiting()) === 1, 10_000);
    const began = performance.now();
    await eventually(async () => (await waiting()) === 0, 10_000);
    expect(performance.now() - began).toBeLessThan(3_500);
    await holder.query('commit');
    await holder.end();
    expect(await migrating).toEqual(['2099-01-01-adds-a-column']);
  });
});
