import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { whileHolding } from '../support/awaited-locks.ts';
import { clientOf, type Reply } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { readyStorybook, startedStorybook } from '../support/storybooks.ts';
import { readyWorksheet, upload } from '../support/worksheets.ts';
import { createWorld, type WireRecord } from '../support/world.ts';

/** What stands on the shelves of playrooms and toolkits (specification 2.8 and 4.6, decisions 5). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const slugOf = ({ status, body }: Reply): [number, string] => [status, body.type.split('/').at(-1)];
const faults = ({ status, body }: Reply) => [
  status,
  body.fields?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
];

const open = async (collection: string) => {
  const world = await createWorld(app);
  const { clinic, practitioner } = await world.practice();
  const client = await world.as(practitioner.id);
  const [holder] = (await client.get(`/v1/partner/${collection}`)).body.data;
  const shelf = `/v1/partner/${collection}/${holder.id}/content`;
  const worksheet = () => readyWorksheet(app, client, world.organizationId);
  return { world, clinic, practitioner, client, shelf, worksheet };
};
const titles = ({ body }: Reply) => body.data.map(({ content_id }: WireRecord) => content_id);

describe.each(['playrooms', 'toolkits'])('the shelf of %s', (collection) => {
  test('is empty at first; attached content can be read and is listed with its title', async () => {
    const { client, shelf, worksheet } = await open(collection);
    expect((await client.get(shelf)).body.data).toEqual([]);
    const { id, title } = await worksheet();
    const put = await client.put(`${shelf}/worksheet/${id}`);
    expect([put.status, put.body.data]).toEqual([
      201,
      {
        content_type: 'worksheet',
        content_id: id,
        title,
        position: 1,
        attached_at: expect.stringMatching(/Z$/),
        created_at: put.body.data.attached_at,
        updated_at: put.body.data.attached_at,
      },
    ]);
    expect((await client.get(`${shelf}/worksheet/${id}`)).body.data).toEqual(put.body.data);
    expect((await client.get(shelf)).body.data).toEqual([put.body.data]);
    const frame = await framedClient(app, client, ['worksheet:write']);
    const { updated_at } = (await frame.patch(`/api/embed/worksheets/${id}`, { title: 'Moods' })).body.data;
    const renamed = await client.get(`${shelf}?updated_since=${updated_at}`);
    expect(renamed.body.data).toEqual([{ ...put.body.data, title: 'Moods', updated_at }]);
  });

  test('keeps the place of content that is attached twice: the second answer is 200', async () => {
    const { client, shelf, worksheet } = await open(collection);
    const [first, second] = [await worksheet(), await worksheet()];
    const put = (id: string) => client.put(`${shelf}/worksheet/${id}`);
    const before = await put(first.id);
    await put(second.id);
    const again = await put(first.id);
    expect([again.status, again.body.data]).toEqual([200, before.body.data]);
    expect(titles(await client.get(shelf))).toEqual([first.id, second.id]);
  });

  test('accepts a PUT with or without a key, and replays the one with a key', async () => {
    const { client, shelf, worksheet } = await open(collection);
    const { id } = await worksheet();
    const put = () =>
      client.put(`${shelf}/worksheet/${id}`, undefined, { headers: { 'Idempotency-Key': 'up' } });
    const [first, again] = [await put(), await put()];
    expect([first.status, again.status, again.headers.get('Idempotent-Replayed')]).toEqual([
      201,
      201,
      'true',
    ]);
  });

  test('gives content that is attached again after removal the last place', async () => {
    const { client, shelf, worksheet } = await open(collection);
    const [one, two] = [await worksheet(), await worksheet()];
    for (const { id } of [one, two]) await client.put(`${shelf}/worksheet/${id}`);
    const path = `${shelf}/worksheet/${one.id}`;
    expect(slugOf(await client.delete(path, { key: null }))).toEqual([422, 'validation-error']);
    expect((await client.delete(path)).status).toBe(204);
    expect(slugOf(await client.get(path))).toEqual([404, 'not-found']);
    expect(slugOf(await client.delete(path))).toEqual([404, 'not-found']);
    expect((await client.put(path)).status).toBe(201);
    expect(titles(await client.get(shelf))).toEqual([two.id, one.id]);
    expect((await client.get(`/v1/partner/worksheets/${one.id}`)).status).toBe(200);
  });

  test('concurrent attachments have a place each', async () => {
    const { client, shelf, worksheet } = await open(collection);
    const made = await Promise.all(Array.from({ length: 5 }, worksheet));
    const replies = await Promise.all(made.map(({ id }) => client.put(`${shelf}/worksheet/${id}`)));
    expect(replies.map(({ body }) => body.data.position).toSorted()).toEqual([1, 2, 3, 4, 5]);
    const page = await client.get(`${shelf}?limit=2`);
    const rest = await client.get(`${shelf}?limit=100&cursor=${page.body.meta.pagination.next_cursor}`);
    expect([...page.body.data, ...rest.body.data].map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  });

  test('gives an attachment that had to wait a later time than earlier ones', async () => {
    const { client, shelf, worksheet } = await open(collection);
    const [first, second] = [await worksheet(), await worksheet()];
    await client.put(`${shelf}/worksheet/${first.id}`);
    const [, , , , holder] = shelf.split('/');
    const meanwhile = await whileHolding(app, async ({ query, awaited }) => {
      await query(`select 1 from ${collection} where id = $1 for no key update`, [holder]);
      const put = client.put(`${shelf}/worksheet/${second.id}`);
      await awaited();
      const { rows } = await query(
        `update shelf_attachments set attached_at = clock_timestamp(), updated_at = clock_timestamp()
        where content_id = $1 returning attached_at`,
        [first.id],
      );
      await query('commit');
      expect((await put).status).toBe(201);
      return rows[0].attached_at.toISOString();
    });
    expect(titles(await client.get(`${shelf}?updated_since=${meanwhile}`))).toEqual([first.id, second.id]);
  });

  test('refuses an unknown kind of content before all else', async () => {
    const { client, shelf } = await open(collection);
    const nowhere = `/v1/partner/${collection}/${randomUUID()}/content/poster/${randomUUID()}`;
    for (const path of [`${shelf}/poster/${randomUUID()}`, `${shelf}/Worksheet/${randomUUID()}`, nowhere])
      for (const reply of [await client.get(path), await client.put(path), await client.delete(path)])
        expect(faults(reply)).toEqual([422, ['contentType invalid_value']]);
  });

  test('answers 404 for content that is absent, deleted, a colleague’s or another organization’s', async () => {
    const { world, clinic, client, shelf, worksheet } = await open(collection);
    const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
    const theirs = await readyWorksheet(app, await world.as(colleague.id), world.organizationId);
    const elsewhere = await open(collection);
    const foreign = await elsewhere.worksheet();
    const gone = await worksheet();
    await client.delete(`/v1/partner/worksheets/${gone.id}`);
    for (const id of [randomUUID(), theirs.id, foreign.id, gone.id, 'no-uuid'])
      expect(slugOf(await client.put(`${shelf}/worksheet/${id}`))).toEqual([404, 'not-found']);
    expect(slugOf(await client.put(`${shelf}/storybook/${randomUUID()}`))).toEqual([404, 'not-found']);
    // A worksheet's id is not that of a storybook.
    const mine = await worksheet();
    expect(slugOf(await client.put(`${shelf}/storybook/${mine.id}`))).toEqual([404, 'not-found']);
    // Nor does anybody reach another's shelf.
    for (const reply of [
      await elsewhere.client.get(shelf),
      await elsewhere.client.put(`${shelf}/worksheet/${foreign.id}`),
      await (await world.as(colleague.id)).put(`${shelf}/worksheet/${theirs.id}`),
    ])
      expect(slugOf(reply)).toEqual([404, 'not-found']);
  });

  test('refuses own content that is not ready with 422 on content_id', async () => {
    const { client, shelf } = await open(collection);
    const { id } = await upload(client, Buffer.from('%PDF-'));
    expect(faults(await client.put(`${shelf}/worksheet/${id}`))).toEqual([422, ['content_id not_allowed']]);
    expect((await client.get(shelf)).body.data).toEqual([]);
  });

  test('accepts a storybook once it is ready and shelf-ready, and keeps it when it no longer is', async () => {
    const { world, client, shelf } = await open(collection);
    const book = await readyStorybook(app, world.organizationId, client);
    const [path, source] = [`${shelf}/storybook/${book.id}`, `/v1/partner/storybooks/${book.id}`];
    expect(faults(await client.put(path))).toEqual([422, ['content_id not_allowed']]);
    await client.patch(source, { shelf_ready: true });
    const put = await client.put(path);
    expect([put.status, put.body.data]).toMatchObject([
      201,
      { content_type: 'storybook', content_id: book.id, title: book.title, position: 1 },
    ]);
    const { updated_at } = (await client.patch(source, { shelf_ready: false })).body.data;
    expect((await client.get(shelf)).body.data).toEqual([{ ...put.body.data, updated_at }]);
    expect((await client.put(path)).status).toBe(200);
    const unfinished = await startedStorybook(client);
    await client.patch(`/v1/partner/storybooks/${unfinished.id}`, { shelf_ready: true });
    expect(faults(await client.put(`${shelf}/storybook/${unfinished.id}`))).toEqual([
      422,
      ['content_id not_allowed'],
    ]);
    await client.delete(source);
    expect((await client.get(shelf)).body.data).toEqual([]);
    expect(slugOf(await client.get(path))).toEqual([404, 'not-found']);
  });

  test('no longer shows deleted content', async () => {
    const { client, shelf, worksheet } = await open(collection);
    const [one, two] = [await worksheet(), await worksheet()];
    for (const { id } of [one, two]) await client.put(`${shelf}/worksheet/${id}`);
    await client.delete(`/v1/partner/worksheets/${one.id}`);
    expect(titles(await client.get(shelf))).toEqual([two.id]);
    for (const reply of [
      await client.get(`${shelf}/worksheet/${one.id}`),
      await client.put(`${shelf}/worksheet/${one.id}`),
      await client.delete(`${shelf}/worksheet/${one.id}`),
    ])
      expect(slugOf(reply)).toEqual([404, 'not-found']);
  });

  test('needs the scopes of practitioners, and a delegated token', async () => {
    const { world, practitioner, client, shelf, worksheet } = await open(collection);
    const { id } = await worksheet();
    const path = `${shelf}/worksheet/${id}`;
    const asking = async (scope: string) =>
      clientOf(app.baseUrl, await world.token({ practitioner_id: practitioner.id, scope }));
    const [reader, writer] = [await asking('practitioners:read'), await asking('practitioners:write')];
    for (const [reply, required] of [
      [await writer.get(shelf), 'practitioners:read'],
      [await writer.get(path), 'practitioners:read'],
      [await reader.put(path), 'practitioners:write'],
      [await reader.delete(path), 'practitioners:write'],
    ] as const)
      expect([reply.status, reply.body.required_scopes]).toEqual([403, [required]]);
    expect((await writer.put(path)).status).toBe(201);
    expect((await reader.get(path)).status).toBe(200);
    expect(client.token).not.toBe('');
    for (const reply of [await world.partner.get(shelf), await world.partner.put(path)])
      expect(slugOf(reply)).toEqual([403, 'forbidden']);
  });
});
