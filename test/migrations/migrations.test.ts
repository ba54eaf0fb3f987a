import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Constructor } from '@mikro-orm/core';
import { Migration, Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { migrate } from '../../migrations/migrate.ts';
import { eventually } from '../support/eventually.ts';
import { servers } from '../support/servers.ts';
import { lintMigration, madeTables } from './lint-migration.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

/** The migrations in the order of their files, with the names that databases record. */
const migrations = await Promise.all(
  readdirSync(FOLDER)
    .filter((file) => /^\d/.test(file))
    .toSorted()
    .map(async (file) => {
      const [found, ...others] = Object.values(await import(new URL(file, FOLDER).href));
      if (others.length > 0) throw new Error(`${file} exports more than its migration`);
      const name = file.replace(/\.ts$/, '').replace(/^(\d{4}-\d\d-\d\d)-\d\d-/, '$1-');
      return { name, class: found as Constructor<Migration> & { readonly contracts?: string } };
    }),
);

const statementsOf = async (made: (typeof migrations)[number]): Promise<string[]> => {
  const migration = new made.class(undefined as never, undefined as never);
  await migration.up();
  return migration.getQueries().map((query) => (typeof query === 'string' ? query : JSON.stringify(query)));
};

/** The last one that had landed when it began to matter how long a statement holds a table. */
const HELD_BEFORE = '2026-11-21-first-party-workspace';

describe('what migrations may do', () => {
  test.each(migrations.map((one) => [one.name, one] as const))('%s takes nothing away', async (name, one) => {
    const { contracts } = one.class;
    const names = migrations.map((other) => other.name);
    const before = migrations.slice(0, names.indexOf(name));
    if (contracts !== undefined) expect(before.map((other) => other.name)).toContain(contracts);
    const statements = await statementsOf(one);
    expect(statements.length).toBeGreaterThan(0);
    const existing =
      before.length > names.indexOf(HELD_BEFORE)
        ? madeTables((await Promise.all(before.map(statementsOf))).flat())
        : [];
    expect(
      lintMigration(statements, { contracts: contracts !== undefined, existing: new Set(existing) }),
    ).toEqual([]);
  });

  test('no two migrations are recorded with the same name', () => {
    const names = migrations.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    ['drop table clinics', 'drops a table'],
    ['drop table if exists clinics cascade', 'drops a table'],
    ['drop view organization_audit_checkpoints', 'drops what the old version uses'],
    ['drop function audit_chain_step(bytea, bytea, bytea)', 'drops what the old version uses'],
    ['drop trigger audit_entries_append_only on audit_entries', 'drops what the old version uses'],
    ['drop policy own_organization on clinics', 'drops what the old version uses'],
    ['drop index concurrently clinics_order', 'drops an index'],
    ['alter table clinics drop column name', 'drops a column'],
    ['alter table clinics drop column if exists name', 'drops a column'],
    ['alter table clinics drop name', 'drops a column'],
    ['alter table clinics add column phone text, drop name', 'drops a column'],
    ['alter table clinics alter column status drop default', 'leaves to a default'],
    ['alter table clinics rename column name to title', 'renames'],
    ['alter table clinics rename name to title', 'renames'],
    ['alter table clinics rename "name" to "title"', 'renames'],
    ['alter table clinics rename to practices', 'renames'],
    ['truncate clinics', 'empties a table'],
    ['delete from clinics where true', 'removes rows'],
    ['select 1; delete from clinics', 'removes rows'],
    ['with gone as (delete from clinics returning id) select count(*) from gone', 'removes rows'],
    ['do $$ begin delete from clinics; end $$', 'removes rows'],
    ["update clinics set name = 'x'", 'rewrites rows'],
    ["update only public.clinics as c set name = 'x'", 'rewrites rows'],
    ["do $$ begin if true then update clinics set name = 'x'; end if; end $$", 'rewrites rows'],
    ['alter table clinics alter column name type varchar(20)', 'changes a type'],
    ['alter table clinics alter name set data type varchar(20)', 'changes a type'],
    ['alter table clinics alter column name set not null', 'refuses what the old version writes'],
    ['alter table clinics alter name set not null', 'refuses what the old version writes'],
    ['alter table clinics add column phone text not null', 'adds a column that must be given'],
    ['alter table clinics add phone text not null', 'adds a column that must be given'],
    ['alter table clinics add column if not exists phone text not null', 'adds a column that must be given'],
    [
      "alter table clinics add column a text not null default '', add column b text not null",
      'adds a column that must be given',
    ],
    ['alter table clinics drop constraint clinics_name', 'drops the constraint clinics_name'],
  ])('%s is refused, unless a release before expanded', (statement, complaint) => {
    expect(lintMigration([statement])).toEqual([expect.stringContaining(complaint)]);
    expect(lintMigration([statement], { contracts: true })).toEqual([]);
  });

  const existing = new Set(['clinics']);
  test.each([
    ["set lock_timeout = '1h'", 'sets its own limits'],
    ['set local statement_timeout = 0', 'sets its own limits'],
    ['alter table clinics add column code uuid not null default gen_random_uuid()', 'rewrites the table'],
    ['alter table clinics add column number bigint generated always as identity', 'rewrites the table'],
    ['create index clinics_phone on clinics (organization_id, phone)', 'indexes a table that has rows'],
    ['create unique index clinics_code on clinics (organization_id, code)', 'indexes a table that has rows'],
    ['alter table clinics add constraint clinics_named check (name is not null)', 'checks every row'],
    [
      'alter table clinics add foreign key (organization_id, room_id) references rooms (organization_id, id)',
      'checks every row',
    ],
  ])('%s is refused, whatever a release before did', (statement, complaint) => {
    for (const contracts of [false, true])
      expect(lintMigration([statement], { contracts, existing })).toEqual([
        expect.stringContaining(complaint),
      ]);
  });

  test.each([
    'alter table clinics add column phone text',
    "alter table clinics add column phone text not null default ''",
    'alter table clinics add column seen_at timestamptz(3) not null default now()',
    'alter table clinics alter column name drop not null',
    'alter table clinics drop constraint clinics_kind, add constraint clinics_kind check (true) not valid',
    'alter table clinics validate constraint clinics_kind',
    'create index if not exists clinics_phone on clinics (organization_id, phone)',
    'create table rooms (id uuid primary key, made_at timestamptz not null); create index rooms_made on rooms (made_at)',
    'create function f() returns void language sql as $$ delete from clinics $$',
    'create trigger clinics_kept before update or delete on clinics for each row execute function refuse_change()',
    'grant select, delete on clinics to clinic_app',
    'revoke truncate on clinics from clinic_app',
  ])('%s is allowed', (statement) => {
    expect(lintMigration([statement], { existing })).toEqual([]);
  });
});

/** What installed databases have recorded, in the order in which a list in the code named it. Never changes. */
const RECORDED = `
  2026-11-21-foundation
  2026-11-21-audit-checkpoints
  2026-11-21-storybooks
  2026-11-21-video-rooms
  2026-11-21-forms
  2026-11-21-audit-lookups
  2026-11-21-onboarding
  2026-11-21-rooms
  2026-11-21-notes
  2026-11-21-operator-restarts
  2026-11-21-row-level-security
  2026-11-21-clinic-community
  2026-11-21-exports
  2026-11-21-embed-tier
  2026-11-21-direct-logins
  2026-11-21-worksheets
  2026-11-21-form-requests
  2026-11-21-calendars
  2026-11-21-login-upkeep
  2026-11-21-shelves
  2026-11-21-storybook-shelves
  2026-11-21-usage-report
  2026-11-21-batched-reads
  2026-11-21-games
  2026-11-21-stored-objects
  2026-11-21-shares
  2026-11-21-worksheet-generation
  2026-11-21-storybook-editing
  2026-11-21-mail-handovers
  2026-11-21-author-budgets
  2026-11-21-lean-ledgers
  2026-11-21-records-made-together
  2026-11-21-undelivered-shares
  2026-11-21-calendar-settings
  2026-11-21-game-seats
  2026-11-21-first-party-workspace
  2026-11-22-organizations-of-batches
  2026-11-22-sessions-of-reinstated
  2026-11-26-addresses-of-links
  2026-11-28-access-versions
  2026-11-28-audit-kinds
  2026-11-30-audit-links
  2026-12-01-seat-allowances
  2026-12-02-recorded-objects
  2026-12-03-worksheet-binding
  2026-12-04-object-sealing
  2026-12-05-addresses-of-notices
  2026-12-05-recipient-limits
  2026-12-05-upgrade-links
  2026-12-06-holder-windows
  2026-12-06-paced-attempts
  2026-12-07-audit-heads-forward
  2026-12-07-credential-rehash
  2026-12-08-audit-operators
  2026-12-09-outbox-without-notify
  2026-12-10-batched-bookings
`
  .trim()
  .split(/\s+/);

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

  test.each([0, 1, RECORDED.length - 5, RECORDED.length])(
    'a database that applied the first %s migrations when they were listed by hand is migrated on',
    async (count) => {
      const installed = `${name}_${count}`;
      await admin.query(`create database ${installed}`);
      const clientUrl = Object.assign(new URL(url), { pathname: `/${installed}` }).href;
      const orm = await MikroORM.init({
        clientUrl,
        entities: [],
        extensions: [Migrator],
        discovery: { warnWhenNoEntities: false },
        migrations: {
          migrationsList: RECORDED.slice(0, count).map((recorded) => {
            const found = migrations.find((one) => one.name === recorded);
            if (!found) throw new Error(`${recorded} is gone`);
            return found;
          }),
          snapshot: false,
        },
        logger: () => undefined,
      });
      try {
        await orm.migrator.up();
        await orm.close();
        const rest = await migrate(clientUrl);
        expect(rest.slice(0, RECORDED.length - count)).toEqual(RECORDED.slice(count));
        expect(rest).toEqual(migrations.slice(count).map((one) => one.name));
        expect(await migrate(clientUrl)).toEqual([]);
      } finally {
        await admin.query(`drop database ${installed} with (force)`);
      }
    },
  );

  test('one migrator runs at a time: of three, one does everything and the others find nothing to do', async () => {
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([
      migrations.map(({ name }) => name),
      [],
      [],
    ]);
  });

  test('a migration that waits for a table gives up after two seconds, and is retried', async () => {
    class AddsAColumn extends Migration {
      override up(): void {
        this.addSql('alter table clinics add column of_a_test text');
      }
    }
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table clinics in access share mode');
    const migrating = migrate(url, [{ name: '2099-01-01-adds-a-column', class: AddsAColumn }]);
    const waiting = async () =>
      (
        await admin.query(
          `select count(*)::int from pg_locks l join pg_database d on d.oid = l.database
           where d.datname = $1 and not l.granted and l.locktype = 'relation'`,
          [name],
        )
      ).rows[0].count;
    await eventually(async () => (await waiting()) === 1);
    const began = performance.now();
    await eventually(async () => (await waiting()) === 0);
    expect(performance.now() - began).toBeLessThan(30_000);
    await holder.query('commit');
    await holder.end();
    expect(await migrating).toEqual(['2099-01-01-adds-a-column']);
  });
});
