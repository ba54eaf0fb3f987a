import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Reply } from '../support/client.ts';
import { undocumented } from './documented.ts';
import {
  createScene,
  forEachOf,
  listPath,
  outcomeOf,
  perform,
  prepareCalls,
  sampleOf,
  withToken,
} from './samples.ts';

/** ETag and If-Match (decisions 1.13). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const single = endpoints.filter(({ method, shows }) => method === 'GET' && shows);
/** What is put together for the answer instead of being a record: no list, no bytes, nothing elsewhere. */
const composed = endpoints.filter(
  ({ method, shows, lists, success: [status, view] }) =>
    method === 'GET' && !shows && !lists && status === 200 && view && !('bytes' in view),
);
const readingOf = ({ path }: Endpoint): Endpoint | undefined => single.find((one) => one.path === path);
const changing = endpoints.filter(
  (one) => (one.method === 'PATCH' || one.method === 'DELETE') && readingOf(one),
);
/** What stays the same while nothing changes: all but signed links. */
const lasting = (one: Endpoint, data: Readonly<Record<string, unknown>>) => {
  const links = readingOf(one)?.shows?.links ?? [];
  return Object.fromEntries(Object.entries(data).filter(([name]) => !links.includes(name)));
};
const etagOf = ({ headers }: Reply): string => headers.get('ETag') ?? '';

test('every read of a single record has a strong ETag, which stays the same while nothing changes', async () => {
  const scene = await createScene(app);
  expect(single.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['getClinic', 'getAppointment', 'getSessionConfiguration']),
  );
  await forEachOf(await prepareCalls(scene, single), async ([one, call]) => {
    const [first, second] = [await perform(scene.caller, one, call), await perform(scene.caller, one, call)];
    expect([one.id, etagOf(first)]).toEqual([one.id, expect.stringMatching(/^"[\w-]{20,}"$/)]);
    expect(etagOf(second)).toBe(etagOf(first));
  });
});

test('whoever has the newest version is answered 304 without it, and the whole one once it has changed', async () => {
  const scene = await createScene(app);
  await forEachOf(await prepareCalls(scene, single), async ([one, call]) => {
    const full = await perform(scene.caller, one, call);
    for (const known of [etagOf(full), `"other", W/${etagOf(full)}`, '*']) {
      const same = await perform(scene.caller, one, call, { headers: { 'If-None-Match': known } });
      expect([one.id, same.status, same.text, etagOf(same)]).toEqual([one.id, 304, '', etagOf(full)]);
      expect(undocumented(one, same)).toEqual([]);
    }
    const other = await perform(scene.caller, one, call, { headers: { 'If-None-Match': '"other"' } });
    expect([one.id, other.status, etagOf(other)]).toEqual([one.id, 200, etagOf(full)]);
  });
  const { partner } = scene.world;
  const path = `/v1/partner/clinics/${scene.practice.clinic.id}`;
  const before = etagOf(await partner.get(path));
  await partner.patch(path, { name: `Harbour ${before.length}` });
  const after = await partner.get(path, { headers: { 'If-None-Match': before } });
  expect([after.status, etagOf(after) === before]).toEqual([200, false]);
  // Somebody else's record is not found, whatever version is named.
  const stranger = (await createScene(app)).world.partner;
  expect((await stranger.get(path, { headers: { 'If-None-Match': '*' } })).status).toBe(404);
});

test('HEAD answers as GET does, headers and audit row included, without the body', async () => {
  const scene = await createScene(app);
  // Those two say of which moment they are.
  const momentary = ['getHealth', 'getAttention'];
  const reading = endpoints.filter(({ method, id }) => method === 'GET' && !momentary.includes(id));
  await forEachOf(await prepareCalls(scene, reading), async ([one, call]) => {
    const got = await perform(scene.caller, one, call);
    const head = await withToken(scene, scene.tokenOf(one)).send('HEAD', call.path);
    expect([one.id, head.status, head.text]).toEqual([one.id, got.status, '']);
    for (const name of ['Content-Type', 'ETag', 'Cache-Control', 'Accept-Ranges'])
      expect([one.id, name, head.headers.get(name)]).toEqual([one.id, name, got.headers.get(name)]);
    if (got.status === 200 && !one.lists && !(one.shows?.links ?? []).length)
      expect([one.id, head.headers.get('Content-Length')]).toEqual([
        one.id,
        got.headers.get('Content-Length'),
      ]);
  });
  const { partner } = scene.world;
  const head = await partner.send('HEAD', `/v1/partner/clinics/${scene.practice.clinic.id}`);
  const requestId = head.headers.get('X-Request-Id');
  const rows: { request_id: string }[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Reply = await partner.get(
      `/v1/partner/audit/entries?limit=100${cursor ? `&cursor=${cursor}` : ''}`,
    );
    rows.push(...page.body.data);
    cursor = page.body.meta.pagination.next_cursor;
  }
  const written = rows.filter(({ request_id }) => request_id === requestId);
  expect(written).toEqual([expect.objectContaining({ method: 'HEAD', action: 'getClinic', status: 200 })]);
});

test('bytes come in parts: one range is answered 206, and what is no range of them with all', async () => {
  const scene = await createScene(app);
  const bytes = endpoints.filter(
    ({ method, success: [status, view] }) => method === 'GET' && status === 200 && view && 'bytes' in view,
  );
  expect(bytes.length).toBeGreaterThan(6);
  await forEachOf(await prepareCalls(scene, bytes), async ([one, call]) => {
    const part = (range: string) => perform(scene.caller, one, call, { headers: { Range: range } });
    const whole = await perform(scene.caller, one, call);
    const size = Number(whole.headers.get('Content-Length'));
    expect([one.id, whole.status, whole.headers.get('Accept-Ranges')]).toEqual([one.id, 200, 'bytes']);
    for (const [range, first, last] of [
      ['bytes=1-4', 1, 4],
      [`bytes=${size - 3}-`, size - 3, size - 1],
      ['bytes=-2', size - 2, size - 1],
    ] as const) {
      const reply = await part(range);
      expect([one.id, range, reply.status]).toEqual([one.id, range, 206]);
      expect(reply.headers.get('Content-Range')).toBe(`bytes ${first}-${last}/${size}`);
      expect(reply.headers.get('Content-Length')).toBe(String(last - first + 1));
      expect(undocumented(one, reply)).toEqual([]);
    }
    for (const range of [`bytes=${size}-`, 'bytes=4-1', 'pages=1-2', 'bytes=0-1,3-4'])
      expect([one.id, range, (await part(range)).status]).toEqual([one.id, range, 200]);
  });
});

test('what is put together for the answer carries one too, which changes with it', async () => {
  const scene = await createScene(app);
  expect(composed.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['getHealth', 'getEmbedSession', 'getCalendar', 'getFormFilling']),
  );
  for (const [one, call] of await prepareCalls(scene, composed)) {
    const [first, second] = [await perform(scene.caller, one, call), await perform(scene.caller, one, call)];
    expect([one.id, etagOf(first)]).toEqual([one.id, expect.stringMatching(/^"[\w-]{20,}"$/)]);
    // Health and what needs attention say of which moment they are.
    if (one.id !== 'getHealth' && one.id !== 'getAttention')
      expect([one.id, etagOf(second)]).toEqual([one.id, etagOf(first)]);
  }
});

test('answers are saved only for the version that was read', async () => {
  const scene = await createScene(app);
  const saving = endpoints.filter(({ id }) => id === 'saveFormAnswers');
  for (const [one, call] of await prepareCalls(scene, saving)) {
    const IfMatch = etagOf(await scene.caller.get(call.path));
    const [done, late] = [
      await perform(scene.caller, one, call, { headers: { 'If-Match': IfMatch } }),
      await perform(scene.caller, one, call, { headers: { 'If-Match': IfMatch } }),
    ];
    expect([done.status, outcomeOf(late)]).toEqual([200, '412 precondition-failed']);
  }
});

test('lists have no ETag', async () => {
  const scene = await createScene(app);
  for (const one of endpoints.filter(({ lists }) => lists))
    expect((await scene.caller.get(await listPath(scene, one))).headers.get('ETag')).toBeNull();
});

test('every change has a read of the same path, whose ETag it honours', () => {
  const without = endpoints.filter(
    (one) =>
      (one.method === 'PATCH' || one.method === 'DELETE') &&
      !readingOf(one) &&
      // What arranges a list says in its body what it has read.
      !endpoints.some(({ lists, path }) => lists && path === one.path),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('every PATCH and DELETE is refused with 412 for another ETag, and leaves the record as it was', async () => {
  const scene = await createScene(app);
  const { caller } = scene;
  await forEachOf(await prepareCalls(scene, changing), async ([one, call]) => {
    const before = await caller.get(call.path);
    const etag = etagOf(before);
    for (const IfMatch of ['"stale"', `W/${etag}`, etag.slice(1, -1), `${etag}x`, '""', `"a", "b"`]) {
      const reply = await perform(caller, one, call, { headers: { 'If-Match': IfMatch } });
      expect([one.id, IfMatch, outcomeOf(reply)]).toEqual([one.id, IfMatch, '412 precondition-failed']);
    }
    const after = await caller.get(call.path);
    expect([one.id, lasting(one, after.body.data), etagOf(after)]).toEqual([
      one.id,
      lasting(one, before.body.data),
      etag,
    ]);
  });
});

test('a PUT of a part of a record is refused for another ETag, and done for `*`', async () => {
  const scene = await createScene(app);
  const putting = endpoints.filter(({ method, subject }) => method === 'PUT' && subject);
  expect(putting.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['replaceTranscript', 'saveFormAnswers', 'putGameSaveThumbnail']),
  );
  for (const [one, call] of await prepareCalls(scene, putting)) {
    // What is not there yet has no ETag.
    if (one.shows) {
      const early = await perform(scene.caller, one, call, { headers: { 'If-Match': '*' } });
      expect([one.id, outcomeOf(early)]).toEqual([one.id, '412 precondition-failed']);
      await perform(scene.caller, one, call);
    }
    const refused = await perform(scene.caller, one, call, { headers: { 'If-Match': '"stale"' } });
    expect([one.id, outcomeOf(refused)]).toEqual([one.id, '412 precondition-failed']);
    const done = await perform(scene.caller, one, call, { headers: { 'If-Match': '*' } });
    expect([one.id, done.status]).toEqual([one.id, one.shows ? 200 : one.success[0]]);
  }
});

test('every PATCH and DELETE is done for the right ETag, for a list that holds it, for * and without any', async () => {
  const scene = await createScene(app);
  const { caller } = scene;
  await forEachOf(changing, async (one) => {
    for (const form of [
      (etag: string) => etag,
      (etag: string) => `"stale", ${etag} ,"other"`,
      () => '*',
      () => undefined,
    ]) {
      const call = await sampleOf(one, scene);
      const IfMatch = form(etagOf(await caller.get(call.path)));
      const reply = await perform(
        caller,
        one,
        call,
        IfMatch === undefined ? {} : { headers: { 'If-Match': IfMatch } },
      );
      expect([one.id, IfMatch, reply.status]).toEqual([one.id, IfMatch, one.success[0]]);
    }
  });
});

test('a PATCH answers with the ETag that the next read has', async () => {
  const scene = await createScene(app);
  const patching = changing.filter(({ method }) => method === 'PATCH');
  await forEachOf(patching, async (one) => {
    const call = await sampleOf(one, scene);
    const changed = await perform(scene.caller, one, call);
    expect([one.id, etagOf(changed)]).toEqual([one.id, etagOf(await scene.caller.get(call.path))]);
  });
});

test('a creation answers with Location and the ETag of the new record', async () => {
  const scene = await createScene(app);
  const creating = endpoints.filter((one) => one.method === 'POST' && one.shows && !one.subject);
  expect(creating.length).toBeGreaterThan(0);
  for (const one of creating) {
    const call = await sampleOf(one, scene);
    const reply = await perform(scene.caller, one, call);
    const location = reply.headers.get('Location') ?? '';
    const { id } = reply.body.data;
    // What is generated is a worksheet like those that are uploaded, and is read as one.
    const collection = one.id === 'generateWorksheet' ? '/api/embed/worksheets' : call.path;
    expect([one.id, location]).toEqual([one.id, `${app.config.BASE_URL}${collection}/${id}`]);
    const read = await scene.caller.get(location.slice(app.config.BASE_URL.length));
    expect([one.id, read.body.data, etagOf(read)]).toEqual([one.id, reply.body.data, etagOf(reply)]);
  }
});

test('of two changes of the same version, the second is refused', async () => {
  const { world, practice } = await createScene(app);
  const path = `/v1/partner/clinics/${practice.clinic.id}`;
  const headers = { 'If-Match': etagOf(await world.partner.get(path)) };
  const replies = await Promise.all(
    ['Europe/Vienna', 'Europe/Madrid', 'Europe/Rome', 'Europe/Paris'].map((timezone) =>
      world.partner.patch(path, { timezone }, { headers }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412]);
});

test('a deleted record is 404, whatever If-Match says', async () => {
  const { world } = await createScene(app);
  const { id } = await world.clinic();
  const path = `/v1/partner/clinics/${id}`;
  await world.partner.delete(path);
  for (const IfMatch of ['*', '"stale"'])
    expect(outcomeOf(await world.partner.patch(path, {}, { headers: { 'If-Match': IfMatch } }))).toBe(
      '404 not-found',
    );
});

test('If-Match is ignored for reads and creations', async () => {
  const { world, practice } = await createScene(app);
  const headers = { 'If-Match': '"stale"' };
  expect((await world.partner.get(`/v1/partner/clinics/${practice.clinic.id}`, { headers })).status).toBe(
    200,
  );
  expect((await world.partner.post('/v1/partner/clinics', { name: 'Another' }, { headers })).status).toBe(
    201,
  );
});
