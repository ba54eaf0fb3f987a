import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { migrate } from '../../migrations/migrate.ts';
import { tenantTable } from '../../migrations/tenant-table.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';
import { createScene, outcomesOf, prepareCalls, successes } from '../interface/samples.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { lintMigration } from './lint-migration.ts';

/**
 * While a version is rolled out, the one before works on the schema of the next (migrations/README.md): everything
 * that a release may expand is done while this API runs, and every operation answers as before.
 */

let database: OwnDatabase;
let app: RunningApp;
let tables: readonly string[];
beforeAll(async () => {
  database = await ownDatabase();
  app = await startApp({ DATABASE_URL: database.environment.DATABASE_URL });
  const { rows } = await database.owner.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname not like 'mikro_orm%' order by relname`,
  );
  tables = rows.map(({ relname }) => relname);
});
afterAll(async () => {
  await app?.stop();
  await database?.drop();
});

/** What a next release may do to any table, and what it may add. */
class OfTheNextRelease extends Migration {
  override up(): void {
    for (const table of tables) {
      this.addSql(`alter table ${table} add column of_the_next_release text`);
      this.addSql(`alter table ${table} add column counted_by_it integer not null default 0`);
      this.addSql(`create index if not exists ${table}_by_it on ${table} (counted_by_it)`);
    }
    this.addSql(`create table rooms_of_it (
      id uuid primary key,
      organization_id uuid not null references organizations,
      unique (organization_id, id)
    )`);
    tenantTable(this, 'rooms_of_it');
    this.addSql(`alter table clinics add column room_id uuid`);
    this.addSql(`alter table clinics add constraint clinics_room foreign key (organization_id, room_id)
      references rooms_of_it (organization_id, id) not valid`);
    this.addSql(`alter table exports drop constraint exports_status_check,
      add constraint exports_status_check check (status in ('queued', 'building', 'ready', 'failed', 'of it')) not valid`);
    this.addSql(`create view clinics_of_it with (security_invoker = true) as select id, name from clinics`);
  }
}

/** In an organization of its own each time: of requests, one may make so many in a minute. */
const everyOperation = async (): Promise<void> => {
  const scene = await createScene(app);
  const calls = await prepareCalls(scene);
  expect(await outcomesOf(scene.caller, calls)).toEqual(successes(calls));
};

test("every operation works on the schema of this release and, without a restart, on the next one's", async () => {
  await everyOperation();
  const next = { name: '2099-01-01-of-the-next-release', class: OfTheNextRelease };
  const migration = new OfTheNextRelease(undefined as never, undefined as never);
  migration.up();
  const statements = migration.getQueries().map(String);
  expect(lintMigration(statements, { existing: new Set(tables) })).toEqual([]);
  const owner = new URL(app.owner.pool.options.connectionString as string);
  expect(await migrate(owner.href, [next])).toEqual([next.name]);
  await everyOperation();
});
