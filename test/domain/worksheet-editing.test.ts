import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { whileHolding } from '../support/awaited-locks.ts';
import type { Client } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { draftOf, pdfOf, readyWorksheet } from '../support/worksheets.ts';
import { createWorld, type WireRecord } from '../support/world.ts';
import { callsOf, dataOf, outcomesOf, refusalOf, UNKNOWN_ID } from './observations.ts';

/** Worksheets as frames make and change them (specification 4.7, embed-tier routes). */

const WORKSHEETS = '/api/embed/worksheets';
const NOT_FOUND = '404 not-found';
const EVERYTHING = ['worksheet:read', 'worksheet:create', 'worksheet:write', 'worksheet:delete'];

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const open = async (pages = 3) => {
  const world = await createWorld(app);
  const { clinic, practitioner } = await world.practice();
  const clinician = await world.as(practitioner.id);
  const frame = await framedClient(app, clinician, EVERYTHING);
  const worksheet = await readyWorksheet(app, clinician, world.organizationId, pages);
  const path = `${WORKSHEETS}/${worksheet.id}`;
  const listed: WireRecord[] = dataOf(await frame.get(`${path}/pages`));
  const pathOf = (index: number) => `${path}/pages/${listed[index]?.id}`;
  /** The pages of the beginning, by their index then, in today's order. */
  const order = async (client: Client = frame, at = path): Promise<number[]> =>
    dataOf(await client.get(`${at}/pages`)).map(({ id }: WireRecord) =>
      listed.findIndex((page) => page.id === id),
    );
  return { world, clinic, practitioner, clinician, frame, worksheet, path, pathOf, order };
};
const partnerPath = ({ id }: { id: string }) => `/v1/partner/worksheets/${id}`;

describe('a frame', () => {
  test('uploads like the partner tier, and both show the same', async () => {
    const { clinician, frame } = await open();
    const made = await frame.post(WORKSHEETS, draftOf(await pdfOf(1)));
    const { id } = dataOf(made, 201);
    expect(made.headers.get('Location')).toBe(`${app.config.BASE_URL}${WORKSHEETS}/${id}`);
    expect(await callsOf(app, `worksheet/${id}`)).toBe(1);
    const polled = await frame.get(`${WORKSHEETS}/${id}`);
    expect(polled.headers.get('Retry-After')).toBe('2');
    expect(dataOf(polled)).toEqual(dataOf(await clinician.get(partnerPath({ id }))));
    expect(dataOf(await frame.get(WORKSHEETS)).map(({ status }: WireRecord) => status)).toEqual([
      'ready',
      'converting',
    ]);
    expect(refusalOf(await frame.post(WORKSHEETS, {}))).toBe(
      '422 validation-error: document required, title required',
    );
  });

  test('changes the title, and nothing else', async () => {
    const { frame, path, worksheet } = await open();
    const {
      updated_at,
      cover_image_url: _,
      ...changed
    } = dataOf(await frame.patch(path, { title: ' Feelings\u0020compass ' }));
    expect(changed).toMatchObject({ id: worksheet.id, title: 'Feelings compass', status: 'ready' });
    expect(updated_at >= worksheet.updated_at).toBe(true);
    const again = dataOf(await frame.patch(path, { title: 'Feelings compass' }));
    expect(again.updated_at).toBe(updated_at);
    expect(refusalOf(await frame.patch(path, { title: '', status: 'ready' }))).toBe(
      '422 validation-error: status unknown_field, title too_short',
    );
    expect(refusalOf(await frame.patch(path, { title: null }))).toBe(
      '422 validation-error: title invalid_type',
    );
  });

  test('deletes a worksheet, once', async () => {
    const { clinician, frame, path, worksheet } = await open();
    expect((await frame.delete(path)).status).toBe(204);
    for (const reply of [
      await frame.delete(path),
      await frame.get(path),
      await frame.get(`${path}/pages`),
      await frame.patch(path, { title: 'Again' }),
      await clinician.get(partnerPath(worksheet)),
    ])
      expect(refusalOf(reply)).toBe(NOT_FOUND);
  });

  test("reaches only the clinician's own worksheets", async () => {
    const { world, clinic, path, pathOf } = await open();
    const other = await world.practitioner({ partner_clinic_id: clinic.id });
    const theirs = await framedClient(app, await world.as(other.id), EVERYTHING);
    for (const reply of [
      await theirs.get(path),
      await theirs.patch(path, { title: 'Mine' }),
      await theirs.get(`${path}/pages`),
      await theirs.get(pathOf(0)),
      await theirs.patch(pathOf(0), { position: 2 }),
      await theirs.delete(pathOf(0)),
      await theirs.delete(path),
    ])
      expect(refusalOf(reply)).toBe(NOT_FOUND);
    expect(dataOf(await theirs.get(WORKSHEETS))).toEqual([]);
  });

  test.each([
    ['worksheet:read', 'worksheet:create', (frame: Client) => frame.post(WORKSHEETS, {})],
    ['worksheet:create', 'worksheet:read', (frame: Client) => frame.get(WORKSHEETS)],
    ['worksheet:create', 'worksheet:write', (frame: Client, path: string) => frame.patch(path, {})],
    ['worksheet:write', 'worksheet:delete', (frame: Client, path: string) => frame.delete(path)],
    ['worksheet:read', 'worksheet:write', (frame: Client, path: string) => frame.delete(`${path}/pages/x`)],
  ])('with %s does not have %s', async (held, needed, call) => {
    const { clinician, path } = await open(1);
    const refused = await call(await framedClient(app, clinician, [held]), path);
    expect([refusalOf(refused), refused.body.required_capability]).toEqual([
      '403 capability-missing',
      needed,
    ]);
  });
});

describe('removing a page', () => {
  test('moves the next pages up, on both tiers', async () => {
    const { clinician, frame, path, pathOf, order, worksheet } = await open();
    const [{ updated_at: before }] = dataOf(await frame.get(`${path}/pages`));
    expect((await frame.delete(pathOf(1))).status).toBe(204);
    expect(await order()).toEqual([0, 2]);
    expect(await order(clinician, partnerPath(worksheet))).toEqual([0, 2]);
    const pages = dataOf(await frame.get(`${path}/pages`));
    expect(pages.map(({ position, alt_text }: WireRecord) => [position, alt_text])).toEqual([
      [1, 'Page 1 of 2'],
      [2, 'Page 2 of 2'],
    ]);
    const since = pages.map(({ updated_at }: WireRecord) => updated_at).toSorted()[0];
    expect(since > before).toBe(true);
    expect(dataOf(await frame.get(path))).toMatchObject({ page_count: 2, pages_done: 2, status: 'ready' });
    for (const reply of [await frame.get(pathOf(1)), await frame.delete(pathOf(1))])
      expect(refusalOf(reply)).toBe(NOT_FOUND);
    const refused = await clinician.get(`${partnerPath(worksheet)}/download`);
    expect([refusalOf(refused), refused.headers.get('Retry-After')]).toEqual(['409 content-not-ready', '2']);
    expect(await callsOf(app, `worksheet/${worksheet.id}/binding`)).toBe(1);
  });

  test('is refused for the only page', async () => {
    const { frame, pathOf, order } = await open(1);
    expect(refusalOf(await frame.delete(pathOf(0)))).toBe('409 last-page-protected');
    expect(await order()).toEqual([0]);
  });

  test('of the last two pages by two concurrent requests is refused for one', async () => {
    const { frame, pathOf, order } = await open(2);
    const replies = await Promise.all([frame.delete(pathOf(0)), frame.delete(pathOf(1))]);
    expect(outcomesOf(replies)).toEqual({ 204: 1, '409 last-page-protected': 1 });
    expect(await order()).toHaveLength(1);
  });

  test('makes the next page the cover', async () => {
    const { clinician, frame, pathOf, worksheet } = await open();
    const linked = async (client: Client) =>
      new URL(dataOf(await client.get(partnerPath(worksheet))).cover_image_url).pathname;
    const bytesAt = async (path: string, token?: string) =>
      Buffer.from(
        await (
          await fetch(`${app.baseUrl}${path}`, token ? { headers: { Authorization: `Bearer ${token}` } } : {})
        ).arrayBuffer(),
      );
    await frame.delete(pathOf(0));
    const second = pathOf(1).replace('/api/embed/', '/v1/partner/');
    const picture = await bytesAt(`${second}/image`, clinician.token);
    expect(picture.length).toBeGreaterThan(0);
    expect(await bytesAt(`${partnerPath(worksheet)}/cover`, clinician.token)).toEqual(picture);
    expect(await bytesAt(await linked(clinician))).toEqual(picture);
  });

  test('needs either of the two capabilities that change a worksheet', async () => {
    const { clinician, pathOf } = await open();
    for (const [index, capability] of ['worksheet:write', 'worksheet:delete'].entries())
      expect((await (await framedClient(app, clinician, [capability])).delete(pathOf(index))).status).toBe(
        204,
      );
  });

  test('is 404 for a page of another worksheet, or an unknown one', async () => {
    const { frame, path } = await open();
    const other = await open();
    for (const id of [UNKNOWN_ID, other.pathOf(0).split('/').at(-1), 'no-uuid'])
      expect(refusalOf(await frame.delete(`${path}/pages/${id}`))).toBe(NOT_FOUND);
  });
});

describe('moving a page', () => {
  test.each([
    [0, 4, [1, 2, 3, 0]],
    [3, 1, [3, 0, 1, 2]],
    [1, 3, [0, 2, 1, 3]],
    [2, 3, [0, 1, 2, 3]],
  ])('the one at index %i to place %i', async (index, position, expected) => {
    const { frame, pathOf, path, order, worksheet } = await open(4);
    expect(dataOf(await frame.patch(pathOf(index), { position })).position).toBe(position);
    expect(await order()).toEqual(expected);
    expect(dataOf(await frame.get(`${path}/pages`)).map((page: WireRecord) => page.position)).toEqual([
      1, 2, 3, 4,
    ]);
    const { updated_at } = dataOf(await frame.get(path));
    // Where it is already nothing is changed.
    expect(updated_at > worksheet.updated_at).toBe(position !== index + 1);
    await frame.patch(pathOf(index), { position });
    expect(dataOf(await frame.get(path)).updated_at).toBe(updated_at);
  });

  test('to a place that does not exist is refused', async () => {
    const { frame, pathOf, order } = await open();
    for (const [position, code] of [
      [0, 'too_small'],
      [4, 'too_large'],
      [61, 'too_large'],
      [1.5, 'invalid_type'],
      [null, 'invalid_type'],
    ])
      expect(refusalOf(await frame.patch(pathOf(0), { position }))).toBe(
        `422 validation-error: position ${code}`,
      );
    expect(await order()).toEqual([0, 1, 2]);
  });

  test('that waits for another change gets the later time', async () => {
    const { frame, path, pathOf, worksheet } = await open();
    const changed = await whileHolding(app, async ({ query, awaited }) => {
      await query('select 1 from worksheets where id = $1 for no key update', [worksheet.id]);
      const moved = frame.patch(pathOf(0), { position: 2 });
      await awaited();
      const { rows } = await query(
        'update worksheet_pages set updated_at = clock_timestamp() where worksheet_id = $1 returning updated_at',
        [worksheet.id],
      );
      await query('commit');
      expect((await moved).status).toBe(200);
      return rows[0].updated_at.toISOString();
    });
    expect(dataOf(await frame.get(`${path}/pages?updated_since=${changed}`))).toHaveLength(3);
  });

  test('by many concurrent requests leaves each page one place', async () => {
    const { frame, path, pathOf } = await open(4);
    await Promise.all([0, 1, 2, 3].map((index) => frame.patch(pathOf(index), { position: 4 - index })));
    const places = dataOf(await frame.get(`${path}/pages`)).map(({ position }: WireRecord) => position);
    expect(places).toEqual([1, 2, 3, 4]);
  });
});
