import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { upkeepId } from '../../domain/workflow-definitions/upkeep.ts';
import { keysOf, readWhole } from '../../platform/objects/objects.ts';
import { openTemporal, type Temporal } from '../../temporal/connection.ts';
import { mailsTo } from '../activities/bench.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { eventually } from '../support/eventually.ts';
import { FIRST_PAGE, hostileWorksheet, THIRD_PAGE, textsOf, tracesIn } from '../support/hostile-worksheet.ts';
import { registerNamespace } from '../support/own-namespace.ts';
import { readZip } from '../support/read-zip.ts';
import { servers } from '../support/servers.ts';
import { upload } from '../support/worksheets.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import { freePort, type Process, startProcess } from './processes.ts';

/** A hostile document is uploaded, edited and delivered in every way (decisions part 5). */

let database: OwnDatabase;
let app: RunningApp;
let worker: Process;
let temporal: Temporal;
let folder: string;

beforeAll(async () => {
  [database, folder] = await Promise.all([ownDatabase(), mkdtemp(path.join(tmpdir(), 'worksheets-'))]);
  const adminPort = await freePort();
  const environment = {
    ...database.environment,
    SMTP_URL: servers().smtpUrl,
    TEMPORAL_ADDRESS: servers().temporalAddress,
    WORKFLOW_BUNDLE_PATH: servers().workflowBundlePath,
    WORKER_ADMIN_PORT: String(adminPort),
    // It has a namespace of its own: otherwise workers of other files would take its tasks.
    TEMPORAL_NAMESPACE: `worksheets-${randomUUID()}`,
    OBJECTS_DIR: folder,
  };
  app = await startApp(environment);
  temporal = openTemporal(app.config, app.secrets);
  await registerNamespace(temporal, app.config.TEMPORAL_NAMESPACE);
  worker = await startProcess('worker/main.ts', environment, adminPort);
});

afterAll(async () => {
  await Promise.all([worker?.stop(), app?.stop(), temporal?.close()]);
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const bytesAt = async (client: Client, at: string): Promise<Buffer> => {
  const answer = await fetch(`${app.baseUrl}${at}`, { headers: { Authorization: `Bearer ${client.token}` } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const linked = (url: string) => fetch(`${app.baseUrl}${new URL(url).pathname}`);
const untilReady = (client: Client, at: string) =>
  eventually(async () => (await client.get(at)).body.data.status === 'ready');

const open = async () => {
  const world = await createWorld(app);
  const email = `oddsworth-${randomUUID()}@patient.example`;
  const { clinic, practitioner, patient } = await world.practice();
  await world.partner.patch(`/v1/partner/patients/${patient.id}`, { email });
  const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
  const [ada, ben] = [await world.as(practitioner.id), await world.as(colleague.id)];
  const frame = await framedClient(app, ada, ['worksheet:read', 'worksheet:write']);
  const { id } = await upload(ada, hostileWorksheet());
  const at = `/v1/partner/worksheets/${id}`;
  await untilReady(ada, at);
  const pages: WireRecord[] = (await ada.get(`${at}/pages`)).body.data;
  return { world, ada, ben, frame, id, at, pages, patient, email };
};

/** What the store holds of the worksheet, opened: it lies there sealed, and a copy shares the bytes of its source. */
const stored = async ({ organizationId }: World, id: string): Promise<Readonly<Record<string, Buffer>>> => {
  const prefix = keysOf(organizationId, 'worksheets', id);
  const keys: string[] = [];
  for await (const { key } of app.objects.list(prefix)) keys.push(key);
  return Object.fromEntries(
    await Promise.all(
      keys.map(async (key) => [key.slice(prefix.length), await readWhole(app.objects, key)] as const),
    ),
  );
};

test('no delivered file contains a removed page, or hidden content beside the pages', async () => {
  const { world, ada, ben, frame, id, at, pages, patient, email } = await open();
  // Nothing but pages, before any edit; the upload has gone.
  const first = await bytesAt(ada, `${at}/download`);
  expect(tracesIn(first, ['QUILLFEATHER-ON-PAGE-TWO', 'ODDSWORTH-IN-THE-PICTURE'])).toEqual([]);
  expect(await textsOf(first)).toEqual([FIRST_PAGE, 'QUILLFEATHER-ON-PAGE-TWO', THIRD_PAGE]);
  expect(Object.keys(await stored(world, id)).toSorted()).toEqual([
    'bound-0.pdf',
    'cover.png',
    'pages/01.png',
    'pages/02.png',
    'pages/03.png',
  ]);

  const second = pages[1] as WireRecord;
  expect((await linked(second.image_url)).status).toBe(200);
  expect((await frame.delete(`/api/embed/worksheets/${id}/pages/${second.id}`)).status).toBe(204);
  await eventually(async () => (await ada.get(`${at}/download`)).status === 200);
  const handedOut: Record<string, Buffer> = { download: await bytesAt(ada, `${at}/download`) };
  handedOut.framed = await bytesAt(frame, `/api/embed/worksheets/${id}/download`);

  expect((await ada.post(`${at}/share`, { partner_patient_id: patient.id })).status).toBe(201);
  await eventually(async () => (await mailsTo(email)).length > 0);
  const [received] = await mailsTo(email);
  const encoded = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(
    received?.raw ?? '',
  );
  handedOut.mail = Buffer.from(encoded?.[1] ?? '', 'base64');

  const items = '/v1/partner/clinic-community/items';
  const item = (await ada.post(items, { content_type: 'worksheet', content_id: id })).body.data;
  const copied = (await ben.post(`${items}/${item.id}/copy`)).body.data;
  handedOut.copy = await bytesAt(ben, `/v1/partner/worksheets/${copied.content_id}/download`);

  const exporting = (await ada.post('/v1/partner/exports', {})).body.data;
  await untilReady(ada, `/v1/partner/exports/${exporting.id}`);
  const redirected = await fetch(`${app.baseUrl}/v1/partner/exports/${exporting.id}/download`, {
    headers: { Authorization: `Bearer ${ada.token}` },
    redirect: 'manual',
  });
  const zip = await linked(redirected.headers.get('Location') as string);
  const archive = await readZip(Buffer.from(await zip.arrayBuffer()));
  handedOut.export = archive.find((one) => one.path === `worksheets/${id}.pdf`)?.bytes as Buffer;

  for (const [name, bytes] of Object.entries(handedOut)) {
    expect([name, tracesIn(bytes)]).toEqual([name, []]);
    expect([name, await textsOf(bytes)]).toEqual([name, [FIRST_PAGE, THIRD_PAGE]]);
  }

  // The page is found neither by an old link nor in the store, of the original and of the copy.
  await eventually(async () => (await linked(second.image_url)).status === 404);
  expect((await linked((pages[0] as WireRecord).image_url)).status).toBe(200);
  for (const [worksheet, document] of [
    [id, 'bound-1.pdf'],
    [copied.content_id, 'bound-0.pdf'],
  ]) {
    const files = await stored(world, worksheet);
    expect(Object.keys(files).toSorted()).toEqual([document, 'cover.png', 'pages/01.png', 'pages/03.png']);
    for (const bytes of Object.values(files)) expect(tracesIn(bytes)).toEqual([]);
  }
});

test('a worksheet of an older version gets its PDF from the upload, without the removed page', async () => {
  const { world, ada, id, at, pages } = await open();
  const prefix = `organizations/${world.organizationId}/worksheets/${id}/`;
  // As a process of the version before left it: the upload, all pictures, one page taken out.
  await app.objects.put(`${prefix}source`, hostileWorksheet(), { media_type: 'application/pdf' });
  await app.objects.remove([`${prefix}bound-0.pdf`]);
  await database.owner.query(
    'update worksheets set bound_revision = null, bound_images = null where id = $1',
    [id],
  );
  await database.owner.query('update worksheet_pages set deleted_at = now() where id = $1', [pages[1]?.id]);
  await database.owner.query(
    'update worksheet_pages set position = 2 where worksheet_id = $1 and position = 3',
    [id],
  );
  const refused = await ada.get(`${at}/download`);
  expect([refused.status, refused.body.type, refused.headers.get('Retry-After')]).toEqual([
    409,
    expect.stringMatching(/content-not-ready$/),
    '2',
  ]);
  // As the upkeep does every two minutes.
  await temporal.call((client) => client.workflow.getHandle(upkeepId('bind-worksheets')).signal('runNow'));
  await eventually(async () => (await ada.get(`${at}/download`)).status === 200);
  const bytes = await bytesAt(ada, `${at}/download`);
  expect(tracesIn(bytes)).toEqual([]);
  expect(await textsOf(bytes)).toEqual([FIRST_PAGE, THIRD_PAGE]);
  await eventually(async () => (await linked((pages[1] as WireRecord).image_url)).status === 404);
  // Processes of the version before still read it for a while.
  expect(Object.keys(await stored(world, id))).toContain('source');
});
