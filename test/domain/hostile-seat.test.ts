import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as Y from 'yjs';
import { createSceneDocuments } from '../../domain/game-sessions/live/scene-documents.ts';
import { sql } from '../../platform/database/rows.ts';
import { createLogger } from '../../platform/telemetry/log.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { changeOf, quarrel, subdocuments } from '../support/hostile-updates.ts';
import { openLive, refusalOf, takeLiveSeat } from '../support/live-seat.ts';
import { createWorld } from '../support/world.ts';

/** One seat holds nobody else up, however it tries, and is barred over all processes (issue 28, point 1). */

let one: RunningApp;
let two: RunningApp;
beforeAll(async () => {
  [one, two] = await Promise.all([startApp(), startApp()]);
});
afterAll(() => Promise.all([one.stop(), two.stop()]));

const started = async () => {
  const world = await createWorld(one);
  const practice = await world.practice();
  const clinician = await world.as(practice.practitioner.id);
  const { body } = await clinician.post('/v1/partner/game-sessions', {
    game_type: 'sandtray',
    patient_id: practice.patient.id,
    origins: ['https://portal.partner.example'],
  });
  const { game_session_id: id, practitioner, patient } = body.data;
  const refresh = () =>
    clinician.post('/v1/partner/game-sessions', {
      game_type: 'sandtray',
      patient_id: practice.patient.id,
      origins: ['https://portal.partner.example'],
      game_session_id: id,
    });
  return { id: id as string, practitioner: practitioner.token, patient: patient.token, refresh };
};
type Started = Awaited<ReturnType<typeof started>>;

/** The close code of a connection that says so much. */
const closeAfter = async (
  app: RunningApp,
  { id }: Started,
  token: string,
  messages: readonly Uint8Array[],
) => {
  const socket = openLive(app.baseUrl, id, token);
  const closed = once(socket, 'close');
  await once(socket, 'open');
  for (const message of messages) socket.send(message);
  return (await closed)[0] as number;
};
/** Points somewhere, in so many bytes. */
const pointing = (bytes: number) => new Uint8Array(bytes).fill(1);

test('30,000 documents in one message bar the seat, in every process and with every token, and nobody else', async () => {
  const session = await started();
  const clinician = takeLiveSeat([two.baseUrl], session.id, session.practitioner);
  await clinician.joined;
  expect(await closeAfter(one, session, session.patient, [changeOf(subdocuments(30_000))])).toBe(1_007);
  const refreshed = (await session.refresh()).body.data.patient.token;
  for (const [app, token] of [
    [one, session.patient],
    [two, session.patient],
    [two, refreshed],
  ] as const) {
    const { status, slug, headers, text } = await refusalOf(openLive(app.baseUrl, session.id, token));
    expect([status, slug]).toEqual([429, 'rate-limited']);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(JSON.parse(text).retry_after_seconds).toBe(seconds);
  }
  // Only the live scene is closed to the seat: what else it may do has limits of its own.
  const reply = await clientOf(one.baseUrl, session.patient).get(`/api/embed/game-sessions/${session.id}`);
  expect(reply.status).toBe(200);
  clinician.items.set('palm', {});
  await clinician.leave();
  expect(clinician.closes).toEqual([1_005]);
  await one.owner.rows.all(sql`
    update game_seats set barred_until = clock_timestamp() where game_session_id = ${session.id}`);
  const back = takeLiveSeat([one.baseUrl], session.id, session.patient);
  await back.joined;
  // The other process stores it while this one lets the seat in.
  if (!back.items.has('palm')) await new Promise((resolve) => back.items.observe(resolve));
  expect(back.items.toJSON()).toEqual({ palm: {} });
  await back.leave();
});

test('the data that a seat may send is limited over all its connections and processes together', async () => {
  const session = await started();
  const bulk = Array.from({ length: 20 }, () => pointing(240_000));
  const before = openLive(one.baseUrl, session.id, session.patient);
  await once(before, 'open');
  for (const message of bulk) before.send(message);
  before.close();
  const [code] = await once(before, 'close');
  expect(code).toBe(1_005);
  const bytesLeft = () =>
    one.owner.rows.first(sql<{ bytes_left: number }>`
      select bytes_left from game_seats where game_session_id = ${session.id} and bytes_left < 2000000`);
  await eventually(async () => (await bytesLeft()) !== undefined);
  // As much again would be within the allowance of a seat that had none before.
  expect(await closeAfter(two, session, session.patient, bulk)).toBe(1_008);
  expect((await refusalOf(openLive(one.baseUrl, session.id, session.patient))).status).toBe(429);
});

test.each<[string, (socket: ReturnType<typeof openLive>) => void]>([
  ['messages', (socket) => socket.send(pointing(2))],
  ['pings', (socket) => socket.ping()],
])('a flood of %s ends the connection and bars the seat', async (_, send) => {
  const session = await started();
  const socket = openLive(one.baseUrl, session.id, session.patient);
  socket.on('error', () => undefined);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  for (let count = 0; count < 5_000; count += 1) send(socket);
  // 1006: whoever goes on writing may not come to read why.
  expect([1_006, 1_008]).toContain((await closed)[0]);
  expect((await refusalOf(openLive(two.baseUrl, session.id, session.patient))).status).toBe(429);
});

test('a seat that connects again and again is barred', async () => {
  const session = await started();
  const outcomes = new Set<unknown>();
  await eventually(async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (__, index) => {
        const socket = openLive((index % 2 ? one : two).baseUrl, session.id, session.patient);
        socket.on('error', () => undefined);
        const status = new Promise((resolve) => {
          socket.on('unexpected-response', (___, response) => resolve(response.statusCode));
          socket.on('close', () => resolve(undefined));
          socket.on('open', () => socket.close());
        });
        outcomes.add(await status);
        socket.terminate();
      }),
    );
    return outcomes.has(429);
  });
});

test('a seat that is barred is disconnected from the other process too', async () => {
  const session = await started();
  const patient = takeLiveSeat([two.baseUrl], session.id, session.patient);
  await patient.joined;
  const closed = once(patient.socket(), 'close');
  await one.owner.rows.all(sql`
    update game_seats set barred_until = clock_timestamp() + interval '1 minute'
    where game_session_id = ${session.id}`);
  expect((await closed)[0]).toBe(1_008);
  await patient.leave();
});

test('a slow change delays no request, and other scenes no longer than its time limit', async () => {
  const documents = createSceneDocuments(createLogger('silent', 'test'));
  try {
    const [hostile, other] = await Promise.all([documents.open('one', []), documents.open('two', [])]);
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 10);
    const given = hostile.take(quarrel(9_000));
    const honest = new Y.Doc();
    honest.getMap('items').set('palm', { x: 1 });
    const taken = other.take(Y.encodeStateAsUpdate(honest));
    await expect(given).rejects.toMatchObject({ reason: expect.stringMatching('harmful|lost') });
    clearInterval(turning);
    // The limit is a quarter of a second: all of it would be 25.
    expect(turns).toBeGreaterThan(4);
    const copy = new Y.Doc();
    for (const change of (await taken).result.changes) Y.applyUpdate(copy, change);
    expect(copy.getMap('items').toJSON()).toEqual({ palm: { x: 1 } });
    // The document is gone with what was done to it; nobody else's is.
    await expect(hostile.stateVector()).rejects.toMatchObject({ reason: 'lost' });
    expect((await other.stateVector()).length).toBeGreaterThan(1);
  } finally {
    await documents.close();
  }
});

const root = fileURLToPath(new URL('../../', import.meta.url));
const runScript = async (source: string): Promise<unknown> => {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', source];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return JSON.parse(stdout);
};

test('the thread that answers requests does not load Yjs, and the thread of live scenes does not alter Yjs', async () => {
  // Yjs says on the global object that it was loaded.
  const loads = await runScript(`
    const loaded = () => globalThis['__ $YJS$ __'] === true;
    const before = loaded();
    await import('./api/app.ts');
    const byTheApi = loaded();
    await import('yjs');
    console.log(JSON.stringify([before, byTheApi, loaded()]));`);
  expect(loads).toEqual([false, false, true]);
  const changed = await runScript(`
    const Y = await import('yjs');
    const prototypes = Object.entries(Y).filter(([, one]) => typeof one === 'function' && one.prototype);
    const members = () => prototypes.flatMap(([name, { prototype }]) =>
      Object.entries(Object.getOwnPropertyDescriptors(prototype)).map(([key, { value, get }]) => [name + '.' + key, value ?? get]));
    const before = members();
    await import('./domain/game-sessions/live/scene-thread.ts');
    const after = members();
    console.log(JSON.stringify({
      known: before.some(([name]) => name === 'Item.integrate'),
      changed: after.filter(([name, value], index) => before[index]?.[0] !== name || before[index][1] !== value).map(([name]) => name),
      more: after.length - before.length,
    }));`);
  expect(changed).toEqual({ known: true, changed: [], more: 0 });
});
