import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePorts } from '../../../local/ports.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { finishedExport } from '../../support/exports.ts';
import { readyWorksheet } from '../../support/worksheets.ts';
import { createWorld } from '../../support/world.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { clientOfWorld } from './own-client.ts';

/** What is read: bytes as a stream, also through a link and in part; records by their version. */

let app: RunningApp;
beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  // Links have the service's own address, so it listens there.
  app = await startApp({ BASE_URL: `http://127.0.0.1:${port}` }, port);
});
afterAll(() => app.stop());

const clinicianOf = async () => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  return { world, practitionerId: practitioner.id as string };
};

test('an archive comes through its link, whole or in part, and the link is not given the token', async () => {
  const { world, practitionerId } = await clinicianOf();
  const id = await finishedExport(app, { organizationId: world.organizationId, practitionerId });
  const links = await startFaultyProxy(app.baseUrl);
  const { clinic } = clientOfWorld(app, world, {
    // What follows the link is looked at on its way.
    fetch: (url, request) =>
      fetch(String(url).includes('/objects/') ? String(url).replace(app.baseUrl, links.url) : url, request),
  });
  const clinician = clinic.as(practitionerId);
  const whole = await clinician.downloadExport({ path: { id } });
  expect([whole.status, whole.type, await text(whole.data)]).toEqual([200, 'application/zip', 'an archive']);
  const part = await clinician.downloadExport({ path: { id } }, { range: 'bytes=3-' });
  expect([part.status, await text(part.data)]).toEqual([206, 'archive']);
  expect(links.passed.map(({ headers }) => [headers.authorization, headers.range])).toEqual([
    [undefined, undefined],
    [undefined, 'bytes=3-'],
  ]);
  await links.close();
});

test('a document comes as a stream; a refusal is the error of any other call', async () => {
  const { world, practitionerId } = await clinicianOf();
  const worksheet = await readyWorksheet(app, await world.as(practitionerId), world.organizationId);
  const clinician = clientOfWorld(app, world).clinic.as(practitionerId);
  const whole = await clinician.downloadWorksheet({ path: { id: worksheet.id } });
  expect([whole.type, (await text(whole.data)).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  await expect(clinician.downloadWorksheet({ path: { id: practitionerId } })).rejects.toMatchObject({
    status: 404,
    slug: 'not-found',
  });
});

test('a record is read or changed only if its version is another, or the same', async () => {
  const world = await createWorld(app);
  const { id } = await world.clinic();
  const { clinic } = clientOfWorld(app, world);
  const path = { id };
  const { etag = '' } = await clinic.getClinic({ path });
  const unchanged = await clinic.getClinic({ path }, { ifNoneMatch: etag });
  expect([unchanged.status, unchanged.data]).toEqual([304, null]);
  const changed = await clinic.updateClinic({ path, body: { name: 'Garden' } }, { ifMatch: etag });
  expect([changed.data.name, changed.etag === etag]).toEqual(['Garden', false]);
  await expect(
    clinic.updateClinic({ path, body: { name: 'Harbour' } }, { ifMatch: etag }),
  ).rejects.toMatchObject({ status: 412, slug: 'precondition-failed' });
  expect(changed.rate.minute.remaining).toBeGreaterThan(0);
});
