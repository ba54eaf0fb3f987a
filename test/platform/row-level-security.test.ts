import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../../domain/declarations/database.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld, type World } from '../support/world.ts';

/** The layer below the queries' own scope: what holds when a statement forgets to ask for an organization. */

let app: RunningApp;
let mine: World;
let theirs: World;
beforeAll(async () => {
  app = await startApp();
  [mine, theirs] = await Promise.all([createWorld(app), createWorld(app)]);
  await Promise.all([mine.practice(), theirs.practice()]);
});
afterAll(() => app.stop());

const catalogue = async (text: string): Promise<string[]> =>
  (await app.owner.pool.query<{ name: string }>(text)).rows.map(({ name }) => name);

/** Tables with an organization, or with a key that leads to one that has it. */
const TENANT_TABLES = `
  with recursive tenant as (
    select c.oid from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (c.relname = 'organizations'
        or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped))
    union
    select k.conrelid from pg_constraint k join tenant t on k.confrelid = t.oid where k.contype = 'f'
  )`;

test('every table with an organization forces row-level security on the role of the API', async () => {
  const open = await catalogue(`${TENANT_TABLES}
    select c.relname as name from tenant join pg_class c using (oid)
    where not c.relrowsecurity or not c.relforcerowsecurity
      or not exists (
        select from pg_policies p
        where p.schemaname = 'public' and p.tablename = c.relname and p.roles = '{clinic_app}' and p.cmd = 'ALL'
          and p.permissive = 'PERMISSIVE' and p.qual = p.with_check
          and p.qual ~ '^\\(\\w+ = \\(NULLIF\\(current_setting\\(''app.organization''::text, true\\), ''''::text\\)\\)::uuid\\)$')
    order by 1`);
  expect(open).toEqual([]);
});

test('no other policy admits the role of the API, and the roles that may cross organizations are listed', async () => {
  const others = await catalogue(`
    select distinct policyname || ' to ' || roles::text as name from pg_policies where schemaname = 'public' order by 1`);
  expect(others).toEqual([
    'clinic_ledger_crosses to {clinic_ledger}',
    'clinic_operator_crosses to {clinic_operator}',
    'only_at_the_end to {clinic_app}',
    'own_organization to {clinic_app}',
    'own_organizations to {clinic_reader}',
    'own_organizations_locked to {clinic_creator}',
    'own_organizations_made to {clinic_creator}',
    'own_organizations_seen to {clinic_creator}',
    'own_organizations_told to {clinic_creator}',
  ]);
});

test('every view runs with the rights of its caller', async () => {
  const views = await catalogue(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce(reloptions @> '{security_invoker=true}' or reloptions @> '{security_invoker=on}', false)`);
  expect(views).toEqual([]);
});

test('no function gives the role of the API the rights of its owner', async () => {
  const lent = await catalogue(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
  );
  expect(lent).toEqual([]);
});

test('no role for several organizations bypasses row-level security, owns a table or inherits rights', async () => {
  const { rows } = await app.owner.pool.query(`
    select r.rolname, r.rolsuper, r.rolbypassrls, r.rolcanlogin, m.inherit_option, m.admin_option
    from pg_roles r join pg_auth_members m on m.roleid = r.oid and m.member = 'clinic_app'::regrole
    order by r.rolname`);
  const harmless = { rolsuper: false, rolbypassrls: false, rolcanlogin: false };
  expect(rows).toEqual([
    { rolname: 'clinic_creator', ...harmless, inherit_option: false, admin_option: false },
    { rolname: 'clinic_ledger', ...harmless, inherit_option: false, admin_option: false },
    { rolname: 'clinic_operator', ...harmless, inherit_option: false, admin_option: false },
    { rolname: 'clinic_reader', ...harmless, inherit_option: false, admin_option: false },
  ]);
});

const TABLES = ['organizations', 'clinics', 'practitioners', 'patients', 'audit_heads', 'audit_entries'];

test('a statement that selects all rows gets only those of its organization', async () => {
  for (const table of TABLES) {
    const column = sql.ref(table === 'organizations' ? 'id' : 'organization_id');
    const seen = await app.database
      .within(mine.organizationId)
      .all(sql<{ organization: string }>`select distinct ${column} as organization from ${sql.table(table)}`);
    expect({ table, seen }).toEqual({ table, seen: [{ organization: mine.organizationId }] });
  }
});

test('a transaction reads, changes and inserts only rows of its organization', async () => {
  const { transact } = app.database;
  const changed = await transact(mine.organizationId, (rows) =>
    rows.all(sql<{ organization_id: string }>`update clinics set name = name returning organization_id`),
  );
  expect(changed).toEqual([{ organization_id: mine.organizationId }]);
  await expect(
    transact(mine.organizationId, (rows) =>
      rows.all(sql`
        insert into clinics (id, organization_id, name, timezone, created_at, updated_at)
        values (${randomUUID()}, ${theirs.organizationId}, 'Elsewhere', 'UTC', now(), now())`),
    ),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(
    transact(mine.organizationId, (rows) =>
      rows.all(sql`update clinics set organization_id = ${theirs.organizationId}`),
    ),
  ).rejects.toMatchObject({ code: '42501' });
});

test('without an organization no row is visible, and unscoped statements reach only what was opened to them', async () => {
  for (const nobody of ['', randomUUID()])
    expect(await app.database.within(nobody).all(sql`select 1 from patients`)).toEqual([]);
  const refused = expect.objectContaining({ code: '42501' });
  const { unscoped } = app.database;
  await expect(unscoped.all(sql`select first_name from patients`)).rejects.toEqual(refused);
  await expect(unscoped.all(sql`select first_name from practitioners`)).rejects.toEqual(refused);
  await expect(unscoped.all(sql`select notes from appointments`)).rejects.toEqual(refused);
});

test('handlers cannot reach the signing keys of tokens', async () => {
  await expect(
    app.database.within(mine.organizationId).all(sql`select private_jwk from signing_keys`),
  ).rejects.toMatchObject({ code: '42501' });
});

/** What each organization sees of clinics, asked without any condition. */
const whose = async (database: Scoped, organizationId: string): Promise<unknown> =>
  database.within(organizationId).all(sql`select distinct organization_id from clinics`);

test('10,000 statements of 20 organizations over few connections, some of them failing, never see another organization', async () => {
  const database = await openDatabase({
    url: app.config.DATABASE_URL,
    poolSize: 3,
    application: 'test',
    entities: [],
  });
  const ids = Array.from({ length: 20 }, () => randomUUID());
  for (const id of ids) {
    await app.owner.pool.query(
      `insert into organizations (id, name, contact_email, features) values ($1, 'O', 'o@example.com', '{}')`,
      [id],
    );
    await app.owner.pool.query(
      `insert into clinics (id, organization_id, name, timezone, created_at, updated_at)
       values ($1, $2, 'C', 'UTC', now(), now())`,
      [randomUUID(), id],
    );
  }
  const failing = (id: string) =>
    database
      .within(id)
      .all(sql`select 1 / (select count(*) from clinics where false)`)
      .then(
        () => 'answered',
        () => 'failed',
      );
  const rolledBack = (id: string) =>
    database
      .transact(id, async (rows) => {
        const seen = await rows.all(sql`select distinct organization_id from clinics`);
        expect(seen).toEqual([{ organization_id: id }]);
        throw new Error('given up');
      })
      .catch((error: Error) => error.message);
  const outcomes = { own: 0, failed: 0, rolledBack: 0 };
  for (let round = 0; round < 100; round += 1)
    await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const id = ids[(round * 7 + index) % ids.length] as string;
        if (index % 25 === 0) {
          expect(await failing(id)).toBe('failed');
          outcomes.failed += 1;
        } else if (index % 25 === 1) {
          expect(await rolledBack(id)).toBe('given up');
          outcomes.rolledBack += 1;
        } else {
          expect(await whose(database, id)).toEqual([{ organization_id: id }]);
          outcomes.own += 1;
        }
      }),
    );
  expect(outcomes).toEqual({ own: 9_200, failed: 400, rolledBack: 400 });
  expect(await database.within('').all(sql`select 1 from clinics`)).toEqual([]);
  await database.close();
});
