import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { endRunningExports, finishedExport } from '../support/exports.ts';
import { createWorld, type World } from '../support/world.ts';

/** Exports (specification 2.12, part 3, 4.10; decisions part 5). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const EXPORTS = '/v1/partner/exports';

interface Clinician {
  readonly world: World;
  readonly clinician: Client;
  readonly who: { readonly organizationId: string; readonly practitionerId: string };
}
const createClinician = async (): Promise<Clinician> => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  return {
    world,
    clinician: await world.as(practitioner.id),
    who: { organizationId: world.organizationId, practitionerId: practitioner.id },
  };
};
const slug = (body: { type?: unknown }) => String(body.type).split('/').at(-1);

test('starting an export answers 201 with the queued export, its address, and when to poll', async () => {
  const { clinician } = await createClinician();
  const started = await clinician.post(EXPORTS, {});
  expect([started.status, started.body.data]).toEqual([
    201,
    {
      id: started.body.data.id,
      status: 'queued',
      items_done: 0,
      items_total: null,
      size_bytes: null,
      ready_at: null,
      expires_at: null,
      failure_code: null,
      created_at: started.body.data.created_at,
      updated_at: started.body.data.created_at,
    },
  ]);
  const { id } = started.body.data;
  expect(started.headers.get('Location')).toBe(`${app.config.BASE_URL}${EXPORTS}/${id}`);
  const polled = await clinician.get(`${EXPORTS}/${id}`);
  expect([polled.status, polled.body.data]).toEqual([200, started.body.data]);
  expect(polled.headers.get('Retry-After')).toMatch(/^\d+$/);
});

test('the request for an export accepts an empty object or no body, and refuses any field', async () => {
  const { clinician, who } = await createClinician();
  expect((await clinician.post(EXPORTS)).status).toBe(201);
  await endRunningExports(app, who);
  const refused = await clinician.post(EXPORTS, { format: 'zip' });
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    [expect.objectContaining({ path: 'format', code: 'unknown_field' })],
  ]);
});

test('while an export runs, another one of the same clinician is a 409 that does not name the running one', async () => {
  const { clinician, who } = await createClinician();
  const running = await clinician.post(EXPORTS, {});
  const second = await clinician.post(EXPORTS, {});
  expect([second.status, slug(second.body)]).toEqual([409, 'export-in-progress']);
  expect(second.text).not.toContain(running.body.data.id);
  await endRunningExports(app, who);
  expect((await clinician.post(EXPORTS, {})).status).toBe(201);
});

test('of forty concurrent requests, one starts an export', async () => {
  const { clinician } = await createClinician();
  const replies = await Promise.all(Array.from({ length: 40 }, () => clinician.post(EXPORTS, {})));
  const statuses = replies.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, ...Array.from({ length: 39 }, () => 409)]);
});

test('each clinician can run an export beside those of others', async () => {
  const { world, clinician } = await createClinician();
  const other = await world.as((await world.practice()).practitioner.id);
  const statuses = [await clinician.post(EXPORTS, {}), await other.post(EXPORTS, {})].map(
    ({ status }) => status,
  );
  expect(statuses).toEqual([201, 201]);
});

test('an organization token is refused on every operation of exports', async () => {
  const { world, who } = await createClinician();
  const id = await finishedExport(app, who);
  const replies = [
    await world.partner.post(EXPORTS, {}),
    await world.partner.get(`${EXPORTS}/${id}`),
    await world.partner.get(`${EXPORTS}/${id}/download`),
  ];
  expect(replies.map(({ status, body }) => [status, slug(body)])).toEqual(
    replies.map(() => [403, 'forbidden']),
  );
});

test("another clinician's export is the same 404 as an unknown one", async () => {
  const { world, who } = await createClinician();
  const id = await finishedExport(app, who);
  const other = await world.as((await world.practice()).practitioner.id);
  for (const path of ['', '/download']) {
    const foreign = await other.get(`${EXPORTS}/${id}${path}`);
    const unknown = await other.get(`${EXPORTS}/${randomUUID()}${path}`);
    expect([foreign.status, { ...foreign.body, request_id: 0 }]).toEqual([
      404,
      { ...unknown.body, request_id: 0 },
    ]);
  }
});

test('a finished export is downloaded through a link of five minutes that needs no token', async () => {
  const { clinician, who } = await createClinician();
  const id = await finishedExport(app, who);
  const read = await clinician.get(`${EXPORTS}/${id}`);
  expect(read.body.data).toMatchObject({ status: 'ready', size_bytes: 10, items_done: 2, items_total: 2 });
  expect(read.headers.get('Retry-After')).toBeNull();
  const week = Date.parse(read.body.data.expires_at) - Date.parse(read.body.data.ready_at);
  expect(week).toBe(7 * 24 * 3_600_000);
  const download = await clinician.get(`${EXPORTS}/${id}/download`);
  expect([download.status, download.text]).toEqual([302, '']);
  const link = download.headers.get('Location') as string;
  expect(link).not.toContain(id);
  const file = await fetch(link.replace(app.config.BASE_URL, app.baseUrl));
  expect([file.status, file.headers.get('Content-Type'), await file.text()]).toEqual([
    200,
    'application/zip',
    'an archive',
  ]);
  expect(file.headers.get('Content-Disposition')).toContain('attachment');
});

test('the download of an export that is not ready, or failed, is a 409', async () => {
  const { clinician, who } = await createClinician();
  const { id } = (await clinician.post(EXPORTS, {})).body.data;
  const early = await clinician.get(`${EXPORTS}/${id}/download`);
  expect([early.status, slug(early.body)]).toEqual([409, 'export-not-ready']);
  await endRunningExports(app, who);
  const failed = await clinician.get(`${EXPORTS}/${id}/download`);
  expect([failed.status, slug(failed.body)]).toEqual([409, 'export-not-ready']);
  expect((await clinician.get(`${EXPORTS}/${id}`)).body.data).toMatchObject({
    status: 'failed',
    failure_code: 'cancelled',
  });
});

test.each([
  ['after its time', -1],
  ['without a noted end', null],
])('%s an export is expired, and its download a 410', async (_, expiresIn) => {
  const { clinician, who } = await createClinician();
  const id = await finishedExport(app, who, expiresIn);
  const download = await clinician.get(`${EXPORTS}/${id}/download`);
  expect([download.status, slug(download.body)]).toEqual([410, 'export-expired']);
  expect((await clinician.get(`${EXPORTS}/${id}`)).body.data.status).toBe('expired');
});

test('an expired export does not keep its clinician from starting another one', async () => {
  const { clinician, who } = await createClinician();
  await finishedExport(app, who, -1);
  expect((await clinician.post(EXPORTS, {})).status).toBe(201);
});

test('exports cannot be listed, changed or deleted', async () => {
  const { clinician, who } = await createClinician();
  const id = await finishedExport(app, who);
  const list = await clinician.get(EXPORTS);
  expect([list.status, list.headers.get('Allow')]).toEqual([405, 'POST']);
  const one = await clinician.send('DELETE', `${EXPORTS}/${id}`);
  expect([one.status, one.headers.get('Allow')]).toEqual([405, 'GET']);
});
