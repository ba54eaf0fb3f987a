import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { archiveKey } from '../../../domain/exports/export-archive.ts';
import { storedKinds } from '../../../domain/kinds-of-objects.ts';
import { storybookKeys } from '../../../domain/storybooks/storybook-objects.ts';
import { worksheetKeys } from '../../../domain/worksheets/worksheet-objects.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { readyWorksheet, upload } from '../../support/worksheets.ts';
import { createWorld } from '../../support/world.ts';
import { operatorLine } from './operator-line.ts';
import { type OwnDatabase, ownDatabase } from './own-database.ts';

// Processes start one after the other, which takes long on a busy machine.

let database: OwnDatabase;
let app: RunningApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clinic-service-objects-'));
  database = await ownDatabase();
  app = await startApp({ DATABASE_URL: database.environment.DATABASE_URL, OBJECTS_DIR: folder });
});
afterAll(async () => {
  await app?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const check = () =>
  operatorLine({ ...database.environment, OBJECTS_DIR: folder }, ['objects', 'check', '--json']);
const bytes = Buffer.from('bytes');
const put = (key: string) => app.objects.put(key, bytes, { media_type: 'application/octet-stream' });
const age = (key: string) => utimes(path.join(folder, key), 0, 0);

test('reports missing bytes and bytes without a record, and ignores kept and very new objects', async () => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const ada = await world.as(practitioner.id);
  const of = world.organizationId;
  const whole = await readyWorksheet(app, ada, of, 2);
  const broken = await readyWorksheet(app, ada, of, 2);
  const deleted = await readyWorksheet(app, ada, of);
  const converting = await upload(ada, Buffer.from('%PDF-1.7 not opened'));
  expect((await ada.delete(`/v1/partner/worksheets/${deleted.id}`)).status).toBe(204);
  // Of one that failed, what was uploaded is swept away in time.
  const failed = await upload(ada, Buffer.from('%PDF-1.7 not opened'));
  await database.owner.query(
    `update worksheets set status = 'failed', failure_code = 'unreadable_document' where id = $1`,
    [failed.id],
  );
  await app.objects.remove([worksheetKeys(of, failed.id).source]);
  const made = async (state: string) => {
    const id = crypto.randomUUID();
    await database.owner.query(
      `insert into exports (id, organization_id, partner_practitioner_id, status, ready_at, expires_at, created_at, updated_at)
       values ($1, $2, $3, 'ready', now(), now() + $4::interval, now(), now())`,
      [id, of, practitioner.id, state],
    );
    return archiveKey(of, id);
  };
  const [kept, lost] = [await made('7 days'), await made('7 days')];
  await made('-1 hour');
  await put(kept);
  const storybook = crypto.randomUUID();
  await database.owner.query(
    `insert into storybooks (id, organization_id, partner_practitioner_id, status, language, age_band,
       illustration_style, page_count, title, ready_at, created_at, updated_at)
     values ($1, $2, $3, 'ready', 'en', '4-6', 'crayon', 1, 'x', now(), now(), now())`,
    [storybook, of, practitioner.id],
  );
  const book = storybookKeys(of, storybook);
  await put(book.cover);

  expect(await check()).toMatchObject({
    status: 1,
    json: { records: 9, missing: [lost, book.document(0)].toSorted(), orphaned: [] },
  });
  await put(book.document(0));

  const page = worksheetKeys(of, broken.id).page(2);
  const source = worksheetKeys(of, converting.id).source;
  await app.objects.remove([page, source]);
  await app.objects.remove([worksheetKeys(of, deleted.id).cover]);
  const orphan = worksheetKeys(of, crypto.randomUUID()).source;
  const elsewhere = `organizations/${of}/pictures/${crypto.randomUUID()}/one.png`;
  const coming = worksheetKeys(of, crypto.randomUUID()).source;
  for (const key of [orphan, elsewhere, coming]) await put(key);
  for (const key of [orphan, elsewhere, kept, worksheetKeys(of, whole.id).document(0)]) await age(key);
  const { status, json } = await check();
  expect([status, json.missing, json.orphaned]).toEqual([
    1,
    [lost, page, source].toSorted(),
    [orphan, elsewhere].toSorted(),
  ]);

  for (const key of [lost, page, source]) await put(key);
  const mended = await check();
  expect([mended.status, mended.json.missing, mended.json.orphaned.length]).toEqual([0, [], 2]);
});

test('every kind of key is compared', async () => {
  const root = path.join(import.meta.dirname, '../../..');
  const files: string[] = [];
  for (const folder of ['api', 'domain', 'platform'])
    for (const name of await readdir(path.join(root, folder), { recursive: true }))
      if (name.endsWith('.ts')) files.push(path.join(folder, name));
  const kinds = new Set<string>();
  for (const file of files) {
    const source = await readFile(path.join(root, file), 'utf8');
    for (const [, called, spelled] of source.matchAll(
      /keysOf\([^,()]+,\s*'(\w+)'|organizations\/\$\{\w+\}\/([\w-]+)\/\$\{/g,
    ))
      kinds.add((called ?? spelled) as string);
  }
  expect([...kinds].toSorted()).toEqual(storedKinds.map(({ kind }) => kind).toSorted());
});
