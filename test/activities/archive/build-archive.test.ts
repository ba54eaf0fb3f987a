import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { archiveFiles } from '../../../activities/archive/archive-files.ts';
import {
  createBuildArchive,
  createRemoveArchive,
  createSettleExport,
} from '../../../activities/archive/build-archive.ts';
import { clinicianActor } from '../../../domain/access/actor.ts';
import { archiveKey, archivePrefix } from '../../../domain/exports/export-archive.ts';
import { storybookKeys } from '../../../domain/storybooks/storybook-objects.ts';
import { sql } from '../../../platform/database/rows.ts';
import { ObjectAbsent, readWhole } from '../../../platform/objects/objects.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { clientOf } from '../../support/client.ts';
import { PIXEL, savedScene } from '../../support/games.ts';
import { jsonOf, readZip } from '../../support/read-zip.ts';
import { readyStorybook, startedStorybook } from '../../support/storybooks.ts';
import { readyWorksheet } from '../../support/worksheets.ts';
import { createWorld } from '../../support/world.ts';

/** The archive of a clinician's record (decisions part 5), from the database to the store. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const started = async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const clinician = await world.as(practice.practitioner.id);
  const start = async () => (await clinician.post('/v1/partner/exports', {})).body.data.id as string;
  return { world, practice, clinician, start };
};
const build = (organizationId: string, exportId: string) =>
  new MockActivityEnvironment().run(createBuildArchive(app), { organizationId, exportId });
const archived = async (organizationId: string, exportId: string) =>
  readZip(await readWhole(app.objects, archiveKey(organizationId, exportId)));

test('contains the records that the clinician reaches, as JSON and for people, and a manifest', async () => {
  const { world, practice, clinician, start } = await started();
  const other = await world.practice();
  for (let hour = 0; hour < 3; hour += 1)
    await world.partner.post(
      '/v1/partner/appointments',
      world.booking(practice, hour, { notes: '<b>Bring</b> *tea*' }),
    );
  await world.partner.post('/v1/partner/appointments', world.booking(other, 9));
  const exportId = await start();
  expect(await build(world.organizationId, exportId)).toBe('ready');

  const files = await archived(world.organizationId, exportId);
  const manifest = jsonOf(files, 'manifest.json') as { entries: unknown[] };
  expect(manifest).toMatchObject({ format_version: 1, practitioner_id: practice.practitioner.id });
  expect(manifest.entries).toEqual(
    files
      .filter(({ path }) => path !== 'manifest.json')
      .map(({ path, bytes, sha256 }) => ({ path, bytes: bytes.length, sha256 })),
  );
  const patients = jsonOf(files, 'patients/patients.json') as { id: string }[];
  expect(patients.map(({ id }) => id)).toEqual([practice.patient.id]);
  const appointments = jsonOf(files, 'appointments/appointments.json') as Record<string, unknown>[];
  expect(appointments).toHaveLength(3);
  // Links that open a session do not belong into an archive.
  expect(Object.keys(appointments[0] ?? {}).filter((name) => name.includes('url'))).toEqual([]);
  const toRead = files.find(({ path }) => path === 'appointments/appointments.md')?.bytes.toString() ?? '';
  expect(toRead).toContain('&lt;b\\>Bring&lt;/b\\> \\*tea\\*');
  // Who reads it knows people by their names.
  const { first_name, last_name } = practice.patient;
  expect(toRead.split(`- **Patient:** ${first_name} ${last_name}\n`)).toHaveLength(4);
  expect(JSON.stringify(appointments)).not.toContain(last_name);

  const read = (await clinician.get(`/v1/partner/exports/${exportId}`)).body.data;
  const total = patients.length + appointments.length;
  expect(read).toMatchObject({ status: 'ready', items_done: read.items_total, failure_code: null });
  expect(read.items_total).toBeGreaterThanOrEqual(total);
  const size = (await readWhole(app.objects, archiveKey(world.organizationId, exportId))).length;
  expect(read.size_bytes).toBe(size);
});

test('has the same readable form if too much text waited and the records are read again', async () => {
  const { world, practice } = await started();
  for (let hour = 0; hour < 3; hour += 1)
    await world.partner.post(
      '/v1/partner/appointments',
      world.booking(practice, hour, { notes: `Tea ${hour}` }),
    );
  const scope = {
    rows: app.database.within(world.organizationId),
    actor: clinicianActor(world.organizationId, practice.practitioner.id, 'export'),
    handlerContext: { ...app, now: new Date(), features: {} },
    database: app.database,
    objects: app.objects,
    signal: new AbortController().signal,
  };
  const told = { onRecord: () => undefined, onMissing: () => undefined };
  const texts = async (keptBytes?: number) => {
    const files: [path: string, text: string][] = [];
    for await (const { path, bytes } of archiveFiles(scope, told, keptBytes)) {
      let text = '';
      for await (const part of typeof bytes === 'string' ? [bytes] : bytes) text += String(part);
      files.push([path, text]);
    }
    return files;
  };
  const kept = await texts();
  expect(await texts(0)).toEqual(kept);
  expect(kept.find(([path]) => path === 'appointments/appointments.md')?.[1]).toMatch(/Tea 0.+Tea 1.+Tea 2/s);
});

test('schedules its own deletion when it becomes ready', async () => {
  const { world, start } = await started();
  const exportId = await start();
  await build(world.organizationId, exportId);
  const asked = await app.database
    .within(world.organizationId)
    .all(sql<{ workflow_type: string; start_delay_seconds: number }>`
    select workflow_type, start_delay_seconds from workflow_outbox
    where organization_id = ${world.organizationId} and workflow_id = ${`export/${exportId}/expiry`}`);
  expect(asked).toEqual([{ workflow_type: 'expireExport', start_delay_seconds: 604_800 }]);
});

test('contains storybooks and worksheets with their pages, and each as the PDF that can be downloaded', async () => {
  const { world, clinician, start } = await started();
  const { organizationId } = world;
  const book = await readyStorybook(app, organizationId, clinician, { character_name: 'Pim' });
  const unfinished = await startedStorybook(clinician);
  const worksheet = await readyWorksheet(app, clinician, organizationId, 2);
  const [toolkit, other] = (await clinician.get('/v1/partner/toolkits')).body.data;
  await clinician.patch(`/v1/partner/storybooks/${book.id}`, { shelf_ready: true });
  for (const [{ id }, type, content] of [
    [toolkit, 'worksheet', worksheet],
    [toolkit, 'storybook', book],
    [other, 'storybook', book],
  ])
    await clinician.put(`/v1/partner/toolkits/${id}/content/${type}/${content.id}`);
  const exportId = await start();
  expect(await build(organizationId, exportId)).toBe('ready');
  const files = await archived(organizationId, exportId);

  const books = jsonOf(files, 'storybooks/storybooks.json') as Record<string, unknown>[];
  expect(books.map(({ id, title, document }) => ({ id, title, document }))).toEqual([
    { id: book.id, title: book.title, document: `storybooks/${book.id}.pdf` },
    { id: unfinished.id, title: null, document: null },
  ]);
  expect(books[0]?.pages).toMatchObject(
    [1, 2, 3, 4].map((position) => ({ position, text: expect.any(String), alt_text: expect.any(String) })),
  );
  const worksheets = jsonOf(files, 'worksheets/worksheets.json') as Record<string, unknown>[];
  expect(worksheets).toMatchObject([
    { id: worksheet.id, title: worksheet.title, document: `worksheets/${worksheet.id}.pdf` },
  ]);
  expect(worksheets[0]?.pages).toMatchObject([{ position: 1 }, { position: 2 }]);
  expect(JSON.stringify([books, worksheets])).not.toMatch(/_url/);
  expect(jsonOf(files, 'toolkits/toolkits.json')).toMatchObject([
    {
      id: toolkit.id,
      content: [
        { content_type: 'worksheet', content_id: worksheet.id, title: worksheet.title, position: 1 },
        { content_type: 'storybook', content_id: book.id, title: book.title, position: 2 },
      ],
    },
    { id: other.id, content: [{ content_type: 'storybook', content_id: book.id, position: 1 }] },
  ]);
  expect(jsonOf(files, 'playrooms/playrooms.json')).toMatchObject([
    { content: [] },
    { content: [] },
    { content: [] },
  ]);

  const documents = files.filter(({ path }) => path.endsWith('.pdf'));
  expect(documents.map(({ path }) => path)).toEqual([
    `storybooks/${book.id}.pdf`,
    `worksheets/${worksheet.id}.pdf`,
  ]);
  for (const { path, bytes } of documents) {
    const download = await fetch(`${app.baseUrl}/v1/partner/${path.replace('.pdf', '/download')}`, {
      headers: { Authorization: `Bearer ${clinician.token}` },
    });
    expect(bytes.equals(Buffer.from(await download.arrayBuffer()))).toBe(true);
  }
  const toRead = files.find(({ path }) => path === 'storybooks/storybooks.md')?.bytes.toString() ?? '';
  expect(toRead).toContain('Pim');
  expect(toRead).toContain('## Untitled (generating)');

  // A document that is lost takes nothing else with it, and is told of.
  expect(jsonOf(files, 'manifest.json')).not.toHaveProperty('missing');
  const lost = `storybooks/${book.id}.pdf`;
  await app.objects.remove([storybookKeys(organizationId, book.id).document(0)]);
  const second = await start();
  const log = { warn: jest.fn() };
  const input = { organizationId, exportId: second };
  expect(await new MockActivityEnvironment().run(createBuildArchive({ ...app, log }), input)).toBe('ready');
  const rest = await archived(organizationId, second);
  const where = { organization_id: organizationId, export_id: second, path: lost };
  expect(log.warn.mock.calls).toEqual([[where, expect.any(String)]]);
  expect(jsonOf(rest, 'manifest.json')).toMatchObject({ missing: [lost] });
  const note = rest.find((file) => file.path === 'MISSING.md')?.bytes.toString();
  expect(note).toContain(`- ${book.title} (\`${lost}\`)\n`);
  const pathsOf = (of: typeof files) => of.map((file) => file.path);
  expect(pathsOf(rest).filter((one) => one !== 'MISSING.md')).toEqual(
    pathsOf(files).filter((one) => one !== lost),
  );
});

test('contains saved scenes with their contents, and previews where they exist', async () => {
  const { world, practice, clinician, start } = await started();
  const { data } = (
    await clinician.post('/v1/partner/game-sessions', {
      game_type: 'sandtray',
      patient_id: practice.patient.id,
      origins: ['https://portal.partner.example'],
    })
  ).body;
  const seat = clientOf(app.baseUrl, data.practitioner.token);
  const save = async (name: string) =>
    (await seat.post('/api/embed/game-saves', { ...savedScene, name })).body.data.id as string;
  const [shown, plain, deleted] = [await save('The island'), await save('The cave'), await save('Gone')];
  await seat.put(`/api/embed/game-saves/${shown}/thumbnail`, { content_base64: PIXEL });
  await seat.delete(`/api/embed/game-saves/${deleted}`);
  const exportId = await start();
  expect(await build(world.organizationId, exportId)).toBe('ready');
  const files = await archived(world.organizationId, exportId);
  expect(jsonOf(files, 'game-saves/game-saves.json')).toMatchObject([
    { id: shown, name: 'The island', scene: savedScene.scene, preview: `game-saves/${shown}.png` },
    { id: plain, name: 'The cave', scene: savedScene.scene, preview: null },
  ]);
  const pictures = files.filter(({ path }) => path.endsWith('.png'));
  expect(pictures.map(({ path }) => path)).toEqual([`game-saves/${shown}.png`]);
  expect(pictures[0]?.bytes.subarray(1, 4).toString()).toBe('PNG');
  const toRead = files.find(({ path }) => path === 'game-saves/game-saves.md')?.bytes.toString() ?? '';
  expect(toRead).toContain('palm × 1');
  expect(toRead).not.toContain('Gone');
});

test('leaves empty fields out of the readable form, also within lists', async () => {
  const { world, clinician, start } = await started();
  await clinician.post('/v1/partner/forms', {
    title: 'Sleep',
    fields: [{ type: 'date', label: 'Since when?' }],
  });
  await readyWorksheet(app, clinician, world.organizationId, 1);
  const exportId = await start();
  await build(world.organizationId, exportId);
  const toRead = (await archived(world.organizationId, exportId)).filter(({ path }) => path.endsWith('.md'));
  expect(toRead.map(({ bytes }) => bytes.toString()).join('\n')).toContain(
    'Label: Since when?; Required: no',
  );
  for (const { bytes } of toRead) expect(bytes.toString()).not.toMatch(/\b(null|undefined)\b|:\*\* *$/m);
});

test('exists for an empty record too', async () => {
  const { world, start } = await started();
  const exportId = await start();
  await build(world.organizationId, exportId);
  expect(jsonOf(await archived(world.organizationId, exportId), 'appointments/appointments.json')).toEqual(
    [],
  );
});

test('is not built again once it has ended; a failed export stays failed and leaves no bytes', async () => {
  const { world, clinician, start } = await started();
  const { organizationId } = world;
  const first = await start();
  await build(organizationId, first);
  expect(await build(organizationId, first)).toBe('settled_before');
  await createSettleExport(app)({ organizationId, exportId: first, reason: 'build_failed' });
  expect((await clinician.get(`/v1/partner/exports/${first}`)).body.data.status).toBe('ready');

  const second = await start();
  await createSettleExport(app)({ organizationId, exportId: second, reason: 'build_failed' });
  expect(await build(organizationId, second)).toBe('settled_before');
  expect((await clinician.get(`/v1/partner/exports/${second}`)).body.data).toMatchObject({
    status: 'failed',
    failure_code: 'build_failed',
  });
  await expect(app.objects.read(archiveKey(organizationId, second))).rejects.toThrow(ObjectAbsent);
  expect(await start()).not.toBe(second);
});

test('stays if a stalled attempt wakes up after another one has finished it', async () => {
  const { world, start } = await started();
  const { organizationId } = world;
  const exportId = await start();
  const stalling = {
    ...app,
    objects: {
      ...app.objects,
      async put(...written: Parameters<typeof app.objects.put>) {
        await app.objects.put(...written);
        expect(await build(organizationId, exportId)).toBe('ready');
      },
    },
  };
  const woken = await new MockActivityEnvironment().run(createBuildArchive(stalling), {
    organizationId,
    exportId,
  });
  expect(woken).toBe('settled_before');
  expect((await archived(organizationId, exportId)).length).toBeGreaterThan(2);
});

const storedOf = async (organizationId: string, exportId: string) => {
  const keys: string[] = [];
  for await (const { key } of app.objects.list(archivePrefix(organizationId, exportId))) keys.push(key);
  return keys;
};
/** What a process leaves that is killed while it writes. */
const leaveHalf = async (organizationId: string, exportId: string) => {
  const folder = path.join(app.config.OBJECTS_DIR, archivePrefix(organizationId, exportId));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${randomUUID()}.new`), 'half of an archive');
};

test('remains of a killed worker are removed by the next attempt, or when the export ends', async () => {
  const { world, start } = await started();
  const { organizationId } = world;
  const first = await start();
  await leaveHalf(organizationId, first);
  await build(organizationId, first);
  expect(await storedOf(organizationId, first)).toEqual([archiveKey(organizationId, first)]);
  const second = await start();
  await leaveHalf(organizationId, second);
  await createSettleExport(app)({ organizationId, exportId: second, reason: 'cancelled' });
  expect(await storedOf(organizationId, second)).toEqual([]);
});

/** What the SDK says of an activity that fails on purpose is not read. */
const quiet = () => new MockActivityEnvironment(undefined, { logger: new DefaultLogger('ERROR') });
async function* untilFull(content: Readable) {
  for await (const chunk of content) {
    yield chunk;
    throw new Error('The store is full');
  }
}

test('an attempt that fails or is cancelled in the middle leaves no bytes', async () => {
  const { world, practice, start } = await started();
  const { organizationId } = world;
  await world.partner.post('/v1/partner/appointments', world.booking(practice));
  const exportId = await start();
  const full = {
    ...app,
    objects: {
      ...app.objects,
      put: (key: string, content: Readable, about: Parameters<typeof app.objects.put>[2]) =>
        app.objects.put(key, Readable.from(untilFull(content)), about),
    } as typeof app.objects,
  };
  const input = { organizationId, exportId };
  await expect(quiet().run(createBuildArchive(full), input)).rejects.toThrow();
  expect(await storedOf(organizationId, exportId)).toEqual([]);
  const cancelled = quiet();
  const running = cancelled.run(createBuildArchive(app), input);
  cancelled.cancel('CANCELLED');
  await expect(running).rejects.toThrow();
  expect(await storedOf(organizationId, exportId)).toEqual([]);
});

test('is deleted after its time, and not before', async () => {
  const { world, start } = await started();
  const { organizationId } = world;
  const exportId = await start();
  await build(organizationId, exportId);
  const remove = createRemoveArchive(app);
  expect(await remove({ organizationId, exportId })).toBe('not_expired');
  await app.database
    .within(organizationId)
    .all(
      sql`update exports set expires_at = now() - interval '1 minute' where organization_id = ${organizationId} and id = ${exportId}`,
    );
  expect(await remove({ organizationId, exportId })).toBe('removed');
  await expect(app.objects.read(archiveKey(organizationId, exportId))).rejects.toThrow(ObjectAbsent);
});

test('is kept until the organization ends, and fits although the storage is full', async () => {
  const { world, start } = await started();
  const exportId = await start();
  const closesAt = new Date(Date.now() + 60 * 86_400_000);
  const closing = randomUUID();
  await app.owner.rows.all(sql`
    insert into organization_closings (id, organization_id, requested_at, closes_at)
    values (${closing}, ${world.organizationId}, now(), ${closesAt})`);
  await app.owner.rows.all(sql`update exports set closing_id = ${closing} where id = ${exportId}`);
  await app.owner.rows.all(sql`
    insert into organization_storage (organization_id, limit_bytes) values (${world.organizationId}, 1)
    on conflict (organization_id) do update set limit_bytes = 1`);
  expect(await build(world.organizationId, exportId)).toBe('ready');
  const row = await app.owner.rows.first(sql<{ expires_at: Date }>`
    select expires_at from exports where id = ${exportId}`);
  expect(row?.expires_at).toEqual(closesAt);
  const expiry = await app.owner.rows.first(sql<{ start_delay_seconds: number }>`
    select start_delay_seconds from workflow_outbox where workflow_id = ${`export/${exportId}/expiry`}`);
  expect(expiry?.start_delay_seconds).toBeGreaterThan(59 * 86_400);
});
