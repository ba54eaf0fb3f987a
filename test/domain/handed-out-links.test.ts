import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { finishedExport } from '../support/exports.ts';
import { readyWorksheet } from '../support/worksheets.ts';
import { createWorld } from '../support/world.ts';
import { dataOf } from './observations.ts';

/** Image and export links stop when the clinician they were handed out to is disabled or deleted (decisions 6.1). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const statusOf = async (link: string) =>
  (await fetch(link.replace(app.config.BASE_URL, app.baseUrl), { redirect: 'manual' })).status;

const handedOut = async () => {
  const world = await createWorld(app);
  const { clinic, practitioner } = await world.practice();
  const clinician = await world.as(practitioner.id);
  const { organizationId } = world;
  const worksheet = await readyWorksheet(app, clinician, organizationId);
  const [page] = dataOf(await clinician.get(`/v1/partner/worksheets/${worksheet.id}/pages`));
  const exported = await finishedExport(app, { organizationId, practitionerId: practitioner.id });
  const download = await clinician.get(`/v1/partner/exports/${exported}/download`);
  const links = [page.image_url, worksheet.cover_image_url, download.headers.get('Location')] as string[];
  const statuses = async () => [...new Set(await Promise.all(links.map(statusOf)))];
  const set = (status: string) =>
    world.partner.patch(`/v1/partner/practitioners/${practitioner.id}`, { status });
  return { world, clinic, practitioner, clinician, worksheet, links, statuses, set };
};

test('links open nothing while the clinician is disabled, and open again with the reactivation', async () => {
  const { statuses, set } = await handedOut();
  expect(await statuses()).toEqual([200]);
  await set('disabled');
  expect(await statuses()).toEqual([404]);
  await set('active');
  expect(await statuses()).toEqual([200]);
});

test('links open nothing once the clinician is deleted', async () => {
  const { world, practitioner, statuses } = await handedOut();
  expect((await world.partner.delete(`/v1/partner/practitioners/${practitioner.id}`)).status).toBe(204);
  expect(await statuses()).toEqual([404]);
});

test('links to pictures open nothing once their content is deleted', async () => {
  const { clinician, worksheet, links } = await handedOut();
  expect((await clinician.delete(`/v1/partner/worksheets/${worksheet.id}`)).status).toBe(204);
  expect(await Promise.all(links.map(statusOf))).toEqual([404, 404, 200]);
});

test.each(['suspended', 'revoked'])('links open nothing while the organization is %s', async (status) => {
  const { world, statuses } = await handedOut();
  const set = (to: string) =>
    app.owner.pool.query('update organizations set status = $2 where id = $1', [world.organizationId, to]);
  await set(status);
  expect(await statuses()).toEqual([404]);
  await set('active');
  expect(await statuses()).toEqual([200]);
});

test('a colleague still sees shared content, with links of their own', async () => {
  const { world, clinic, clinician, worksheet, set } = await handedOut();
  const shared = { content_type: 'worksheet', content_id: worksheet.id };
  const item = dataOf(await clinician.post('/v1/partner/clinic-community/items', shared), 201);
  const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
  const seen = dataOf(
    await (await world.as(colleague.id)).get(`/v1/partner/clinic-community/items/${item.id}`),
  );
  const [{ image_url }] = seen.preview.pages;
  await set('disabled');
  expect(await statusOf(image_url)).toBe(200);
  await world.partner.patch(`/v1/partner/practitioners/${colleague.id}`, { status: 'disabled' });
  expect(await statusOf(image_url)).toBe(404);
});
