import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sweepOrphanedObjects } from '../../activities/upkeep/sweep-orphaned-objects.ts';
import { copyObjects } from '../../domain/stored-objects/storage-of-organization.ts';
import { storybookKeys } from '../../domain/storybooks/storybook-objects.ts';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { sql } from '../../platform/database/rows.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';
import { startPipeline } from '../interface/own-pipeline.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { type Client, clientOf } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { readyWorksheet } from '../support/worksheets.ts';
import { createWorld } from '../support/world.ts';
import { dataOf, refusalOf } from './observations.ts';

/** What a copy costs others, and whose bytes it has. */

const WORKSHEETS = '/v1/partner/worksheets';
const ITEMS = '/v1/partner/clinic-community/items';
const DAY = 24 * 3_600_000;

// The sweep looks at everything that there is: not at what other files' tests are making.
let database: OwnDatabase;
let app: RunningApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clinic-service-copies-'));
  database = await ownDatabase();
  app = await startApp({ DATABASE_URL: database.environment.DATABASE_URL, OBJECTS_DIR: folder });
});
afterAll(async () => {
  await app?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const sharedWorksheet = async (pages: number) => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const ada = await world.as(practitioner.id);
  const { id } = await readyWorksheet(app, ada, world.organizationId, pages);
  const item = dataOf(await ada.post(ITEMS, { content_type: 'worksheet', content_id: id }), 201);
  return { world, ada, id: id as string, copy: `${ITEMS}/${item.id}/copy` };
};
const bytesAt = async (client: Client, path: string) => {
  const headers = { Authorization: `Bearer ${client.token}` };
  const reply = await fetch(`${app.baseUrl}${path}`, { headers });
  return [reply.status, Buffer.from(await reply.arrayBuffer()).toString('base64')];
};
const stored = async (prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of app.objects.store.list(prefix)) keys.push(key);
  return keys.sort();
};
const sweep = () =>
  sweepOrphanedObjects({
    database: app.database,
    store: app.objects.store,
    now: () => Date.now() + DAY + 60_000,
  })(() => undefined);

test('24 concurrent copies copy no bytes, and another organization can write meanwhile', async () => {
  const { world, ada, copy } = await sharedWorksheet(60);
  const other = await createWorld(app);
  // A store that answers nobody: who needs it waits for ever.
  const silent = () => new Promise<never>(() => undefined);
  const objects = { ...app.objects, put: silent, read: silent };
  const pipeline = await startPipeline(app, { objects });
  const [copier, writer] = await Promise.all([
    clientOf(pipeline.baseUrl, ada.token),
    clientOf(pipeline.baseUrl, other.partner.token),
  ]);
  const copies = Promise.all(Array.from({ length: 24 }, () => copier.post(copy)));
  const writes = await Promise.all(
    Array.from({ length: 10 }, (_, index) => writer.post('/v1/partner/clinics', { name: `Clinic ${index}` })),
  );
  expect(writes.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect((await copies).map(({ status }) => status)).toEqual(Array(24).fill(201));
  await pipeline.stop();
  // 60 pages, a cover and the source: once.
  expect(await stored(`organizations/${world.organizationId}/`)).toHaveLength(62);
});

test('an organization that waits leaves connections for writes of others', async () => {
  const [world, other] = [await createWorld(app), await createWorld(app)];
  const { clinic } = await world.practice();
  const { clinic: free } = await other.practice();
  const locked = await app.owner.pool.connect();
  try {
    await locked.query('begin');
    await locked.query('select from clinics where id = $1 for update', [clinic.id]);
    const held = Array.from({ length: 12 }, (_, index) =>
      world.partner.patch(`/v1/partner/clinics/${clinic.id}`, { name: `Held ${index}` }),
    );
    const reply = await other.partner.patch(`/v1/partner/clinics/${free.id}`, { name: 'Free' });
    expect(reply.status).toBe(200);
    await locked.query('rollback');
    expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([200]));
  } finally {
    locked.release();
  }
});

test('the bytes of a copy stay when its source is deleted, and are removed with the last copy', async () => {
  const { world, ada, id, copy } = await sharedWorksheet(2);
  const prefix = `organizations/${world.organizationId}/`;
  const [one, two] = [dataOf(await ada.post(copy), 201), dataOf(await ada.post(copy), 201)];
  const cover = `${WORKSHEETS}/${one.content_id}/cover`;
  const before = await bytesAt(ada, cover);
  expect(before[0]).toBe(200);
  await ada.delete(`${WORKSHEETS}/${id}`);
  await ada.delete(`${WORKSHEETS}/${two.content_id}`);
  await sweep();
  expect(await bytesAt(ada, cover)).toEqual(before);
  expect((await stored(prefix)).length).toBe(4);
  await ada.delete(`${WORKSHEETS}/${one.content_id}`);
  await sweep();
  expect(await stored(prefix)).toEqual([]);
});

test('a copy that begins while its source is removed has all its bytes, or is refused', async () => {
  const { world, ada, id, copy } = await sharedWorksheet(5);
  const [copied, removed] = await Promise.all([ada.post(copy), ada.delete(`${WORKSHEETS}/${id}`)]);
  expect(removed.status).toBe(204);
  await sweep();
  if (copied.status === 201) {
    const path = `${WORKSHEETS}/${dataOf(copied, 201).content_id}`;
    for (const page of dataOf(await ada.get(`${path}/pages`)))
      expect((await bytesAt(ada, `${path}/pages/${page.id}/image`))[0]).toBe(200);
  } else {
    expect(refusalOf(copied)).toBe('404 not-found');
    expect(await stored(`organizations/${world.organizationId}/`)).toEqual([]);
  }
});

test('removing an object waits for a copy that is being made from it, and keeps its bytes', async () => {
  const { world, id } = await sharedWorksheet(1);
  const { cover } = worksheetKeys(world.organizationId, id);
  const copies = crypto.randomUUID();
  const { cover: taken } = worksheetKeys(world.organizationId, copies);
  // Of what nobody has measured no sum changes, whose lock would keep them apart as well.
  await app.database.within(world.organizationId).all(sql`
    update stored_objects set bytes = null where key = ${cover}`);
  // The copy is there, and not committed: the removal waits, and then leaves the bytes.
  const gate = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<number>();
  const copying = app.database.transact(world.organizationId, async (rows) => {
    await copyObjects(rows, world.organizationId, [{ from: cover, to: taken }]);
    const self = await rows.first(sql<{ pid: number }>`select pg_backend_pid() as pid`);
    locked.resolve(self?.pid as number);
    await gate.promise;
  });
  const pid = await locked.promise;
  const removing = app.objects.remove([cover]);
  const blocked = eventually(async () => {
    const waiting = await app.owner.rows.all(sql`
      select 1 from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`);
    return waiting.length > 0;
  });
  await Promise.race([removing, blocked]);
  gate.resolve();
  await Promise.all([copying, removing]);
  const { bytes, size } = await app.objects.read(taken);
  bytes.destroy();
  expect(size).toBeGreaterThan(0);
  await app.objects.remove([taken]);
  expect(await stored(`organizations/${world.organizationId}/`)).not.toContain(cover);
});

test('an object that is stored again has other bytes: a copy keeps the former ones', async () => {
  const world = await createWorld(app);
  const [from, to] = [crypto.randomUUID(), crypto.randomUUID()].map((id) =>
    storybookKeys(world.organizationId, id),
  ) as [ReturnType<typeof storybookKeys>, ReturnType<typeof storybookKeys>];
  const put = (text: string) => app.objects.put(from.cover, Buffer.from(text), { media_type: 'image/png' });
  const textOf = async (key: string) =>
    Buffer.concat(await (await app.objects.read(key)).bytes.toArray()).toString();
  await put('first');
  await app.database.transact(world.organizationId, (rows) =>
    copyObjects(rows, world.organizationId, [{ from: from.cover, to: to.cover }]),
  );
  await put('second');
  expect([await textOf(from.cover), await textOf(to.cover)]).toEqual(['second', 'first']);
  await put('third');
  // The second is gone: nobody else had it.
  expect(await stored(`organizations/${world.organizationId}/`)).toHaveLength(2);
});

test('an object from before there were rows can be copied, and the sweep measures it', async () => {
  const { world, ada, id, copy } = await sharedWorksheet(2);
  const { organizationId } = world;
  await app.database.within(organizationId).all(sql`delete from stored_objects where record_id = ${id}`);
  const used = async () =>
    (
      await app.database.within(organizationId).first(sql<{ used: string }>`
      select used_bytes as used from organization_storage where organization_id = ${organizationId}`)
    )?.used;
  expect(await used()).toBe('0');
  const made = dataOf(await ada.post(copy), 201);
  expect((await bytesAt(ada, `${WORKSHEETS}/${made.content_id}/cover`))[0]).toBe(200);
  expect(await used()).toBe('0');
  await sweep();
  let bytes = 0;
  for await (const { size } of app.objects.store.list(`organizations/${organizationId}/`)) bytes += size;
  expect(await used()).toBe(String(2 * bytes));
});
