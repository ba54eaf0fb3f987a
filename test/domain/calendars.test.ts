import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createAlignCalendarEntry } from '../../activities/calendar/align-calendar-entry.ts';
import { createCheckCalendar } from '../../activities/calendar/check-calendar.ts';
import { type DigestChallenge, digestAnswer, digestChallengeOf } from '../../domain/calendars/digest.ts';
import { sql } from '../../platform/database/rows.ts';
import { createGuardedFetch, type GuardedFetch } from '../../platform/outgoing/guarded-fetch.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { whileHolding } from '../support/awaited-locks.ts';
import { framedClient } from '../support/embed.ts';
import { type Radicale, startRadicale } from '../support/radicale.ts';
import { createWorld } from '../support/world.ts';

/** The example of RFC 7616, 3.9.1. */
test.each([
  ['MD5', '8ca523f5e9506fed4657c9700eebdbec'],
  ['SHA-256', '753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1'],
])('a server that asks for Digest with %s gets the answer that the standard has', (algorithm, response) => {
  const [nonce, opaque, cnonce] = [
    '7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v',
    'FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS',
    'f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ',
  ];
  const challenge = digestChallengeOf(
    `Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=${algorithm}, nonce="${nonce}", opaque="${opaque}"`,
  );
  expect(challenge).toBeDefined();
  const answer = digestAnswer(
    challenge as DigestChallenge,
    { username: 'Mufasa', password: 'Circle of Life' },
    { method: 'GET', uri: '/dir/index.html', count: 1 },
    cnonce,
  );
  expect(answer).toBe(
    `Digest username="Mufasa", realm="http-auth@example.org", nonce="${nonce}", uri="/dir/index.html", response="${response}", algorithm=${algorithm}, opaque="${opaque}", qop=auth, nc=00000001, cnonce="${cnonce}"`,
  );
});

test('of several challenges the first one that can be answered is used', () => {
  const asked =
    'Negotiate dG9rZW4=, Basic realm="Digest nonce=1, realm=2", Digest realm="a", nonce="b", algorithm=MD5-sess, digest Realm="c, d", Nonce=e';
  expect(digestChallengeOf(asked)).toMatchObject({ realm: 'c, d', nonce: 'e', hash: 'md5', counts: false });
  for (const none of [
    '',
    'Basic realm="a"',
    'Digest realm="a"',
    'Digest realm="a", nonce="b", qop="auth-int"',
  ])
    expect(digestChallengeOf(none)).toBeUndefined();
});

/** A clinician connects a calendar in the framed workspace (decisions part 4), on a real CalDAV server. */

const PATH = '/api/embed/calendar';

let app: RunningApp;
let radicale: Radicale;
beforeAll(async () => {
  radicale = await startRadicale();
  app = await startApp({ OUTGOING_ALLOWED_HOSTS: radicale.host });
});
afterAll(async () => {
  await app.stop();
  await radicale.stop();
});

const reaching = (host: string) => createGuardedFetch({ allowedHosts: [host] });

const practice = async () => {
  const world = await createWorld(app);
  const people = await world.practice();
  const clinician = await world.as(people.practitioner.id);
  const [reader, writer] = await Promise.all([
    framedClient(app, clinician, ['appointment:read']),
    framedClient(app, clinician, ['appointment:read', 'appointment:write']),
  ]);
  const { organizationId } = world;
  const user = `ida-${randomUUID()}`;
  await radicale.setPassword(user, 'first word');
  const url = await radicale.calendar(user, 'work');
  const rows = app.database.within(organizationId);
  const connection = () =>
    rows.first(sql<{ id: string; version: number }>`
      select id, version from calendar_connections where organization_id = ${organizationId} and state <> 'disconnecting'`);
  /** What the workflow's step does. */
  const check = async (guardedFetch = reaching(radicale.host)) =>
    createCheckCalendar({ database: app.database, secrets: app.secrets, guardedFetch })({
      organizationId,
      connectionId: (await connection())?.id ?? '',
    });
  return {
    world,
    people,
    reader,
    writer,
    user,
    url,
    connection,
    check,
    draft: (password = 'first word') => ({ url, username: user, password }),
    book: async (hour: number) =>
      (await world.partner.post('/v1/partner/appointments', world.booking(people, hour))).body.data
        .id as string,
    state: async () => (await writer.get(PATH)).body.data,
    commands: () =>
      rows.all(sql<{ workflow_type: string; workflow_id: string; kind: string; input: object }>`
        select workflow_type, workflow_id, kind, input from workflow_outbox
        where organization_id = ${organizationId} order by id`),
    align: (appointmentId: string, guardedFetch: GuardedFetch = reaching(radicale.host)) =>
      createAlignCalendarEntry({
        database: app.database,
        secrets: app.secrets,
        config: app.config,
        guardedFetch,
      })({ organizationId, appointmentId }),
  };
};
const NOTHING = {
  state: 'not_connected',
  attention: null,
  unreachable_since: null,
  entries: 0,
  connected_at: null,
};

test('no calendar is connected at first, and none can be disconnected', async () => {
  const { writer, state } = await practice();
  expect(await state()).toEqual(NOTHING);
  expect((await writer.post(`${PATH}/disconnection`)).status).toBe(404);
});

test('a calendar is connected without waiting for its server, then opened by a workflow; future bookings follow', async () => {
  const { writer, draft, state, check, commands, book, align, connection, world } = await practice();
  const appointmentId = await book(0);
  const reply = await writer.put(PATH, draft());
  expect([reply.status, reply.body.data.state]).toEqual([200, 'checking']);
  const { id } = (await connection()) as { id: string };
  expect((await commands()).at(-1)).toEqual({
    workflow_type: 'connectCalendar',
    workflow_id: `calendar/${id}/connection`,
    kind: 'signal_with_start',
    input: { organizationId: world.organizationId, connectionId: id },
  });
  // Nothing is brought into it before it was opened.
  expect(await align(appointmentId)).toBe('unchanged');
  expect(await check()).toBe('connected');
  expect(await state()).toMatchObject({ state: 'connected', attention: null, unreachable_since: null });
  expect((await commands()).at(-1)).toMatchObject({ workflow_id: `appointment/${appointmentId}` });
  expect(await align(appointmentId)).toBe('put');
  expect((await state()).entries).toBe(1);
  expect(await check()).toBe('settled_before');
});

test('no answer and no log, row or command contains address, user name or password', async () => {
  const { writer, draft, world, url, user, state } = await practice();
  const replies = [
    await writer.put(PATH, draft('a canary of a word'), { headers: { 'Idempotency-Key': randomUUID() } }),
  ];
  replies.push(await writer.get(PATH));
  const { rows } = await app.owner.pool.query(
    `select (select json_agg(c) from calendar_connections c where organization_id = $1)::text
       || (select json_agg(o) from workflow_outbox o where organization_id = $1)::text
       || (select json_agg(a) from audit_entries a where organization_id = $1)::text as stored`,
    [world.organizationId],
  );
  for (const secret of ['a canary of a word', user, url]) {
    for (const { text } of replies) expect(text).not.toContain(secret);
    expect(rows[0].stored).not.toContain(secret);
    expect(rows[0].stored).not.toContain(Buffer.from(secret).toString('hex'));
  }
  expect(await state()).not.toHaveProperty('url');
});

test('refused credentials are reported, and others may be given', async () => {
  const { writer, draft, state, check, connection } = await practice();
  await writer.put(PATH, draft('a wrong word'));
  expect(await check()).toBe('needs_attention');
  expect(await state()).toMatchObject({ state: 'needs_attention', attention: 'credentials_refused' });
  const before = await connection();
  const again = await writer.put(PATH, draft());
  expect([again.status, again.body.data]).toEqual([
    200,
    { ...NOTHING, state: 'checking', connected_at: expect.any(String) },
  ]);
  expect(await connection()).toEqual({ id: before?.id, version: 1 });
  expect(await check()).toBe('connected');
});

test('an address that is no calendar is reported', async () => {
  const { writer, draft, state, check, url } = await practice();
  await writer.put(PATH, { ...draft(), url: url.replace('/work/', '/other/') });
  expect(await check()).toBe('needs_attention');
  expect(await state()).toMatchObject({ attention: 'calendar_missing' });
});

test('an unreachable server is reported with the time since when, and is retried', async () => {
  const { writer, draft, state, check } = await practice();
  await writer.put(PATH, { ...draft(), url: 'https://nothing.invalid/work/' });
  await expect(check()).rejects.toMatchObject({ type: 'CalendarUnavailable', nonRetryable: false });
  const { unreachable_since, ...rest } = await state();
  expect(rest).toMatchObject({ state: 'checking', attention: null });
  expect(Date.parse(unreachable_since)).toBeGreaterThan(Date.now() - 60_000);
  await expect(check()).rejects.toMatchObject({ type: 'CalendarUnavailable' });
  expect((await state()).unreachable_since).toBe(unreachable_since);

  await writer.put(PATH, draft());
  expect(await check()).toBe('connected');
  expect((await state()).unreachable_since).toBeNull();
});

test('a connected server that answers 500 is shown as unreachable until it answers again', async () => {
  const { writer, draft, state, check, book, align } = await practice();
  await writer.put(PATH, draft());
  await check();
  const appointmentId = await book(0);
  const broken = align(appointmentId, async (url) => ({ status: 500, headers: {}, body: '', url }));
  await expect(broken).rejects.toMatchObject({ type: 'CalendarUnavailable' });
  expect(await state()).toMatchObject({ state: 'connected', unreachable_since: expect.any(String) });
  expect(await align(appointmentId)).toBe('put');
  expect(await state()).toMatchObject({ state: 'connected', unreachable_since: null, entries: 1 });
});

test('disconnecting stops its use, and starts the workflow that clears it and deletes the credentials', async () => {
  const { writer, draft, state, check, commands, connection } = await practice();
  await writer.put(PATH, draft());
  await check();
  const { id } = (await connection()) as { id: string };
  expect((await writer.post(`${PATH}/disconnection`)).status).toBe(201);
  expect(await state()).toEqual(NOTHING);
  expect((await commands()).at(-1)).toMatchObject({ workflow_id: `calendar/${id}/removal` });
  expect((await writer.post(`${PATH}/disconnection`)).status).toBe(404);
});

test('another calendar replaces it; the former one is cleared', async () => {
  const { writer, draft, user, connection, commands } = await practice();
  await writer.put(PATH, draft());
  const { id } = (await connection()) as { id: string };
  const reply = await writer.put(PATH, { ...draft(), url: await radicale.calendar(user, 'private') });
  expect(reply.status).toBe(200);
  expect((await connection())?.id).not.toBe(id);
  expect((await commands()).map(({ workflow_id }) => workflow_id)).toContain(`calendar/${id}/removal`);
});

test('of many concurrent requests, one connects', async () => {
  const { writer, draft, world } = await practice();
  const replies = await Promise.all(Array.from({ length: 8 }, () => writer.put(PATH, draft())));
  expect(replies.map(({ status }) => status).toSorted()).toEqual(Array(8).fill(200));
  const { rows } = await app.owner.pool.query(
    'select count(*)::int as n from calendar_connections where organization_id = $1',
    [world.organizationId],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('a connected calendar is disconnected, whatever replaces it at the same moment', async () => {
  const { writer, draft } = await practice();
  for (let round = 0; round < 6; round += 1) {
    await writer.put(PATH, draft());
    const [, gone] = await Promise.all([
      writer.put(PATH, { ...draft(), url: `${draft().url}${round}/` }),
      writer.post(`${PATH}/disconnection`),
    ]);
    expect(gone.status).toBe(201);
  }
});

test('a calendar is not connected for a practitioner who is deleted at the same moment', async () => {
  const { writer, draft, connection, people } = await practice();
  await whileHolding(app, async ({ query, awaited }) => {
    await query('update practitioners set deleted_at = now() where id = $1', [people.practitioner.id]);
    const brought = writer.put(PATH, draft());
    await awaited();
    await query('commit');
    expect((await brought).status).toBe(401);
  });
  expect(await connection()).toBeUndefined();
});

test('credentials that are replaced while they are tried do not decide the state', async () => {
  const { writer, draft, check, state } = await practice();
  await writer.put(PATH, draft());
  const slow = check(async (...request) => {
    const answer = await reaching(radicale.host)(...request);
    await writer.put(PATH, draft('a wrong word'));
    return answer;
  });
  await expect(slow).rejects.toMatchObject({ type: 'CalendarGivenAgain' });
  expect((await state()).state).toBe('checking');
  expect(await check()).toBe('needs_attention');
});

test('an invalid or forbidden address is refused by the request itself', async () => {
  const { writer, draft } = await practice();
  for (const url of [
    'dav.example/work',
    'http://dav.example/work/',
    'ftp://dav.example/',
    'https://ida:word@dav.example/work/',
    'javascript:alert(1)',
  ]) {
    const { status, body } = await writer.put(PATH, { ...draft(), url });
    expect([url, status, body.fields]).toEqual([
      url,
      422,
      [{ path: 'url', code: 'invalid_format', message: expect.any(String) }],
    ]);
  }
  const both = await writer.put(PATH, { ...draft(), url: 'nothing', username: '' });
  expect(both.body.fields.map(({ path }: { path: string }) => path).toSorted()).toEqual(['url', 'username']);
  const { body } = await writer.put(PATH, {});
  expect(body.fields.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
    'url required',
    'username required',
    'password required',
  ]);
});

test.each(['word\u0000', 'wo\u001brd', 'wo\nrd', 'wo\u0085rd', '\ud800'])(
  'a password that no server could be told is refused: %j',
  async (password) => {
    const { writer, draft } = await practice();
    const { status, body } = await writer.put(PATH, { ...draft(), password });
    expect([status, body.fields]).toEqual([
      422,
      [{ path: 'password', code: 'invalid_format', message: expect.any(String) }],
    ]);
  },
);

test('a read-only token sees its state and changes nothing; each clinician has a separate one', async () => {
  const { reader, writer, draft, world, people } = await practice();
  await writer.put(PATH, draft());
  expect((await reader.get(PATH)).body.data.state).toBe('checking');
  for (const reply of [await reader.put(PATH, draft()), await reader.post(`${PATH}/disconnection`)]) {
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({ required_capability: 'appointment:write' });
  }
  const colleague = await world.practitioner({ partner_clinic_id: people.clinic.id });
  const theirs = await framedClient(app, await world.as(colleague.id), [
    'appointment:read',
    'appointment:write',
  ]);
  expect((await theirs.get(PATH)).body.data).toEqual(NOTHING);
  expect((await theirs.post(`${PATH}/disconnection`)).status).toBe(404);
});
