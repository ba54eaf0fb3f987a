import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import type { Resource } from '../../domain/declarations/resource.ts';
import { endpoints } from '../../domain/index.ts';
import { tellColumn } from '../../migrations/tell-changes.ts';
import { type MigratedDatabase, migratedDatabase } from '../support/migrated-database.ts';

/** Whether the change feed watches what a GET shows. A migration that adds a column forgets that easily. */

let own: MigratedDatabase;
let owner: Client;
beforeAll(async () => {
  own = await migratedDatabase();
  owner = new Client({ connectionString: own.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await own?.drop();
});

/** Of every record: they never change, or they only say when it changed. */
const OF_ALL = ['id', 'organization_id', 'created_at', 'updated_at', 'deleted_at'];
/** Fields that no trigger compares, by table. */
const NOT_TOLD: Readonly<Record<string, readonly string[]>> = {
  // They never change.
  appointment_series: [
    'count',
    'end_at',
    'interval_weeks',
    'partner_clinic_id',
    'partner_patient_id',
    'partner_practitioner_id',
    'start_at',
    'timezone',
  ],
  appointments: ['series_id'],
  community_items: [
    'content_id',
    'content_type',
    'description',
    'partner_clinic_id',
    'shared_at',
    'shared_by_partner_practitioner_id',
  ],
  content_shares: ['requested_at'],
  game_sessions: ['game_type', 'partner_patient_id', 'partner_practitioner_id'],
  notes: ['partner_patient_id', 'partner_practitioner_id'],
  playrooms: ['partner_practitioner_id'],
  toolkits: ['partner_practitioner_id'],
  // They change with the status, which is told, and the progress is not.
  exports: ['expires_at', 'failure_code', 'items_done', 'items_total', 'ready_at', 'size_bytes'],
  imports: ['ended_at', 'failure_code', 'kind', 'mode', 'on_existing', 'records_done', 'records_total'],
  form_submissions: ['answers', 'completed_at', 'form_id', 'partner_patient_id', 'requested_at'],
  storybooks: ['pages_done', 'ready_at'],
  worksheets: ['pages_done', 'partner_practitioner_id', 'ready_at'],
  // Of these the vocabulary has a part only: erased; created and deleted; disabled.
  erasures: [
    'begins_at',
    'certificate',
    'clinical_erased_at',
    'completed_at',
    'keep_clinical_until',
    'partner_patient_id',
    'reason',
    'requested_at',
  ],
  game_saves: ['game_type', 'name', 'partner_patient_id', 'scene'],
  webhook_endpoints: [
    'disabled_reason',
    'event_types',
    'failing_since',
    'include_clinician_content',
    'last_success_at',
    'next_sequence',
  ],
};

/** Columns that the triggers of a table compare. */
const watchedOf = async (): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const { rows } = await owner.query<{ table: string; definition: string }>(`
    select tgrelid::regclass::text as table, pg_get_triggerdef(oid) as definition from pg_trigger
    where tgname ~ '_told(_|$)' and not tgisinternal`);
  const watched = new Map<string, Set<string>>();
  for (const { table, definition } of rows) {
    const columns = watched.get(table) ?? new Set();
    for (const [, column = ''] of definition.matchAll(/\bold\.(\w+)/g)) columns.add(column);
    watched.set(table, columns);
  }
  return watched;
};

/** Fields of all views of a table that are columns of it. */
const shownOf = async (table: string): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
    [table],
  );
  const columns = new Set(rows.map(({ name }) => name));
  const resources = endpoints
    .flatMap(({ shows, lists }) => [shows, lists])
    .filter((one): one is Resource => one !== undefined && one.table === table);
  const fields = resources.flatMap(({ view, computed = [] }) =>
    Object.keys(view.properties).filter((name) => !computed.includes(name)),
  );
  return [...new Set(fields)].filter((name) => columns.has(name) && !OF_ALL.includes(name));
};

test('every column that a GET shows of a record of the feed is watched, or says why not', async () => {
  const watched = await watchedOf();
  expect(watched.size).toBeGreaterThan(15);
  const missing: Record<string, string[]> = {};
  for (const [table, columns] of watched) {
    const unwatched = (await shownOf(table)).filter((name) => !columns.has(name));
    if (unwatched.length > 0) missing[table] = unwatched.toSorted();
  }
  expect(missing).toEqual(NOT_TOLD);
});

test('a column that is added later is told, in one event with the others', async () => {
  const migration = { addSql: (text: string) => statements.push(text) };
  const statements: string[] = [];
  tellColumn(migration as unknown as Migration, 'clinics', 'website', {
    noun: 'clinic',
    scope: 'clinics:read',
    reach: null,
    changed: 'updated',
    deleted: true,
  });
  await owner.query('alter table clinics add column website text');
  for (const statement of statements) await owner.query(statement);
  const [organization, clinic] = [randomUUID(), randomUUID()];
  await owner.query(
    `insert into organizations (id, name, contact_email, features) values ($1, 'Told', 'told@example.com', '{}')`,
    [organization],
  );
  await owner.query(
    `insert into clinics (id, organization_id, name, timezone, created_at, updated_at)
     values ($2, $1, 'Harbour', 'UTC', now(), now())`,
    [organization, clinic],
  );
  for (const change of [
    "website = 'https://one.example'",
    "website = 'https://two.example', name = 'Hill'",
    'website = website',
  ])
    await owner.query(`update clinics set ${change} where id = $1`, [clinic]);
  await owner.query('update clinics set deleted_at = now() where id = $1', [clinic]);
  await owner.query('update clinics set website = null where id = $1', [clinic]);
  const { rows } = await owner.query(
    'select type, changed_fields from events where organization_id = $1 order by sequence',
    [organization],
  );
  expect(rows).toEqual([
    { type: 'clinic.created', changed_fields: null },
    { type: 'clinic.updated', changed_fields: ['website'] },
    { type: 'clinic.updated', changed_fields: ['name', 'website'] },
    { type: 'clinic.deleted', changed_fields: null },
  ]);
});
