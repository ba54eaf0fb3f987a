import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sweepOrphanedObjects } from '../../activities/upkeep/sweep-orphaned-objects.ts';
import { archiveKey } from '../../domain/exports/export-archive.ts';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { sql } from '../../platform/database/rows.ts';
import { folderStore } from '../../platform/objects/folder-store.ts';
import { keysOf } from '../../platform/objects/objects.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { finishedExport } from '../support/exports.ts';
import { failedStorybook, startedStorybook } from '../support/storybooks.ts';
import { readyWorksheet, upload } from '../support/worksheets.ts';
import { createWorld } from '../support/world.ts';

let own: OwnDatabase;
let app: RunningApp;
let folder: string;
beforeAll(async () => {
  // The sweep looks at everything that there is: not at what other files' tests are making.
  own = await ownDatabase();
  app = await startApp({ DATABASE_URL: own.environment.DATABASE_URL });
  folder = await mkdtemp(path.join(tmpdir(), 'sweep-'));
});
afterAll(async () => {
  await app?.stop();
  await own?.drop();
  await rm(folder, { recursive: true });
});

const DAY = 24 * 3_600_000;

test('what no record refers to goes after a day, and nothing else', async () => {
  const store = folderStore(folder);
  const { database } = app;
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const clinician = await world.as(practitioner.id);
  const { organizationId } = world;
  const generating = await startedStorybook(clinician);
  const failed = await failedStorybook(app, organizationId, clinician);
  const deleted = await startedStorybook(clinician);
  await clinician.delete(`/v1/partner/storybooks/${deleted.id}`);
  const put = async (kind: string, id: string) => {
    const key = `${keysOf(organizationId, kind, id)}cover.png`;
    await store.put(key, Buffer.from('x'), { media_type: 'image/png' });
    return key;
  };
  const kept = [await put('storybooks', generating.id), await put('unheard', randomUUID())];
  const orphans = await Promise.all(
    [failed.id, deleted.id, randomUUID()].map((id: string) => put('storybooks', id)),
  );
  const left = async () => {
    const keys: string[] = [];
    for await (const { key } of store.list('')) keys.push(key);
    return keys.sort();
  };
  const sweepIn = (ahead: number) =>
    sweepOrphanedObjects({ database, store, now: () => Date.now() + ahead })(() => undefined);

  expect(await sweepIn(DAY - 60_000)).toBe(0);
  expect(await left()).toEqual([...kept, ...orphans].sort());
  expect(await sweepIn(DAY + 60_000)).toBe(3);
  expect(await left()).toEqual(kept.sort());
});

test('an upload is removed once its worksheet is bound; until then the PDF is made from it', async () => {
  const store = folderStore(path.join(folder, 'uploads'));
  const { database } = app;
  const world = await createWorld(app);
  const clinician = await world.as((await world.practice()).practitioner.id);
  const [bound, former, converting] = [
    await readyWorksheet(app, clinician, world.organizationId),
    await readyWorksheet(app, clinician, world.organizationId),
    await upload(clinician, Buffer.from('%PDF-1.7')),
  ];
  await database
    .within(world.organizationId)
    .all(sql`update worksheets set bound_revision = null, bound_images = null where id = ${former.id}`);
  const keys = [bound, former, converting].map(({ id }) => worksheetKeys(world.organizationId, id));
  for (const { source, cover } of keys)
    for (const key of [source, cover]) await store.put(key, Buffer.from('x'), { media_type: 'image/png' });
  const sweep = sweepOrphanedObjects({ database, store, now: () => Date.now() + DAY + 60_000 });
  expect(await sweep(() => undefined)).toBe(1);
  const left: string[] = [];
  for await (const { key } of store.list('')) left.push(key);
  expect(left.toSorted()).toEqual(
    keys.flatMap(({ source, cover }, index) => (index === 0 ? [cover] : [source, cover])).toSorted(),
  );
});

test('the archive of an expired export is removed, and half-written objects beside one that has not expired', async () => {
  const { database } = app;
  const store = folderStore(path.join(folder, 'exports'));
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const who = { organizationId: world.organizationId, practitionerId: practitioner.id };
  const there = { database, objects: { ...app.objects, put: store.put } };
  const kept = archiveKey(world.organizationId, await finishedExport(there, who));
  await finishedExport(there, who, -1);
  const half = path.join(folder, 'exports', path.dirname(kept), `${randomUUID()}.new`);
  await writeFile(half, 'half');
  const sweep = sweepOrphanedObjects({ database, store, now: () => Date.now() + DAY + 60_000 });
  expect(await sweep(() => undefined)).toBe(2);
  const left: string[] = [];
  for await (const { key } of store.list('')) left.push(key);
  expect(left).toEqual([kept]);
});
