import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { ObjectAbsent, readWhole } from '../../platform/objects/objects.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { textsOf } from '../support/hostile-worksheet.ts';
import { convert, draftOf, pdfOf, pictureOf, readyWorksheet, rebind, upload } from '../support/worksheets.ts';
import { createWorld, type WireRecord } from '../support/world.ts';
import { dataOf, idsOf, refusalOf } from './observations.ts';

/** Worksheets in the community of a clinic (specification 2.14, decisions 5). */

const WORKSHEETS = '/v1/partner/worksheets';
const ITEMS = '/v1/partner/clinic-community/items';
const NOT_FOUND = '404 not-found';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const open = async () => {
  const world = await createWorld(app);
  const clinic = await world.clinic();
  const [ada, ben] = [
    await world.practitioner({ partner_clinic_id: clinic.id }),
    await world.practitioner({ partner_clinic_id: clinic.id }),
  ];
  return { world, asAda: await world.as(ada.id), asBen: await world.as(ben.id) };
};
const share = (clinician: Client, content_id: string) =>
  clinician.post(ITEMS, { content_type: 'worksheet', content_id });
const pathOf = ({ id }: { id: string }) => `${ITEMS}/${id}`;
const bytesAt = async (client: Client, path: string) => {
  const headers = { Authorization: `Bearer ${client.token}` };
  return Buffer.from(await (await fetch(`${app.baseUrl}${path}`, { headers })).arrayBuffer());
};

test('a worksheet can be shared once it is ready, by its owner', async () => {
  const { world, asAda, asBen } = await open();
  const fresh = await upload(asAda, Buffer.from('%PDF-1.7'));
  expect(refusalOf(await share(asAda, fresh.id))).toBe('422 validation-error: content_id not_allowed');
  const { id } = await readyWorksheet(app, asAda, world.organizationId);
  expect(refusalOf(await share(asBen, id))).toBe(NOT_FOUND);
  // An id is that of a worksheet or of a form, never of both.
  expect(refusalOf(await asAda.post(ITEMS, { content_type: 'form', content_id: id }))).toBe(NOT_FOUND);
  const item = dataOf(await share(asAda, id), 201);
  expect(item).toMatchObject({ content_type: 'worksheet', content_id: id, title: 'Feelings thermometer' });
  expect(refusalOf(await share(asAda, id))).toBe('409 community-item-conflict');
  expect(await idsOf(asBen, `${ITEMS}?content_type=worksheet`)).toEqual([item.id]);
  expect(await idsOf(asBen, `${ITEMS}?content_type=form`)).toEqual([]);
});

test('its preview is its pages, with links that need no bearer token', async () => {
  const { world, asAda, asBen } = await open();
  const { id } = await readyWorksheet(app, asAda, world.organizationId, 11);
  const item = dataOf(await share(asAda, id), 201);
  const reply = await asBen.get(pathOf(item));
  const { pages, ...rest } = dataOf(reply).preview;
  expect(rest).toEqual({});
  expect(pages.map(({ position, text, alt_text }: WireRecord) => [position, text, alt_text])).toEqual(
    Array.from({ length: 11 }, (_, index) => [index + 1, null, `Page ${index + 1} of 11`]),
  );
  for (const page of [pages[0], pages[10]]) {
    const picture = await fetch(`${app.baseUrl}${new URL(page.image_url).pathname}`);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(Date.parse(page.image_url_expires_at)).toBeGreaterThan(Date.now() + 3_500_000);
  }
  // Links that are new each time are no change of the item.
  const again = await asBen.get(pathOf(item));
  expect(dataOf(again).preview.pages[0].image_url).not.toBe(pages[0].image_url);
  expect(again.headers.get('ETag')).toBe(reply.headers.get('ETag'));
  const removed = await asAda.delete(pathOf(item), {
    headers: { 'If-Match': reply.headers.get('ETag') ?? '' },
  });
  expect(removed.status).toBe(204);
});

test('a preview and a copy leave out removed pages', async () => {
  const { world, asAda, asBen } = await open();
  const { id } = await readyWorksheet(app, asAda, world.organizationId, 3);
  const item = dataOf(await share(asAda, id), 201);
  const frame = await framedClient(app, asAda, ['worksheet:write']);
  const [first] = dataOf(await asAda.get(`${WORKSHEETS}/${id}/pages`));
  await frame.delete(`/api/embed/worksheets/${id}/pages/${first.id}`);
  expect(dataOf(await asBen.get(pathOf(item))).preview.pages).toHaveLength(2);
  const refused = await asBen.post(`${pathOf(item)}/copy`);
  expect([refusalOf(refused), refused.headers.get('Retry-After')]).toEqual(['409 content-not-ready', '2']);
  await rebind(app, world.organizationId, id);
  const { content_id } = dataOf(await asBen.post(`${pathOf(item)}/copy`), 201);
  const keys = worksheetKeys(world.organizationId, content_id);
  // The small picture that a worksheet was made with is one of the first page.
  await expect(app.objects.read(keys.cover)).rejects.toThrow(ObjectAbsent);
  expect(await textsOf(await readWhole(app.objects, keys.document(0)))).toEqual(['Page 2', 'Page 3']);
  const copy = dataOf(await asBen.get(`${WORKSHEETS}/${content_id}`));
  expect(copy).toMatchObject({ page_count: 2, pages_done: 2 });
  expect((await bytesAt(asBen, `${WORKSHEETS}/${content_id}/cover`)).length).toBeGreaterThan(0);
});

test.each([
  ['a PDF', 'application/pdf', () => pdfOf(2)],
  ['a picture', 'image/png', () => pictureOf(300, 200)],
] as const)(
  'a copy of %s has everything of its own, and outlives its source',
  async (_, media_type, document) => {
    const { world, asAda, asBen } = await open();
    const { id } = dataOf(await asAda.post(WORKSHEETS, draftOf(await document(), media_type)), 201);
    await convert(app, world.organizationId, id);
    const item = dataOf(await share(asAda, id), 201);
    const copied = dataOf(await asBen.post(`${pathOf(item)}/copy`), 201);
    expect(copied).toEqual({ content_type: 'worksheet', content_id: expect.any(String) });
    const [from, to] = [`${WORKSHEETS}/${id}`, `${WORKSHEETS}/${copied.content_id}`];
    const copy = dataOf(await asBen.get(to));
    expect(copy).toMatchObject({ title: 'Feelings thermometer', status: 'ready', failure_code: null });
    expect(copy.ready_at).toBe(copy.created_at);
    expect(refusalOf(await asAda.get(to))).toBe(NOT_FOUND);
    const pages = dataOf(await asBen.get(`${to}/pages`));
    const sources = dataOf(await asAda.get(`${from}/pages`));
    expect(pages).toHaveLength(sources.length);
    const before = [await bytesAt(asAda, `${from}/download`), await bytesAt(asAda, `${from}/cover`)];
    const image = await bytesAt(asAda, `${from}/pages/${sources.at(-1).id}/image`);
    await asAda.delete(from);
    expect(refusalOf(await asBen.get(pathOf(item)))).toBe(NOT_FOUND);
    expect([await bytesAt(asBen, `${to}/download`), await bytesAt(asBen, `${to}/cover`)]).toEqual(before);
    expect(await bytesAt(asBen, `${to}/pages/${pages.at(-1).id}/image`)).toEqual(image);
    // It is a worksheet like any other.
    expect((await share(asBen, copied.content_id)).status).toBe(201);
  },
);

test('concurrent copies are separate copies', async () => {
  const { world, asAda, asBen } = await open();
  const { id } = await readyWorksheet(app, asAda, world.organizationId, 2);
  const item = dataOf(await share(asAda, id), 201);
  const copies = await Promise.all([asAda, asBen, asBen].map((one) => one.post(`${pathOf(item)}/copy`)));
  const ids = copies.map((reply) => dataOf(reply, 201).content_id);
  expect(new Set([...ids, id]).size).toBe(4);
  expect(await idsOf(asBen, WORKSHEETS)).toHaveLength(2);
});
