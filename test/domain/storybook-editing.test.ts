import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSendSharedContent } from '../../activities/send-shared-content.ts';
import { createRebindStory, createRedrawCover } from '../../activities/stories/bind-story.ts';
import { storybookKeys } from '../../domain/storybooks/storybook-objects.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { whileHolding } from '../support/awaited-locks.ts';
import type { Client, Reply } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { setFeatures } from '../support/features.ts';
import { readyStorybook, startedStorybook, storybookBody, storyDependencies } from '../support/storybooks.ts';
import { createWorld, type WireRecord } from '../support/world.ts';
import { dataOf, outcomesOf, refusalOf } from './observations.ts';

/** Storybooks as frames read, make and edit them (specification 2.13 and 4.7, embed-tier routes). */

const STORYBOOKS = '/api/embed/storybooks';
const EVERYTHING = ['storybook:read', 'storybook:create', 'storybook:write', 'storybook:delete'];
const CHANGED = '409 storybook-changed';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const practice = async (capabilities = EVERYTHING) => {
  const world = await createWorld(app);
  const { clinic, practitioner } = await world.practice();
  const clinician = await world.as(practitioner.id);
  return { world, clinic, practitioner, clinician, frame: await framedClient(app, clinician, capabilities) };
};
const pagesAt = async (client: Client, path: string): Promise<WireRecord[]> =>
  dataOf(await client.get(`${path}/pages`)) as unknown as WireRecord[];

const open = async () => {
  const here = await practice();
  const { world, clinician, frame } = here;
  const { organizationId } = world;
  const book = await readyStorybook(app, organizationId, clinician);
  const path = `${STORYBOOKS}/${book.id}`;
  const pages = await pagesAt(frame, path);
  const page_ids = pages.map(({ id }) => id as string);
  const arrange = (body: object, client = frame) => client.patch(`${path}/pages`, { page_ids, ...body });
  const add = (body: object = {}) => frame.post(`${path}/pages`, { page_ids, text: 'And then?', ...body });
  const now = async () => (await pagesAt(frame, path)).map(({ id }) => id);
  const input = { organizationId, storybookId: book.id };
  const { signal } = new AbortController();
  const redraw = () => createRedrawCover(storyDependencies(app))(input, signal);
  const bind = () => createRebindStory(storyDependencies(app))(input, signal);
  const rebind = async () => {
    await redraw();
    return bind();
  };
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of app.objects.list(storybookKeys(organizationId, book.id).prefix))
      found.push(key.split('/').slice(4).join('/'));
    return found.toSorted();
  };
  return { ...here, book, path, pages, page_ids, arrange, add, now, redraw, bind, rebind, keys };
};
const titlesOf = ({ body }: Reply) => body.data.map(({ title }: WireRecord) => title);
const bindings = async (id: string) =>
  (
    await app.owner.pool.query('select kind, input from workflow_outbox where workflow_id = $1', [
      `storybook/${id}/binding`,
    ])
  ).rows;

describe('a frame', () => {
  test('reads everything that the partner tier shows, also pages and bytes', async () => {
    const { clinician, frame, book, path, pages } = await open();
    const partner = path.replace('/api/embed/', '/v1/partner/');
    expect(titlesOf(await frame.get(STORYBOOKS))).toEqual([book.title]);
    const [one, other] = [dataOf(await frame.get(path)), dataOf(await clinician.get(partner))];
    expect({ ...one, cover_image_url: '' }).toEqual({ ...other, cover_image_url: '' });
    for (const rest of ['/cover', '/download', `/pages/${pages[0]?.id}/image`]) {
      const [framed, direct] = [await frame.get(`${path}${rest}`), await clinician.get(`${partner}${rest}`)];
      expect([framed.status, framed.text === direct.text]).toEqual([200, true]);
    }
  });

  test('requests and deletes stories, if the token grants it', async () => {
    const { world, frame, clinician } = await practice();
    const made = dataOf(await frame.post(STORYBOOKS, storybookBody()), 201);
    expect(made.status).toBe('generating');
    expect((await clinician.get(`/v1/partner/storybooks/${made.id}`)).status).toBe(200);
    expect((await frame.delete(`${STORYBOOKS}/${made.id}`)).status).toBe(204);
    await setFeatures(app, world.organizationId, { storybook_generation: false });
    const refused = await frame.post(STORYBOOKS, storybookBody());
    expect([refusalOf(refused), refused.body.required_feature]).toEqual([
      '403 feature-not-entitled',
      'storybook_generation',
    ]);
    const reader = await framedClient(app, clinician, ['storybook:read']);
    const asked = {
      'storybook:create': await reader.post(STORYBOOKS, storybookBody()),
      'storybook:write': await reader.patch(`${STORYBOOKS}/${made.id}`, { shelf_ready: true }),
      'storybook:delete': await reader.delete(`${STORYBOOKS}/${made.id}`),
    };
    for (const [capability, reply] of Object.entries(asked))
      expect([refusalOf(reply), reply.body.required_capability]).toEqual([
        '403 capability-missing',
        capability,
      ]);
  });
});

describe('the pages of a book', () => {
  test('can be reordered, reworded and removed', async () => {
    const { frame, path, pages, page_ids, arrange, now } = await open();
    const [first, second, third] = page_ids as [string, string, string];
    const reply = await arrange({
      pages: [{ id: third, text: 'Third goes first.' }, { id: first }, { id: second }],
    });
    expect(dataOf(reply)).toMatchObject({ page_count: 3, pages_done: 3 });
    expect(await now()).toEqual([third, first, second]);
    const after = await pagesAt(frame, path);
    expect(after.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(after[0]).toMatchObject({ text: 'Third goes first.', alt_text: pages[2]?.alt_text });
    expect(after[1]?.text).toBe(pages[0]?.text);
    expect(refusalOf(await frame.get(`${path}/pages/${page_ids[3]}`))).toBe('404 not-found');
  });

  test('grow by one with an existing picture, at the requested place', async () => {
    const { frame, path, pages, page_ids, add, now } = await open();
    const made = await add({ position: 2, picture_of: page_ids[3], alt_text: 'The fox again.' });
    const page = dataOf(made, 201);
    expect(page).toMatchObject({ position: 2, text: 'And then?', alt_text: 'The fox again.' });
    expect(made.headers.get('location')).toBe(`${app.config.BASE_URL}${path}/pages/${page.id}`);
    expect(await now()).toEqual([page_ids[0], page.id, ...page_ids.slice(1)]);
    expect((await frame.get(`${path}/pages/${page.id}/image`)).status).toBe(200);
    const plain = await frame.post(`${path}/pages`, { page_ids: await now(), text: 'The end.' });
    expect(dataOf(plain, 201)).toMatchObject({ position: 6, alt_text: pages[3]?.alt_text });
    expect(dataOf(await frame.get(path)).page_count).toBe(6);
  });

  test('are not changed if they differ from those that were read', async () => {
    const { page_ids, arrange, add, now } = await open();
    const [first, ...rest] = page_ids as [string, ...string[]];
    const pages = [...rest, first].map((id) => ({ id }));
    expect((await arrange({ pages })).status).toBe(200);
    const order = await now();
    // Another order, one taken out, one put in, and one of nobody.
    for (const read of [page_ids, order.slice(1), [...order, randomUUID()], [randomUUID()]]) {
      expect(refusalOf(await arrange({ page_ids: read, pages: [{ id: first, text: 'Mine' }] }))).toBe(
        CHANGED,
      );
      expect(refusalOf(await add({ page_ids: read }))).toBe(CHANGED);
    }
    expect(await now()).toEqual(order);
  });

  test('that wait for another change get the later time', async () => {
    const { frame, book, path, page_ids, arrange } = await open();
    const [first, ...rest] = page_ids as [string, ...string[]];
    const changed = await whileHolding(app, async ({ query, awaited }) => {
      await query('select 1 from storybooks where id = $1 for no key update', [book.id]);
      const arranged = arrange({ pages: [...rest, first].map((id) => ({ id, text: 'Well then.' })) });
      await awaited();
      const { rows } = await query(
        'update storybook_pages set updated_at = clock_timestamp() where storybook_id = $1 returning updated_at',
        [book.id],
      );
      await query('commit');
      expect((await arranged).status).toBe(200);
      return rows[0].updated_at.toISOString();
    });
    expect(dataOf(await frame.get(`${path}/pages?updated_since=${changed}`))).toHaveLength(4);
  });

  test('are changed by one of several concurrent editors', async () => {
    const { page_ids, arrange, add, now } = await open();
    const [first, ...rest] = page_ids as [string, ...string[]];
    const racing = await Promise.all([
      ...Array.from({ length: 4 }, () => arrange({ pages: [...rest, first].map((id) => ({ id })) })),
      ...Array.from({ length: 4 }, () => add()),
    ]);
    const counts = outcomesOf(racing);
    expect((counts['200'] ?? 0) + (counts['201'] ?? 0)).toBe(1);
    expect(counts[CHANGED]).toBe(7);
    expect((await now()).length).toBe(counts['201'] ? 5 : 4);
  });

  test('a refusal is stored with its key, and so is a success', async () => {
    const { frame, path, page_ids, add } = await open();
    const twice = async (body: object) => {
      const key = randomUUID();
      const send = () => frame.post(`${path}/pages`, { text: 'x', ...body }, { key });
      return [await send(), await send()] as const;
    };
    const [made, again] = await twice({ page_ids });
    expect([made.status, again.status, again.text === made.text]).toEqual([201, 201, true]);
    const [refused, repeated] = await twice({ page_ids });
    expect([refusalOf(refused), repeated.text === refused.text]).toEqual([CHANGED, true]);
    expect(refusalOf(await add())).toBe(CHANGED);
  });

  test.each([
    ['no pages at all', { pages: [] }, '422 validation-error: pages too_few_items'],
    ['a page that is not of the book', { pages: [{ id: randomUUID() }] }, '404 not-found'],
    ['a malformed id', { pages: [{ id: 'x' }] }, '422 validation-error: pages[0].id invalid_format'],
    [
      'too long a text',
      { pages: [{ id: randomUUID(), text: 'x'.repeat(1_401) }] },
      '422 validation-error: pages[0].text too_long',
    ],
    [
      'a picture',
      { pages: [{ id: randomUUID(), image: 'x' }] },
      '422 validation-error: pages[0].image unknown_field',
    ],
  ])('refuse %s', async (_, body, refusal) => {
    const { arrange } = await open();
    expect(refusalOf(await arrange(body))).toBe(refusal);
  });

  test('refuse a repeated page, a place beyond the end, a foreign picture, and more than 24', async () => {
    const { frame, path, page_ids, arrange, add, now } = await open();
    const [id] = page_ids;
    expect(refusalOf(await arrange({ pages: [{ id }, { id: id?.toUpperCase() }] }))).toBe(
      '422 validation-error: pages[1].id duplicate_item',
    );
    expect(refusalOf(await add({ position: 6 }))).toBe('422 validation-error: position too_large');
    expect(refusalOf(await add({ picture_of: randomUUID() }))).toBe('404 not-found');
    expect(refusalOf(await add({ page_ids: [] }))).toBe('422 validation-error: page_ids too_few_items');
    for (let count = 4; count < 24; count += 1)
      dataOf(await frame.post(`${path}/pages`, { page_ids: await now(), text: 'More.' }), 201);
    expect(refusalOf(await add({ page_ids: await now() }))).toBe(
      '422 validation-error: page_ids too_many_items',
    );
  });

  test('cannot be edited while the story is being made, is deleted, or belongs to a colleague', async () => {
    const { world, clinic, clinician, frame, path, page_ids, arrange } = await open();
    const unfinished = `${STORYBOOKS}/${(await startedStorybook(clinician)).id}`;
    const body = { page_ids, text: 'x' };
    expect(refusalOf(await frame.post(`${unfinished}/pages`, body))).toBe('409 content-not-ready');
    expect(refusalOf(await frame.patch(unfinished, { title: 'x' }))).toBe('409 content-not-ready');
    const colleague = await world.as((await world.practitioner({ partner_clinic_id: clinic.id })).id);
    const theirs = await framedClient(app, colleague, EVERYTHING);
    const pages = page_ids.map((id) => ({ id }));
    expect(refusalOf(await arrange({ pages }, theirs))).toBe('404 not-found');
    await frame.delete(path);
    expect(refusalOf(await arrange({ pages }))).toBe('404 not-found');
    expect(refusalOf(await frame.post(`${path}/pages`, body))).toBe('404 not-found');
  });
});

describe('the document of an edited book', () => {
  test('is bound again by a separate workflow, and is not available until then', async () => {
    const { world, clinician, frame, book, path, page_ids, arrange, rebind, keys } = await open();
    const waits = async () =>
      (await clinician.get(`/v1/partner/storybooks/${book.id}`)).headers.has('Retry-After');
    const before = await frame.get(`${path}/download`);
    expect(await waits()).toBe(false);
    await arrange({ pages: page_ids.slice(0, 2).map((id) => ({ id })) });
    expect(await bindings(book.id)).toEqual([
      { kind: 'signal_with_start', input: { organizationId: world.organizationId, storybookId: book.id } },
    ]);
    const early = await frame.get(`${path}/download`);
    expect([refusalOf(early), early.headers.get('Retry-After')]).toEqual(['409 content-not-ready', '2']);
    expect(await waits()).toBe(true);
    expect(await rebind()).toBe('bound');
    expect(await waits()).toBe(false);
    const after = await frame.get(`${path}/download`);
    expect([after.status, after.text === before.text]).toEqual([200, false]);
    // Nothing is left of what was taken out, nor of the document before.
    expect(await keys()).toEqual(
      ['cover.png', 'storybook-1.pdf', ...page_ids.slice(0, 2).map((id) => `pages/${id}.png`)].toSorted(),
    );
    expect(await rebind()).toBe('bound');
  });

  test('keeps the picture of a page that another page shows', async () => {
    const { frame, path, page_ids, add, now, rebind } = await open();
    const { id } = dataOf(await add({ picture_of: page_ids[3] }), 201);
    await frame.patch(`${path}/pages`, { page_ids: await now(), pages: [{ id }] });
    expect(await rebind()).toBe('bound');
    expect((await frame.get(`${path}/pages/${id}/image`)).status).toBe(200);
    expect((await frame.get(`${path}/download`)).status).toBe(200);
  });

  test('is sent to patients and copied by colleagues once it is bound, and the former one is not', async () => {
    const { world, clinic, practitioner, clinician, book, page_ids, arrange, rebind } = await open();
    const patient = await world.patient({
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: practitioner.id,
    });
    const items = '/v1/partner/clinic-community/items';
    const shared = await clinician.post(items, { content_type: 'storybook', content_id: book.id });
    const copy = () => clinician.post(`${items}/${dataOf(shared, 201).id}/copy`);
    await arrange({ pages: page_ids.slice(1).map((id) => ({ id })) });
    const asked = await clinician.post(`/v1/partner/storybooks/${book.id}/share`, {
      partner_patient_id: patient.id,
    });
    const share = { organizationId: world.organizationId, shareId: dataOf(asked, 201).share_id };
    const sent: { attachments: readonly { content: Buffer }[] }[] = [];
    const send = createSendSharedContent({
      ...app,
      mailer: {
        send: async (mail: never) => {
          sent.push(mail);
          return { state: 'accepted' };
        },
      } as never,
    });
    await expect(send(share)).rejects.toMatchObject({ type: 'ContentNotReady', nonRetryable: false });
    expect(refusalOf(await copy())).toBe('409 content-not-ready');
    await rebind();
    expect(await send(share)).toBe('sent');
    const download = async (id: string) =>
      (await clinician.get(`/v1/partner/storybooks/${id}/download`)).text;
    const document = await download(book.id);
    expect(sent[0]?.attachments[0]?.content.toString()).toBe(document);
    const { content_id } = dataOf(await copy(), 201);
    expect(await download(content_id)).toBe(document);
    const copied = await pagesAt(clinician, `/v1/partner/storybooks/${content_id}`);
    expect(copied).toHaveLength(3);
  });

  test('has a new title, sealed and drawn on the cover; the same title changes nothing', async () => {
    const { frame, book, path, redraw, bind, rebind } = await open();
    expect(dataOf(await frame.patch(path, { title: book.title })).title).toBe(book.title);
    expect(await bindings(book.id)).toEqual([]);
    expect(dataOf(await frame.patch(path, { title: '  Zwirbelinas Nacht ' })).title).toBe(
      'Zwirbelinas Nacht',
    );
    const { rows } = await app.owner.pool.query(
      `select encode(title, 'escape') || encode(plan, 'escape') as words from storybooks where id = $1`,
      [book.id],
    );
    expect(rows[0].words).not.toContain('Zwirbelina');
    // Where the cover was looked at before the edit and the document bound after it, it is bound once more.
    expect([await bind(), await redraw()]).toEqual(['bound', 'reencodePicture']);
    const early = await frame.get(`${path}/download`);
    expect([refusalOf(early), early.headers.get('Retry-After')]).toEqual(['409 content-not-ready', '2']);
    expect(await rebind()).toBe('bound');
    expect((await frame.get(`${path}/download`)).status).toBe(200);
    expect(refusalOf(await frame.patch(path, { title: ' ' }))).toBe('422 validation-error: title too_short');
    expect(refusalOf(await frame.patch(path, { title: 'x'.repeat(121) }))).toBe(
      '422 validation-error: title too_long',
    );
    expect(dataOf(await frame.patch(path, { shelf_ready: true })).shelf_ready).toBe(true);
  });
});
