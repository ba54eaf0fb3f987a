import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { type MigratedDatabase, migratedDatabase } from '../support/migrated-database.ts';

/** deploy/roles.sh against a real PostgreSQL; only psql is a script of this test's, since not every machine has it. */

const project = path.resolve(import.meta.dirname, '../..');
const PASSWORD = 'of-temporal';
let folder: string;
let database: MigratedDatabase;

const PSQL = `#!${process.execPath}
const { Client } = require(${JSON.stringify(createRequire(import.meta.url).resolve('pg'))});
const url = new URL(process.env.OWNER_URL);
url.pathname = process.argv[process.argv.indexOf('--dbname') + 1];
const client = new Client({ connectionString: url.href });
client.connect()
  .then(() => client.query(require('node:fs').readFileSync(0, 'utf8')))
  .then(() => client.end(), (error) => { console.error(error.message); process.exit(3); });
`;

beforeAll(async () => {
  database = await migratedDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'clinic-service-roles-'));
  writeFileSync(path.join(folder, 'psql'), PSQL, { mode: 0o755 });
  // That of the tests' server: other tests go on with it.
  writeFileSync(path.join(folder, 'app_password'), new URL(database.databaseUrl).password);
  writeFileSync(path.join(folder, 'temporal_password'), PASSWORD);
  const script = readFileSync(path.join(project, 'deploy/roles.sh'), 'utf8');
  writeFileSync(path.join(folder, 'roles.sh'), script.replaceAll('/run/secrets', folder));
});
afterAll(async () => {
  const owner = await as(database.ownerUrl);
  for (const name of ['temporal', 'temporal_visibility'])
    await owner.query(`drop database if exists ${name} with (force)`);
  await owner.query(`drop role if exists clinic_temporal`);
  await owner.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const runRoles = () =>
  execFileSync('sh', [path.join(folder, 'roles.sh')], {
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      OWNER_URL: database.ownerUrl,
      POSTGRES_USER: 'postgres',
      POSTGRES_DB: new URL(database.ownerUrl).pathname.slice(1),
    },
  });

const as = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};
const at = (url: string, name: string, login = new URL(url)): string =>
  Object.assign(new URL(url), { pathname: name, username: login.username, password: login.password }).href;
const temporalLogin = () =>
  Object.assign(new URL(database.ownerUrl), { username: 'clinic_temporal', password: PASSWORD });

const refused = expect.objectContaining({ code: '42501' });

test("Temporal's login owns its two databases and opens no other, and ours opens neither of them", async () => {
  runRoles();
  for (const name of ['temporal', 'temporal_visibility']) {
    const own = await as(at(database.ownerUrl, name, temporalLogin()));
    await own.query('create table executions (id bigserial primary key)');
    await own.end();
    await expect(as(at(database.databaseUrl, name))).rejects.toEqual(refused);
  }
  const clinic = new URL(database.ownerUrl).pathname;
  await expect(as(at(database.ownerUrl, clinic, temporalLogin()))).rejects.toEqual(refused);
  const owner = await as(database.ownerUrl);
  const { rows } = await owner.query(
    `select rolname, rolcanlogin, rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as mighty
     from pg_roles where rolname in ('clinic_app', 'clinic_temporal') order by rolname`,
  );
  await owner.end();
  expect(rows).toEqual([
    { rolname: 'clinic_app', rolcanlogin: true, mighty: false },
    { rolname: 'clinic_temporal', rolcanlogin: true, mighty: false },
  ]);
  const ours = await as(database.databaseUrl);
  await ours.end();
});

test('tables that Temporal created as the superuser belong to its role after the script has run again', async () => {
  const owner = await as(at(database.ownerUrl, 'temporal'));
  await owner.query(`alter database temporal owner to postgres;
    create table history (id bigserial primary key, at timestamptz);
    create view recent as select id from history;
    create function later() returns int language sql as 'select 1'`);
  await owner.end();
  runRoles();
  runRoles();
  const own = await as(at(database.ownerUrl, 'temporal', temporalLogin()));
  const { rows } = await own.query(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relowner <> 'clinic_temporal'::regrole
    union select proname from pg_proc where pronamespace = 'public'::regnamespace and proowner <> 'clinic_temporal'::regrole`);
  await own.query(
    'alter table history add column more text; insert into history default values; drop view recent',
  );
  await own.end();
  expect(rows).toEqual([]);
});
