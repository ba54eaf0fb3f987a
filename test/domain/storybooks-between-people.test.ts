import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createRedrawCover } from '../../activities/stories/bind-story.ts';
import { linkCode } from '../../domain/access/link-codes.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { readyStorybook, startedStorybook, storyDependencies } from '../support/storybooks.ts';
import { createWorld, type WireRecord } from '../support/world.ts';
import { callsOf, dataOf, expectFields, idsOf, refusalOf } from './observations.ts';

/** Storybooks that go to patients, and to colleagues of the clinic (specification 2.14 and 4.7). */

const STORYBOOKS = '/v1/partner/storybooks';
const ITEMS = '/v1/partner/clinic-community/items';
const NOT_FOUND = '404 not-found';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const open = async () => {
  const world = await createWorld(app);
  const { clinic, practitioner, patient } = await world.practice();
  const ben = await world.practitioner({ partner_clinic_id: clinic.id });
  const [asAda, asBen] = [await world.as(practitioner.id), await world.as(ben.id)];
  const book: WireRecord = await readyStorybook(app, world.organizationId, asAda);
  return { world, patient, asAda, asBen, book };
};
const share = (clinician: Client, content_id: string) =>
  clinician.post(ITEMS, { content_type: 'storybook', content_id });
const pathOf = ({ id }: { id: string }) => `${ITEMS}/${id}`;
const bytesAt = async (client: Client, path: string) => {
  const headers = { Authorization: `Bearer ${client.token}` };
  return Buffer.from(await (await fetch(`${app.baseUrl}${path}`, { headers })).arrayBuffer());
};

describe('to a patient', () => {
  test('a storybook is sent once it is ready, with its PDF', async () => {
    const { asAda, patient, book } = await open();
    const to = { partner_patient_id: patient.id, message: 'For tonight.' };
    const shared = dataOf(await asAda.post(`${STORYBOOKS}/${book.id}/share`, to), 201);
    expectFields(shared, ['share_id', 'status', 'requested_at']);
    expect(await callsOf(app, `share/${shared.share_id}`)).toBe(1);
    const link = `${app.baseUrl}/shared/${linkCode(app.secrets, 'share', shared.share_id)}`;
    const answer = await fetch(link, { redirect: 'manual' });
    const { pathname } = new URL(answer.headers.get('Location') as string);
    const file = await fetch(`${app.baseUrl}${pathname}`);
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="storybook.pdf"');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(
      await bytesAt(asAda, `${STORYBOOKS}/${book.id}/download`),
    );
    const other = await startedStorybook(asAda);
    expect(refusalOf(await asAda.post(`${STORYBOOKS}/${other.id}/share`, to))).toBe('409 content-not-ready');
  });

  test('from a frame it goes to the patient of the token', async () => {
    const { world, asAda, patient, book } = await open();
    const frame = await framedClient(app, asAda, ['storybook:share'], patient.id);
    const path = `/api/embed/storybooks/${book.id}/share`;
    expect((await frame.post(path, {})).status).toBe(201);
    await world.partner.patch(`/v1/partner/patients/${patient.id}`, { email: null });
    expect(refusalOf(await frame.post(path, {}))).toBe('422 recipient-address-missing');
  });
});

describe('to colleagues', () => {
  test('a storybook is shared once it is ready, and previewed with text and pictures', async () => {
    const { asAda, asBen, book } = await open();
    const unfinished = await startedStorybook(asAda);
    expect(refusalOf(await share(asAda, unfinished.id))).toBe('422 validation-error: content_id not_allowed');
    expect(refusalOf(await share(asBen, book.id))).toBe(NOT_FOUND);
    const item = dataOf(await share(asAda, book.id), 201);
    expect(refusalOf(await share(asAda, book.id))).toBe('409 community-item-conflict');
    expect(item).toMatchObject({ content_type: 'storybook', content_id: book.id, title: book.title });
    expect(await idsOf(asBen, `${ITEMS}?content_type=storybook`)).toEqual([item.id]);
    const { pages } = dataOf(await asBen.get(pathOf(item))).preview;
    const own = dataOf(await asAda.get(`${STORYBOOKS}/${book.id}/pages`));
    const told = ({ position, text, alt_text }: WireRecord) => ({ position, text, alt_text });
    expect(pages.map(told)).toEqual(own.map(told));
    expectFields(pages[0], ['position', 'text', 'alt_text', 'image_url', 'image_url_expires_at']);
    const picture = await fetch(`${app.baseUrl}${new URL(pages[0].image_url).pathname}`);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  });

  test('a copy has everything of its own, bills nothing, and outlives its source', async () => {
    const { asAda, asBen, book } = await open();
    await asAda.patch(`${STORYBOOKS}/${book.id}`, { shelf_ready: true });
    const item = dataOf(await share(asAda, book.id), 201);
    const { content_id, content_type } = dataOf(await asBen.post(`${pathOf(item)}/copy`), 201);
    expect(content_type).toBe('storybook');
    const [from, to] = [`${STORYBOOKS}/${book.id}`, `${STORYBOOKS}/${content_id}`];
    expect(refusalOf(await asAda.get(to))).toBe(NOT_FOUND);
    const { title, language, page_count, pages_done } = book;
    const copy = dataOf(await asBen.get(to));
    // Nothing is ready before it is there.
    expect(copy.ready_at).toBe(copy.created_at);
    expect(copy).toMatchObject({
      title,
      language,
      page_count,
      pages_done,
      status: 'ready',
      shelf_ready: false,
      failure_code: null,
    });
    const before = [await bytesAt(asAda, `${from}/download`), await bytesAt(asAda, `${from}/cover`)];
    const sources = dataOf(await asAda.get(`${from}/pages`));
    const image = await bytesAt(asAda, `${from}/pages/${sources[1].id}/image`);
    await asAda.delete(from);
    expect(refusalOf(await asBen.get(pathOf(item)))).toBe(NOT_FOUND);
    const pages = dataOf(await asBen.get(`${to}/pages`));
    expect(pages.map(({ text }: WireRecord) => text)).toEqual(sources.map(({ text }: WireRecord) => text));
    expect(new Set([...pages, ...sources].map(({ id }) => id)).size).toBe(2 * sources.length);
    expect([await bytesAt(asBen, `${to}/download`), await bytesAt(asBen, `${to}/cover`)]).toEqual(before);
    expect(await bytesAt(asBen, `${to}/pages/${pages[1].id}/image`)).toEqual(image);
    const billed = await app.owner.pool.query('select 1 from usage_records where resource_id = $1', [
      content_id,
    ]);
    expect(billed.rows).toEqual([]);
    expect((await share(asBen, content_id)).status).toBe(201);
  });

  test('the title is drawn again on the cover of a copy, with the character that is on its pages', async () => {
    const { asAda, asBen, book, world } = await open();
    const item = dataOf(await share(asAda, book.id), 201);
    const { content_id } = dataOf(await asBen.post(`${pathOf(item)}/copy`), 201);
    const frame = await framedClient(app, asBen, ['storybook:write']);
    await frame.patch(`/api/embed/storybooks/${content_id}`, { title: 'Another night' });
    const drawn: unknown[] = [];
    const dependencies = storyDependencies(app, {
      draw: async ({ book: of, seed, title }) => {
        drawn.push({ of, seed, title });
        return Buffer.from('a picture');
      },
    });
    const input = { organizationId: world.organizationId, storybookId: content_id };
    await createRedrawCover(dependencies)(input, new AbortController().signal);
    expect(drawn).toEqual([{ of: book.id, seed: book.id, title: 'Another night' }]);
  });
});
