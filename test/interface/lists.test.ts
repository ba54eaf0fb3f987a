import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client, Reply } from '../support/client.ts';
import { add, growing, idsOf, lists, refusalOf } from './grown-lists.ts';
import { createScene, forEachOf, listPath, sampleOf } from './samples.ts';

/** Pages, cursors and the filters that all lists share (decisions 1.6, specification 4.5 and part 8). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const takes = (one: Endpoint, name: string): boolean =>
  Object.hasOwn((one.query as { properties: object }).properties, name);

/** All pages, one after the other; `between` happens after each. */
const readAll = async (
  client: Client,
  path: string,
  between: () => Promise<unknown> = async () => undefined,
): Promise<string[]> => {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const separator = path.includes('?') ? '&' : '?';
    const page: Reply = await client.get(cursor ? `${path}${separator}cursor=${cursor}` : path);
    expect(page.status).toBe(200);
    const { pagination } = page.body.meta;
    expect(pagination.has_more).toBe(pagination.next_cursor !== null);
    ids.push(...idsOf(page));
    cursor = pagination.next_cursor;
    await between();
  } while (cursor);
  return ids;
};

test('every list accepts cursor, limit and updated_since', () => {
  for (const one of lists)
    for (const name of ['cursor', 'limit', 'updated_since'])
      expect([one.id, name, takes(one, name)]).toEqual([one.id, name, true]);
});

test('every list gives each record once and in order, a page at a time, while others are added', async () => {
  const scene = await createScene(app);
  for (const one of growing) {
    const made = await add(scene, one, 5);
    const whole = await readAll(scene.caller, `${await listPath(scene, one)}?limit=100`);
    expect(whole).toEqual(expect.arrayContaining(made));
    let pages = 0;
    const paged = await readAll(scene.caller, `${await listPath(scene, one)}?limit=2`, async () => {
      pages += 1;
      if (pages % 2) await add(scene, one, 1);
    });
    expect(new Set(paged).size).toBe(paged.length);
    expect(paged.filter((id) => whole.includes(id))).toEqual(whole);
    const { order } = one.lists as NonNullable<Endpoint['lists']>;
    const page = await scene.caller.get(`${await listPath(scene, one)}?limit=100`);
    const moments = page.body.data.map((record: Record<string, string>) => record[order as string]);
    expect([one.id, moments]).toEqual([one.id, moments.toSorted()]);
  }
});

test('a list that accepts an order begins with the newest, a page at a time, while others are added', async () => {
  const scene = await createScene(app);
  const ordered = growing.filter((one) => takes(one, 'order'));
  expect(ordered.length).toBeGreaterThan(8);
  for (const one of ordered) {
    const made = await add(scene, one, 4);
    const path = await listPath(scene, one);
    const whole = await readAll(scene.caller, `${path}?limit=100`);
    expect([one.id, await readAll(scene.caller, `${path}?limit=100&order=oldest_first`)]).toEqual([
      one.id,
      whole,
    ]);
    let pages = 0;
    const paged = await readAll(scene.caller, `${path}?limit=2&order=newest_first`, async () => {
      pages += 1;
      if (pages === 1) await add(scene, one, 1);
    });
    // By the moment of the session, what is added in between may belong to what comes.
    expect([one.id, paged.filter((id) => whole.includes(id))]).toEqual([one.id, whole.toReversed()]);
    expect(whole).toEqual(expect.arrayContaining(made));
    expect([one.id, refusalOf(await scene.caller.get(`${path}?order=newest`))]).toEqual([
      one.id,
      [422, ['order invalid_value']],
    ]);
  }
});

test('records of the same time are ordered by their ids', async () => {
  const scene = await createScene(app);
  const { world } = scene;
  for (let made = 0; made < 7; made += 1) await world.clinic();
  await app.owner.rows.all(
    sql`update clinics set created_at = '2026-01-01T00:00:00Z' where organization_id = ${world.organizationId}`,
  );
  const ids = await readAll(world.partner, '/v1/partner/clinics?limit=2');
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(8);
});

test('a page has 25 records by default, and the answer names the limit', async () => {
  const { world } = await createScene(app);
  for (let made = 0; made < 26; made += 1) await world.clinic();
  const page = await world.partner.get('/v1/partner/clinics');
  expect([
    page.body.data.length,
    page.body.meta.pagination.limit,
    page.body.meta.pagination.has_more,
  ]).toEqual([25, 25, true]);
  const whole = await world.partner.get('/v1/partner/clinics?limit=100');
  expect([whole.body.data.length, whole.body.meta.pagination]).toEqual([
    27,
    { limit: 100, has_more: false, next_cursor: null },
  ]);
});

test('a full last page says that there are no more', async () => {
  const { world } = await createScene(app);
  await world.clinic();
  const page = await world.partner.get('/v1/partner/clinics?limit=2');
  expect(page.body.meta.pagination).toEqual({ limit: 2, has_more: false, next_cursor: null });
});

test('every list refuses a limit that is not an integer from 1 to 100, and never clamps', async () => {
  const scene = await createScene(app);
  const { world } = scene;
  const codes: [string, string][] = [
    ['0', 'too_small'],
    ['-1', 'too_small'],
    ['101', 'too_large'],
    ['999999', 'too_large'],
    ['1e2', 'invalid_type'],
    ['0x10', 'invalid_type'],
    ['%2025%20', 'invalid_type'],
    ['25.0', 'invalid_type'],
    ['', 'invalid_type'],
    ['+5', 'invalid_type'],
    ['ten', 'invalid_type'],
  ];
  await forEachOf(lists, async (one) => {
    for (const [limit, code] of codes) {
      const reply = await scene.caller.get(`${await listPath(scene, one)}?limit=${limit}`);
      expect([one.id, limit, refusalOf(reply)]).toEqual([one.id, limit, [422, [`limit ${code}`]]]);
    }
  });
  for (const limit of [1, 100])
    expect((await world.partner.get(`/v1/partner/clinics?limit=${limit}`)).body.meta.pagination.limit).toBe(
      limit,
    );
});

test('every list shows only records updated at or after updated_since, whatever its time zone', async () => {
  const scene = await createScene(app);
  for (const one of growing) {
    const made = await add(scene, one, 3);
    const page = await scene.caller.get(`${await listPath(scene, one)}?limit=100`);
    expect([one.id, idsOf(page)]).toEqual([one.id, expect.arrayContaining(made)]);
    const moments = page.body.data.map(({ updated_at }: { updated_at: string }) => updated_at).toSorted();
    const since = moments.at(-2) as string;
    const expected = page.body.data
      .filter(({ updated_at }: { updated_at: string }) => updated_at >= since)
      .map(({ id }: { id: string }) => id);
    const local = `${new Date(Date.parse(since) + 3_600_000).toISOString().slice(0, -1)}%2B01:00`;
    for (const value of [since, local]) {
      const reply = await scene.caller.get(`${await listPath(scene, one)}?limit=100&updated_since=${value}`);
      expect([one.id, value, idsOf(reply)]).toEqual([one.id, value, expected]);
    }
    expect(expected.length).toBeGreaterThan(0);
    expect(made.length).toBe(3);
    const later = new Date(Date.parse(moments.at(-1) as string) + 1).toISOString();
    expect(idsOf(await scene.caller.get(`${await listPath(scene, one)}?updated_since=${later}`))).toEqual([]);
    const unencoded = local.replace('%2B', '+');
    for (const [value, ids] of [
      [unencoded, expected],
      ['9999-12-31T23:59:59.999Z', []],
      ['9999-12-31T23:59:59-23:59', []],
      ['0001-01-01T00:00:00+23:59', idsOf(page)],
    ]) {
      const reply = await scene.caller.get(`${await listPath(scene, one)}?limit=100&updated_since=${value}`);
      expect([one.id, value, idsOf(reply)]).toEqual([one.id, value, ids]);
    }
    for (const value of [
      '2026-01-01',
      '2026-01-01T00:00:00',
      'yesterday',
      '1767225600',
      '',
      '2026-01-01 00:00:00Z',
    ])
      expect([
        one.id,
        value,
        refusalOf(await scene.caller.get(`${await listPath(scene, one)}?updated_since=${value}`)),
      ]).toEqual([one.id, value, [422, ['updated_since invalid_format']]]);
  }
});

test('a change makes a record appear with updated_since, and so does its deletion with include_deleted', async () => {
  const { world } = await createScene(app);
  const { id } = await world.clinic();
  const changed = await world.partner.patch(`/v1/partner/clinics/${id}`, { timezone: 'Europe/Vienna' });
  const since = changed.body.data.updated_at;
  expect(idsOf(await world.partner.get(`/v1/partner/clinics?updated_since=${since}`))).toEqual([id]);
  await world.partner.delete(`/v1/partner/clinics/${id}`);
  expect(idsOf(await world.partner.get(`/v1/partner/clinics?updated_since=${since}`))).toEqual([]);
  expect(
    idsOf(await world.partner.get(`/v1/partner/clinics?updated_since=${since}&include_deleted=1`)),
  ).toEqual([id]);
});

test('deleted records are listed only on request, and only then have deleted_at', async () => {
  const scene = await createScene(app);
  for (const one of lists.filter((list) => takes(list, 'include_deleted'))) {
    const deletion = endpoints.find(({ method, path }) => method === 'DELETE' && path === `${one.path}/{id}`);
    if (!deletion) continue;
    const { path } = await sampleOf(deletion, scene);
    const id = path.split('/').at(-1) as string;
    const list = async (query: string) =>
      (await scene.caller.get(`${await listPath(scene, one)}?limit=100${query}`)).body.data as {
        id: string;
        deleted_at?: string;
      }[];
    expect(
      'deleted_at' in ((await list('&include_deleted=true')).find((record) => record.id === id) ?? {}),
    ).toBe(false);
    expect((await scene.caller.delete(path)).status).toBe(204);
    expect((await list('')).some((record) => record.id === id)).toBe(false);
    const withDeleted = await list('&include_deleted=true');
    expect(withDeleted.filter((record) => 'deleted_at' in record).map((record) => record.id)).toContain(id);
    expect(withDeleted.find((record) => record.id === id)?.deleted_at).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
    );
    expect(withDeleted.filter((record) => !('deleted_at' in record)).length).toBeGreaterThan(0);
  }
});

test('include_deleted accepts its words in any letter case, and no others', async () => {
  const scene = await createScene(app);
  const { world } = scene;
  const { id } = await world.clinic();
  await world.partner.delete(`/v1/partner/clinics/${id}`);
  const shows = async (word: string) =>
    idsOf(await world.partner.get(`/v1/partner/clinics?include_deleted=${word}`)).includes(id);
  for (const word of ['true', 'TRUE', 'True', '1', 'on', 'On'])
    expect([word, await shows(word)]).toEqual([word, true]);
  for (const word of ['false', 'FALSE', '0', 'off', 'oFF', ''])
    expect([word, await shows(word)]).toEqual([word, false]);
  for (const one of lists.filter((list) => takes(list, 'include_deleted')))
    for (const word of ['yes', 'no', '2', 'null', '%20true', 't'])
      expect([
        word,
        refusalOf(await scene.caller.get(`${await listPath(scene, one)}?include_deleted=${word}`)),
      ]).toEqual([word, [422, ['include_deleted invalid_value']]]);
});

test('the lists of clinics, practitioners, patients and appointments accept include_deleted', () => {
  const names = lists
    .filter((one) => takes(one, 'include_deleted'))
    .map(({ path }) => path.split('/').at(-1));
  expect(names).toEqual(expect.arrayContaining(['clinics', 'practitioners', 'patients', 'appointments']));
});

test('external_id is found exactly and case-sensitively, as often as a live record has it', async () => {
  const { world, practice } = await createScene(app);
  const { id } = await world.clinic({ external_id: 'Site 17+a%' });
  const find = async (value: string) =>
    idsOf(await world.partner.get(`/v1/partner/clinics?external_id=${encodeURIComponent(value)}`));
  expect(await find('Site 17+a%')).toEqual([id]);
  for (const other of ['site 17+a%', 'Site 17', 'Site 17+a%%']) expect(await find(other)).toEqual([]);
  await world.partner.delete(`/v1/partner/clinics/${id}`);
  expect(await find('Site 17+a%')).toEqual([]);
  await world.clinic({ external_id: 'Site 17+a%' });
  expect(await find('Site 17+a%')).toHaveLength(1);
  expect(practice.clinic.external_id).toBeNull();
});
